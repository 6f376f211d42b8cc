import { scanHtml, textWithin, type HtmlPiece } from './html-scan.js'

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
  const pieces = scanHtml(html)
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'start' || piece.tag !== 'tr') return []
    const { id = '', class: classes = '', 'data-object-id': objectId, 'data-display': name } = piece.attributes
    if (!id.startsWith('stacks__row__') || !objectId) return []
    const end = pieces.findIndex((other, index) => index > at && other.kind === 'end' && other.tag === 'tr')
    const row = pieces.slice(at, end < 0 ? undefined : end)
    return {
      id: objectId,
      name: name ?? objectId,
      status: lastStatus(row),
      updating: /\bwarning\b/.test(classes),
      age: ageOf(row),
    }
  })
}

/** The cell before the actions: the one before that says the same in one word, hidden. */
function lastStatus(row: readonly HtmlPiece[]): string {
  const cells = row.flatMap((piece, at) => (piece.kind === 'start' && piece.tag === 'td' ? [{ piece, at }] : []))
  const plain = cells.filter(
    ({ piece }) =>
      piece.kind === 'start' && !/actions_column|multi_select_column|\bhide\b/.test(piece.attributes['class'] ?? ''),
  )
  const cell = plain.at(-1)
  return cell ? textWithin(row, cell.at) : ''
}

function ageOf(row: readonly HtmlPiece[]): number | null {
  for (const piece of row) {
    const seconds = piece.kind === 'start' ? piece.attributes['data-seconds'] : undefined
    if (seconds && Number.isFinite(Number(seconds))) return Number(seconds)
  }
  return null
}
