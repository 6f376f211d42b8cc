import { nothing, type TemplateResult } from 'lit'
import type { AgeController } from './toolbar/age-controller.js'
import { t } from '../internal/localize.js'
import type { ToolbarSize } from './toolbar/toolbar-size.js'
import { FirstPaint } from './first-paint.js'
import type { CategoryCounts } from './toolbar/category-counts.js'
import type { TableColumns } from './columns/table-columns.js'
import { isScrolled, isServed, type Row } from './data/column.js'
import type { ColumnFilters } from './filters/column-filters.js'
import type { Emit } from '../internal/stratus-element.js'
import type { StratusLiveTableEventMap } from './live-table.events.js'
import type { LateParts } from './late-parts.js'
import type { LiveTableProperties } from './live-table-properties.js'
import type { BatchActions, TableSelection } from './selection/table-selection.js'
import { renderToolbar } from './toolbar/render-toolbar.js'
import type { ToolbarHandlers } from './toolbar/toolbar-contents.js'
import type { TablePages } from './view/table-pages.js'

/** What the frame tells of. */
interface Parts<R extends Row> {
  readonly columns: TableColumns<R>
  readonly pages: TablePages<R>
  readonly selection: TableSelection<R>
  readonly batch: BatchActions<R>
  readonly emit: Emit<StratusLiveTableEventMap<R>>
  readonly late: Pick<LateParts, 'fetch' | 'part'>
  warn(text: string, error: unknown): void
  filters(): ColumnFilters<R> | undefined
  go(page: number): void
  /** By its index. */
  showRow(index: number): void
}

/** What stands above and below the rows. */
export class TableFrame<R extends Row> {
  #categories: CategoryCounts<R> | undefined
  #age: AgeController | undefined
  #size: ToolbarSize | undefined
  #firstPaint: FirstPaint

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly parts: Parts<R>,
  ) {
    this.#firstPaint = new FirstPaint(host, () => parts.late.fetch('bars'))
  }

  /** Texts are those of another language. */
  forget(): void {
    this.#categories = undefined
  }

  /** The first rows are on the screen, and what comes behind them is here. */
  get isPainted(): boolean {
    return this.#firstPaint.isOver
  }

  /** Done when nothing of it waits for the first rows any more. */
  isWhole(): Promise<void> {
    return this.#firstPaint.over()
  }

  toolbar(): TemplateResult {
    const { host } = this
    const { columns, batch, late } = this.parts
    const bars = late.part('bars')
    if (bars) {
      this.#categories ??= new bars.CategoryCounts()
      if (!this.#size) host.addController((this.#size = new bars.ToolbarSize(host)))
    }
    const tools = {
      loading: host.state === 'loading',
      columns: columns.layout.ordered(),
      layout: columns.layout.layout,
      widths: columns.fit.widths,
      present: columns.present,
      groupBy: host.tree || isServed(host.paging) ? undefined : columns.layout.groupBy,
      pinnable: host.overflow === 'scroll',
    }
    return renderToolbar(
      {
        label: host.label,
        search: host.withoutSearch ? null : host.search,
        categories: this.#categories?.buttons(host.rows, host.categories) ?? [],
        category: host.category,
        tools: host.withoutTools ? null : tools,
        bars,
        batch: batch.actions(),
        selecting: host.selected.size > 0,
      },
      this.#handlers,
    )
  }

  /** How old the rows are; before the first answer, that these are not all. */
  #ageText(): string {
    const { state, rows, updatedAt, withoutTools } = this.host
    if (state === 'loading' && updatedAt === undefined && rows.length > 0) return t('Loading')
    return withoutTools ? '' : (this.#age?.text() ?? '')
  }

  footer(): TemplateResult | typeof nothing {
    const bars = this.parts.late.part('bars')
    if (!bars) return nothing
    const { host } = this
    this.#age ??= new bars.AgeController(
      host,
      () => host.updatedAt,
      () => host.clock,
    )
    const { pages, selection, filters, go, showRow } = this.parts
    const { size: selected } = host.selected
    const total = pages.total ?? pages.all.length
    const served = isServed(host.paging)
    const passing = served ? undefined : pages.all.length
    const mayTakeRest = served ? host.selectMatching && pages.total !== undefined : host.paging === 'pages'
    return bars.renderFooter(
      {
        ...pages.pager,
        known: host.state === 'ready' || host.rows.length > 0,
        shown: pages.shownCount,
        more: pages.isMore,
        total,
        selected,
        hidden: selection.hidden(),
        age: this.#ageText(),
        stale: host.stale,
        filtered: filters()?.state(passing, host.rows.length) ?? nothing,
        selectRest: mayTakeRest && selected > 0 && selected < total && selection.state() === 'all',
        rows: isScrolled(host.paging) ? total : 0,
      },
      { page: go, row: showRow },
    )
  }

  #handlers: ToolbarHandlers = {
    columnsChanged: (event) => {
      const { layout } = this.parts.columns
      layout.change(event.detail.layout, true)
      this.parts.emit('stratus-columns-change', { layout: layout.layout })
    },
    batchAction: (event) => {
      const { search, category, filters } = this.host
      const { emit, selection } = this.parts
      const except = selection.matching
      const matching = except && { search, category, filters, except }
      emit('stratus-batch-action', {
        action: event.detail.action,
        rows: selection.rows(),
        ...(matching && { matching }),
      })
    },
    menu: (event) => this.parts.emit('stratus-menu', event.detail),
    chooserToggled: (event) => {
      if (event.newState === 'open') void this.#loadChooser(event.target as HTMLElement)
    },
  }

  /** The panel of columns comes with its first opening. */
  async #loadChooser(panel: HTMLElement): Promise<void> {
    try {
      await import('./stratus-column-chooser.define.js')
    } catch (error) {
      this.parts.warn('could not load its panel of columns.', error)
      panel.hidePopover()
    }
  }
}
