import type { Row, TableError } from './column.js'

/**
 * Rows in their order, of which some may not be here yet: an array, or a list whose pages come as they are looked at. `entries` has
 * those that are here; `slice` and `at` have an `AwaitedRow` in the place of the others.
 */
export type RowList<R extends Row> = Pick<readonly R[], 'length' | 'slice' | 'at' | 'entries'>

/** So many rows of a page that failed share one message. */
const rowsPerMessage = 5

/** Stands for a row that is not here. It stands among rows, but is none of the page's. */
export class AwaitedRow {
  /**
   * @param index - in the whole list, from 0
   * @param failure - why it does not come; null when nothing is known of it, undefined while it is awaited
   */
  constructor(
    readonly index: number,
    readonly failure?: TableError | null,
  ) {}

  get key(): string {
    return `awaited ${this.index}`
  }

  /** What it says for itself and those around it. */
  get message(): TableError | undefined {
    return this.failure && this.index % rowsPerMessage === 0 ? this.failure : undefined
  }
}
