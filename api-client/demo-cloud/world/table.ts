/** A row of a demo table: plain data, never changed in place. */
export interface Row {
  readonly id: string
}

/** Neutron counts the changes of a thing in the thing: who watches it looks at nothing else. */
const countedOnce = (row: object): object =>
  'revision_number' in row && typeof row.revision_number === 'number'
    ? { revision_number: row.revision_number + 1 }
    : {}

/**
 * A small in-memory table in insertion order. `where` answers from an index that is built at its first use, so that
 * 10,000 rows stay quick.
 */
export class Table<T extends Row> {
  readonly #rows = new Map<string, T>()
  readonly #indexes = new Map<keyof T, Map<unknown, Set<string>>>()

  get size(): number {
    return this.#rows.size
  }

  /** Every row, oldest first. */
  all(): T[] {
    return [...this.#rows.values()]
  }

  get(id: string): T | undefined {
    return this.#rows.get(id)
  }

  /** A row that is there by the demo cloud's own making. Throws when it is not: that is a bug here. */
  need(id: string): T {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`No row ${id}`)
    return row
  }

  has(id: string): boolean {
    return this.#rows.has(id)
  }

  find(test: (row: T) => boolean): T | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row
    return undefined
  }

  filter(test: (row: T) => boolean): T[] {
    const found: T[] = []
    for (const row of this.#rows.values()) if (test(row)) found.push(row)
    return found
  }

  /** The rows whose field equals the value, oldest first. */
  where<K extends keyof T>(key: K, value: T[K]): T[] {
    const found: T[] = []
    for (const id of this.#index(key).get(value) ?? []) {
      const row = this.#rows.get(id)
      if (row) found.push(row)
    }
    return found
  }

  /** Adds a row. Throws when the id is taken: that is a bug of the demo cloud, not an answer for a caller. */
  insert(row: T): T {
    if (this.#rows.has(row.id)) throw new Error(`The id ${row.id} is taken`)
    this.#rows.set(row.id, row)
    for (const [key, index] of this.#indexes) enter(index, row[key], row.id)
    return row
  }

  /** Replaces the given fields; undefined when the row is gone. */
  update(id: string, patch: Partial<T>): T | undefined {
    const old = this.#rows.get(id)
    if (!old) return undefined
    const row = { ...old, ...countedOnce(old), ...patch, id }
    this.#rows.set(id, row)
    for (const [key, index] of this.#indexes) {
      if (old[key] === row[key]) continue
      index.get(old[key])?.delete(id)
      enter(index, row[key], id)
    }
    return row
  }

  remove(id: string): boolean {
    const old = this.#rows.get(id)
    if (!old) return false
    for (const [key, index] of this.#indexes) index.get(old[key])?.delete(id)
    return this.#rows.delete(id)
  }

  #index(key: keyof T): Map<unknown, Set<string>> {
    const known = this.#indexes.get(key)
    if (known) return known
    const index = new Map<unknown, Set<string>>()
    for (const row of this.#rows.values()) enter(index, row[key], row.id)
    this.#indexes.set(key, index)
    return index
  }
}

function enter(index: Map<unknown, Set<string>>, value: unknown, id: string): void {
  const ids = index.get(value)
  if (ids) ids.add(id)
  else index.set(value, new Set([id]))
}
