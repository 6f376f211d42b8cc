import { cellText, isDescriptor, type Cell } from '../data/cell.js'
import type { Column, ColumnType, Row } from '../data/column.js'
import type { ColumnLayout, Pin } from '../data/layout.js'

/** Widths stay within this, px. */
const widthLimits = { min: 56, max: 960 } as const

export function clampWidth(width: number): number {
  return Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)))
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A remembered layout, whatever was stored. */
export function readLayout(stored: unknown): ColumnLayout {
  const { order, widths, hidden, groupBy, pinned } = record(stored)
  const numbers = Object.entries(record(widths)).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
  const flags = Object.entries(record(hidden)).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  )
  const pins = Object.entries(record(pinned)).filter(
    (entry): entry is [string, Pin | 'none'] => entry[1] === 'none' || isPin(entry[1]),
  )
  return {
    order: Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : [],
    widths: Object.fromEntries(numbers.map(([id, width]) => [id, clampWidth(width)])),
    hidden: Object.fromEntries(flags),
    pinned: Object.fromEntries(pins),
    ...((typeof groupBy === 'string' || groupBy === null) && { groupBy }),
  }
}

/** Said when a priority is no integer of 1 or more; it then counts as 1 (W-TABLE-10). */
export const priorityWarning =
  'Please set an integer of 1 or more for priority of a column. Otherwise priority is set 1, 1 is the highest priority and will not be hidden from table row due to window narrowing.'

/** A column's priority; `warn` is called when the given one is invalid. */
export function priorityOf(priority: unknown, warn: () => void): number {
  if (priority === undefined) return 1
  if (typeof priority === 'number' && Number.isInteger(priority) && priority >= 1) return priority
  warn()
  return 1
}

/** The columns in the chosen order; columns that the order does not name stay behind their left neighbour. */
export function orderColumns<C extends { readonly id: string }>(columns: readonly C[], order: readonly string[]): C[] {
  const known = new Set(order)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const result = [...known].flatMap((id) => byId.get(id) ?? [])
  columns.forEach((column, index) => {
    if (known.has(column.id)) return
    const left = columns[index - 1]
    result.splice(left ? result.indexOf(left) + 1 : 0, 0, column)
  })
  return result
}

/** Whether a column shows: what people chose, else what the column says. */
export function isHidden(column: { readonly id: string; readonly hidden?: boolean }, layout: ColumnLayout): boolean {
  return layout.hidden[column.id] ?? column.hidden ?? false
}

export function isPin(value: unknown): value is Pin {
  return value === 'start' || value === 'end'
}

/** The side that a column is pinned at: what people chose, else what the column says. */
export function pinOf(column: { readonly id: string; readonly pinned?: Pin }, layout: ColumnLayout): Pin | undefined {
  const pin = layout.pinned?.[column.id] ?? column.pinned
  return isPin(pin) ? pin : undefined
}

/** The columns with those in front that are pinned at the start, and those last that are pinned at the end. */
export function pinnedApart<C extends { readonly id: string; readonly pinned?: Pin }>(
  columns: readonly C[],
  layout: ColumnLayout,
): readonly C[] {
  const at = (side: Pin | undefined): C[] => columns.filter((column) => pinOf(column, layout) === side)
  return [...at('start'), ...at(undefined), ...at('end')]
}

/** The ids with one of them moved by some places, within the ends. */
export function moveColumn(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const rest = ids.filter((other) => other !== id)
  rest.splice(Math.min(Math.max(0, from + by), rest.length), 0, id)
  return rest
}

/** Width of a text in the table's type, px. */
export type Measure = (text: string, font: 'text' | 'head' | 'mono') => number

/** Also holds the arrow of a sorted header. */
const cellPadding = 26

/** Widths that a column asks for, px. */
export interface Estimate {
  /** Shows the header in full. */
  readonly head: number
  /** Shows the header and three of four cells in full. */
  readonly typical: number
  /** Shows the header and all cells in full, within reason. */
  readonly ideal: number
  /** Shows them in full, where that is beyond reason. */
  readonly full?: number
}

/** What a column with this header and these cells asks for. */
export function estimateWidth(title: string, cells: readonly Cell[], measure: Measure): Estimate {
  const head = measure(title, 'head')
  const widths = cells.map((cell) => cellWidth(cell, measure)).sort((a, b) => a - b)
  const full = (content: number): number => Math.max(64, Math.ceil(Math.max(head, content) + cellPadding))
  const asked = (content: number): number => Math.min(320, full(content))
  const widest = widths.at(-1) ?? 0
  return {
    head: asked(0),
    typical: asked(widths[Math.floor((widths.length - 1) * 0.75)] ?? 0),
    ideal: asked(widest),
    ...(full(widest) > asked(widest) && { full: full(widest) }),
  }
}

function cellWidth(cell: Cell, measure: Measure): number {
  if (!isDescriptor(cell)) return measure(cellText(cell) ?? '', 'text')
  const font = cell.mono ? 'mono' : 'text'
  const lines = cell.lines ?? [String(cell.text ?? '')]
  const text = lines.reduce((most, line) => Math.max(most, measure(line, font)), 0)
  const badge = cell.badge ? measure(cell.badge, 'head') + 22 : 0
  return text + badge + (cell.icon ? 22 : cell.tone ? 15 : 0)
}

/** A column as the fitting sees it. */
export interface Fitting {
  readonly id: string
  readonly priority: number
  /** Below this it is not worth showing, px. */
  readonly min: number
  /** Shows everything, px. */
  readonly ideal: number
  /** Shows texts that are longer than that, px. */
  readonly full?: number
  /** Takes part in sharing what is left over. */
  readonly grows: boolean
}

/**
 * Widths of the columns that fit into `available` px: the highest priority numbers leave first (among equals, from the
 * end), priority 1 never does. What is left over goes first to reach the ideal widths, to the column that lacks least first, so
 * that as many as possible show everything; then to long texts, in the same way; then to the columns that grow. Where not even priority 1 fits, the widest give way
 * first, then all alike: the page must not scroll sideways.
 */
export function fitColumns(columns: readonly Fitting[], available: number): ReadonlyMap<string, number> {
  const shown = [...columns]
  const total = (): number => shown.reduce((sum, column) => sum + column.min, 0)
  while (total() > available) {
    const leaving = shown.reduce(
      (worst, column, index) => (column.priority >= (shown[worst]?.priority ?? 1) ? index : worst),
      0,
    )
    if ((shown[leaving]?.priority ?? 1) <= 1) break
    shown.splice(leaving, 1)
  }
  if (available > 0 && total() > available) return squeezed(shown, available)
  let rest = Math.max(0, available - total())
  const widths = new Map<string, number>()
  const widen = (from: (column: Fitting) => number, to: (column: Fitting) => number): void => {
    for (const column of shown.toSorted((a, b) => to(a) - from(a) - (to(b) - from(b)))) {
      const given = Math.min(rest, to(column) - from(column))
      widths.set(column.id, from(column) + given)
      rest -= given
    }
  }
  widen(
    ({ min }) => min,
    ({ ideal }) => ideal,
  )
  if (rest > 0)
    widen(
      ({ ideal }) => ideal,
      ({ full, ideal }) => full ?? ideal,
    )
  const growing = shown.filter((column) => column.grows)
  const sharers = growing.length ? growing : shown
  const weight = sharers.reduce((sum, column) => sum + column.ideal, 0)
  return new Map(
    shown.map((column) => {
      const extra = sharers.includes(column) && weight > 0 ? (rest * column.ideal) / weight : 0
      return [column.id, (widths.get(column.id) ?? column.min) + extra]
    }),
  )
}

/** Whether every column shows, and everything in it. */
export function allInFull(columns: readonly Fitting[], widths: ReadonlyMap<string, number>): boolean {
  return columns.every(({ id, ideal }) => (widths.get(id) ?? 0) > ideal - 1)
}

/** Columns up to one width keep theirs, wider ones get that one; if it were less than a long text needs, all shrink alike. */
function squeezed(columns: readonly Fitting[], available: number): ReadonlyMap<string, number> {
  let [rest, left] = [available, columns.length]
  for (const { min } of columns.toSorted((a, b) => a.min - b.min)) {
    if (min > Math.max(leastOfLong, rest / left)) break
    rest -= min
    left -= 1
  }
  const level = Math.max(leastOfLong, left > 0 ? rest / left : 0)
  const widths = columns.map(({ min }) => Math.min(min, level))
  const alike = available / widths.reduce((sum, width) => sum + width, 0)
  return new Map(columns.map(({ id }, index) => [id, (widths[index] ?? 0) * alike]))
}

/** What a column asks for after a refresh: never less than before, so that widths do not dance. */
export function grown(before: Estimate | undefined, now: Estimate): Estimate {
  if (!before) return now
  const full = Math.max(before.full ?? 0, now.full ?? 0)
  const [typical, ideal] = [Math.max(before.typical, now.typical), Math.max(before.ideal, now.ideal)]
  const is = (estimate: Estimate): boolean =>
    estimate.typical === typical && estimate.ideal === ideal && (estimate.full ?? 0) === full
  if (is(before)) return before
  return is(now) ? now : { ...now, typical, ideal, ...(full > 0 && { full }) }
}

/** Columns up to this width show in full or not at all; longer texts may lose their end, but not below the second, px. */
const wholeUpTo = 144
const leastOfLong = 104
const exactTypes: ReadonlySet<ColumnType> = new Set(['number', 'size', 'timesince', 'timestamp'])

/** What the fitting needs to know of a column: a width that people chose is kept as it is. */
export function fittingOf<R extends Row>(
  column: Column<R>,
  priority: number,
  estimated: Estimate,
  chosen: number | undefined,
): Fitting {
  if (chosen !== undefined) return { id: column.id, priority, min: chosen, ideal: chosen, grows: false }
  const ideal = clampWidth(column.width ?? estimated.ideal)
  // Half a number or half a date is worse than none.
  const whole = column.whole || ideal <= wholeUpTo || exactTypes.has(column.type ?? 'text')
  const typical = column.width ?? estimated.typical
  // What always shows shows its texts; columns of less weight leave for that.
  const short = priority === 1 ? typical : Math.min(typical, ideal * 0.7)
  const min = whole ? ideal : Math.min(ideal, Math.max(leastOfLong, estimated.head, short))
  return {
    id: column.id,
    priority,
    min,
    ideal,
    ...(column.width === undefined && estimated.full !== undefined && { full: estimated.full }),
    grows: column.width === undefined && /text|ip/.test(column.type ?? 'text'),
  }
}
