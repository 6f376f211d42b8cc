import type { Pin } from '../data/layout.js'

/** A column of a table that scrolls sideways: one of the data, or one of the table's own. */
export interface WideColumn {
  /** Finds its cells within a row. */
  readonly selector: string
  /** In px. */
  readonly width: number
  readonly pin: Pin | undefined
  /** Room beside it for columns that are not drawn, px. */
  readonly before?: number
  readonly after?: number
  /** What stands above its values on paper. */
  readonly label?: string
}

/** Columns that scroll keep at least this much room between the pinned ones, px. */
export const leastBetween = 160

export function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

/**
 * Where too little would be left of what scrolls, columns are no longer pinned: those next to it first.
 *
 * @param seen - width of what is seen of the table, px
 */
export function pinnedWithin<C extends WideColumn>(columns: readonly C[], seen: number): readonly C[] {
  const free = new Set<C>()
  const start = columns.filter(({ pin }) => pin === 'start').reverse()
  const end = columns.filter(({ pin }) => pin === 'end')
  for (const column of [...start, ...end]) {
    const pinned = columns.filter((each) => each.pin && !free.has(each))
    if (widthOf(pinned) + leastBetween <= seen) break
    free.add(column)
  }
  return columns.map((column) => (free.has(column) ? { ...column, pin: undefined } : column))
}

/** How much of either side pinned columns take, px. */
export function pinnedWidths(columns: readonly WideColumn[]): Readonly<Record<Pin, number>> {
  const at = (side: Pin): number => widthOf(columns.filter(({ pin }) => pin === side))
  return { start: at('start'), end: at('end') }
}

const within = '.sideways:not(.cards) tr'

/** The style rules that place the cells of a row. */
export function columnRules(columns: readonly WideColumn[]): string {
  const rules = columns.map((column, index) => {
    const { selector, width, pin } = column
    const room = column.before || column.after ? `;margin-inline:${column.before ?? 0}px ${column.after ?? 0}px` : ''
    const sized = `inline-size:${width}px${room}`
    if (!pin) return `${within}>${selector}{${sized}}`
    const outer = pin === 'start' ? columns.slice(0, index) : columns.slice(index + 1)
    const edge = columns[pin === 'start' ? index + 1 : index - 1]?.pin !== pin
    const inset = widthOf(outer.filter((each) => each.pin === pin))
    const inner = pin === 'start' ? 'end' : 'start'
    const shadow = edge ? `;--_over:var(--_over-${pin});border-inline-${inner}:var(--_edge-${pin},0)` : ''
    const place = `position:sticky;z-index:2;inset-inline-${pin}:${inset}px;--_inset:${inset}px`
    // It is always in sight: nothing has to be scrolled for it.
    return `${within}>${selector}{${sized};${place};--_pinned-start:0px;--_pinned-end:0px${shadow}}`
  })
  return rules.join('\n')
}

/** A text as it stands in a style sheet: whatever ends a string there is written by its number. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\f<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`
}

/** The style rules for paper: nothing is pinned there, and each value stands below its title, as its row takes several lines. */
export function paperRules(columns: readonly WideColumn[]): string {
  const rules = columns.map(({ selector, label }) => {
    const free = `${within}>${selector}{position:static;margin-inline:0;--_over:0 0 transparent}`
    return label ? `${free}${within}.row>${selector}::before{content:${quoted(label)}}` : free
  })
  return `@media print{${rules.join('\n')}}`
}
