const escape = '\u001b'
const bell = '\u0007'
/** Control sequences of terminals: colours and cursor moves (CSI), titles (OSC), single letters. */
const sequences = new RegExp(
  `${escape}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)?|[@-Z\\\\-_])`,
  'g',
)
const otherControls = /[^\P{Cc}\t\n]/gu

/** A machine's console as plain text: without terminal sequences, with one kind of line end. */
export function consoleText(raw: string): string {
  return raw.replace(sequences, '').replace(/\r\n?/g, '\n').replace(otherControls, '')
}

/** How many lines to ask for: a whole number from 0 on; undefined = not valid. */
export function tailLength(text: string): number | undefined {
  const length = /^\d+$/.test(text.trim()) ? Number(text) : NaN
  return Number.isSafeInteger(length) ? length : undefined
}
