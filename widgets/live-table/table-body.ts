import { nothing, render } from 'lit'
import { t } from '../internal/localize.js'
import type { Row, TableError, TableState } from './column.js'
import { make } from './dom.js'
import { renderFailure, renderMessage, renderSkeleton } from './render-states.js'
import { columnCount, type RowFrame, type RowModel } from './row-model.js'
import { RowView } from './row-view.js'

/** Rows drawn while the first ones are awaited. */
const skeletonRows = 8
/** Rows out of use that are kept for those to come. */
const spareRows = 64

/** What the body of the table shows. */
export interface BodyModel<R extends Row> {
  readonly frame: RowFrame<R>
  readonly state: TableState
  readonly error: TableError | undefined
  readonly emptyMessage: string
  readonly rows: readonly RowModel<R>[]
  /** Room of the rows left out above and below, px; absent where all are drawn. */
  readonly room?: { readonly before: number; readonly after: number }
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

/**
 * The rows, or why there are none. Rows are kept by key: what stays is not touched, and a row that comes takes over the
 * elements of one that has left. In the page they stand in their order, which is the one screen readers read.
 */
export class TableBody<R extends Row> {
  #views = new Map<string, RowView<R>>()
  #spare: RowView<R>[] = []
  #before = new Spacer()
  #after = new Spacer()
  #saying = false

  draw(body: HTMLElement, model: BodyModel<R>): void {
    const message = this.#message(model)
    if (message === null) {
      if (this.#saying) render(nothing, body)
      this.#saying = false
      this.#drawRows(body, model)
    } else {
      this.#clear()
      this.#saying = true
      render(message, body)
    }
  }

  setConnected(connected: boolean): void {
    for (const view of this.#views.values()) view.setConnected(connected)
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
    for (const view of this.#views.values()) this.#drop(view)
    this.#views.clear()
    this.#before.node.remove()
    this.#after.node.remove()
  }

  #drop(view: RowView<R>): void {
    view.remove()
    if (this.#spare.length < spareRows) this.#spare.push(view)
    view.setConnected(false)
  }

  #drawRows(body: HTMLElement, { rows, frame, room }: BodyModel<R>): void {
    const before = this.#views
    const keys = rows.map(({ key }) => String(key))
    const staying = new Set(keys)
    for (const [key, view] of before) {
      if (staying.has(key) && view.fits(frame)) continue
      before.delete(key)
      this.#drop(view)
    }
    this.#spare = this.#spare.filter((view) => view.fits(frame))
    this.#views = new Map()
    this.#room(body, room)
    let next = this.#before.node.parentNode ? this.#before.node.nextSibling : body.firstChild
    const put = (node: ChildNode): void => {
      // One that moved down: it is put back in its place later.
      if (next && next !== node && next.nextSibling === node && next !== this.#after.node) {
        const moved = next
        next = node
        moved.parentNode?.removeChild(moved)
      }
      if (next === node) next = node.nextSibling
      else body.insertBefore(node, next)
    }
    rows.forEach((model, place) => {
      const key = keys[place]!
      const view = before.get(key) ?? this.#fresh(frame)
      view.update(model, frame)
      this.#views.set(key, view)
      put(view.node)
      if (view.details) put(view.details)
    })
  }

  #fresh(frame: RowFrame<R>): RowView<R> {
    const spare = this.#spare.pop()
    spare?.setConnected(true)
    return spare ?? new RowView(frame)
  }

  #room(body: HTMLElement, room: BodyModel<R>['room']): void {
    if (!room) {
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
