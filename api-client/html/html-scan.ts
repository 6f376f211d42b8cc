import { readTag, type Attributes } from './html-tag.js'
import { decodeEntities } from './entities.js'
import { createNesting, voidTags } from './nesting.js'

/**
 * A small reader of server-made HTML. It is no parser for the page (nothing it yields is ever inserted), it finds tags,
 * attributes and text, and so works without a DOM, under Trusted Types, and in Node. Pieces are balanced: each start has its end
 * (void elements have none), also where the page leaves it out; an end without a start is no piece.
 */
export type HtmlPiece =
  | { readonly kind: 'start'; readonly tag: string; readonly attributes: Attributes }
  | { readonly kind: 'end'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }

/** Comments, also those that end early or never, declarations, and ends that name nothing. */
const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/[^a-z])[^>]*(?:>|$)/iy
const textRun = /[^<]+|</y

/** Their content is no text to read: neither they nor it are pieces. */
const skipped = new Set(['script', 'style', 'template'])
/** What looks like a tag in them is text. */
const literal = new Set(['textarea', 'title'])

export function scanHtml(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  const nesting = createNesting((tag) => pieces.push({ kind: 'end', tag }))
  let at = 0
  while (at < html.length) {
    comment.lastIndex = at
    if (comment.test(html)) {
      at = comment.lastIndex
      continue
    }
    const tag = readTag(html, at)
    if (!tag) {
      textRun.lastIndex = at
      const [text = ''] = textRun.exec(html) ?? []
      at += text.length
      pieces.push({ kind: 'text', text: decodeEntities(text) })
      continue
    }
    at = tag.after
    if (tag.end) {
      nesting.end(tag.name)
    } else if (skipped.has(tag.name)) {
      at = endOf(html, at, tag.name).after
    } else {
      nesting.start(tag.name, tag.closed, () =>
        pieces.push({ kind: 'start', tag: tag.name, attributes: tag.attributes }),
      )
      if (literal.has(tag.name)) {
        const { before, after } = endOf(html, at, tag.name)
        pieces.push({ kind: 'text', text: decodeEntities(html.slice(at, before)) })
        nesting.end(tag.name)
        at = after
      }
    }
  }
  nesting.endAll()
  return pieces
}

/** Where the end tag starts, and where the page goes on after it. */
function endOf(html: string, from: number, tag: string): { before: number; after: number } {
  const end = new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi')
  end.lastIndex = from
  const found = end.exec(html)
  return found ? { before: found.index, after: end.lastIndex } : { before: html.length, after: html.length }
}

/** Of a start tag; '' when it has none. */
export function attribute(piece: HtmlPiece | undefined, name: string): string {
  return piece?.kind === 'start' ? (piece.attributes[name] ?? '') : ''
}

export function hasClass(piece: HtmlPiece | undefined, name: string): boolean {
  return attribute(piece, 'class').split(/\s+/).includes(name)
}

export function isStart(piece: HtmlPiece | undefined, tag: string): boolean {
  return piece?.kind === 'start' && piece.tag === tag
}

/** Where the first element of the kind ends after `start`; where none does, the page does. */
export function elementEnd(pieces: readonly HtmlPiece[], start: number, tag: string): number {
  const end = pieces.findIndex((piece, at) => at > start && piece.kind === 'end' && piece.tag === tag)
  return end < 0 ? pieces.length : end
}

/** The text inside the element that starts at `at`, white space folded. */
export function textWithin(pieces: readonly HtmlPiece[], at: number): string {
  return rawTextWithin(pieces, at).replace(/\s+/g, ' ').trim()
}

/** The lines written in the textarea that starts at `at`; the line break that HTML lets stand after its tag is none of them. */
export function linesWithin(pieces: readonly HtmlPiece[], at: number): string {
  return rawTextWithin(pieces, at).replace(/\r\n?/g, '\n').replace(/^\n/, '')
}

function rawTextWithin(pieces: readonly HtmlPiece[], at: number): string {
  let depth = 0
  let text = ''
  for (const piece of pieces.slice(at)) {
    if (piece.kind === 'text') text += piece.text
    else if (piece.kind === 'start') depth += voidTags.has(piece.tag) ? 0 : 1
    else depth -= 1
    if (depth <= 0) break
  }
  return text
}
