import type { HtmlAnswer } from './html-answer.js'
import { attribute, hasClass, scanHtml, textWithin } from './html-scan.js'

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
  return [...messages.map(({ type, text }) => ({ type: types[type] ?? 'info', text })), ...readPageMessages(html)]
}

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
    const word = list[paragraph + 1]
    const prefix = word?.kind === 'start' && word.tag === 'strong' ? textWithin(list, paragraph + 1) : ''
    return { type, text: textWithin(list, paragraph).slice(prefix.length).trim() }
  })
}
