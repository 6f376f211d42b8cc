import { reasonOf, splitActions, type Action } from '../../internal/actions.js'
import type { Announcer } from '../../internal/announcer.js'
import type { Emit } from '../../internal/stratus-element.js'
import type { TableColumns } from '../columns/table-columns.js'
import { isServed, type Row } from '../data/column.js'
import { shownKey } from '../data/group-head.js'
import type { SourceController } from '../data/source-controller.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import type { StratusLiveTableEventMap } from '../live-table.events.js'
import type { TableSelection } from '../selection/table-selection.js'
import { tableValues, type Values } from '../toolbar/export-csv.js'
import { nextSort, sortSteps } from '../view/sort-steps.js'
import { expectOrder } from '../view/view-model.js'
import type { PageStep } from '../view/table-pages.js'
import { copyCell } from './copy-cell.js'
import type { RowMenu } from './row-menu.js'
import { saveText } from './save-text.js'
import { sortText } from './sort-text.js'
import type { TableCommands } from './table-gestures.js'
import type { TableRequests } from './table-requests.js'
import { TypedSearch } from './typed-search.js'

/** Rows whose next order is made before it is asked for: of more it would take longer than an idle moment. */
const mostExpected = 20_000

/** What controls change or ask. */
export interface ControlParts<R extends Row> {
  readonly announcer: Announcer
  readonly columns: TableColumns<R>
  readonly requests: TableRequests<R>
  readonly selection: TableSelection<R>
  /** Asks the source, where there is one. */
  load(...to: Parameters<SourceController<R>['load']>): Promise<void> | undefined
  look(): void
  /** The row drawn under a key. */
  drawn(key: string): R | undefined
  actionsOf(row: R): readonly Action[]
  readonly emit: Emit<StratusLiveTableEventMap<R>>
}

/** Does what the controls of a table stand for: changes it, tells the page and says it to screen readers. */
export class TableControls<R extends Row> implements TableCommands<R> {
  #typed: TypedSearch
  #idle: number | undefined

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly menu: RowMenu<R>,
    private readonly parts: ControlParts<R>,
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

  toggleSelected(row: R, range: boolean): void {
    const { requests, selection } = this.parts
    requests.select(selection.withRow(row, !selection.has(row), range))
  }

  toggleAll(): void {
    const { requests, selection } = this.parts
    requests.select(selection.withPage(selection.state() !== 'all'))
  }

  selectRest(): void {
    this.parts.requests.select(this.parts.selection.withRest())
  }

  clearSelection(): void {
    this.parts.requests.select(new Set())
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
    this.parts.requests.collapse(collapsed)
  }

  likelyAction(row: R): void {
    this.#rowAction(splitActions(this.parts.actionsOf(row)).likely, row)
  }

  openMenu(row: R, focus?: 'first' | 'last'): void {
    const { actionsOf, columns } = this.parts
    // As it opened, also when the rows become cards meanwhile.
    const { menuOnly } = columns.shape
    this.menu.toggle(row, (its) => splitActions(actionsOf(its), menuOnly).rest, focus)
  }

  expectMenu(): void {
    this.menu.expect()
  }

  menuChosen(action: Action): void {
    const row = this.menu.row()
    if (row) this.#rowAction(action, row)
  }

  menuChanged(open: boolean): void {
    if (!open) this.menu.closed()
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

  expectSort(id: string): void {
    const { host, parts } = this
    const [step] = sortSteps(nextSort(host.sort, id, false), parts.columns.layout.permitted)
    const { rows } = host
    if (step && !isServed(host.paging) && rows.length <= mostExpected) this.#whenIdle(() => expectOrder(rows, step))
  }

  /** What the pointer was on before matters no more. WebKit does not say when it is idle. */
  #whenIdle(run: () => void): void {
    if (this.#idle !== undefined) cancelIdleCallback(this.#idle)
    this.#idle = globalThis.requestIdleCallback?.(run)
  }

  choose(category: string | null): void {
    this.host.category = category
    this.host.page = 1
    this.parts.emit('stratus-category-change', { category })
    this.parts.requests.sayCountSoon()
  }

  type(text: string, now: boolean): void {
    this.#typed.type(text, now)
  }

  #search(search: string): void {
    if (search === this.host.search) return
    this.host.search = search
    this.host.page = 1
    this.parts.emit('stratus-search-change', { search })
  }

  go(step: PageStep): void {
    this.parts.requests.go(step)
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

  resize(column: string, width: number | undefined, done: boolean): void {
    const { layout } = this.parts.columns
    layout.setWidth(column, width, done)
    if (done) this.parts.emit('stratus-columns-change', { layout: layout.layout })
  }

  save(): void {
    saveText(`${this.host.name || this.host.label || 'table'}.csv`, this.parts.requests.csv())
  }
}
