import { nothing, render } from 'lit'
import { make } from '../../internal/dom.js'
import { t } from '../../internal/localize.js'
import type { Row, TableError, TableState } from '../data/column.js'
import type { ListExtent } from '../scroll/window-model.js'
import type { ActionCell } from './action-cell.js'
import { renderFailure, renderMessage, renderSkeleton, skeletonRows } from './render-states.js'
import { columnCount, type RowShape, type RowModel } from './row-model.js'
import { RowView } from './row-view.js'

/** What the body of the table shows. */
export interface BodyModel<R extends Row> {
  readonly shape: RowShape<R>
  readonly state: TableState
  readonly error: TableError | undefined
  readonly emptyMessage: string
  readonly rows: readonly RowModel<R>[]
  /** Where the rows of a long list lie, of which only some are drawn; absent where all are. */
  readonly extent?: ListExtent
  readonly actionCell: typeof ActionCell | undefined
}

/** Stands for the height of rows that are not drawn. */
class Spacer {
  #height = -1
  #node: HTMLElement | undefined

  /** Made when it is needed first: a server has no document. */
  get node(): HTMLElement {
    return (this.#node ??= make('tr', { class: 'spacer', 'aria-hidden': 'true' }, make('td')))
  }

  set height(height: number) {
    if (height === this.#height) return
    this.#height = height
    this.node.style.setProperty('block-size', `${height}px`)
  }
}

/** Where each row has one height, rows are positioned one by one; else they follow one another. */
function isPlaced({ oneLine, cards }: RowShape<Row>): boolean {
  return oneLine && !cards
}

/**
 * The rows, or why there are none. Rows are kept by key: what stays is not touched, and a row that comes moves into the
 * elements of one that has left. While people scroll, these do not even change their order: only `settle`
 * brings all into the order that Tab and screen readers follow.
 */
export class TableBody<R extends Row> {
  #views = new Map<string, RowView<R>>()
  /** The views as they follow one another in the page. */
  #inPage: RowView<R>[] = []
  #before = new Spacer()
  #after = new Spacer()
  #saying = false
  #ordered = true

  /** `scrolling`: the order of the elements can wait for `settle`. */
  draw(body: HTMLElement, model: BodyModel<R>, scrolling: boolean): void {
    const message = this.#message(model)
    if (message === null) {
      if (this.#saying) render(nothing, body)
      this.#saying = false
      this.#drawRows(body, model)
      this.#ordered = false
      if (!scrolling || !isPlaced(model.shape)) this.settle(body)
    } else {
      this.#clear()
      body.style.removeProperty('block-size')
      this.#saying = true
      render(message, body)
    }
  }

  /** Brings the elements into the order of the rows. */
  settle(body: HTMLElement): void {
    if (this.#ordered) return
    this.#ordered = true
    this.#inPage = [...this.#views.values()]
    const nodes = this.#inPage.flatMap(({ node, details }) => (details ? [node, details] : [node]))
    const own: ReadonlySet<ChildNode> = new Set(nodes)
    let next = body.firstChild
    while (next && !own.has(next)) next = next.nextSibling
    nodes.forEach((node) => {
      // One that moved down the list is put back when its turn comes.
      if (next !== node && next?.nextSibling === node && own.has(next)) next = takeOut(next)
      if (next === node) next = node.nextSibling
      else body.insertBefore(node, next)
    })
  }

  /** Whether rows of a shape can be shown by the elements there are. */
  fits(shape: RowShape<R>): boolean {
    return this.#inPage[0]?.fits(shape) ?? true
  }

  setConnected(connected: boolean): void {
    for (const view of this.#inPage) view.setConnected(connected)
  }

  #message({ shape, state, error, emptyMessage, rows }: BodyModel<R>): unknown {
    const columns = columnCount(shape)
    if (state === 'filter-first') return renderMessage(t('Please provide a search criteria first.'), columns)
    if (rows.length) return null
    if (state === 'loading') return renderSkeleton(shape, skeletonRows)
    if (state === 'failed') return renderMessage(renderFailure(error), columns, 'message failed')
    return renderMessage(emptyMessage, columns, 'message', true)
  }

  #clear(): void {
    for (const view of this.#inPage) view.remove()
    this.#inPage = []
    this.#views.clear()
    this.#before.node.remove()
    this.#after.node.remove()
  }

  #drawRows(body: HTMLElement, { rows, shape, extent, actionCell }: BodyModel<R>): void {
    const cached = this.#views
    if (!this.fits(shape)) this.#clear()
    const staying = new Set(rows.map(({ key }) => cached.get(String(key))))
    const free = this.#inPage.filter((view) => !staying.has(view)).reverse()
    const placed = isPlaced(shape) ? extent : undefined
    this.#spaces(body, extent, placed !== undefined)
    this.#views = new Map()
    // Rows that come are put into the page once they are drawn: until then nobody computes their style.
    const coming = document.createDocumentFragment()
    rows.forEach((model) => {
      const key = String(model.key)
      const view = cached.get(key) ?? free.pop() ?? this.#added(coming, shape, actionCell)
      view.update(model, shape)
      if (view.details && !view.details.parentNode) view.node.after(view.details)
      if (placed) view.moveTo(placed.top(model.index), placed.rowHeight)
      this.#views.set(key, view)
    })
    body.insertBefore(coming, this.#after.node.parentNode ? this.#after.node : null)
    if (!free.length) return
    for (const view of free) view.remove()
    this.#inPage = this.#inPage.filter((view) => !free.includes(view))
  }

  #added(place: DocumentFragment, shape: RowShape<R>, actionCell: typeof ActionCell | undefined): RowView<R> {
    const view = new RowView(shape, actionCell)
    this.#inPage.push(view)
    place.append(view.node)
    return view
  }

  #spaces(body: HTMLElement, extent: ListExtent | undefined, placed: boolean): void {
    if (placed && extent) body.style.setProperty('block-size', `${extent.total}px`)
    else body.style.removeProperty('block-size')
    if (!extent || placed) {
      this.#before.node.remove()
      this.#after.node.remove()
      return
    }
    this.#before.height = extent.before
    this.#after.height = extent.after
    if (this.#before.node.parentNode !== body) body.prepend(this.#before.node)
    if (this.#after.node.parentNode !== body) body.append(this.#after.node)
  }
}

/** Takes a node out. @returns the node behind it */
function takeOut(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}
