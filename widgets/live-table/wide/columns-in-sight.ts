import type { ReactiveControllerHost } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { Memo } from '../../internal/memo.js'
import { cellKey } from '../cells/cell-key.js'
import type { ColumnWindow, TableColumns } from '../columns/table-columns.js'
import type { Column, Row } from '../data/column.js'
import { namingColumn, type EachColumn } from '../rows/row-model.js'
import { drawnColumns, isCovered, spaced, type Looked } from './column-window.js'
import { placedColumns, selectorOf, type PlacedColumn } from './placed-columns.js'

/**
 * The columns of a wide table that are drawn. What is drawn changes with an update of the table alone, so that headers and rows
 * agree.
 */
export class ColumnsInSight<R extends Row> implements ColumnWindow<R> {
  #all = new Memo<readonly PlacedColumn[]>()
  #drawn = new Memo<readonly PlacedColumn[]>()
  #spaced = new Memo<readonly PlacedColumn[]>()
  #columns = new Memo<readonly Column<R>[]>()
  #places = new Memo<ReadonlyMap<string, number>>()
  /** What people look at now, and when the columns were chosen. */
  #now: Looked = { offset: 0, focused: undefined, all: false }
  #chosen = this.#now

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly table: TableColumns<R>,
  ) {}

  /** What a row has, from its start to its end. */
  get all(): readonly PlacedColumn[] {
    const { fit, ownWidths } = this.table
    const { select, expand, actions } = ownWidths
    return this.#all.get([fit, select, expand, actions], () => placedColumns(this.table))
  }

  /** What is drawn of it. */
  get drawn(): readonly PlacedColumn[] {
    const { all } = this
    const drawn = this.#drawn.get([all, this.#chosen], () => this.#choose(this.#chosen))
    return this.#spaced.get([all, drawn], () => spaced(all, drawn))
  }

  #choose(looked: Looked): readonly PlacedColumn[] {
    const { columns, room } = this.table.fit
    return drawnColumns(this.all, { ...looked, room, naming: namingColumn({ all: columns })?.id })
  }

  get columns(): readonly Column<R>[] {
    const { columns } = this.table.fit
    const { all, drawn } = this
    if (all.length === drawn.length) return columns
    return this.#columns.get([columns, drawn], () => {
      const ids = new Set(drawn.map(({ id }) => id))
      return columns.filter(({ id }) => ids.has(id))
    })
  }

  number = (row: Element): void => {
    const places = this.#places.get([this.all], () => new Map(this.all.map(({ selector }, at) => [selector, at + 1])))
    for (const cell of row.children) {
      const place = cell instanceof HTMLElement && places.get(selectorOf(cell))
      if (place) cell.setAttribute('aria-colindex', String(place))
    }
  }

  repeat: EachColumn<R> = (columns, render) => repeat(columns, ({ id }) => id, render)

  /** Before drawing. */
  update(): void {
    if (!this.#suffices) this.#chosen = this.#now
  }

  /** So far (px) the columns are scrolled now. */
  scrolled(offset: number): void {
    this.#look({ offset })
  }

  /** The focus has come to a cell, or to what is in it. */
  focused(target: Element): void {
    const cell = target.closest('td, th')
    if (cell) this.#look({ focused: cellKey(cell) })
  }

  /** Paper has no sight. */
  printing(all: boolean): void {
    this.#look({ all })
  }

  #look(change: Partial<Looked>): void {
    this.#now = { ...this.#now, ...change }
    if (!this.#suffices) this.host.requestUpdate()
  }

  get #suffices(): boolean {
    const { all, drawn } = this
    if (this.#now.all !== this.#chosen.all) return false
    const has = new Set(drawn.map(({ selector }) => selector))
    return isCovered(all, has, { ...this.#now, room: this.table.fit.room })
  }
}
