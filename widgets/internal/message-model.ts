/** Messages as the server and the pages send them. */

export const messageTypes = ['success', 'info', 'warning', 'danger', 'error'] as const

/** `error` is kept as a word, but looks and counts as `danger`. */
export type MessageType = (typeof messageTypes)[number]

/** How a message looks. */
export type Tone = 'success' | 'info' | 'warning' | 'danger'

export interface Message {
  readonly type: MessageType
  /** Plain text, never HTML. */
  readonly text: string
  /** More of it, shown on request. */
  readonly details?: string
}

/** A message as the server writes it: type, message, extra tags (`safe` = the message is HTML). */
export type MessageTuple = readonly [type: string, message: string, extraTags?: string]

/** @texts */
const prefixes: Readonly<Record<MessageType, string>> = {
  danger: 'Danger: ',
  warning: 'Warning: ',
  info: 'Notice: ',
  success: 'Success: ',
  error: 'Error: ',
}

export function isMessageType(type: string): type is MessageType {
  return Object.hasOwn(prefixes, type)
}

export function messageTone(type: MessageType): Tone {
  return type === 'error' ? 'danger' : type
}

/** The word before a message, English, with its colon and space. */
export function messagePrefix(type: MessageType): string {
  return prefixes[type]
}

/** Splits the details off after the first ellipsis; what follows a second one is dropped. */
export function splitDetails(message: string): { text: string; details?: string } {
  const [text = '', details] = message.split('…')
  return details === undefined ? { text } : { text, details }
}

/** A server's tuple as a message. Unknown types are notices. `html` is true where the text is markup and needs sanitising. */
export function messageFromTuple([type, message, extraTags = '']: MessageTuple): Message & { html: boolean } {
  const known = isMessageType(type) ? type : 'info'
  if (extraTags.split(/\s+/).includes('safe')) return { type: known, text: message, html: true }
  return { type: known, ...splitDetails(message), html: false }
}
