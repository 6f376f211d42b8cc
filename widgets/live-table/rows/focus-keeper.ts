interface Place {
  readonly node: Element
  readonly key: string
  readonly control: string
  /** Place among the drawn rows. */
  readonly index: number
}

function rowsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('tr.row[data-key]')]
}

function controlOf(row: HTMLElement | undefined, control: string): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ??
    row?.querySelector<HTMLElement>('[data-control]') ??
    null
  )
}

/** Keeps the focus where it was while rows come, go and change places. */
export class FocusKeeper {
  #place: Place | undefined

  /** Before drawing. */
  remember(root: ShadowRoot): void {
    const node = root.activeElement
    const row = node?.closest<HTMLElement>('tr.row[data-key]')
    this.#place =
      node instanceof HTMLElement && row
        ? {
            node,
            key: row.dataset['key'] ?? '',
            control: node.dataset['control'] ?? '',
            index: rowsOf(root).indexOf(row),
          }
        : undefined
  }

  /**
   * After drawing: the same control of the same row; of the row that took its place when it is gone; the table itself when it
   * has only been scrolled away, or nothing is left.
   */
  restore(root: ShadowRoot, exists: (key: string) => boolean, table: HTMLElement | null): void {
    const place = this.#place
    if (!place) return
    const holder = place.node.closest<HTMLElement>('tr.row[data-key]')
    if (root.activeElement === place.node && holder?.dataset['key'] === place.key) return
    const rows = rowsOf(root)
    const same = rows.find((row) => row.dataset['key'] === place.key)
    const neighbour = exists(place.key) ? undefined : rows[Math.min(place.index, rows.length - 1)]
    const target = controlOf(same ?? neighbour, place.control) ?? table
    target?.focus({ preventScroll: true })
  }
}
