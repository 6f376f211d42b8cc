import { deepActiveElement, tabbables } from '../../internal/focus.js'

/** A cell as the server sent it, before it came to life; ids of tick boxes are new in every answer and say nothing. */
function sourceOf(cell: HTMLTableCellElement): string {
  const box = cell.querySelector<HTMLInputElement>('.table-row-multi-select')
  return box ? `select ${box.value}` : cell.outerHTML
}

const sources = new WeakMap<HTMLTableRowElement, readonly string[]>()

/** Remembers what a row looks like in the server's words. */
export function rememberRow(row: HTMLTableRowElement): void {
  sources.set(row, Array.from(row.cells, sourceOf))
}

/** The cells (by index) that a fresh row changes; all of them when their number differs. */
function changedCells(before: readonly string[], after: readonly string[]): readonly number[] {
  if (before.length !== after.length) return [...after.keys()]
  return after.flatMap((source, index) => (source === before[index] ? [] : [index]))
}

export interface RowHooks {
  /** A cell is about to leave. */
  leave(cell: Element): void
  /** A cell has come. */
  arrive(cell: Element): void
}

/**
 * Makes a row say what the fresh one says, touching only the cells that differ: ticks, selected text and everything else stays, and
 * the focus goes to the same place in the new cell. True when anything changed.
 */
export function patchRow(row: HTMLTableRowElement, fresh: HTMLTableRowElement, hooks: RowHooks): boolean {
  const before = sources.get(row) ?? Array.from(row.cells, sourceOf)
  const after = Array.from(fresh.cells, sourceOf)
  const changed = changedCells(before, after)
  const sameState = row.className === fresh.className
  sources.set(row, after)
  copyAttributes(row, fresh)
  if (!changed.length) return !sameState
  const checked = row.querySelector<HTMLInputElement>('.table-row-multi-select')?.checked ?? false
  const arrived = [...fresh.cells]
  const whole = before.length !== after.length
  const focus = focusIn(row)
  if (!whole) for (const index of changed) replace(row.cells[index], arrived[index], hooks)
  else {
    for (const cell of row.cells) hooks.leave(cell)
    row.replaceChildren(...arrived)
    for (const cell of arrived) hooks.arrive(cell)
  }
  const box = row.querySelector<HTMLInputElement>('.table-row-multi-select')
  if (box) box.checked = checked
  focus?.(row)
  return true
}

function replace(old: Element | undefined, cell: Element | undefined, hooks: RowHooks): void {
  if (!old || !cell) return
  hooks.leave(old)
  old.replaceWith(cell)
  hooks.arrive(cell)
}

/** Where the focus is, so that it can be put there again after its element was replaced. */
function focusIn(row: HTMLTableRowElement): ((row: HTMLTableRowElement) => void) | undefined {
  const active = deepActiveElement()
  const cell = active?.closest('td')
  if (!active || !cell || !row.contains(cell)) return undefined
  const column = cell.cellIndex
  const position = tabbables(cell).indexOf(active)
  return (fresh) => {
    if (active.isConnected) return
    const own = active.id ? fresh.querySelector<HTMLElement>(`[id="${CSS.escape(active.id)}"]`) : null
    const inCell = fresh.cells[column] ? tabbables(fresh.cells[column]) : []
    ;(own ?? inCell[position] ?? inCell[0] ?? tabbables(fresh)[0])?.focus()
  }
}

export function copyAttributes(to: Element, from: Element): void {
  for (const { name } of Array.from(to.attributes)) {
    if (!from.hasAttribute(name) && name !== 'hidden') to.removeAttribute(name)
  }
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value)
}
