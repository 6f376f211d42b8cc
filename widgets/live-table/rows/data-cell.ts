import { html, nothing, render, type RootPart } from 'lit'
import { copyText, emptyText, isDescriptor, type Cell } from '../data/cell.js'
import type { Column, Row, RowKey } from '../data/column.js'
import { put } from '../../internal/dom.js'
import { warnOnce } from '../data/read-row.js'
import { renderCell } from './render-cell.js'
import { cellOf } from './row-model.js'
import { slotName } from './slot-name.js'

/** What the page says of a cell. Its own text, which may be cut, is added when the pointer gets there (`fullText`). */
function titleOf<R extends Row>(column: Column<R>, row: R, cell: Cell): string {
  const own = typeof cell === 'object' && cell !== null && 'title' in cell ? cell.title : undefined
  return tooltipOf(column, row) || (typeof own === 'string' && own) || ''
}

function tooltipOf<R extends Row>(column: Column<R>, row: R): string | null | undefined {
  try {
    return column.tooltip?.(row)
  } catch (error) {
    warnOnce(column, error)
    return undefined
  }
}

/** A cell of data. Texts, which most cells are, are written straight into it; whatever else goes through a template. */
export class DataCell<R extends Row> {
  #text: Text | undefined
  #part: RootPart | undefined
  /** The template that stands in it keeps no state of its own. */
  #stateless = true

  /** @param holder - what holds the content: the cell itself, or a box in it */
  constructor(
    readonly node: HTMLElement,
    private readonly holder: HTMLElement,
    private readonly oneLine: boolean,
  ) {
    const last = holder.lastChild
    if (last instanceof Text) this.#text = last
  }

  update(column: Column<R>, row: R, key: RowKey): void {
    const cell = cellOf(column, row)
    const title = titleOf(column, row, cell)
    if (title || this.node.title) put(this.node, 'title', title || null)
    if (column.slotted) {
      this.#show(html`<slot name=${slotName(column.id, key)}>${renderCell(cell, this.oneLine, true)}</slot>`)
      this.#stateless = true
      return
    }
    if (typeof cell === 'object' && cell !== null) this.#show(cell)
    else this.#write(cell === undefined || cell === null || cell === '' ? emptyText : String(cell))
  }

  /** What is no column's of a row. */
  showAlone(cell: Cell): void {
    put(this.node, 'title', null)
    this.#show(typeof cell === 'object' || cell === '' ? cell : { text: cell })
  }

  /** A text that is no column's of a row. */
  showText(text: string): void {
    if (this.node.title) put(this.node, 'title', null)
    this.#write(text)
  }

  #write(text: string): void {
    if (this.#part) this.#show('')
    if (!this.#text) {
      this.holder.append((this.#text = new Text(text)))
      this.holder.classList.add('plain')
    } else if (this.#text.data !== text) this.#text.data = text
  }

  #show(cell: Cell): void {
    if (this.#text) {
      this.#text.remove()
      this.#text = undefined
    }
    const described = isDescriptor(cell) ? cell : undefined
    this.#stateless = described !== undefined
    // A dot or an icon stands where the page's lines begin, whatever the text after it is written in.
    this.holder.classList.toggle('plain', described !== undefined && !described.tone && !described.icon)
    this.node.classList.toggle('copies', described !== undefined && copyText(described) !== '')
    this.#part = render(cell === '' ? nothing : renderCell(cell, this.oneLine, true), this.holder)
  }

  /** Another row is about to move in: what the page put here must not be taken for its own. */
  reset(): void {
    if (!this.#stateless) this.#show('')
  }

  /** Takes it out of its row for good. */
  remove(): void {
    this.node.remove()
    this.setConnected(false)
  }

  setConnected(connected: boolean): void {
    this.#part?.setConnected(connected)
  }
}
