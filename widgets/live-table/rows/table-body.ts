import { nothing, render } from 'lit'
import { t } from '../../internal/localize.js'
import type { Row, TableError, TableState } from '../data/column.js'
import { make } from '../../internal/dom.js'
import { renderFailure, renderMessage, renderSkeleton } from './render-states.js'
import { columnCount, type RowFrame, type RowModel } from './row-model.js'
import { RowView } from './row-view.js'

/** Rows drawn while the first ones are awaited. */
const skeletonRows = 8

/** What the body of the table shows. */
export interface BodyModel<R extends Row> {
  readonly frame: RowFrame<R>
  readonly state: TableState
  readonly error: TableError | undefined
  readonly emptyMessage: string
  readonly rows: readonly RowModel<R>[]
  /** Where the rows lie of which only those in sight are drawn; absent where all are. */
  readonly room?: Room
}

/** Room of a long list, px. */
export interface Room {
  readonly before: number
  readonly after: number
  /** Of all rows. */
  readonly total: number
  readonly rowHeight: number
  /** Where a row starts. */
  top(index: number): number
}

/** The room of rows that are not drawn. */
class Spacer {
  #height = -1
  readonly node = make('tr', { class: 'spacer', 'aria-hidden': 'true' }, make('td'))

  set height(height: number) {
    if (height === this.#height) return
    this.#height = height
    this.node.style.setProperty('block-size', `${height}px`)
  }
}

/** Where each row has one height, rows stand at their place by themselves; else they follow one another. */
function isPlaced({ oneLine, cards }: RowFrame<Row>): boolean {
  return oneLine && !cards
}

/**
 * The rows, or why there are none. Rows are kept by key: what stays is not touched, and a row that comes moves into the
 * elements of one that has left. While people scroll, these do not even change their place among the others: only `settle`
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
      if (!scrolling || !isPlaced(model.frame)) this.settle(body)
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
      if (next !== node && next?.nextSibling === node && own.has(next)) next = taken(next)
      if (next === node) next = node.nextSibling
      else body.insertBefore(node, next)
    })
  }

  /** Whether rows of a frame can be shown by the elements there are. */
  fits(frame: RowFrame<R>): boolean {
    return this.#inPage[0]?.fits(frame) ?? true
  }

  setConnected(connected: boolean): void {
    for (const view of this.#inPage) view.setConnected(connected)
  }

  #message({ frame, state, error, emptyMessage, rows }: BodyModel<R>): unknown {
    const columns = columnCount(frame)
    if (state === 'filter-first') return renderMessage(t('Please provide a search criteria first.'), columns)
    if (rows.length) return null
    if (state === 'loading') return renderSkeleton(frame, skeletonRows)
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

  #drawRows(body: HTMLElement, { rows, frame, room }: BodyModel<R>): void {
    const known = this.#views
    if (!this.fits(frame)) this.#clear()
    const staying = new Set(rows.map(({ key }) => known.get(String(key))))
    const free = this.#inPage.filter((view) => !staying.has(view)).reverse()
    const placed = isPlaced(frame) ? room : undefined
    this.#spaces(body, room, placed !== undefined)
    this.#views = new Map()
    rows.forEach((model) => {
      const key = String(model.key)
      const view = known.get(key) ?? free.pop() ?? this.#added(body, frame)
      view.update(model, frame)
      if (view.details && !view.details.parentNode) view.node.after(view.details)
      if (placed) view.place(placed.top(model.index), placed.rowHeight)
      this.#views.set(key, view)
    })
    if (!free.length) return
    for (const view of free) view.remove()
    this.#inPage = this.#inPage.filter((view) => !free.includes(view))
  }

  #added(body: HTMLElement, frame: RowFrame<R>): RowView<R> {
    const view = new RowView(frame)
    this.#inPage.push(view)
    body.insertBefore(view.node, this.#after.node.parentNode ? this.#after.node : null)
    return view
  }

  #spaces(body: HTMLElement, room: Room | undefined, placed: boolean): void {
    if (placed && room) body.style.setProperty('block-size', `${room.total}px`)
    else body.style.removeProperty('block-size')
    if (!room || placed) {
      this.#before.node.remove()
      this.#after.node.remove()
      return
    }
    this.#before.height = room.before
    this.#after.height = room.after
    if (this.#before.node.parentNode !== body) body.prepend(this.#before.node)
    if (this.#after.node.parentNode !== body) body.append(this.#after.node)
  }
}

/** The one behind a node that is taken out. */
function taken(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}
