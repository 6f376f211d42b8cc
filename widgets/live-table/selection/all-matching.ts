import type { RowKey } from '../data/column.js'
import { AllBut } from './selection-model.js'

/**
 * All rows of a server that match what is looked for, but some: it has every key but theirs. Walking through it gives the keys of
 * the rows that were here when they were selected.
 */
export class AllMatching<R> extends AllBut<R> {
  /** @param count - how many rows match */
  constructor(
    rows: readonly R[],
    private readonly keyOf: (row: R) => RowKey,
    private readonly count: () => number,
    off?: ReadonlySet<RowKey>,
  ) {
    super(rows, keyOf, off)
  }

  override get size(): number {
    return Math.max(0, this.count() - this.off.size)
  }

  override has(key: RowKey): boolean {
    return !this.off.has(key)
  }

  override with(key: RowKey, on: boolean): AllMatching<R> {
    const off = new Set(this.off)
    if (on) off.delete(key)
    else off.add(key)
    return new AllMatching(this.rows, this.keyOf, this.count, off)
  }
}
