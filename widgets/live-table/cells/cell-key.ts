/** What tells a cell from the others of its row; of the head of a group, its first column. */
export function cellKey(cell: Element | null | undefined): string {
  return cell instanceof HTMLElement ? (keysOf(cell)[0] ?? '') : ''
}

function keysOf({ dataset, classList }: HTMLElement): readonly string[] {
  const columns = dataset['columns']
  return columns ? (JSON.parse(columns) as readonly string[]) : [dataset['column'] ?? classList[0] ?? '']
}

/** The cells of a row that are seen; not what fills the row of groups where columns have none. */
export function cellsOf(row: Element): HTMLElement[] {
  return [...row.children].filter(
    (cell): cell is HTMLElement =>
      cell instanceof HTMLElement && !cell.matches('.gap') && (cell.checkVisibility?.() ?? true),
  )
}

/** The cell of a row that stands under the same header, or over it. */
export function cellOfRow(row: Element | null | undefined, key: string): HTMLElement | undefined {
  return row ? cellsOf(row).find((cell) => keysOf(cell).includes(key)) : undefined
}
