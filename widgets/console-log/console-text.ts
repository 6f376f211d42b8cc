// Control sequences of terminals: colours and cursor moves (CSI), titles (OSC), single-letter ones.
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const otherControls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A machine's console as plain text: without terminal sequences, with one kind of line end. */
export function consoleText(raw: string): string {
  return raw.replace(sequences, '').replace(/\r\n?/g, '\n').replace(otherControls, '')
}

/** How many lines to ask for: a whole number from 0 on; undefined = not valid. */
export function tailLength(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined
}
