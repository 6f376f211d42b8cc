import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { Announcer } from '../internal/announcer.js'
import { boxStyles } from '../internal/styles/box.styles.js'
import { t, type AsBefore } from '../internal/localize.js'
import { StratusElement, type Emit } from '../internal/stratus-element.js'
import type { StratusLiveTableEventMap } from './live-table.events.js'
import { LiveTableProperties } from './live-table-properties.js'
import { TableColumns } from './columns/table-columns.js'
import { isChangedInPlace } from './data/changed-rows.js'
import { isScrolled, isServed, type Row, type RowKey } from './data/column.js'
import type { ColumnLayout } from './data/layout.js'
import { GivenRows } from './given-rows.js'
import { LateInput } from './late-input.js'
import { LateFeatures } from './late-features.js'
import { LateParts } from './late-parts.js'
import { TableFrame } from './table-frame.js'
import { TableRequests } from './input/table-requests.js'
import { ServerMarkup } from './markup/server-markup.js'
import { renderFailure } from './rows/render-states.js'
import { renderTable } from './rows/render-table.js'
import { RowDrawing, type DrawingModel } from './rows/row-drawing.js'
import { RowModels } from './rows/row-models.js'
import type { SlottedCell } from './data/slotted-cell.js'
import { BatchActions, TableSelection } from './selection/table-selection.js'
import { TablePages } from './view/table-pages.js'
import { cellStyles } from './styles/cell.styles.js'
import { tableStyles } from './styles/table.styles.js'
import { liveTableStyles } from './styles/live-table.styles.js'

/**
 * A table of live resources: sorting, filtering, paging or virtual rows, selection with batch actions, row actions, details,
 * summary, column chooser, CSV. It is mute: rows come in by property and are compared by key, so selection, focus, an open
 * menu, scroll position and typed text survive every refresh; what people do goes out as events.
 *
 * While a row's menu is open the rows stand still; a change that comes meanwhile shows when it closes. On a narrow screen the
 * columns with the highest priority number leave first; below 900 px, where that or cut texts would be the price, a row's button
 * stands in its menu; below 560 px rows become cards.
 *
 * Keyboard: the grid of the ARIA practices. The table is one stop of the Tab key; arrow keys lead from cell to cell and from
 * control to control, Up and Down to the same control of the next row; Home and End to the ends of the row, with Ctrl of the
 * table; Page Up and Down. Enter, Space and Alt with Down use a control; Enter or F2 goes into a field in a cell, Escape back;
 * Space on a text selects its row; Ctrl with C copies the cell, or the selected rows with their headers. In a column with `edit` F2,
 * Enter, a letter or a double click on a text edits the cell, Ctrl with Z takes it back. Shift with a click or Space on a box selects
 * the range, with a click or Enter on a header sorts by one column more. Filters of columns, details and what a page puts into cells
 * itself are stops of their own.
 *
 * Not for laying out a page, a handful of facts about one thing (a `<dl>`), or spreadsheets with formulas.
 *
 * @tag stratus-live-table
 * @event {RowActionEvent} stratus-row-action - an action of a row was chosen
 * @event {BatchActionEvent} stratus-batch-action - an action on the selected rows was chosen
 * @event {SelectionChangeEvent} stratus-selection-change - the selection changed, also because selected rows went away
 * @event {SortChangeEvent} stratus-sort-change - a header was chosen
 * @event {PageChangeEvent} stratus-page-change - another page was asked for; with paging `server` the page must bring it
 * @event {SearchChangeEvent} stratus-search-change - text of the built-in search box, 300 ms after the last letter
 * @event {FilterChangeEvent} stratus-filter-change - the filter of a column was changed, 300 ms after the last letter
 * @event {CategoryChangeEvent} stratus-category-change - another fixed filter was chosen
 * @event {CustomEvent} stratus-retry - request: try to load again after a failure
 * @event {CustomEvent} stratus-refresh - request: read the rows again
 * @event {RowExpandEvent} stratus-row-expand - a row was opened or closed
 * @event {CollapseChangeEvent} stratus-collapse-change - a group, or a branch of a tree, was opened or closed
 * @event {ColumnsChangeEvent} stratus-columns-change - order, width or visibility of columns changed
 * @event {CellEditEvent} stratus-cell-edit - a cell was edited: the page saves it and gives the row its new value, or refuses
 * @event {CellsChangeEvent} stratus-cells-change - other cells of columns with `slotted` are drawn: the page puts an element into each
 * @event {MenuEvent} stratus-menu - a row's menu opened or closed: polling waits while it is open
 * @slot - a `<table>` that the server has rendered: its columns, rows and their actions, read again whenever it changes
 * @slot toolbar - at the start of the toolbar, behind the table's own search; such as a faceted search
 * @slot actions - at the end of the toolbar, such as the primary button
 * @slot cell-(column)-(key) - in a cell of a column with `slotted`, under the name that `stratus-cells-change` tells
 * @slot empty - below the sentence of an empty table
 * @slot footer - inside the footer
 * @csspart toolbar - search, categories, tools, actions
 * @csspart table - the table
 * @csspart header - one column header
 * @csspart column-group - heading over the columns of a group
 * @csspart row - one row; also `selected`
 * @csspart cell - one cell of data; also `cell-` and the id of its column
 * @csspart details - the opened part of a row
 * @csspart filters - the row of filters of columns
 * @csspart footer - count, selection, pages
 * @csspart search - the search box
 * @csspart categories - the fixed filters
 * @csspart link - a cell that leads somewhere
 * @csspart progress - what a row in transition shows
 * @csspart row-actions - the actions of a row
 * @csspart summary - the row of sums
 * @csspart pager - page buttons
 * @csspart age - how old the rows are
 * @csspart failure - why there are no rows
 * @cssproperty [--stratus-live-table-sticky-top=0px] - where the toolbar stops when the page scrolls
 * @cssproperty [--stratus-live-table-sticky-bottom=0px] - where the footer stops
 * @cssproperty [--stratus-live-table-ground] - ground behind the toolbar; default `--stratus-ground`
 */
export class StratusLiveTable<R extends Row = Row> extends LiveTableProperties<R> {
  static override styles = [StratusElement.styles, boxStyles, liveTableStyles, tableStyles, cellStyles]

  // Of the styles that come late: declared only then, they would have the style of everything in the table computed once more.
  protected static override readonly scriptTokens = [
    '--_neutral-6 --_neutral-7 --_text-disabled --_accent-hover --_on-accent --_on-danger --_danger-ground --_danger-border',
    '--_border-control --_control-height-small --_duration --_shadow-float',
  ]

  #warn = (text: string, ...details: readonly unknown[]): void => this.warn(text, ...details)
  #emit: Emit<StratusLiveTableEventMap<R>> = (type, ...payload) => this.emit(type, ...payload)
  #late: LateParts = new LateParts(
    this,
    () => ({
      isNarrow: this.#columns.layout.isNarrow,
      groupBy: this.#columns.layout.groupBy,
      isPainted: this.#frame.isPainted,
    }),
    this.#warn,
  )
  #columns: TableColumns<R> = new TableColumns<R>(
    this,
    (row) => this.#models.actionsOf(row),
    () => this.#late.part('actions'),
    this.#warn,
  )
  #announcer = new Announcer(this, () => this.clock)
  #drawing: RowDrawing<R> = new RowDrawing<R>(
    this,
    () => this.#drawingModel(),
    (row, key, index) => this.#models.of(row, key, index),
    this.#warn,
    (drawn) => {
      this.#input.drawn()
      this.#features.drawn(drawn)
    },
  )
  #selection = new TableSelection<R>(this, () => ({
    data: this.#given.all,
    pages: this.#pages,
    matching: isServed(this.paging) && this.selectMatching ? () => this.#pages.total ?? this.rows.length : undefined,
    partial: this.paging === 'endless',
  }))
  #features: LateFeatures<R> = new LateFeatures<R>(this, this.#late, () => ({
    columns: this.#columns,
    drawing: this.#drawing,
    announcer: this.#announcer,
    emit: this.#emit,
    pageSize: () => this.#pages.size,
    groupBy: () => this.#columns.layout.groupBy,
    filterBy: (filters) => this.#requests.filterBy(filters),
  }))
  #models = new RowModels<R>(
    this,
    {
      isSelected: (row) => this.#selection.has(row),
      menuKey: () => this.#input.menu?.key ?? null,
      columns: () => this.#columns.layout.ordered(),
      actionsPart: () => this.#late.part('actions'),
      decorator: () => this.#features.decorate,
    },
    this.#warn,
  )
  #given: GivenRows<R> = new GivenRows<R>(this, () => ({
    columns: this.#columns,
    features: this.#features,
    held: () => this.#input.menu?.held,
    models: this.#models,
    requests: this.#requests,
    selection: this.#selection,
    emit: this.#emit,
    warn: this.#warn,
  }))
  #pages = new TablePages<R>(this)
  #requests = new TableRequests<R>(this, {
    announcer: this.#announcer,
    columns: this.#columns,
    pages: this.#pages,
    load: (to) => this.#features.source?.load(to),
    emit: this.#emit,
  })
  #input: LateInput<R> = new LateInput<R>(this, {
    announcer: this.#announcer,
    columns: this.#columns,
    requests: this.#requests,
    selection: this.#selection,
    look: () => this.#given.look(),
    load: (to) => this.#features.source?.load(to),
    drawn: (key) => this.#drawing.row(key),
    actionsOf: (row) => this.#models.actionsOf(row),
    rows: () => {
      const first = this.#pages.from + this.#columns.shape.headRows + 1
      const last = first + this.#pages.drawn.length - 1
      return { first, last, show: (index) => this.#drawing.show(index) }
    },
    emit: this.#emit,
    warn: this.#warn,
  })
  #frame = new TableFrame<R>(this, {
    columns: this.#columns,
    pages: this.#pages,
    selection: this.#selection,
    batch: new BatchActions<R>(this, this.#selection),
    emit: this.#emit,
    late: this.#late,
    warn: this.#warn,
    filters: () => this.#features.filters,
    go: (page) => this.#requests.go(page),
    showRow: (index) => this.showRow(index),
  })
  /** The row that is to be shown when the rows are there. */
  #asked: number | undefined
  #markup = new ServerMarkup(this as unknown as LiveTableProperties)

  /** What people have done is part of it, also where the code for it is on its way; and what comes behind the first rows. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#input.settled()
    await super.getUpdateComplete()
    await this.#frame.isWhole()
    return super.getUpdateComplete()
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.#late.whenHere(() => super.scheduleUpdate())
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (isChangedInPlace(this.rows)) this.#given.readInPlace(changed.has('rows'))
    this.checkProperties(changed.has('rows'))
    if (this.overflow === 'scroll' && !this.#features.wide) this.overflow = 'fit'
    if (changed.has('store') || changed.has('name')) this.#columns.layout.load()
    if (this.hasUpdated && (changed.has('search') || changed.has('query'))) this.#requests.sayCountSoon()
    const list = this.#features.endless?.list
    // While a row's menu is open the rows stand still.
    if (list && !this.#input.menu?.held) this.#pages.updateEndless(list)
    else if (!list) {
      this.#compute()
      if (changed.has('rows')) this.#given.refreshed(changed.get('rows'), changed.has('query'))
    }
    this.#columns.update(this.#pages.shown)
    this.#features.update()
    const isVirtual = isScrolled(this.paging)
    this.#drawing.updateVirtual(this.#late.part('virtual'), {
      on: isVirtual,
      rows: this.#pages.listed,
      expanded: this.expanded,
      refreshed: changed.has('rows'),
      placed: isVirtual && !this.#columns.fit.cards,
    })
  }

  /** What is shown of the rows that are all here. */
  #compute(): void {
    const { permitted } = this.#columns.layout
    const view = this.#features.view(this.#given.all, permitted)
    this.#pages.update(view, this.#features.nesting?.shown(this.#given.all, view, permitted))
  }

  override updated(changed: PropertyValues<this>): void {
    const meansOthers = changed.has('search') || changed.has('category') || changed.has('filters')
    if (meansOthers && this.#selection.matching) this.#requests.select(new Set())
    if (changed.has('source')) this.#features.ask(changed.has('state'))
    else if ((meansOthers || changed.has('sort')) && isServed(this.paging))
      void this.#features.source?.load({ page: 1 })
    if (this.#late.areMissing) void this.updateComplete.then(() => this.requestUpdate())
    this.#columns.apply(this.renderRoot.querySelector('table'))
    this.#drawing.draw()
    this.#features.placed()
    const asked = this.#asked
    if (asked !== undefined) void this.updateComplete.then(() => this.#asked === asked && this.showRow(asked))
  }

  protected override languageChanged(asBefore: AsBefore): void {
    super.languageChanged(asBefore)
    // What counts, and what rows are drawn with, holds texts.
    this.#frame.forget()
    this.#columns.forget()
  }

  // What a page may call.

  /**
   * Asks the `source` for the rows again; done when the answer is there, or has failed (`state`). Without a source, reads `rows`
   * again, also what has changed in their objects.
   */
  async refresh(): Promise<void> {
    if (this.source) {
      // What asks comes with the first source.
      if (!this.#features.source) await this.updateComplete
      return this.#features.source?.load()
    }
    this.#given.readInPlace(true)
    await this.updateComplete
  }

  /** The chosen columns of all rows that pass the filters, in their order, as CSV; formulas are defused. */
  csv(): string {
    return this.#requests.csv()
  }

  /** Brings a row into sight, by its place among all that are shown, from 0: scrolls to it, or goes to its page. Rows that were set, or are loading, are waited for. */
  showRow(index: number): void {
    if (!Number.isFinite(index)) return this.warn('showRow() takes a number.')
    this.#asked = undefined
    if (this.isUpdatePending || (this.state === 'loading' && !this.#pages.length)) this.#asked = index
    else if (isScrolled(this.paging)) this.#drawing.show(index)
    else this.#requests.go(Math.floor(index / this.#pages.size) + 1)
  }

  /** Closes all groups, or all branches of a tree. */
  collapseAll(): void {
    this.#requests.collapse(this.#features.nesting?.parents(this.#given.all, this.#pages.listed.slice()) ?? new Set())
  }

  /** Opens all groups, or all branches of a tree. */
  expandAll(): void {
    this.#requests.collapse(new Set())
  }

  /** Puts the focus into the table's own search box. False when it has none. */
  focusSearch(): boolean {
    const box = this.hasUpdated && this.renderRoot.querySelector<HTMLElement>('[data-control=search]')
    if (box) box.focus()
    return Boolean(box)
  }

  /** Puts the focus on the button that opens a row, or on the table where the row is not in the page. */
  focusRow(key: RowKey): void {
    const row = this.renderRoot.querySelector(`tr.row[data-key="${CSS.escape(String(key))}"]`)
    const button = row?.querySelector<HTMLElement>('[data-control=expand]')
    ;(button ?? this.renderRoot.querySelector<HTMLElement>('.frame'))?.focus()
  }

  /** How many rows pass search and filters, of all pages; undefined where only the server could know. Known after an update. */
  get matching(): number | undefined {
    return this.#pages.total
  }

  /** The cells of columns with `slotted` in the rows that are drawn, as `stratus-cells-change` told of them last. */
  get slottedCells(): readonly SlottedCell<R>[] {
    return this.#features.slotted
  }

  /** What people chose of the columns. */
  get columnLayout(): ColumnLayout {
    return this.#columns.layout.layout
  }

  set columnLayout(layout: ColumnLayout) {
    this.#columns.layout.change(layout, false)
  }

  // What is drawn.

  #drawingModel(): DrawingModel<R> {
    const { state, error } = this
    const empty = Object.keys(this.filters).length ? t('Nothing matches the filters.') : t('No items to display.')
    return {
      shape: this.#columns.shape,
      state,
      error,
      actionCell: this.#late.part('actions')?.ActionCell,
      emptyMessage: this.noItemsMessage ?? empty,
      view: this.#pages.listed,
      page: this.#pages.drawn,
      from: this.#pages.from,
      virtual: isScrolled(this.paging),
    }
  }

  override render(): TemplateResult {
    const { shape, fit } = this.#columns
    const bar = this.#features.wide?.bar()
    return html`<div class="ruler"></div>
      <div
        class=${fit.cards ? 'root narrow' : 'root'}
        @click=${this.#input}
        @keydown=${this.#input}
        @pointerdown=${this.#input}
        @pointerover=${this.#input}
        @focusin=${this.#input}
        @input=${this.#input}
      >
        ${this.#frame.toolbar()}
        <div class="frame" tabindex="-1">
          ${this.state === 'failed' && this.#pages.shown.length ? renderFailure(this.error) : nothing}
          ${renderTable({
            shape,
            label: this.label,
            sort: this.sort,
            state: this.state,
            rowCount: this.#pages.length === undefined ? -1 : this.#pages.length + shape.headRows,
            virtual: isScrolled(this.paging),
            selectAll: shape.selectable && !this.withoutSelectAll ? this.#selection.state() : undefined,
            groups: shape.grouped ? this.#features.groups?.row() : nothing,
            filters: this.#features.filters?.row(shape, shape.headRows - 1) ?? nothing,
            summary: this.#features.summary(shape, this.#pages.all),
          })}
          <div class="footer" part="footer" ?hidden=${this.withoutFooter && !bar}>
            ${bar} ${this.withoutFooter ? nothing : this.#frame.footer()}
          </div>
        </div>
      </div>
      <stratus-action-menu @stratus-action=${this.#input} @stratus-menu=${this.#input}></stratus-action-menu>
      ${this.#features.filters?.panel() ?? nothing}
      <slot hidden @slotchange=${this.#markup.changed}></slot>
      <div class="visually-hidden" role="status">${this.#announcer.text}</div>`
  }
}
