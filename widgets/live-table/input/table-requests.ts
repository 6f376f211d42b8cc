import { reasonOf, splitActions, type Action } from '../../internal/actions.js'
import { tn } from '../../internal/localize.js'
import type { Announcer } from '../../internal/announcer.js'
import type { TableFilters } from '../data/column-filter.js'
import type { Row, RowKey } from '../data/column.js'
import { shownKey } from '../data/group-head.js'
import { copyCell } from './copy-cell.js'
import { sortText } from './sort-text.js'
import { csv, saveText, tableValues, type Values } from '../toolbar/export-csv.js'
import type { Emit } from '../../internal/stratus-element.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import type { StratusLiveTableEventMap } from '../live-table.events.js'
import { itemCount } from '../toolbar/render-footer.js'
import { nextSort } from '../view/sort-steps.js'
import type { RowMenu } from './row-menu.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { TableCommands } from './table-gestures.js'
import type { PageStep, TablePages } from '../view/table-pages.js'
import type { TableSelection } from '../selection/table-selection.js'
import type { SourceController } from '../data/source-controller.js'
import { TypedSearch } from './typed-search.js'

/** What requests change or ask. */
interface Parts<R extends Row> {
  readonly announcer: Announcer
  readonly columns: TableColumns<R>
  readonly menu: RowMenu<R>
  readonly pages: TablePages<R>
  readonly selection: TableSelection<R>
  /** Asks the source, where there is one. */
  load(...to: Parameters<SourceController<R>['load']>): Promise<void> | undefined
  look(): void
  /** The row drawn under a key. */
  drawn(key: string): R | undefined
  actionsOf(row: R): readonly Action[]
  readonly emit: Emit<StratusLiveTableEventMap<R>>
}

/** Does what people ask of a table: changes it, tells the page and says it to screen readers. */
export class TableRequests<R extends Row> implements TableCommands<R> {
  #typed: TypedSearch

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly parts: Parts<R>,
  ) {
    this.#typed = new TypedSearch(
      () => host.clock,
      (text) => this.#search(text),
    )
  }

  /** Forgets what is typed and not yet searched for. */
  stop(): void {
    this.#typed.stop()
  }

  look(): void {
    this.parts.look()
  }

  drawn(key: string): R | undefined {
    return this.parts.drawn(key)
  }

  select(row: R, on: boolean, range: boolean): void {
    this.#setSelected(this.parts.selection.withRow(row, on, range))
  }

  selectAll(on: boolean): void {
    this.#setSelected(this.parts.selection.withPage(on))
  }

  selectRest(): void {
    this.#setSelected(this.parts.selection.withRest())
  }

  clearSelection(): void {
    this.#setSelected(new Set())
  }

  #setSelected(selected: ReadonlySet<RowKey>): void {
    this.host.selected = selected
    this.parts.emit('stratus-selection-change', { selected })
  }

  toggleDetails(row: R): void {
    const { host } = this
    const key = host.rowKey(row)
    const expanded = !host.expanded.has(key)
    const next = new Set(host.detailsBeside ? [] : host.expanded)
    if (expanded) next.add(key)
    else next.delete(key)
    host.expanded = next
    this.parts.emit('stratus-row-expand', { row, expanded })
  }

  followDetails(row: R): void {
    const { host } = this
    if (host.detailsBeside && host.expanded.size && !host.expanded.has(host.rowKey(row))) this.toggleDetails(row)
  }

  toggleBelow(row: R, open?: boolean): void {
    const { host } = this
    const key = shownKey(row, host.rowKey)
    if (open !== undefined && host.collapsed.has(key) !== open) return
    const collapsed = new Set(host.collapsed)
    if (!collapsed.delete(key)) collapsed.add(key)
    this.collapse(collapsed)
  }

  collapse(collapsed: ReadonlySet<RowKey>): void {
    this.host.collapsed = collapsed
    this.parts.emit('stratus-collapse-change', { collapsed })
  }

  likelyAction(row: R): void {
    this.#rowAction(splitActions(this.parts.actionsOf(row)).likely, row)
  }

  openMenu(row: R, focus?: 'first' | 'last'): void {
    const { actionsOf, columns, menu } = this.parts
    menu.toggle(row, splitActions(actionsOf(row), columns.shape.menuOnly).rest, focus)
  }

  expectMenu(): void {
    this.parts.menu.expect()
  }

  menuChosen(action: Action): void {
    const row = this.parts.menu.row()
    if (row) this.#rowAction(action, row)
  }

  menuChanged(open: boolean): void {
    if (!open) this.parts.menu.closed()
    this.parts.emit('stratus-menu', { open })
  }

  #rowAction(action: Action | undefined, row: R): void {
    if (action && reasonOf(action) === null) this.parts.emit('stratus-row-action', { action, row })
  }

  copy(button: HTMLElement): void {
    void copyCell(button, this.host.clock).then((text) => this.parts.announcer.say('copy', text))
  }

  selectedValues(): readonly Values[] | null {
    const { columns, selection } = this.parts
    return this.host.selected.size ? tableValues(columns.layout.chosen(), selection.rows()) : null
  }

  sayCopied(text: string): void {
    this.parts.announcer.say('copy', text)
  }

  sortBy(column: string, adding: boolean): void {
    const { host } = this
    const sort = nextSort(host.sort, column, adding)
    host.sort = sort
    host.page = 1
    this.parts.announcer.say('sort', sortText(sort, host.columns))
    this.parts.emit('stratus-sort-change', { sort })
  }

  choose(category: string | null): void {
    this.host.category = category
    this.host.page = 1
    this.parts.emit('stratus-category-change', { category })
    this.#sayCountSoon()
  }

  filterBy(filters: TableFilters): void {
    this.host.filters = filters
    this.host.page = 1
    this.parts.emit('stratus-filter-change', { filters })
    this.#sayCountSoon()
  }

  type(text: string, now: boolean): void {
    this.#typed.type(text, now)
  }

  #search(search: string): void {
    if (search === this.host.search) return
    this.host.search = search
    this.host.page = 1
    this.parts.emit('stratus-search-change', { search })
    this.#sayCountSoon()
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
    this.#sayCountSoon()
  }

  retry(): void {
    this.#again('stratus-retry')
  }

  refresh(): void {
    this.#again('stratus-refresh')
  }

  #again(request: 'stratus-retry' | 'stratus-refresh'): void {
    if (this.parts.emit(request, undefined, { cancelable: true })) void this.parts.load()
  }

  resize(column: string, width: number, done: boolean): void {
    const { layout } = this.parts.columns
    layout.setWidth(column, width, done)
    if (done) this.parts.emit('stratus-columns-change', { layout: layout.layout })
  }

  /** The chosen columns of all rows that pass the filters, in their order, as CSV. */
  csv(): string {
    return csv(tableValues(this.parts.columns.layout.chosen(), this.parts.pages.all))
  }

  save(): void {
    saveText(`${this.host.name || this.host.label || 'table'}.csv`, this.csv())
  }

  /** Rows came or went by a refresh. */
  sayChange(before: number, after: number): void {
    const { announcer } = this.parts
    const by = after - before
    if (by > 0 && before) announcer.say('rows', tn('{count} item added.', '{count} items added.', by, { count: by }))
    if (by < 0) announcer.say('rows', tn('{count} item removed.', '{count} items removed.', -by, { count: -by }))
    if (by > 0 && !before) this.#sayCount()
  }

  #sayCountSoon(): void {
    void this.host.updateComplete.then(() => this.#sayCount())
  }

  #sayCount(): void {
    const { announcer, pages } = this.parts
    announcer.say('count', `${itemCount(pages.shownCount, pages.total ?? pages.all.length)}.`)
  }
}
