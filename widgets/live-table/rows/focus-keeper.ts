import { cellKey, cellOfRow } from '../cells/cell-key.js'

interface FocusedControl {
  readonly key: string
  readonly control: string
  readonly cell: string
  /** Place among all rows: elements need not be in the order of the rows. */
  readonly place: number
  readonly focusVisible: boolean
}

function placeOf(row: Element): number {
  return Number(row.getAttribute('aria-rowindex'))
}

function nearest(rows: readonly HTMLElement[], place: number): HTMLElement | undefined {
  const apart = (row: HTMLElement): number => Math.abs(placeOf(row) - place)
  return [...rows].sort((one, other) => apart(one) - apart(other))[0]
}

/** The same control of a row, or the same cell where it was the cell itself. */
function controlOf(row: HTMLElement | undefined, { cell, control }: FocusedControl): HTMLElement | null {
  if (!row) return null
  const same = cellOfRow(row, cell)
  if (!control && same) {
    if (!same.hasAttribute('tabindex')) same.tabIndex = -1
    return same
  }
  const named = `[data-control="${control}"]`
  return (
    same?.querySelector<HTMLElement>(named) ??
    row.querySelector<HTMLElement>(named) ??
    row.querySelector<HTMLElement>('[data-control]')
  )
}

/** Keeps the focus where it was while rows come, go and move. */
export class FocusKeeper {
  #focused: FocusedControl | undefined

  /** Before drawing. */
  remember(root: ShadowRoot): void {
    const node = root.activeElement
    const row = node?.closest<HTMLElement>('tr.row[data-key]')
    this.#focused =
      node instanceof HTMLElement && row
        ? {
            key: row.dataset['key'] ?? '',
            control: node.dataset['control'] ?? '',
            cell: cellKey(node.closest('td')),
            place: placeOf(row),
            focusVisible: node.matches(':focus-visible'),
          }
        : undefined
  }

  /**
   * After drawing: the same control of the same row; of the row that took its place when it is gone; the table itself when it
   * has only been scrolled away, or nothing is left.
   */
  restore(root: ShadowRoot, exists: (key: string) => boolean, table: HTMLElement | null): void {
    const focused = this.#focused
    if (!focused) return
    if (root.activeElement?.closest<HTMLElement>('tr.row')?.dataset['key'] === focused.key) return
    const rows = [...root.querySelectorAll<HTMLElement>('tr.row[data-key]')]
    const same = rows.find((row) => row.dataset['key'] === focused.key)
    const neighbour = exists(focused.key) ? undefined : nearest(rows, focused.place)
    const target = controlOf(same ?? neighbour, focused) ?? table
    target?.focus({ preventScroll: true, focusVisible: focused.focusVisible })
  }
}
