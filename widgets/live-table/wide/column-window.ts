import { pinnedWidths, widthOf } from './column-rules.js'
import type { PlacedColumn } from './placed-columns.js'

/** What people look at. */
export interface Looked {
  /** How far the columns are scrolled, px. */
  readonly offset: number
  /** Id of the column that has, or had, the focus. */
  readonly focused: string | undefined
  /** All columns are drawn, as for paper. */
  readonly all: boolean
}

/** What decides which columns are drawn. */
interface Sight extends Looked {
  /** Width of what is seen of the table, px. */
  readonly room: number
  /** Id of the column whose cells name their rows. */
  readonly naming: string | undefined
}

/** Up to so many columns all are drawn. */
const few = 30
/** So much is drawn beyond each edge of what is seen, as a part of it. */
const beyond = 0.5

/** Indices of the columns between the pinned ones that are seen, with so many px more on each side. */
function within(
  columns: readonly PlacedColumn[],
  { offset, room }: Pick<Sight, 'offset' | 'room'>,
  more: number,
): readonly number[] {
  const { start, end } = pinnedWidths(columns)
  const [from, to] = [offset + start - more, offset + room - end + more]
  let left = 0
  return columns.flatMap(({ width, pin }, index) => {
    const right = left + width
    const isSeen = !pin && right > from && left < to
    left = right
    return isSeen ? [index] : []
  })
}

/** Indices of the column that has the focus and of its neighbours, to which keys lead. */
function aroundFocus(columns: readonly PlacedColumn[], focused: string | undefined): readonly number[] {
  const at = focused === undefined ? -1 : columns.findIndex(({ id }) => id === focused)
  return at < 0 ? [] : [at - 1, at, at + 1]
}

/**
 * Which columns are drawn: those that are seen or will be soon, the pinned ones, the naming one, both ends, and the one that has the
 * focus with its neighbours; all of them where they are few.
 */
export function drawnColumns(columns: readonly PlacedColumn[], sight: Sight): readonly PlacedColumn[] {
  if (columns.length <= few || sight.all) return columns
  const drawn = new Set([...within(columns, sight, sight.room * beyond), ...aroundFocus(columns, sight.focused)])
  const isOther = (column: PlacedColumn | undefined): boolean => !column || column.pin !== undefined || !column.id
  const isEnd = (index: number): boolean => isOther(columns[index - 1]) || isOther(columns[index + 1])
  return columns.filter(
    ({ id, pin }, index) => pin || drawn.has(index) || isEnd(index) || (id !== undefined && id === sight.naming),
  )
}

/**
 * Whether what is seen, and where keys lead, is drawn.
 *
 * @param drawn - selectors of the drawn columns
 */
export function isCovered(
  columns: readonly PlacedColumn[],
  drawn: ReadonlySet<string>,
  seen: Pick<Sight, 'offset' | 'room' | 'focused'>,
): boolean {
  const needed = [...within(columns, seen, 0), ...aroundFocus(columns, seen.focused)]
  return needed.every((index) => {
    const column = columns[index]
    return !column || drawn.has(column.selector)
  })
}

/** The drawn columns, with the room that those between them would take; never at a pinned one, which stands still. */
export function spaced(columns: readonly PlacedColumn[], drawn: readonly PlacedColumn[]): readonly PlacedColumn[] {
  if (drawn.length === columns.length) return drawn
  const places = new Map(columns.map((column, index) => [column, index]))
  const placeOf = (column: PlacedColumn | undefined): number => (column ? (places.get(column) ?? 0) : -1)
  const between = (one: PlacedColumn | undefined, next: PlacedColumn | undefined): number =>
    widthOf(columns.slice(placeOf(one) + 1, next ? placeOf(next) : columns.length))
  return drawn.map((column, index) => {
    if (column.pin) return column
    const next = drawn[index + 1]
    return {
      ...column,
      before: between(drawn[index - 1], column),
      // Another that scrolls has this room before it.
      after: next && !next.pin ? 0 : between(column, next),
    }
  })
}
