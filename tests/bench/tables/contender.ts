import type { BenchRow } from './data.js'

/** One grid, driven through its own documented API. */
export interface Contender {
  mount(place: HTMLElement, rows: readonly BenchRow[]): void | Promise<void>
  /** By name, ascending. */
  sort(): void | Promise<void>
  /** Rows that contain the text in any column. */
  filter(text: string): void | Promise<void>
  /** A refresh; `changed` are the rows that differ. */
  update(rows: readonly BenchRow[], changed: readonly BenchRow[]): void | Promise<void>
  selectAll(): void | Promise<void>
  /** The box that scrolls. */
  scroller(): Element
  /** Text of the topmost drawn row's first data cell. */
  firstName(): string
  /** The centre row in sight has text. */
  filled(): boolean
}

export function contains(row: BenchRow, wanted: string): boolean {
  for (const value of Object.values(row)) if (String(value).toLowerCase().includes(wanted)) return true
  return false
}

/** Text at a point, through shadow roots. */
export function textAt(x: number, y: number): string {
  let node = document.elementFromPoint(x, y)
  while (node?.shadowRoot) {
    const inner = node.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === node) break
    node = inner
  }
  return node?.textContent?.trim() ?? ''
}
