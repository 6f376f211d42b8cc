import type { TabMemory } from './tab-memory.js'

/** What a tab remembers of one list. */
export interface RowMemory<T> {
  recall(): { readonly data: readonly T[]; readonly at: number } | null
  keep(rows: readonly T[], at: number): void
}

/** How the names of remembered lists begin. */
export const ROWS = 'rows '

/** More are not written: they are there until the page goes, for the way back to the list. */
const mostWritten = 2500

/** What a tab may keep of a list. */
export interface Remembered<T> {
  /** Of the list, unique in the app. */
  readonly name: string
  /** What of a row may be kept: what the table shows, nothing a user might have put a secret into. */
  shown(row: T): T
}

/** Remembers the rows of a list. @param query what was asked for, where the list can be asked for more than one thing */
export function rowMemory<T>(
  memory: Pick<TabMemory, 'recall' | 'keep'>,
  { name, shown }: Remembered<T>,
  query = '',
): RowMemory<T> {
  const key = `${ROWS}${name} ${query}`
  return {
    recall() {
      const kept = memory.recall(key)
      return kept && Array.isArray(kept.value) ? { data: kept.value as readonly T[], at: kept.at } : null
    },
    keep(rows, at) {
      memory.keep(key, rows, at, () => (rows.length <= mostWritten ? rows.map(shown) : undefined))
    },
  }
}

/** The documented fields of a model, which also holds whatever else the server sent. */
type Named<T> = keyof { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] }

/**
 * Keeps the named fields of rows, and of all others no more than that they are lists or objects.
 * @param fields every text that is never null must be among them
 */
export function remembered<T extends object>(name: string, fields: readonly (Named<T> & string)[]): Remembered<T> {
  const kept = new Set<string>(fields)
  return {
    name,
    shown: (row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [field, kept.has(field) ? value : blankOf(value)]),
      ) as T,
  }
}

const blankOf = (value: unknown) =>
  Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : null

/** The named fields of a row. */
export function only<T extends object, const Key extends keyof T>(row: T, fields: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<T, Key>
}
