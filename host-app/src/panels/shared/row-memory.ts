import type { TabMemory } from '../../stores/tab-memory.js'

/** What a tab remembers of one list. */
export interface RowMemory<T> {
  recall(): { readonly data: readonly T[]; readonly at: number } | null
  keep(rows: readonly T[], at: number): void
}

/** How the names of remembered lists begin. */
export const ROWS = 'rows '

/** More are not kept: the table is quicker asked than such a list is written. */
const most = 500

/**
 * Remembers the rows of a list.
 * @param name of the list and its query, unique in the app
 * @param shown what of a row may be kept: what the table shows, nothing a user might have put a secret into
 */
export function rowMemory<T extends object>(
  memory: Pick<TabMemory, 'recall' | 'keep'>,
  name: string,
  shown: (row: T) => T,
): RowMemory<T> {
  const key = `${ROWS}${name}`
  return {
    recall() {
      const kept = memory.recall(key)
      return kept && Array.isArray(kept.value) ? { data: kept.value as readonly T[], at: kept.at } : null
    },
    keep(rows, at) {
      if (rows.length <= most) memory.keep(key, rows.map(shown), at)
    },
  }
}

/** The named fields of a row. */
export function only<T extends object, const Key extends keyof T>(row: T, fields: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<T, Key>
}
