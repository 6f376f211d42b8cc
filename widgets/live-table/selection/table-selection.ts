import type { Action } from '../../internal/actions.js'
import { t } from '../../internal/localize.js'
import { Memo } from '../../internal/memo.js'
import type { Row, RowKey } from '../data/column.js'
import type { TablePages } from '../view/table-pages.js'
import { AllMatching } from './all-matching.js'
import { AllBut, allState, refreshed, withAll, withRange } from './selection-model.js'

interface Host<R extends Row> {
  readonly rowKey: (row: R) => RowKey
  readonly selected: ReadonlySet<RowKey>
}

/** The lists that a selection is about. */
interface Lists<R extends Row> {
  /** All rows, in the order of the data. */
  readonly data: readonly R[]
  /** What is shown of them. */
  readonly pages: Pick<TablePages<R>, 'all' | 'seen' | 'found'>
  /** Of a server that has more of them: how many match, where it counts. */
  readonly matching: (() => number) | undefined
  /** Selected rows may be none of these. */
  readonly partial: boolean
}

/**
 * Which rows are selected, and what a click makes of it. With all rows of a long list selected nothing costs as much as there
 * are rows: not asking, not a refresh, not taking one out.
 */
export class TableSelection<R extends Row> {
  #states = new Memo<'none' | 'some' | 'all'>()
  #rows = new Memo<readonly R[]>()
  readonly #none: readonly R[] = []
  /** Sets of keys that were all there after the last refresh. */
  #present = new WeakSet<ReadonlySet<RowKey>>()
  #rangeStart: RowKey | null = null

  constructor(
    private readonly host: Host<R>,
    private readonly lists: () => Lists<R>,
  ) {}

  /** Whether a row of the view is selected. */
  has(row: R): boolean {
    return this.#test()(row)
  }

  #test(): (row: R) => boolean {
    const { selected, rowKey } = this.host
    const all = this.#all()
    return all ? (row) => !all.off.has(rowKey(row)) : (row) => selected.has(rowKey(row))
  }

  /** The selection where it is made of all rows that are seen; they need not be looked for then. */
  #all(): AllBut<R> | null {
    const { selected } = this.host
    const { data, pages } = this.lists()
    if (selected instanceof AllMatching) return selected
    return selected instanceof AllBut && (selected.rows === data || selected.rows === pages.seen) ? selected : null
  }

  /** Of the box above the rows. */
  state(): 'none' | 'some' | 'all' {
    const { data, pages } = this.lists()
    const { found, seen } = pages
    const { selected } = this.host
    if (selected.size === 0 || found.length === 0) return 'none'
    const all = this.#all()
    if (all?.off.size === 0) return 'all'
    // Every row that is not selected, and one that is, are in sight.
    if (all && (all instanceof AllMatching || found.length === all.rows.length)) return all.size ? 'some' : 'none'
    return this.#states.get([selected, found, seen, data], () => allState(found, this.#test()))
  }

  /** The selected rows that are not hidden by the filter, of all pages: what actions on the selection act on (W-TABLE-30). */
  rows(): readonly R[] {
    const { selected } = this.host
    const { data, pages } = this.lists()
    const { seen } = pages
    if (selected.size === 0) return this.#none
    return this.#rows.get([selected, data, seen], () => {
      const shown = seen.length === data.length ? data : seen
      return this.#all()?.off.size === 0 ? shown : shown.filter(this.#test())
    })
  }

  /** How many selected rows the filter hides. */
  hidden(): number {
    const { data, pages, partial } = this.lists()
    if (pages.seen.length === data.length && (!partial || this.matching)) return 0
    return this.host.selected.size - this.rows().length
  }

  /** With a row turned on or off; `range`: with all between it and the last one. */
  withRow(row: R, on: boolean, range: boolean): ReadonlySet<RowKey> {
    const { selected, rowKey } = this.host
    const key = rowKey(row)
    const keys = range ? this.lists().pages.found.map((other) => rowKey(other)) : []
    const next = withRange(selected, keys, range ? this.#rangeStart : null, key, on)
    this.#rangeStart = key
    return next
  }

  withPage(on: boolean): ReadonlySet<RowKey> {
    return this.#with(this.lists().pages.found, on)
  }

  withRest(): ReadonlySet<RowKey> {
    const { pages, matching } = this.lists()
    return matching ? new AllMatching(pages.all, this.host.rowKey, matching) : this.#with(pages.all, true)
  }

  /** All rows that match are selected, also those that are not here: the keys of those that are not. */
  get matching(): ReadonlySet<RowKey> | undefined {
    const { selected } = this.host
    return selected instanceof AllMatching ? selected.off : undefined
  }

  #with(rows: readonly R[], on: boolean): ReadonlySet<RowKey> {
    const { selected, rowKey } = this.host
    const { data } = this.lists()
    return withAll(selected, rows.length === data.length ? data : rows, rowKey, on)
  }

  /**
   * Keys of rows as they are after a refresh, see `refreshed`.
   * @param before - null when nobody knows: what were all rows then is none now, so that no row is taken for a selected one
   */
  after(keys: ReadonlySet<RowKey>, before: readonly R[] | null, after: readonly R[]): ReadonlySet<RowKey> {
    if (keys instanceof AllMatching) return keys
    if (!before && keys instanceof AllBut) return new Set()
    const known = keys instanceof AllBut || this.#present.has(keys) ? before : null
    const next = refreshed(keys, known, after, this.host.rowKey)
    this.#present.add(next)
    return next
  }
}

interface BatchHost<R extends Row> {
  readonly withoutSelection: boolean
  readonly batchActions?: (rows: readonly R[]) => readonly Action[]
}

/** The actions on the selection; while nothing is selected they say so. */
export class BatchActions<R extends Row> {
  #memo = new Memo<readonly Action[]>()

  constructor(
    private readonly host: BatchHost<R>,
    private readonly selection: TableSelection<R>,
  ) {}

  actions(): readonly Action[] {
    const { batchActions, withoutSelection } = this.host
    if (!batchActions || withoutSelection) return []
    const chosen = this.selection.rows()
    return this.#memo.get([batchActions, chosen], () => {
      const actions = batchActions(chosen)
      if (chosen.length) return actions
      const reason = t('Please select a row before taking that action.')
      return actions.map((action) => ({ ...action, disabled: action.disabled || reason }))
    })
  }
}
