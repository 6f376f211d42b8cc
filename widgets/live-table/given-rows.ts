import type { Emit } from '../internal/stratus-element.js'
import type { TableColumns } from './columns/table-columns.js'
import { isChangedInPlace, markRead } from './data/changed-rows.js'
import type { Row } from './data/column.js'
import type { TableRequests } from './input/table-requests.js'
import type { LateFeatures } from './late-features.js'
import type { StratusLiveTableEventMap } from './live-table.events.js'
import type { LiveTableProperties } from './live-table-properties.js'
import type { RowModels } from './rows/row-models.js'
import type { TableSelection } from './selection/table-selection.js'

/** What knows something of rows. */
interface Parts<R extends Row> {
  readonly columns: TableColumns<R>
  readonly features: LateFeatures<R>
  /** The rows that stand still, as they were. */
  held(): readonly R[] | undefined
  readonly models: RowModels<R>
  readonly requests: TableRequests<R>
  readonly selection: TableSelection<R>
  readonly emit: Emit<StratusLiveTableEventMap<R>>
  warn(text: string): void
}

/** The rows that a page gives: still while a menu is open, compared with those before, read anew where they changed in place. */
export class GivenRows<R extends Row> {
  /** Number of rows in the last picture. */
  #count = 0
  #inPlace = false

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly parts: () => Parts<R>,
  ) {}

  /** With those that stand in others; while a row's menu is open, as they were when it opened. */
  get all(): readonly R[] {
    return this.#flat(this.parts().held() ?? this.host.rows)
  }

  #flat(rows: readonly R[]): readonly R[] {
    return this.parts().features.nesting?.flat(rows) ?? rows
  }

  /** What a page puts into its array shows no later than when people turn to the table. */
  look(): void {
    if (isChangedInPlace(this.host.rows)) this.host.requestUpdate()
  }

  /** The page has changed its array: what is known of it, and of its rows, may be wrong. From here on the table has a copy. */
  readInPlace(told: boolean): void {
    const { columns, features, models, warn } = this.parts()
    if (!told) warn('rows were added or taken out in place: give a new array, or call refresh().')
    this.host.rows = [...this.host.rows]
    features.forget()
    models.forget()
    columns.forget()
    this.#inPlace = true
  }

  /**
   * A refresh: what is gone is no longer selected or open, and it is said.
   * @param areOthers the page narrows them by something else
   */
  refreshed(given: readonly R[] = [], areOthers = false): void {
    const { host } = this
    const { selection, emit, requests } = this.parts()
    const before = host.selected
    const old = this.#inPlace || host.tree ? null : given
    const rows = this.#flat(host.rows)
    this.#inPlace = false
    const count = this.#count
    this.#count = host.rows.length
    markRead(host.rows)
    host.expanded = selection.after(host.expanded, old, rows)
    host.selected = selection.after(before, old, rows)
    if (host.selected.size !== before.size) emit('stratus-selection-change', { selected: host.selected })
    if (!host.hasUpdated || host.quiet || areOthers || host.state !== 'ready') return
    requests.sayChange(count, host.rows.length)
  }
}
