/** What tells a cell from the others of its row. */
export function cellKey(cell: Element | null | undefined): string {
  return cell instanceof HTMLElement ? (cell.dataset['column'] ?? cell.classList[0] ?? '') : ''
}

/** The cells of a row that are seen. */
export function cellsOf(row: Element): HTMLElement[] {
  return [...row.children].filter(
    (cell): cell is HTMLElement => cell instanceof HTMLElement && (cell.checkVisibility?.() ?? true),
  )
}

/** The cell of a row that stands under the same header. */
export function cellOfRow(row: Element | null | undefined, key: string): HTMLElement | undefined {
  return row ? cellsOf(row).find((cell) => cellKey(cell) === key) : undefined
}
