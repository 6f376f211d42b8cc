import type { Announcer } from '../internal/announcer.js'
import type { Emit } from '../internal/stratus-element.js'
import { nothing, type ReactiveController } from 'lit'
import { Memo } from '../internal/memo.js'
import type { Cell } from './data/cell.js'
import type { RowShape } from './rows/row-model.js'
import type { SlottedCell } from './data/slotted-cell.js'
import type { SlottedCells } from './rows/slotted-cells.js'
import type { Column, Row } from './data/column.js'
import type { TableFilters } from './data/column-filter.js'
import type { SourceController } from './data/source-controller.js'
import type { CellEditing } from './editing/cell-editing.js'
import type { EndlessSource } from './endless/endless-source.js'
import type { ColumnFilters } from './filters/column-filters.js'
import type { LateParts } from './late-parts.js'
import type { TableView } from './view/view-model.js'
import type { LiveTableProperties } from './live-table-properties.js'
import type { StratusLiveTableEventMap } from './live-table.events.js'
import type { Nesting } from './nesting/nesting.js'
import type { TableColumns } from './columns/table-columns.js'
import type { DrawnRows, RowDrawing } from './rows/row-drawing.js'
import type { ColumnGroups } from './wide/column-groups.js'
import type { WideTable } from './wide/wide-table.js'

/** What features change or ask. */
interface Parts<R extends Row> {
  readonly drawing: RowDrawing<R>
  readonly columns: TableColumns<R>
  readonly announcer: Announcer
  readonly emit: Emit<StratusLiveTableEventMap<R>>
  pageSize(): number
  /** Id of the column that rows are grouped by. */
  groupBy(): string | null
  filterBy(filters: TableFilters): void
}

/** What few tables have, each made when its part is here and a property asks for it first. */
export class LateFeatures<R extends Row> implements ReactiveController {
  #source: SourceController<R> | undefined
  #endless: EndlessSource<R> | undefined
  #nesting: Nesting<R> | undefined
  #filters: ColumnFilters<R> | undefined
  #view: TableView<R> | undefined
  #editing: CellEditing<R> | undefined
  #slotted: SlottedCells<R> | undefined
  #wide: WideTable<R> | undefined
  #groups: ColumnGroups<R> | undefined
  #sums = new Memo<Readonly<Record<string, Cell>>>()

  /** What they add to the rows that are drawn. */
  decorate: ((node: HTMLElement, row: R, title: string) => void) | undefined

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly late: LateParts,
    private readonly parts: () => Parts<R>,
  ) {
    host.addController(this)
  }

  /** The table is in the page again; the first time it asks when it has been drawn. */
  hostConnected(): void {
    if (this.host.hasUpdated) void this.source?.load()
  }

  hostDisconnected(): void {
    this.#filters?.stop()
    this.#source?.stop()
    this.#endless?.stop()
  }

  /** Where the rows come from a source, or did. */
  get source(): Pick<SourceController<R>, 'load' | 'stop'> | undefined {
    const part = this.late.part('source')
    if (part && !this.#source) {
      this.#source = new part.SourceController<R>(this.host, () => this.parts().pageSize())
      this.host.addController(new part.RefreshInterval(this.host, () => this.#read()))
    }
    return this.endless ?? this.#source
  }

  /**
   * Another source is set: one that cannot be asked has failed, and is not empty. Without one nothing is awaited any more.
   *
   * @param isStateGiven - The page says itself how things stand.
   */
  ask(isStateGiven: boolean): void {
    const { host, source } = this
    if (!host.source && !isStateGiven) host.state = 'ready'
    if (host.source && !source) {
      host.error = { message: '' }
      host.state = 'failed'
    } else void source?.load()
  }

  async #read(): Promise<void> {
    await this.source?.load()
  }

  /** Where its pages come as they are looked at. */
  get endless(): EndlessSource<R> | undefined {
    const part = this.late.part('endless')
    return part && (this.#endless ??= new part.EndlessSource<R>(this.host, () => this.parts().drawing.show(0)))
  }

  /** The rows that search and filters let through, in their order: as they come where nothing else is asked for. */
  view(rows: readonly R[], columns: readonly Column<R>[]): readonly R[] {
    const { search, categories, category, paging, sort } = this.host
    const part = this.late.part('view')
    if (!part) this.#view = undefined
    else this.#view ??= new part.TableView<R>()
    // A server has filtered by column, by more than the rows show.
    const byColumn = paging === 'server' ? null : this.filters?.test(columns)
    return this.#view?.compute({ rows, columns, search, categories, category, byColumn, sort }) ?? rows
  }

  /** What is known of rows may be wrong. */
  forget(): void {
    this.#view = undefined
  }

  /** Where columns have filters. */
  get filters(): ColumnFilters<R> | undefined {
    const part = this.late.part('data')
    return part && (this.#filters ??= new part.ColumnFilters<R>(this.host, (filters) => this.parts().filterBy(filters)))
  }

  /** Where cells can be edited, or could. */
  get editing(): CellEditing<R> | undefined {
    if (this.#editing || !this.host.columns.some(({ edit }) => edit)) return this.#editing
    const part = this.late.part('data')
    return part && (this.#editing = new part.CellEditing<R>(this.host, this.parts()))
  }

  /** Where the page fills cells, or did. */
  get #slottedCells(): SlottedCells<R> | undefined {
    if (this.#slotted || !this.host.columns.some(({ slotted }) => slotted)) return this.#slotted
    const part = this.late.part('data')
    return part && (this.#slotted = new part.SlottedCells<R>())
  }

  /** The cells of drawn rows that the page fills. */
  get slotted(): readonly SlottedCell<R>[] {
    return this.#slotted?.cells ?? []
  }

  /** Where rows stand below others. */
  get nesting(): Nesting<R> | undefined {
    const { tree, paging } = this.host
    const part = (tree ?? this.parts().groupBy()) && paging !== 'endless' ? this.late.part('data') : undefined
    return part && (this.#nesting ??= new part.Nesting<R>(this.host, () => this.parts().groupBy()))
  }

  /** Where the table scrolls sideways. */
  get wide(): WideTable<R> | undefined {
    const part = this.late.part('wide')
    return part && (this.#wide ??= new part.WideTable<R>(this.host, this.parts().columns))
  }

  /** Where columns stand in groups. */
  get groups(): ColumnGroups<R> | undefined {
    const part = this.late.part('groups')
    return part && (this.#groups ??= new part.ColumnGroups<R>(this.host, this.parts().columns))
  }

  /** The row of sums of all rows that pass the filters. */
  summary(shape: RowShape<R>, rows: readonly R[]): unknown {
    const { summary } = this.host
    const part = summary && rows.length ? this.late.part('data') : undefined
    if (!summary || !part) return nothing
    return part.renderSummary(
      shape,
      this.#sums.get([summary, rows], () => summary(rows)),
    )
  }

  /** Before drawing. */
  update(): void {
    const { nesting, editing, wide } = this
    wide?.update()
    this.decorate =
      nesting || editing
        ? (node, row, title) => {
            nesting?.decorate(node, row, title)
            editing?.decorate(node, row)
          }
        : undefined
  }

  /** Headers and rows are in the page: each cell is put in its place. */
  placed(): void {
    this.wide?.drawn()
    this.groups?.drawn()
  }

  /** Other rows, or elements, are in the page. */
  drawn({ rows, shape, window }: DrawnRows<R>): void {
    this.#editing?.drawn()
    const slotted = this.#slottedCells
    if (slotted?.update(rows, shape)) this.parts().emit('stratus-cells-change', { cells: slotted.cells })
    if (window) this.endless?.seen(window.start, window.end)
  }
}
