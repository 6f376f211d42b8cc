import { attribute, type HtmlPiece } from './html-scan.js'
import { cellsOf, rowsOf } from './table-rows.js'

/** A row of the stacks page: there is no JSON that lists stacks. */
export interface StackRow {
  readonly id: string
  readonly name: string
  /** In words: 'Create Complete'. */
  readonly status: string
  /** The row says that it is still changing. */
  readonly updating: boolean
  /** How long ago, in seconds; null when the page does not say. */
  readonly age: number | null
}

/** Reads the stacks out of Horizon's page `project/stacks/`. */
export function readStackRows(html: string): StackRow[] {
  return rowsOf(html, 'stacks').map(({ id, name, pieces }) => ({
    id,
    name,
    // The cell before the actions: the one before that says the same in one word, hidden.
    status: cellsOf(pieces).at(-1) ?? '',
    updating: /\bwarning\b/.test(attribute(pieces[0], 'class')),
    age: ageOf(pieces),
  }))
}

function ageOf(row: readonly HtmlPiece[]): number | null {
  for (const piece of row) {
    const seconds = piece.kind === 'start' ? piece.attributes['data-seconds'] : undefined
    if (seconds && Number.isFinite(Number(seconds))) return Number(seconds)
  }
  return null
}
