import { attribute, elementEnd, hasClass, isStart, scanHtml, textWithin, type HtmlPiece } from './html-scan.js'
import { isEnglish } from './html-answer.js'
import { bytesOf } from './short-size.js'
import { rowsIn, ofNoColumn, type RowPieces } from './table-rows.js'

/** A table of one of Horizon's pages, as it is known: data that is read where no JSON tells it. */
export interface PageTable {
  /** The page, below the web root; `{id}` stands for a parameter. */
  readonly path: string
  /** Id of the table. */
  readonly table: string
  /** What the ids of its rows begin with, where that is not the table's. */
  readonly rows?: string
  /** Some releases have forgotten to give it a name: then Horizon calls it after its class. */
  readonly mayBeNameless?: boolean
  /** Its columns in Horizon's order: field, and the head above it in English. */
  readonly columns: Readonly<Record<string, string>>
  /** Fields whose columns not every cloud and user has; the most usual ones first. */
  readonly optional?: readonly string[]
  /** Fields that are lengths of time: read as seconds, which no language changes. */
  readonly seconds?: readonly string[]
  /** Fields that say how long ago something was: read as when it was, `2026-11-30T20:28:39Z`, to about a second. */
  readonly since?: readonly string[]
}

const nameless = 'DataTableOptions'

/** A row as JSON would tell it, by field; what is empty is null, what has several lines a list, a size its bytes. */
export type TableRecord = Readonly<Record<string, unknown>>

/** What a page shows of a table. */
export interface TablePage {
  readonly records: readonly TableRecord[]
  /** The query of the page with the rows that follow; null: these were the last. */
  readonly next: string | null
}

/** How a page was asked for, and answered. */
export interface TablePageAnswer {
  readonly html: string
  /** Of its texts, as `Content-Language` tells; null counts as English. */
  readonly language: string | null
  /** The query that it was asked with; '' without one. */
  readonly query: string
}

/**
 * Reads a table out of a page. Each record has its cells, and of the row `id`, `name`, `state` (`up`, `down`, `warning`, as Horizon
 * colours it, in any language), `offered`, the names of its actions, and `links`: where its cells lead, by field.
 *
 * @returns null when the page has no such table, or other columns: an operator or a plug-in has changed it
 */
export function readPageTable(
  { html, language, query }: TablePageAnswer,
  known: Omit<PageTable, 'path'>,
): TablePage | null {
  const pieces = scanHtml(html)
  const startOf = (id: string) => pieces.findIndex((piece) => isStart(piece, 'table') && attribute(piece, 'id') === id)
  const named = startOf(known.table)
  const start = named < 0 && known.mayBeNameless ? startOf(nameless.toLowerCase()) : named
  if (start < 0) return null
  const inside = pieces.slice(start, elementEnd(pieces, start, 'table'))
  const heads = headsOf(inside)
  const english = isEnglish(language)
  const names = fieldsOf(
    heads.map(({ title }) => title),
    known,
    english,
  )
  if (!names) return null
  const fields = names.map((name, at): ReadField => {
    if (known.seconds?.includes(name)) return { name, read: secondsOf }
    if (known.since?.includes(name)) return { name, read: momentOf }
    return { name, read: heads[at]?.isSize ? sizeOf : valueOf }
  })
  const prefix = named < 0 ? nameless : (known.rows ?? known.table)
  const rows = rowsIn(inside, prefix)
  const records = rows.flatMap((row): TableRecord[] => {
    const record = recordOf(row, fields, prefix)
    return record ? [record] : []
  })
  return records.length < rows.length ? null : { records, next: nextOf(inside, query) }
}

interface Head {
  readonly title: string
  /** Horizon sorts it as sizes. */
  readonly isSize: boolean
}

interface ReadField {
  readonly name: string
  readonly read: (cell: readonly HtmlPiece[]) => unknown
}

function headsOf(pieces: readonly HtmlPiece[]): Head[] {
  return pieces.flatMap((piece, at) =>
    isStart(piece, 'th') && !ofNoColumn.test(attribute(piece, 'class'))
      ? [{ title: textWithin(pieces, at), isSize: attribute(piece, 'data-type') === 'size' }]
      : [],
  )
}

/** The field of each head. In other languages than English, heads tell nothing but how many there are. */
function fieldsOf(
  heads: readonly string[],
  { columns, optional = [] }: Pick<PageTable, 'columns' | 'optional'>,
  english: boolean,
): string[] | null {
  const all = Object.keys(columns)
  if (english) {
    const found = heads.map((head) => all.find((field) => sameHead(columns[field] ?? '', head)))
    const missing = all.filter((field) => !optional.includes(field) && !found.includes(field))
    return missing.length || found.includes(undefined) ? null : found.filter((field) => field !== undefined)
  }
  const extra = heads.length - (all.length - optional.length)
  if (extra < 0 || extra > optional.length) return null
  const left = new Set(optional.slice(extra))
  return all.filter((field) => !left.has(field))
}

const sameHead = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function recordOf({ id, name, pieces }: RowPieces, fields: readonly ReadField[], prefix: string): TableRecord | null {
  const cells = pieces.flatMap((piece, at) =>
    isStart(piece, 'td') && !ofNoColumn.test(attribute(piece, 'class'))
      ? [pieces.slice(at, elementEnd(pieces, at, 'td'))]
      : [],
  )
  if (cells.length !== fields.length) return null
  const values = cells.map((cell, at) => [fields[at]?.name, fields[at]?.read(cell)])
  const links = cells.map((cell, at) => [
    fields[at]?.name,
    attribute(
      cell.find((piece) => isStart(piece, 'a')),
      'href',
    ),
  ])
  const action = `${prefix}__row_${id}__action_`
  const ids = pieces.map((piece) => attribute(piece, 'id'))
  return {
    name,
    ...Object.fromEntries(values),
    id,
    state: stateOf(pieces),
    offered: ids.filter((each) => each.startsWith(action)).map((each) => each.slice(action.length)),
    links: Object.fromEntries(links.filter(([, href]) => href)),
  }
}

function stateOf([row]: readonly HtmlPiece[]): string | null {
  if (hasClass(row, 'status_down')) return 'down'
  if (hasClass(row, 'warning')) return 'warning'
  return hasClass(row, 'status_up') ? 'up' : null
}

/** Horizon writes a dash where there is nothing. */
function valueOf(cell: readonly HtmlPiece[]): string | readonly string[] | null {
  const lines = cell.flatMap((piece, at) => (isStart(piece, 'li') ? [textWithin(cell, at)] : []))
  if (lines.length) return lines.filter(Boolean)
  const text = textWithin(cell, 0)
  return text === '' || text === '-' ? null : text
}

const sizeOf = (cell: readonly HtmlPiece[]): number | null => bytesOf(textWithin(cell, 0))

/** Horizon sorts by them. */
function secondsOf(cell: readonly HtmlPiece[]): number | null {
  const written = cell.map((piece) => attribute(piece, 'data-seconds')).find(Boolean)
  return written ? Number(written) : null
}

function momentOf(cell: readonly HtmlPiece[]): string | null {
  const seconds = secondsOf(cell)
  return seconds === null ? null : `${new Date(Date.now() - seconds * 1000).toISOString().slice(0, 19)}Z`
}

/** The link to more rows has a marker, or the next number. */
function nextOf(pieces: readonly HtmlPiece[], query: string): string | null {
  const links = pieces.map((piece) => attribute(piece, 'href')).filter((href) => href.startsWith('?'))
  const number = Number(new URLSearchParams(query).get('page') ?? 1) + 1
  return (
    links.find((href) => [...new URLSearchParams(href).keys()].some((key) => /^(?!prev).*marker$/.test(key))) ??
    links.find((href) => new URLSearchParams(href).get('page') === String(number)) ??
    null
  )
}
