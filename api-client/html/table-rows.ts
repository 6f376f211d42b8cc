import { scanHtml, textWithin, type HtmlPiece } from './html-scan.js'

/** A row of a table of Horizon's own pages: what no JSON tells. */
export interface TableRow {
  readonly id: string
  /** As Horizon's messages name it. */
  readonly name: string
  /** Texts of the columns in Horizon's order, in the user's language; not those of boxes and buttons, nor hidden ones. */
  readonly cells: readonly string[]
  /** Names of what Horizon offers to do with it, such as `edit`: they say in any language what state the item is in. */
  readonly actions: readonly string[]
}

/** A row with everything in it, its own tag first. */
export interface RowPieces {
  readonly id: string
  readonly name: string
  readonly pieces: readonly HtmlPiece[]
}

/** Classes of cells that are buttons, boxes, or hidden. */
export const ofNoColumn = /actions_column|multi_select_column|\bhide\b/

/** Reads the rows of one table out of a page; `table` is its id. */
export function readTableRows(html: string, table: string): TableRow[] {
  return rowsOf(html, table).map(({ id, name, pieces }) => {
    const action = `${table}__row_${id}__action_`
    const ids = pieces.flatMap((piece) => (piece.kind === 'start' ? [piece.attributes['id'] ?? ''] : []))
    return {
      id,
      name,
      cells: cellsOf(pieces),
      actions: ids.filter((each) => each.startsWith(action)).map((each) => each.slice(action.length)),
    }
  })
}

const rowsOf = (html: string, table: string): RowPieces[] => rowsIn(scanHtml(html), table)

/** The rows of one table among the pieces of a page. */
export function rowsIn(pieces: readonly HtmlPiece[], table: string): RowPieces[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'start' || piece.tag !== 'tr') return []
    const { id = '', 'data-object-id': objectId, 'data-display': name } = piece.attributes
    if (!id.startsWith(`${table}__row__`) || !objectId) return []
    return { id: objectId, name: name ?? objectId, pieces: pieces.slice(at, endOfRow(pieces, at)) }
  })
}

/** Pages have thousands of rows: each is looked through once. */
function endOfRow(pieces: readonly HtmlPiece[], start: number): number {
  for (let at = start + 1; at < pieces.length; at++) {
    const piece = pieces[at]
    if (piece?.kind === 'end' && piece.tag === 'tr') return at
  }
  return pieces.length
}

function cellsOf(row: readonly HtmlPiece[]): string[] {
  return row.flatMap((piece, at) =>
    piece.kind === 'start' && piece.tag === 'td' && !ofNoColumn.test(piece.attributes['class'] ?? '')
      ? [textWithin(row, at)]
      : [],
  )
}
