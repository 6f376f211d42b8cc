/** A row that is higher than the others, such as an expanded one: its index and what it has more, px. */
export interface Extra {
  readonly index: number
  readonly height: number
}

export interface WindowInput {
  readonly count: number
  /** Height of a row, px, above 0. */
  readonly rowHeight: number
  /** Sorted by index. */
  readonly extras: readonly Extra[]
  /** How far the first row lies above the upper edge of what is visible, px; negative below it. */
  readonly offset: number
  /** Height of what is visible, px. */
  readonly viewport: number
  /** Rows drawn beyond each edge. */
  readonly overscan: number
}

export interface RowWindow {
  /** First row drawn. */
  readonly start: number
  /** First row not drawn any more. */
  readonly end: number
  /** Height of the rows left out above, px. */
  readonly before: number
  /** Height of the rows left out below, px. */
  readonly after: number
}

/** How high a long list is, drawn or not, px. */
export interface ListExtent extends Pick<RowWindow, 'before' | 'after'> {
  /** Of all rows. */
  readonly total: number
  readonly rowHeight: number
  /** Where a row starts. */
  top(index: number): number
}

/** Where a row starts, px below the first one. */
export function rowTop(index: number, rowHeight: number, extras: readonly Extra[]): number {
  let top = index * rowHeight
  for (const extra of extras) {
    if (extra.index >= index) break
    top += extra.height
  }
  return top
}

/** The row that lies at a height, px below the first one. */
export function rowAt(position: number, count: number, rowHeight: number, extras: readonly Extra[]): number {
  let low = 0
  let high = Math.max(0, count - 1)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (rowTop(middle, rowHeight, extras) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** Drawn rows move in steps, so that scrolling by a few pixels changes nothing. */
const step = 2

/**
 * Which rows to draw, and how high those above and below are. As many wherever people scroll: a row that comes finds the elements
 * of one that leaves.
 */
export function rowWindow({ count, rowHeight, extras, offset, viewport, overscan }: WindowInput): RowWindow {
  const total = rowTop(count, rowHeight, extras)
  const top = Math.min(Math.max(0, offset), total)
  const drawn = Math.ceil(Math.max(0, viewport) / rowHeight) + 1 + 2 * overscan + step
  const first = Math.floor((rowAt(top, count, rowHeight, extras) - overscan) / step) * step
  const start = Math.max(0, Math.min(first, count - drawn))
  const end = Math.min(count, start + drawn)
  const before = rowTop(start, rowHeight, extras)
  return { start, end, before, after: Math.max(0, total - rowTop(end, rowHeight, extras)) }
}
