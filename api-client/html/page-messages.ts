import type { HtmlAnswer } from './html-answer.js'
import { attribute, hasClass, scanHtml, textWithin, type HtmlPiece } from './html-scan.js'
import { withoutSdkPreamble } from './sdk-preamble.js'

/** A message that a page of Horizon shows on top: what came of the action before. */
export interface PageMessage {
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

const types: Readonly<Record<string, PageMessage['type']>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
  error: 'error',
}

/** All that an answer has to say: in its header and on its page. */
export function messagesOf({ html, messages }: Pick<HtmlAnswer, 'html' | 'messages'>): PageMessage[] {
  const told = messages.map(({ type, text }) => ({ type: types[type] ?? 'info', text }))
  return [...told, ...readPageMessages(html)].map(({ type, text }) => ({ type, text: withoutSdkPreamble(text) }))
}

const hasTag = (piece: HtmlPiece | undefined, tag: string) => piece?.kind === 'start' && piece.tag === tag

/** Reads the messages of a page: `.messages .alert`, without the word for their type. */
export function readPageMessages(html: string): PageMessage[] {
  const pieces = scanHtml(html)
  const start = pieces.findIndex((piece) => hasClass(piece, 'messages'))
  if (start < 0) return []
  return pieces.slice(start).flatMap((piece, at, list) => {
    if (!hasClass(piece, 'alert')) return []
    const type = types[/\balert-(success|info|warning|danger|error)\b/.exec(attribute(piece, 'class'))?.[1] ?? '']
    const paragraph = list.findIndex((other, index) => index > at && other.kind === 'start' && other.tag === 'p')
    if (!type || paragraph < 0) return []
    // An error's word stands on a line of its own; a link to its details is no part of the text.
    const word = list.findIndex((other, index) => index > paragraph && !(other.kind === 'text' && !other.text.trim()))
    const prefix = hasTag(list[word], 'strong') ? textWithin(list, word) : ''
    const link = list.findIndex((other, index) => index > paragraph && attribute(other, 'data-toggle') === 'collapse')
    const whole = textWithin(link < 0 ? list : list.slice(0, link), paragraph)
    return { type, text: whole.slice(prefix.length).trim() }
  })
}
