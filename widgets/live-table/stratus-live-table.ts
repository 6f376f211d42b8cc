import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { query, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import type { ActionEvent, MenuEvent } from '../action-list/action-list.events.js'
import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import { reasonOf, splitActions, type Action } from '../internal/actions.js'
import { controlStyles } from '../internal/control.styles.js'
import { t, tn } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { ActionsWidth } from './actions-width.js'
import { AgeController } from './age-controller.js'
import { Announcer } from './announcer.js'
import { BatchActions } from './batch-actions.js'
import type { Cell } from './cell.js'
import { ColumnLayoutController, type Fit } from './column-layout.js'
import type { Category, Row, RowKey, Sort } from './column.js'
import type { ColumnLayout } from './columns-model.js'
import { defaultDetails } from './default-details.js'
import { saveText, tableCsv } from './export-csv.js'
import { FocusKeeper } from './focus-keeper.js'
import type { ColumnsChangeEvent } from './live-table.events.js'
import { LiveTableProperties } from './live-table-properties.js'
import { liveTableStyles } from './live-table.styles.js'
import { Memo } from './memo.js'
import { clampPage, cookiePageSize, pageCount, pageRows } from './page-model.js'
import { itemCount, renderFooter, type FooterModel } from './render-footer.js'
import { renderHead } from './render-head.js'
import { columnCount, renderRow, type RowFrame, type RowModel } from './render-row.js'
import { renderFailure, renderMessage, renderSkeleton } from './render-states.js'
import { renderSummary } from './render-summary.js'
import { renderCategories, renderExport, renderFreshness, renderSearch } from './render-toolbar.js'
import { dragColumn } from './resize-drag.js'
import { RowActions } from './row-actions.js'
import { RowMenu } from './row-menu.js'
import { allState, pruned, withAll, withRange } from './selection-model.js'
import { cardStyles, tableStyles } from './table.styles.js'
import { TableView } from './view-model.js'
import { VirtualRows } from './virtual-rows.js'

/** Pause after the last letter typed into the search box, ms (spec D1 §9). */
export const searchDelay = 300

/** Widths of the table's own columns, px. */
const own = { select: 40, expand: 34 } as const
/** Rows looked at to find the width of the action column. */
const sampledRows = 20
/** Borders of the frame, px. */
const borders = 2

/**
 * A table of live resources: sorting, filtering, paging or virtual rows, selection with batch actions, row actions, details,
 * summary, column chooser, CSV. It is mute: rows come in by property and are compared by key, so selection, focus, an open
 * menu, scroll position and typed text survive every refresh; what people do goes out as events.
 *
 * While a row's menu is open the rows stand still; a change that comes meanwhile shows when it closes. On a narrow place the
 * columns with the highest priority number leave first; below 560 px rows become cards.
 *
 * Keyboard: Tab through the controls; Up and Down move to the same control of the next row; Shift with a click or Space on
 * a box selects the range; Down on the menu button opens the menu.
 *
 * @tag stratus-live-table
 * @event {RowActionEvent} stratus-row-action - an action of a row was chosen
 * @event {BatchActionEvent} stratus-batch-action - an action on the selected rows was chosen
 * @event {SelectionChangeEvent} stratus-selection-change - the selection changed, also because selected rows went away
 * @event {SortChangeEvent} stratus-sort-change - a header was chosen
 * @event {PageChangeEvent} stratus-page-change - another page was asked for; with paging `server` the page must bring it
 * @event {SearchChangeEvent} stratus-search-change - text of the built-in search box, 300 ms after the last letter
 * @event {CategoryChangeEvent} stratus-category-change - another fixed filter was chosen
 * @event {CustomEvent} stratus-retry - request: try to load again after a failure
 * @event {CustomEvent} stratus-refresh - request: read the rows again
 * @event {RowExpandEvent} stratus-row-expand - a row was opened or closed
 * @event {ColumnsChangeEvent} stratus-columns-change - order, width or visibility of columns changed
 * @event {MenuEvent} stratus-menu - a row's menu opened or closed: polling waits while it is open
 * @slot toolbar - at the start of the toolbar, such as a faceted search
 * @slot actions - at the end of the toolbar, such as the primary button
 * @slot empty - below the sentence of an empty table
 * @slot footer - inside the footer
 * @csspart toolbar - search, categories, tools, actions
 * @csspart table - the table
 * @csspart header - one column header
 * @csspart row - one row; also `selected`
 * @csspart cell - one cell of data
 * @csspart details - the opened part of a row
 * @csspart footer - count, selection, pages
 * @cssproperty [--stratus-live-table-sticky-top=0px] - where the toolbar stops when the page scrolls
 * @cssproperty [--stratus-live-table-sticky-bottom=0px] - where the footer stops
 * @cssproperty [--stratus-live-table-ground] - ground behind the toolbar; default `--stratus-ground`
 */
export class StratusLiveTable<R extends Row = Row> extends LiveTableProperties<R> {
  static override styles = [StratusElement.styles, controlStyles, liveTableStyles, tableStyles, cardStyles]

  #view = new TableView<R>()
  #frameMemo = new Memo<RowFrame<R>>()
  #countMemo = new Memo<readonly number[]>()
  #summaryMemo = new Memo<Readonly<Record<string, Cell>>>()
  #actions = new RowActions<R>(() => this.requestUpdate())
  #layout = new ColumnLayoutController<R>(this, (text) => this.warn(text))
  #age = new AgeController(
    this,
    () => this.updatedAt,
    () => this.clock,
  )
  #announcer = new Announcer(this, () => this.clock)
  #focus = new FocusKeeper()
  #virtual = new VirtualRows<R>(this, () => this.body)
  #menu = new RowMenu<R>(this, () => this.menuElement)
  #batch = new BatchActions<R>(this)
  #actionsWidth = new ActionsWidth(this)
  /** Rows after filter and sort, all pages. */
  #all: readonly R[] = []
  #drawn = new Map<string, R>()
  #rangeStart: RowKey | null = null
  #cancelSearch: (() => void) | undefined

  @query('tbody') private body!: HTMLElement | null
  @query('.frame') private frameBox!: HTMLElement | null
  @query('stratus-action-menu') private menuElement!: StratusActionMenu | null
  @state() private expanded: ReadonlySet<RowKey> = new Set()

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#cancelSearch?.()
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#check()
    if (changed.has('store') || changed.has('name')) this.#layout.load()
    this.#all = this.#view.compute({
      rows: this.#menu.held ?? this.rows,
      columns: this.columns,
      search: this.search,
      categories: this.categories,
      category: this.category,
      sort: this.sort,
    })
    if (changed.has('rows')) this.#rowsChanged(changed.get('rows'))
    this.#virtual.update({
      on: this.paging === 'virtual',
      rows: this.#all,
      expanded: this.expanded,
      refreshed: changed.has('rows'),
      fit: this.#fit(),
    })
    if (this.renderRoot instanceof ShadowRoot) this.#focus.remember(this.renderRoot)
  }

  override firstUpdated(): void {
    const toolbar = this.renderRoot.querySelector('.toolbar')
    const root = this.renderRoot.querySelector<HTMLElement>('.root')
    if (!toolbar || !root) return
    // The header stops below the toolbar, whose height depends on how its content wraps.
    new ResizeObserver(() => root.style.setProperty('--_toolbar-size', `${toolbar.clientHeight}px`)).observe(toolbar)
  }

  override updated(): void {
    const fit = this.#fit()
    for (const column of this.renderRoot.querySelectorAll<HTMLElement>('col[data-column]')) {
      const width = fit.widths.get(column.dataset['column'] ?? '')
      if (width !== undefined) column.style.setProperty('width', `${width}px`)
    }
    this.renderRoot
      .querySelector<HTMLElement>('col.actions')
      ?.style.setProperty('width', `${this.#actionsWidth.value}px`)
    this.#virtual.drawn()
    if (this.renderRoot instanceof ShadowRoot) {
      this.#focus.restore(
        this.renderRoot,
        (key) => this.#all.some((row) => String(this.rowKey(row)) === key),
        this.frameBox,
      )
    }
  }

  /** Bad values are said once and replaced; the table goes on. */
  #check(): void {
    if (!Array.isArray(this.rows)) {
      this.warn('rows must be an array.')
      this.rows = []
    }
    if (!Array.isArray(this.columns)) {
      this.warn('columns must be an array.')
      this.columns = []
    }
    if (this.pageSize !== undefined && !(this.pageSize >= 1)) {
      this.warn('page-size must be a number of 1 or more.')
      this.pageSize = undefined
    }
  }

  /** A refresh: what is gone is no longer selected or open, and it is said. */
  #rowsChanged(old: readonly R[] | undefined): void {
    if (this.selected.size || this.expanded.size) {
      const present = new Set(this.rows.map((row) => this.rowKey(row)))
      const selected = pruned(this.selected, present)
      this.expanded = pruned(this.expanded, present)
      if (selected !== this.selected) {
        this.selected = selected
        this.emit('stratus-selection-change', { selected })
      }
    }
    if (!old || this.state !== 'ready') return
    const by = this.rows.length - old.length
    if (by > 0 && old.length)
      this.#announcer.say('rows', tn('{count} item added.', '{count} items added.', by, { count: by }))
    if (by < 0) this.#announcer.say('rows', tn('{count} item removed.', '{count} items removed.', -by, { count: -by }))
    if (by > 0 && !old.length) this.#sayCount()
  }

  get #size(): number {
    return this.pageSize ?? cookiePageSize(document.cookie)
  }

  get #pages(): number {
    return this.paging === 'pages' ? pageCount(this.#all.length, this.#size) : 1
  }

  /** Rows of this page: what select-all means. */
  #pageOfRows(): readonly R[] {
    return this.paging === 'pages' ? pageRows(this.#all, clampPage(this.page, this.#pages), this.#size) : this.#all
  }

  #fit(): Fit<R> {
    const taken = borders + (this.withoutSelection ? 0 : own.select) + (this.withoutExpansion ? 0 : own.expand)
    if (!this.rowActions) return this.#layout.fit(this.rows, taken)
    const first = this.#pageOfRows().slice(0, sampledRows)
    const labels = first.map((row) => splitActions(this.#actionsOf(row)).likely?.label ?? '')
    return this.#layout.fit(this.rows, taken + this.#actionsWidth.take(labels))
  }

  #frame(fit: Fit<R>): RowFrame<R> {
    const selectable = !this.withoutSelection
    const expandable = !this.withoutExpansion
    const acting = this.rowActions !== undefined
    const oneLine = this.paging === 'virtual'
    return this.#frameMemo.get([fit.columns, selectable, expandable, acting, oneLine], () => ({
      columns: fit.columns,
      selectable,
      expandable,
      acting,
      oneLine,
    }))
  }

  #model(row: R, index: number): RowModel<R> {
    const key = this.rowKey(row)
    const expanded = !this.withoutExpansion && this.expanded.has(key)
    return {
      row,
      key,
      name: this.rowName(row),
      index,
      selected: this.selected.has(key),
      expanded,
      busy: this.wait.has(key),
      menuOpen: this.#menu.key === key,
      state: this.rowState?.(row),
      actions: this.rowActions && this.#actions.of(row, key, this.rowActions),
      details: expanded ? (this.details ? this.details(row) : defaultDetails(this.#layout.ordered(), row)) : null,
    }
  }

  /** The rows to draw, each key once. */
  #models(rows: readonly R[], from: number): readonly RowModel<R>[] {
    this.#drawn.clear()
    return rows.flatMap((row, place) => {
      const model = this.#model(row, from + place)
      const key = String(model.key)
      if (this.#drawn.has(key)) {
        this.warn(`two rows have the key '${key}'; only the first is shown.`)
        return []
      }
      this.#drawn.set(key, row)
      return [model]
    })
  }

  #sayCount(): void {
    this.#announcer.say('count', `${itemCount(this.#pageOfRows().length, this.#all.length)}.`)
  }

  // What people do.

  #clicked(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('[data-control]')
    if (!control) return
    if (control.getAttribute('aria-disabled') === 'true') {
      event.preventDefault()
      return
    }
    const row = this.#drawn.get(control.closest<HTMLElement>('tr[data-key]')?.dataset['key'] ?? '')
    if (row) this.#rowClicked(control, row, event)
    else this.#tableClicked(control)
  }

  #rowClicked(control: HTMLElement, row: R, event: MouseEvent): void {
    switch (control.dataset['control']) {
      case 'select':
        return this.#select(row, (control as HTMLInputElement).checked, event.shiftKey)
      case 'expand':
        return this.#toggleDetails(row)
      case 'action':
        return this.#rowAction(splitActions(this.#actionsOf(row)).likely, row)
      case 'more':
        return this.#openMenu(control, row)
    }
  }

  #tableClicked(control: HTMLElement): void {
    const name = control.dataset['control'] ?? ''
    const page = clampPage(this.page, this.#pages)
    const commands: Record<string, () => void> = {
      'select-all': () =>
        this.#setSelected(
          withAll(this.selected, this.#keys(this.#pageOfRows()), (control as HTMLInputElement).checked),
        ),
      'select-rest': () => this.#setSelected(withAll(this.selected, this.#keys(this.#all), true)),
      'clear-selection': () => this.#setSelected(new Set()),
      sort: () => this.#sortBy(control.closest<HTMLElement>('th')?.dataset['column'] ?? ''),
      category: () => this.#choose(control.dataset['category'] ?? null),
      first: () => this.#go(1),
      prev: () => this.#go(page - 1, 'prev'),
      next: () => this.#go(page + 1, 'next'),
      last: () => this.#go(this.#pages),
      retry: () => this.emit('stratus-retry', undefined, { cancelable: true }),
      refresh: () => this.emit('stratus-refresh', undefined, { cancelable: true }),
      export: () => saveText(`${this.name || this.label || 'table'}.csv`, this.csv()),
    }
    commands[name]?.()
  }

  #keys(rows: readonly R[]): RowKey[] {
    return rows.map((row) => this.rowKey(row))
  }

  #setSelected(selected: ReadonlySet<RowKey>): void {
    this.selected = selected
    this.emit('stratus-selection-change', { selected })
  }

  #select(row: R, on: boolean, range: boolean): void {
    const key = this.rowKey(row)
    const view = range ? this.#keys(this.#pageOfRows()) : []
    this.#setSelected(withRange(this.selected, view, range ? this.#rangeStart : null, key, on))
    this.#rangeStart = key
  }

  #toggleDetails(row: R): void {
    const key = this.rowKey(row)
    const expanded = !this.expanded.has(key)
    const next = new Set(this.expanded)
    if (expanded) next.add(key)
    else next.delete(key)
    this.expanded = next
    this.emit('stratus-row-expand', { row, expanded })
  }

  #actionsOf(row: R): readonly Action[] {
    return (this.rowActions && this.#actions.of(row, this.rowKey(row), this.rowActions)) ?? []
  }

  #rowAction(action: Action | undefined, row: R): void {
    if (action && reasonOf(action) === null) this.emit('stratus-row-action', { action, row })
  }

  #openMenu(button: HTMLElement, row: R, focus?: 'first' | 'last'): void {
    void this.#menu.toggle(button, row, splitActions(this.#actionsOf(row)).rest, focus)
  }

  #menuChanged(open: boolean): void {
    if (!open) this.#menu.closed()
    this.emit('stratus-menu', { open })
  }

  #menuChosen(action: Action): void {
    const row = this.#menu.row()
    if (row) this.#rowAction(action, row)
  }

  #sortBy(column: string): void {
    const same = this.sort?.column === column
    const sort: Sort = { column, direction: same && this.sort?.direction === 'ascending' ? 'descending' : 'ascending' }
    this.sort = sort
    this.page = 1
    const title = this.columns.find(({ id }) => id === column)?.title ?? column
    const text =
      sort.direction === 'ascending'
        ? t('Sorted by {column}, ascending.', { column: title })
        : t('Sorted by {column}, descending.', { column: title })
    this.#announcer.say('sort', text)
    this.emit('stratus-sort-change', { sort })
  }

  #choose(category: string | null): void {
    this.category = category
    this.page = 1
    this.emit('stratus-category-change', { category })
    void this.updateComplete.then(() => this.#sayCount())
  }

  #go(page: number, direction?: 'next' | 'prev'): void {
    if (this.paging === 'server') {
      this.emit('stratus-page-change', { page: this.page + (direction === 'prev' ? -1 : 1), direction })
      return
    }
    this.page = clampPage(page, this.#pages)
    this.emit('stratus-page-change', { page: this.page })
    void this.updateComplete.then(() => this.#sayCount())
  }

  #typed(event: Event): void {
    const { value } = event.target as HTMLInputElement
    this.#cancelSearch?.()
    this.#cancelSearch = this.clock.after(searchDelay, () => this.#search(value))
  }

  #search(search: string): void {
    if (search === this.search) return
    this.search = search
    this.page = 1
    this.emit('stratus-search-change', { search })
    void this.updateComplete.then(() => this.#sayCount())
  }

  #key(event: KeyboardEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('[data-control]')
    const name = control?.dataset['control']
    if (name === 'search' && event.key === 'Enter') {
      event.preventDefault()
      this.#cancelSearch?.()
      this.#search((control as HTMLInputElement).value)
    }
    if (!control || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    const tr = control.closest<HTMLElement>('tr[data-key]')
    const row = this.#drawn.get(tr?.dataset['key'] ?? '')
    if (!tr || !row) return
    event.preventDefault()
    if (name === 'more') this.#openMenu(control, row, event.key === 'ArrowUp' ? 'last' : 'first')
    else this.#focusNeighbour(tr, name ?? '', event.key === 'ArrowDown' ? 1 : -1)
  }

  #focusNeighbour(tr: HTMLElement, control: string, by: 1 | -1): void {
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('tr.row[data-key]')]
    rows[rows.indexOf(tr) + by]?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus()
  }

  #pressed(event: PointerEvent): void {
    const grip = event.target as HTMLElement
    const id = grip.dataset['control'] === 'resize' ? grip.closest('th')?.dataset['column'] : undefined
    if (id === undefined) return
    dragColumn(event, (width, done) => {
      this.#layout.setWidth(id, width, done)
      if (done) this.#emitColumns()
    })
  }

  #emitColumns(): void {
    this.emit('stratus-columns-change', { layout: this.#layout.layout })
  }

  #columnsChosen(event: ColumnsChangeEvent): void {
    this.#layout.change(event.detail.layout, true)
    this.#emitColumns()
  }

  // What a page may call.

  /** The chosen columns of all rows that pass the filters, in their order, as CSV; formulas are defused. */
  csv(): string {
    return tableCsv(this.#layout.chosen(), this.#all)
  }

  /** What people chose of the columns. */
  get columnLayout(): ColumnLayout {
    return this.#layout.layout
  }

  set columnLayout(layout: ColumnLayout) {
    this.#layout.change(layout, false)
  }

  // What is drawn.

  #toolbar(fit: Fit<R>): TemplateResult {
    const counts = this.#countMemo.get([this.rows, this.categories], () =>
      this.categories.map((category) => this.rows.filter((row) => category.match(row)).length),
    )
    const all = { id: null, label: t('All'), count: this.rows.length }
    const buttons = this.categories.map(({ id, label }: Category<R>, index) => ({
      id,
      label,
      count: counts[index] ?? 0,
    }))
    const batch = this.#batch.actions()
    return html`<div class="toolbar" part="toolbar">
      <div class="left">
        <slot name="toolbar"></slot>
        ${this.withoutSearch ? nothing : renderSearch(this.search, this.label)}
        ${buttons.length ? renderCategories([all, ...buttons], this.category) : nothing}
      </div>
      <div class="right">
        ${this.withoutTools ? nothing : this.#tools(fit)}
        ${
          batch.length
            ? html`<stratus-action-list
                class=${this.selected.size ? '' : 'idle'}
                layout="batch"
                label=${t('Actions on the selected items')}
                .actions=${batch}
                @stratus-action=${(event: ActionEvent) => this.#batchAction(event.detail.action)}
                @stratus-menu=${(event: MenuEvent) => this.emit('stratus-menu', event.detail)}
              ></stratus-action-list>`
            : nothing
        }
        <slot name="actions"></slot>
      </div>
    </div>`
  }

  #tools(fit: Fit<R>): TemplateResult {
    return html`<div class="tools">
      ${renderFreshness(this.#age.text(), this.stale, this.state === 'loading')}
      <stratus-column-chooser
        .columns=${this.#layout.ordered()}
        .layout=${this.#layout.layout}
        .widths=${fit.widths}
        @stratus-columns-change=${this.#columnsChosen}
      ></stratus-column-chooser>
      ${renderExport()}
    </div>`
  }

  #batchAction(action: Action): void {
    this.emit('stratus-batch-action', { action, rows: this.#batch.rows() })
  }

  #rows(frame: RowFrame<R>, page: readonly R[]): unknown {
    if (this.paging !== 'virtual') {
      const from = this.paging === 'pages' ? (clampPage(this.page, this.#pages) - 1) * this.#size : 0
      return this.#repeat(this.#models(page, from), frame)
    }
    const { start, end, before, after } = this.#virtual.window()
    const spacer = (height: number): TemplateResult =>
      html`<tr class="spacer" aria-hidden="true">
        <td colspan=${columnCount(frame)} height=${height}></td>
      </tr>`
    return html`${spacer(before)}${this.#repeat(this.#models(page.slice(start, end), start), frame)}${spacer(after)}`
  }

  #repeat(models: readonly RowModel<R>[], frame: RowFrame<R>): unknown {
    return repeat(
      models,
      (model) => model.key,
      (model) => renderRow(model, frame),
    )
  }

  #content(frame: RowFrame<R>, page: readonly R[]): unknown {
    const columns = columnCount(frame)
    if (this.state === 'filter-first') return renderMessage(t('Please provide a search criteria first.'), columns)
    if (page.length) return this.#rows(frame, page)
    if (this.state === 'loading') return renderSkeleton(frame, 8)
    if (this.state === 'failed') return renderMessage(renderFailure(this.error), columns, 'message failed')
    return renderMessage(html`${this.noItemsMessage ?? t('No items to display.')}<slot name="empty"></slot>`, columns)
  }

  #summaryRow(frame: RowFrame<R>): unknown {
    const { summary } = this
    if (!summary || !this.#all.length) return nothing
    return renderSummary(
      frame,
      this.#summaryMemo.get([summary, this.#all], () => summary(this.#all)),
    )
  }

  #footer(page: readonly R[]): FooterModel {
    const server = this.paging === 'server'
    const pages = this.#pages
    const current = server ? this.page : clampPage(this.page, pages)
    return {
      shown: page.length,
      total: this.#all.length,
      page: current,
      pages,
      hasPrev: server ? this.serverPages.hasPrev : current > 1,
      hasNext: server ? this.serverPages.hasNext : current < pages,
      paged: server ? this.serverPages.hasPrev || this.serverPages.hasNext : pages > 1,
      counted: !server,
      selected: this.selected.size,
      selectRest:
        this.selected.size > 0 &&
        this.selected.size < this.#all.length &&
        this.paging === 'pages' &&
        allState(this.selected, this.#keys(page)) === 'all',
    }
  }

  override render(): TemplateResult {
    const fit = this.#fit()
    const frame = this.#frame(fit)
    const page = this.state === 'filter-first' ? [] : this.#pageOfRows()
    const all =
      frame.selectable && !this.withoutSelectAll
        ? allState(this.selected, this.selected.size ? this.#keys(page) : [])
        : undefined
    const classes = [fit.cards ? 'cards' : '', frame.oneLine ? 'one-line' : ''].join(' ')
    return html`<div
        class=${fit.cards ? 'root narrow' : 'root'}
        @click=${this.#clicked}
        @keydown=${this.#key}
        @pointerdown=${this.#pressed}
        @input=${this.#inputs}
      >
        ${this.#toolbar(fit)}
        <div class="frame" tabindex="-1">
          ${this.state === 'failed' && page.length ? renderFailure(this.error) : nothing}
          <table
            class=${classes}
            part="table"
            role="table"
            aria-label=${this.label || nothing}
            aria-rowcount=${this.paging === 'server' ? -1 : this.#all.length + 1}
            aria-busy=${this.state === 'loading' ? 'true' : 'false'}
          >
            <colgroup>
              ${frame.selectable ? html`<col class="select" />` : nothing}
              ${frame.expandable ? html`<col class="expand" />` : nothing}
              ${frame.columns.map((column) => html`<col data-column=${column.id} />`)}
              ${frame.acting ? html`<col class="actions" />` : nothing}
            </colgroup>
            <thead role="rowgroup">
              ${renderHead(frame, this.sort, all)}
            </thead>
            <tbody role="rowgroup" class=${this.paging === 'virtual' ? 'virtual' : ''}>
              ${this.#content(frame, page)}
            </tbody>
            ${this.#summaryRow(frame)}
          </table>
          <div class="footer" part="footer" ?hidden=${this.withoutFooter}>${renderFooter(this.#footer(page))}</div>
        </div>
      </div>
      <stratus-action-menu
        @stratus-action=${(event: ActionEvent) => this.#menuChosen(event.detail.action)}
        @stratus-menu=${(event: MenuEvent) => this.#menuChanged(event.detail.open)}
      ></stratus-action-menu>
      <div class="visually-hidden" role="status">${this.#announcer.text}</div>`
  }

  #inputs(event: Event): void {
    if ((event.target as HTMLElement).dataset['control'] === 'search') this.#typed(event)
  }
}
