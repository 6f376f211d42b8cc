import { nothing, render, type RootPart } from 'lit'
import { cellText, copyText, emptyText, isDescriptor, type Cell } from './cell.js'
import type { Column, Row } from './column.js'
import { put } from './dom.js'
import { renderCell } from './render-cell.js'
import { cellOf } from './row-model.js'

function titleOf<R extends Row>(column: Column<R>, row: R, cell: Cell): string {
  const own = typeof cell === 'object' && cell !== null && 'title' in cell ? cell.title : undefined
  return column.tooltip?.(row) || (typeof own === 'string' && own) || cellText(cell) || ''
}

/** A cell of data. Texts, which most cells are, are written straight into it; whatever else goes through a template. */
export class DataCell<R extends Row> {
  #text: Text | undefined
  #part: RootPart | undefined
  #title = ''
  /** The template that stands in it keeps no state of its own. */
  #stateless = true

  /** @param holder - what holds the content: the cell itself, or a box in it */
  constructor(
    private readonly node: HTMLElement,
    private readonly holder: HTMLElement,
    private readonly oneLine: boolean,
  ) {}

  update(column: Column<R>, row: R): void {
    const cell = cellOf(column, row)
    const title = titleOf(column, row, cell)
    if (title !== this.#title) put(this.node, 'title', title || null)
    this.#title = title
    if (typeof cell === 'object' && cell !== null) this.#show(cell)
    else this.#write(cell === undefined || cell === null || cell === '' ? emptyText : String(cell))
  }

  #write(text: string): void {
    if (this.#part) this.#show('')
    if (!this.#text) this.holder.append((this.#text = new Text(text)))
    else if (this.#text.data !== text) this.#text.data = text
  }

  #show(cell: Cell): void {
    this.#text?.remove()
    this.#text = undefined
    this.#stateless = isDescriptor(cell)
    this.node.classList.toggle('copies', isDescriptor(cell) && copyText(cell) !== '')
    this.#part = render(cell === '' ? nothing : renderCell(cell, this.oneLine), this.holder)
  }

  /** Another row is about to move in: what the page put here must not be taken for its own. */
  reset(): void {
    if (!this.#stateless) this.#show('')
  }

  setConnected(connected: boolean): void {
    this.#part?.setConnected(connected)
  }
}
