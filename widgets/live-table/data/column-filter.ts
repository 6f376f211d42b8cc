/** What the field of a column's filter is like. */
const filterKinds = ['text', 'number', 'date', 'set'] as const
export type FilterKind = (typeof filterKinds)[number]

/** What a column's values must be like; JSON. What is left out does not matter. */
export interface ColumnFilter {
  /** They contain this, whatever the case. */
  readonly text?: string
  /** Bounds, included; '2 GB' where the column's type is `size`. */
  readonly min?: number | string
  readonly max?: number | string
  /** Days of the reader's calendar, included: '2026-11-23'. */
  readonly from?: string
  readonly to?: string
  /** They are one of these; '' where there is none. Of a list, one of its entries is. */
  readonly values?: readonly string[]
}

/** Filters by column id. */
export type TableFilters = Readonly<Record<string, ColumnFilter>>

/** Whether a filter leaves anything out. */
export function isFiltering({ text, min, max, from, to, values }: ColumnFilter): boolean {
  return Boolean(text?.trim() || from || to || values?.length) || isBound(min) || isBound(max)
}

/** Whether something was said; 0 is. */
function isBound(bound: ColumnFilter['min']): bound is number | string {
  return bound !== undefined && bound !== null && bound !== ''
}
