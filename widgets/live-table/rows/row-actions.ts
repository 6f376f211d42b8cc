import { permitted, type Action } from '../../internal/actions.js'
import type { Row, RowKey } from '../data/column.js'

/** So many rows are remembered by key: more than ever stand on a screen. */
const remembered = 500

/**
 * The permitted actions of rows, asked once per row object. While the checks of a refreshed row run, the answer for its
 * predecessor stands, so buttons do not come and go with each refresh.
 */
export class RowActions<R extends Row> {
  #ask: ((row: R) => readonly Action[]) | undefined
  #byRow = new WeakMap<R, readonly Action[] | 'asked'>()
  #byKey = new Map<RowKey, readonly Action[]>()

  /** `changed` is called when an answer that had to be awaited is there. */
  constructor(
    private readonly changed: () => void,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  /** Rows may have changed in place: all are asked anew. */
  forget(): void {
    this.#byRow = new WeakMap()
  }

  /** The actions of a row; undefined while nothing is known yet. */
  of(row: R, key: RowKey, ask: (row: R) => readonly Action[]): readonly Action[] | undefined {
    if (ask !== this.#ask) {
      this.#ask = ask
      this.forget()
    }
    const known = this.#byRow.get(row)
    if (known === 'asked') return this.#byKey.get(key)
    if (known) return known
    const answer = permitted(this.#asked(ask, row))
    if (answer instanceof Promise) {
      this.#byRow.set(row, 'asked')
      void this.#wait(answer, row, key, ask)
      return this.#byKey.get(key)
    }
    this.#keep(row, key, answer)
    return answer
  }

  /** A row that the page has no answer for has no actions. */
  #asked(ask: (row: R) => readonly Action[], row: R): readonly Action[] {
    try {
      return ask(row) ?? []
    } catch (error) {
      this.warn('rowActions fails for a row.', error)
      return []
    }
  }

  async #wait(answer: Promise<readonly Action[]>, row: R, key: RowKey, ask: unknown): Promise<void> {
    const actions = await answer
    if (ask !== this.#ask) return
    this.#keep(row, key, actions)
    this.changed()
  }

  #keep(row: R, key: RowKey, actions: readonly Action[]): void {
    this.#byRow.set(row, actions)
    this.#byKey.delete(key)
    this.#byKey.set(key, actions)
    const oldest = this.#byKey.keys().next()
    if (this.#byKey.size > remembered && !oldest.done) this.#byKey.delete(oldest.value)
  }
}
