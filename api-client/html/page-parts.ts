import { attribute, elementEnd, isStart, scanHtml, textWithin, type HtmlPiece } from './html-scan.js'
import { isEnglish } from './html-answer.js'
import { readPageTable, type PageTable, type TableRecord } from './page-table.js'

/**
 * A part of a page: a control by its id, one of all elements of a kind, of which there are so many, what is said of a term, by its
 * English name, or a table with its rows as records.
 */
export type PagePart =
  | { readonly id: string }
  | { readonly tag: 'dd' | 'pre'; readonly at: number; readonly of: number }
  | { readonly term: string }
  | Omit<PageTable, 'path'>

/** What one of Horizon's pages tells outside of its tables, as it is known. */
export interface PageParts {
  /** The page, below the web root; `{id}` stands for a parameter. */
  readonly path: string
  /** By field. */
  readonly parts: Readonly<Record<string, PagePart>>
  /** Fields that not every cloud has. */
  readonly optional?: readonly string[]
}

type PartValue = string | readonly (readonly string[])[] | null

/** By field: a text; of a table or a list inside the part its rows, each a list of texts; the records of a table; null where there is nothing. */
export type PartsRecord = Readonly<Record<string, PartValue | readonly TableRecord[]>>

/**
 * Reads them. In another language nothing is known by a term: such fields are null then.
 * @param language of its texts, as `Content-Language` tells; null counts as English
 * @returns null when the page is another one: an operator or a plug-in has changed it
 */
export function readPageParts(
  html: string,
  { parts, optional = [] }: PageParts,
  language: string | null = null,
): PartsRecord | null {
  const pieces = scanHtml(html)
  const mayMiss = (field: string) =>
    optional.includes(field) || ('term' in (parts[field] ?? {}) && !isEnglish(language))
  const found = Object.entries(parts).map(([field, part]) => {
    if ('table' in part) return [field, readPageTable({ html, language, query: '' }, part)?.records] as const
    const at = find(pieces, part)
    return [field, at < 0 ? undefined : valueOf(pieces, at)] as const
  })
  if (found.some(([field, value]) => value === undefined && !mayMiss(field))) return null
  return Object.fromEntries(found.map(([field, value]) => [field, value ?? null]))
}

function find(pieces: readonly HtmlPiece[], part: Exclude<PagePart, { readonly table: string }>): number {
  if ('id' in part) return pieces.findIndex((piece) => attribute(piece, 'id') === part.id)
  if ('term' in part)
    return pieces.findIndex((piece, at) => isStart(piece, 'dt') && textWithin(pieces, at) === part.term)
  const all = pieces.flatMap((piece, at) => (piece.kind === 'start' && piece.tag === part.tag ? [at] : []))
  return all.length === part.of ? (all[part.at] ?? -1) : -1
}

function valueOf(pieces: readonly HtmlPiece[], at: number): PartValue {
  const [element] = pieces.slice(at)
  if (element?.kind !== 'start') return null
  if (element.tag === 'input') return attribute(element, 'value') || null
  if (element.tag === 'dt') return saidOf(pieces, at)
  const inside = pieces.slice(at, elementEnd(pieces, at, element.tag))
  if (element.tag === 'pre') return inside.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
  if (inside.some((piece) => isStart(piece, 'table'))) return rowsOf(inside)
  return written(textWithin(inside, 0))
}

/** Horizon writes a dash where there is nothing. */
const written = (text: string): string | null => (text === '' || text === '-' ? null : text)

/** What is said of the term at `at`: a text, or several, a row each. */
function saidOf(pieces: readonly HtmlPiece[], at: number): string | readonly (readonly string[])[] | null {
  const next = pieces.findIndex((piece, later) => later > at && isStart(piece, 'dt'))
  const said = pieces.slice(at + 1, next < 0 ? elementEnd(pieces, at, 'dl') : next)
  if (said.some((piece) => isStart(piece, 'table'))) return rowsOf(said)
  const kind = said.some((piece) => isStart(piece, 'li')) ? 'li' : 'dd'
  const texts = said.flatMap((piece, from) => (isStart(piece, kind) ? [textWithin(said, from)] : []))
  if (texts.length > 1 || kind === 'li') return texts.map((text) => [text])
  // So Python writes nothing.
  return texts[0] === 'None' ? null : written(texts[0] ?? '')
}

/** The cells of a table's body. */
function rowsOf(pieces: readonly HtmlPiece[]): string[][] {
  return pieces.flatMap((piece, at) => {
    if (!isStart(piece, 'tr')) return []
    const row = pieces.slice(at, elementEnd(pieces, at, 'tr'))
    const cells = row.flatMap((cell, from) => (isStart(cell, 'td') ? [textWithin(row, from)] : []))
    return cells.length ? [cells] : []
  })
}
