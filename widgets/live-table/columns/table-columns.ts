import type { ReactiveControllerHost } from 'lit'
import type { Action } from '../../internal/actions.js'
import { Memo } from '../../internal/memo.js'
import { isScrolled, type Column, type Row } from '../data/column.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import type { EachColumn, RowShape } from '../rows/row-model.js'
import type { ActionsWidth } from './actions-width.js'
import { ColumnLayoutController, type Fit } from './column-layout.js'

/** Widths of the table's own columns, px. */
const own = { select: 40, expand: 34 } as const
/** Rows looked at to find the width of the action column. */
const sampledRows = 20

type Host<R extends Row> = ReactiveControllerHost &
  HTMLElement &
  Pick<
    LiveTableProperties<R>,
    | 'columns'
    | 'renderRoot'
    | 'rows'
    | 'name'
    | 'store'
    | 'withoutSelection'
    | 'withoutExpansion'
    | 'paging'
    | 'overflow'
    | 'groupBy'
    | 'tree'
  >

/** Widths of the table's own columns, px; 0 where it has none. */
export interface OwnWidths {
  readonly select: number
  readonly expand: number
  readonly actions: number
}

/** Which columns are drawn of those that show. */
export interface ColumnWindow<R extends Row> {
  readonly columns: readonly Column<R>[]
  /** Writes into the cells of a row which columns they are of. */
  readonly number: (row: Element) => void
  readonly repeat: EachColumn<R>
}

/** The columns of a table: which show, how wide they are, and what all rows have in common by it. */
export class TableColumns<R extends Row> {
  #actionsWidth: ActionsWidth | undefined
  #frameMemo = new Memo<RowShape<R>>()
  #widthsMemo = new Memo<void>()
  #presentMemo = new Memo<ReadonlySet<string>>()
  #fit: Fit<R> | undefined

  /** Knows what is drawn of the columns that show, where that may not be all. */
  window: ColumnWindow<R> | undefined

  /** What people chose. */
  readonly layout: ColumnLayoutController<R>

  constructor(
    private readonly host: Host<R>,
    private readonly actionsOf: (row: R) => readonly Action[],
    /** Undefined where rows have no actions. */
    private readonly part: () => { readonly ActionsWidth: typeof ActionsWidth } | undefined,
    warn: (text: string, error?: unknown) => void,
  ) {
    this.layout = new ColumnLayoutController<R>(host, warn)
  }

  /** Columns and widths of this drawing. */
  get fit(): Fit<R> {
    return (this.#fit ??= this.layout.fit(this.host.rows, this.#own()))
  }

  /** Rows may have changed in place: those that are drawn take all their values anew. */
  forget(): void {
    this.#frameMemo = new Memo()
  }

  /** Before drawing `page`. */
  update(page: readonly R[]): void {
    const part = this.part()
    if (part) this.#actionsWidth ??= new part.ActionsWidth(this.host)
    const widths = part && this.#actionsWidth?.take(page.slice(0, sampledRows).map((row) => this.actionsOf(row)))
    this.#fit = this.layout.fit(this.host.rows, this.#own(), widths)
  }

  #own(): number {
    const { withoutSelection, withoutExpansion } = this.host
    return (withoutSelection ? 0 : own.select) + (withoutExpansion ? 0 : own.expand)
  }

  get ownWidths(): OwnWidths {
    const { withoutSelection, withoutExpansion } = this.host
    return {
      select: withoutSelection ? 0 : own.select,
      expand: withoutExpansion ? 0 : own.expand,
      actions: (this.part() && this.#actionsWidth?.width(this.fit.menuOnly)) ?? 0,
    }
  }

  /** The columns keep their widths. */
  get sideways(): boolean {
    return this.host.overflow === 'scroll' && !this.fit.cards
  }

  /** The very same object while nothing of it has changed. */
  get shape(): RowShape<R> {
    const { columns: all, cards, menuOnly } = this.fit
    const { host, sideways } = this
    const window = sideways ? this.window : undefined
    const columns = window?.columns ?? all
    const grouped = !cards && all.some(({ group }) => group)
    const flags = {
      cards,
      menuOnly,
      selectable: !host.withoutSelection,
      expandable: !host.withoutExpansion,
      acting: this.part() !== undefined,
      oneLine: isScrolled(host.paging),
      nested: host.paging !== 'endless' && Boolean(host.tree ?? this.layout.groupBy),
      sideways,
      grouped,
      headRows: 1 + Number(grouped) + Number(host.columns.some(({ filter }) => filter)),
    }
    return this.#frameMemo.get([...Object.values(flags), ...columns, columns === all || all], () => ({
      columns,
      all,
      ...(columns !== all && { number: window?.number }),
      ...(window && { repeat: window.repeat }),
      ...flags,
    }))
  }

  /** Ids of the columns that fit; the very same set while they are. */
  get present(): ReadonlySet<string> {
    const ids = this.fit.columns.map(({ id }) => id)
    return this.#presentMemo.get(ids, () => new Set(ids))
  }

  /** Sets the widths: of columns where the rows are a table, of tracks where each row is a grid. */
  apply(table: HTMLElement | null): void {
    const { columns, widths } = this.fit
    const { select, expand, actions } = this.ownWidths
    const shown = columns.map(({ id }) => widths.get(id) ?? 0)
    const parts = [select, expand, ...shown, actions].filter((width) => width > 0)
    this.#widthsMemo.get([table, this.shape.oneLine, ...parts], () => {
      table?.querySelectorAll('col').forEach((column, index) => {
        const width = parts[index]
        if (width) column.style.setProperty('width', `${width}px`)
      })
      table?.style.setProperty('--_tracks', parts.map((width) => `minmax(${width}px, ${width}fr)`).join(' '))
      table?.style.setProperty('--_ahead', `${this.#own()}px`)
      table?.style.setProperty('--_wide', `${parts.reduce((sum, width) => sum + width, 0)}px`)
    })
  }
}
