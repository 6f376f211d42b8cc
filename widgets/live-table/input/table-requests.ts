import { countText, tn } from '../../internal/localize.js'
import type { Announcer } from '../../internal/announcer.js'
import type { Emit } from '../../internal/stratus-element.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { TableFilters } from '../data/column-filter.js'
import type { RowKey } from '../data/column.js'
import type { Row } from '../data/column.js'
import type { SourceController } from '../data/source-controller.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import type { StratusLiveTableEventMap } from '../live-table.events.js'
import { csv, tableValues } from '../toolbar/export-csv.js'
import { itemCount } from '../toolbar/item-count.js'
import type { PageStep, TablePages } from '../view/table-pages.js'

/** What requests change or ask. */
interface Parts<R extends Row> {
  readonly announcer: Announcer
  readonly columns: TableColumns<R>
  readonly pages: TablePages<R>
  /** Asks the source, where there is one. */
  load(...to: Parameters<SourceController<R>['load']>): Promise<void> | undefined
  readonly emit: Emit<StratusLiveTableEventMap<R>>
}

/** What a page may ask of a table as well as people: changes it, tells the page and says it to screen readers. */
export class TableRequests<R extends Row> {
  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly parts: Parts<R>,
  ) {}

  select(selected: ReadonlySet<RowKey>): void {
    this.host.selected = selected
    this.parts.emit('stratus-selection-change', { selected })
  }

  collapse(collapsed: ReadonlySet<RowKey>): void {
    this.host.collapsed = collapsed
    this.parts.emit('stratus-collapse-change', { collapsed })
  }

  filterBy(filters: TableFilters): void {
    this.host.filters = filters
    this.host.page = 1
    this.parts.emit('stratus-filter-change', { filters })
    this.sayCountSoon()
  }

  go(step: PageStep | number): void {
    const { host, parts } = this
    const page = parts.pages.after(step)
    if (host.paging === 'server') {
      const direction = step === 'prev' || step === 'next' ? step : undefined
      const requested = { page, ...(direction && { direction }) }
      parts.emit('stratus-page-change', requested)
      void parts.load(requested)
      return
    }
    host.page = page
    parts.emit('stratus-page-change', { page })
    this.sayCountSoon()
  }

  /** The chosen columns of all rows that pass the filters, in their order, as CSV. */
  csv(): string {
    return csv(tableValues(this.parts.columns.layout.chosen(), this.parts.pages.all))
  }

  /** Rows came or went by a refresh. */
  sayChange(before: number, after: number): void {
    const { announcer } = this.parts
    const by = after - before
    if (by > 0 && before)
      announcer.say('rows', tn('{count} item added.', '{count} items added.', by, { count: countText(by) }))
    if (by < 0)
      announcer.say('rows', tn('{count} item removed.', '{count} items removed.', -by, { count: countText(-by) }))
    if (by > 0 && !before) this.#sayCount()
  }

  /** How many rows there are, once others show. */
  sayCountSoon(): void {
    void this.host.updateComplete.then(() => this.#sayCount())
  }

  #sayCount(): void {
    const { announcer, pages } = this.parts
    announcer.say('count', `${itemCount(pages.shownCount, pages.total ?? pages.all.length)}.`)
  }
}
