import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Clock } from '../../internal/pausable-timer.js'
import type { Row, RowKey } from '../data/column.js'
import { AwaitedRow, type RowList } from '../data/row-list.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import { shownKey } from '../data/group-head.js'
import { FocusKeeper } from './focus-keeper.js'
import type { RowModel, RowShape } from './row-model.js'
import { TableBody, type BodyModel } from './table-body.js'
import type { VirtualInput, VirtualRows } from '../scroll/virtual-rows.js'

/** So long (ms) without scrolling, and the rows come into the order that Tab and screen readers follow. */
const settlePause = 400

type Host<R extends Row> = ReactiveControllerHost &
  Pick<LiveTableProperties<R>, 'rowKey' | 'expanded' | 'density' | 'renderRoot' | 'isUpdatePending'> &
  Element & { readonly clock: Clock }

/** What there is to draw. */
export interface DrawingModel<R extends Row> extends Omit<BodyModel<R>, 'rows' | 'extent'> {
  /** What is shown, on all pages. */
  readonly view: RowList<R>
  /** Rows of this page. */
  readonly page: RowList<R>
  /** Index of the page's first row in the view. */
  readonly from: number
  /** Only rows in sight are drawn. */
  readonly virtual: boolean
}

/** What stands in the page. */
export interface DrawnRows<R extends Row> {
  readonly rows: readonly RowModel<R>[]
  readonly shape: RowShape<R>
  /** Of a long list: which of its rows they are, the last not included. */
  readonly window: { readonly start: number; readonly end: number } | undefined
}

/** Puts the rows of a table into the page: all of them, or those in sight; focus and scroll position stay. */
export class RowDrawing<R extends Row> implements ReactiveController {
  #body = new TableBody<R>()
  #focus = new FocusKeeper()
  #cancelSettle: (() => void) | undefined
  /** Rows as they were drawn last, by key. */
  #drawnModels = new Map<string, RowModel<R>>()

  /** Which rows of a long list are in sight. */
  #virtual: VirtualRows<R> | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly model: () => DrawingModel<R>,
    private readonly modelOf: (row: R, key: RowKey, index: number) => RowModel<R>,
    private readonly warn: (text: string, ...details: readonly unknown[]) => void,
    /** Other elements, or others' rows, are in the page. */
    private readonly drawn: (drawn: DrawnRows<R>) => void,
  ) {
    host.addController(this)
  }

  /** Before drawing. `part` is there when rows are virtual. */
  updateVirtual(part: { readonly VirtualRows: typeof VirtualRows } | undefined, input: VirtualInput<R>): void {
    if (part && input.on)
      this.#virtual ??= new part.VirtualRows<R>(
        this.host,
        () => this.#node,
        () => this.#scrolled(),
      )
    this.#virtual?.update(input)
  }

  get #node(): HTMLElement | null {
    return this.host.renderRoot?.querySelector('tbody') ?? null
  }

  hostConnected(): void {
    this.#body.setConnected(true)
  }

  hostDisconnected(): void {
    this.#cancelSettle?.()
    this.#body.setConnected(false)
  }

  /** The row drawn under a key; none where it is awaited. */
  row(key: string): R | undefined {
    const row = this.#drawnModels.get(key)?.row
    return row instanceof AwaitedRow ? undefined : row
  }

  /** Brings a row of a long list into sight, by its index. */
  show(index: number): void {
    this.#virtual?.show(index)
  }

  /** After the rest of the table has been rendered. */
  draw(): void {
    this.#draw(false)
    this.#virtual?.drawn()
  }

  /** Other rows are in sight; an update that waits brings them anyway. */
  #scrolled(): void {
    if (this.host.isUpdatePending) return
    this.#draw(true)
    if (this.host.expanded.size) this.#virtual?.drawn()
    this.#cancelSettle?.()
    this.#cancelSettle = this.host.clock.after(settlePause, () => {
      this.#virtual?.settle()
      this.settle()
    })
  }

  /** Brings the elements into the order of the rows, once scrolling has paused. */
  settle(): void {
    const body = this.#node
    if (body)
      this.#keepingFocus(
        () => this.#body.settle(body),
        () => true,
      )
  }

  /** `scrolling`: nothing but the scroll position has changed. */
  #draw(scrolling: boolean): void {
    const body = this.#node
    if (!body) return
    const { view, page, from, virtual, ...rest } = this.model()
    const extent = virtual ? this.#virtual?.window() : undefined
    const rows = extent
      ? this.#models(page.slice(extent.start, extent.end), extent.start, scrolling)
      : this.#models(page.slice(), from, scrolling)
    this.#keepingFocus(
      () => this.#body.draw(body, { ...rest, rows, extent }, scrolling),
      (key) => this.#has(view, key),
    )
    this.drawn({ rows, shape: rest.shape, window: extent })
  }

  #has(view: RowList<R>, key: string): boolean {
    for (const [, row] of view.entries()) if (String(shownKey(row, this.host.rowKey)) === key) return true
    return false
  }

  #keepingFocus(act: () => void, exists: (key: string) => boolean): void {
    const { renderRoot } = this.host
    if (!(renderRoot instanceof ShadowRoot)) return
    this.#focus.remember(renderRoot)
    act()
    this.#focus.restore(renderRoot, exists, renderRoot.querySelector('.frame'))
  }

  /** The rows to draw, each key once. While people only scroll, what was drawn of a row still holds. */
  #models(rows: readonly R[], from: number, scrolling: boolean): readonly RowModel<R>[] {
    const cached = this.#drawnModels
    this.#drawnModels = new Map()
    rows.forEach((row, offset) => {
      const own = shownKey(row, this.host.rowKey)
      const key = String(own)
      if (this.#drawnModels.has(key))
        return this.warn('rows share a key: of these only the first is shown. The key:', key)
      const before = scrolling ? cached.get(key) : undefined
      const index = from + offset
      this.#drawnModels.set(key, before?.row === row && before.index === index ? before : this.modelOf(row, own, index))
    })
    return [...this.#drawnModels.values()]
  }
}
