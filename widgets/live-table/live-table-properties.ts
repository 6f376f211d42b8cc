import { property } from 'lit/decorators.js'
import type { Action } from '../internal/actions.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Cell } from './data/cell.js'
import type {
  Category,
  Column,
  Density,
  Overflow,
  Paging,
  Row,
  RowKey,
  RowState,
  Sort,
  TableError,
  TableState,
  TableStore,
  TreeOptions,
} from './data/column.js'
import { isNews } from './data/changed-rows.js'
import type { TableFilters } from './data/column-filter.js'
import { densities, overflows, pagings, tableStates } from './data/column.js'
import { idOf, nameOf, warnOfEmpty } from './data/read-row.js'
import type { TableSource } from './data/table-source.js'
import type { ServerPages } from './view/table-pages.js'
import type { StratusLiveTableEventMap } from './live-table.events.js'

/** A list in an attribute; what is no JSON stays a text, which the table warns of. */
const fromJson = {
  fromAttribute(text: string | null): unknown {
    if (text === null) return []
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  },
}

/** A function of a row, typed so that one of a special row fits where one of any row is asked for. */
type Of<Argument, Result> = { call(argument: Argument): Result }['call']

/** Everything a page sets on the table. */
export abstract class LiveTableProperties<R extends Row = Row> extends StratusElement<StratusLiveTableEventMap<R>> {
  protected static override readonly choices = {
    state: tableStates,
    paging: pagings,
    overflow: overflows,
    density: densities,
  }

  /** The columns, in order; the attribute is JSON. */
  @property({ converter: fromJson }) columns: readonly Column<R>[] = []

  /**
   * All rows (of this page, with paging `server`); the attribute is JSON. Keep the objects of unchanged rows: what is known of them
   * is kept too. A row that changes is a new object in a new array; after a change in place, call `refresh()`.
   */
  @property({ converter: fromJson, hasChanged: isNews }) rows: readonly R[] = []

  /** Brings the rows: asked at once, on refresh and retry, every `interval`, and with paging `server` and `endless` for each search, category, order and page. */
  @property({ attribute: false }) source?: TableSource<R>

  /** Seconds between an answer of `source` and the next question; 0 asks only when told. Nothing is asked while nobody looks. */
  @property({ type: Number }) interval = 0

  /** Identity of a row; default its `id`. */
  @property({ attribute: false }) rowKey: Of<R, RowKey> = idOf

  /** What people call a row; default its `name`, else its id. Used in labels. */
  @property({ attribute: false }) rowName: Of<R, string> = nameOf

  /** What a row says about itself: on its way (striped bar), tone, errors. */
  @property({ attribute: false }) rowState?: Of<R, RowState>

  /** `loading` and `failed` keep the rows there are; `filter-first` shows that a search is needed. */
  @property({ reflect: true }) state: TableState = 'ready'

  /** What went wrong, with state `failed`. */
  @property({ attribute: false }) error?: TableError

  /** When the rows were read, ms since 1970; their age is shown. */
  @property({ type: Number, attribute: 'updated-at' }) updatedAt?: number

  /** The rows may be out of date. */
  @property({ type: Boolean }) stale = false

  /** Accessible name, such as 'Instances'. */
  @property() label = ''

  /** Key under which the store remembers the columns, and name of the exported file. */
  @property() name = ''

  /** Shown when there are no rows (translated); default 'No items to display.' */
  @property({ attribute: 'no-items-message' }) noItemsMessage?: string

  /** Order of the rows; null leaves them as they come. */
  @property({ attribute: false }) sort: Sort | null = null

  /** Text that rows must contain. */
  @property() search = ''

  /** What the page itself narrows `rows` by, any text: once it is another, how many rows there are is said, not that some were added or removed. */
  @property() query = ''

  /** What the values of columns must be like, by column id; the attribute is JSON. */
  @property({ converter: fromJson }) filters: TableFilters = {}

  /** Id of the column that rows are grouped by: a head with the number of rows for each of its values, and what `aggregate` of the columns makes of them. */
  @property({ attribute: 'group-by' }) groupBy: string | null = null

  /** Rows stand in others: `{ children: 'replies' }` or `{ parent: 'parent_id' }`. Goes before `groupBy`. */
  @property({ attribute: false }) tree?: TreeOptions<R>

  /** Keys of the rows whose children do not show, and of collapsed groups. */
  @property({ attribute: false }) collapsed: ReadonlySet<RowKey> = new Set()

  /** Fixed filters, one button each. */
  @property({ attribute: false }) categories: readonly Category<R>[] = []

  /** Id of the category shown; null shows all. */
  @property() category: string | null = null

  /** Rows per page; default the cookie `API_RESULT_PAGE_SIZE`, else 20; with paging `endless` 100. */
  @property({ type: Number, attribute: 'page-size' }) pageSize?: number

  /** The page shown, from 1. */
  @property({ type: Number }) page = 1

  /**
   * `pages` cuts the rows into pages; `virtual` shows all and draws those in sight (every row has one height); `server` shows the
   * rows as one page of a list that the server cuts; `endless` shows such a list as a whole: `source` is asked for the pages that come
   * into sight.
   */
  @property({ reflect: true }) paging: Paging = 'pages'

  /**
   * Columns that find no room: with `fit` they leave by priority; with `scroll` they keep their widths and the table scrolls
   * sideways, under its pinned columns. Cards, where there is little room, are the same.
   */
  @property() overflow: Overflow = 'fit'

  /** Paging `server`: whether there is a page before and after, or how many rows all pages have (`total`). */
  @property({ attribute: false }) serverPages: ServerPages = { hasPrev: false, hasNext: false }

  /** Actions of a row, in order. Asked once per row object: give another function when the answers change for other reasons. */
  @property({ attribute: false }) rowActions?: Of<R, readonly Action[]>

  /** Actions on the selected rows. Called with the selection, also when it is empty. */
  @property({ attribute: false }) batchActions?: Of<readonly R[], readonly Action[]>

  /** Keys of the selected rows. */
  @property({ attribute: false }) selected: ReadonlySet<RowKey> = new Set()

  /** Keys of rows that something is being done to: their actions wait. */
  @property({ attribute: false }) wait: ReadonlySet<RowKey> = new Set()

  /** Keys of the rows that are open. */
  @property({ attribute: false }) expanded: ReadonlySet<RowKey> = new Set()

  /**
   * The details of a row stand elsewhere in the page, from `stratus-row-expand`: one row is open at a time, and while one is, keys that lead to
   * another open that one.
   */
  @property({ type: Boolean, attribute: 'details-beside' }) detailsBeside = false

  /** Content of an opened row; default every column as a list of facts. */
  @property({ attribute: false }) details?: Of<R, Cell>

  /** Cells of the summary row, by column id, over all rows that pass the filters. */
  @property({ attribute: false }) summary?: Of<readonly R[], Readonly<Record<string, Cell>>>

  /** Remembers order, width and visibility of the columns under `name`. */
  @property({ attribute: false }) store?: TableStore

  @property({ reflect: true }) density: Density = 'normal'

  /**
   * Where a server pages: once all rows that are here are selected, people may select all that match; actions on them tell the page
   * what that is (`matching`).
   */
  @property({ type: Boolean, attribute: 'select-matching' }) selectMatching = false

  /** No boxes to select rows. */
  @property({ type: Boolean, attribute: 'without-selection' }) withoutSelection = false

  /** No box that selects all visible rows. */
  @property({ type: Boolean, attribute: 'without-select-all' }) withoutSelectAll = false

  /** Rows do not open. */
  @property({ type: Boolean, attribute: 'without-expansion' }) withoutExpansion = false

  /** No search box of its own: the page sets `search`, or filters itself. */
  @property({ type: Boolean, attribute: 'without-search' }) withoutSearch = false

  /** No refresh, columns and export buttons. */
  @property({ type: Boolean, attribute: 'without-tools' }) withoutTools = false

  /** No footer. */
  @property({ type: Boolean, attribute: 'without-footer' }) withoutFooter = false

  /** Says nothing to screen readers about rows that come and go: the page knows better words. */
  @property({ type: Boolean }) quiet = false

  /** Where time comes from, for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  /** Bad values are said once and replaced; the table goes on. */
  protected checkProperties(newRows: boolean): void {
    if (!Array.isArray(this.rows)) {
      this.warn('rows must be an array.')
      this.rows = []
    }
    const given: readonly unknown[] = newRows ? this.rows : []
    if (given.includes(undefined) || given.includes(null)) {
      this.warn('rows must be objects: what is not is left out.')
      this.rows = this.rows.filter(Boolean)
    }
    if (!Array.isArray(this.columns)) {
      this.warn('columns must be an array.')
      this.columns = []
    }
    if (typeof this.filters !== 'object' || !this.filters) {
      this.warn('filters must be an object.')
      this.filters = {}
    }
    if (newRows) warnOfEmpty(this.columns, this.rows)
    if (!(this.interval >= 0)) {
      this.warn('interval must be a number of seconds, 0 or more.')
      this.interval = 0
    }
    if (this.pageSize !== undefined && !(this.pageSize >= 1)) {
      this.warn('page-size must be a number of 1 or more.')
      this.pageSize = undefined
    }
  }
}
