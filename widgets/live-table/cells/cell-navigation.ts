import type { ReactiveControllerHost } from 'lit'
import { cellKey, cellOfRow, cellsOf } from './cell-key.js'
import { firstInside, gridRow, homeOf, isField, stopsOf } from './cell-stops.js'
import { cellStep, type CellStep } from './cell-step.js'

/** The rows that can be walked. */
export interface CellRows {
  /** Of the first and the last row, as `aria-rowindex`. */
  readonly first: number
  readonly last: number
  /** Brings a row into the page that may not be drawn, counted from 0. */
  show(index: number): void
}

export type CellHost = ReactiveControllerHost & Element & { readonly renderRoot: ParentNode }

/**
 * The focus in the cells of a table, as the grid pattern of the ARIA practices has it: one tab stop, arrow keys from cell to cell
 * and from control to control, also to rows that are not drawn yet.
 */
export class CellNavigation {
  /** The one stop of the Tab key. */
  #stop: HTMLElement | undefined
  /** The row it is of, which other elements may show after scrolling. */
  #key: string | undefined
  #cell = ''
  /** Where that row stood, as `aria-rowindex`. */
  #place = 0
  /** It is not drawn any more, and has left the focus to the table. A press on the ground of the table is no such thing. */
  #isLeft = false
  #width: number

  constructor(
    private readonly host: CellHost,
    private readonly rows: () => CellRows,
    /** Of the table as it is drawn, px: asking the element would lay it out at every drawing. */
    private readonly width: () => number,
  ) {
    this.#width = width()
  }

  /** After each drawing: the table has a tab stop, and it is the one that people left. */
  drawn(): void {
    this.#showFocusedRow()
    const stop = this.#stop
    const row = stop?.isConnected ? stop.closest<HTMLElement>(gridRow) : null
    if (row && row.dataset['key'] === this.#key) return
    const same = this.#key === undefined ? undefined : this.#rowOf(`[data-key="${CSS.escape(this.#key)}"]`)
    const cell = cellOfRow(same, this.#cell) ?? (row ? undefined : this.#firstCell)
    if (cell) this.#setStop(stopsOf(cell)[0] ?? cell)
  }

  /** Where something took room beside the table, the row that it is about stays in sight. */
  #showFocusedRow(): void {
    const width = this.width()
    if (width === this.#width) return
    this.#width = width
    const focused = (this.host.renderRoot as ShadowRoot).activeElement
    if (focused?.closest(gridRow)) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  get #firstCell(): HTMLElement | undefined {
    for (const row of this.host.renderRoot.querySelectorAll(gridRow)) {
      const [cell] = row.matches('.groups') ? [] : cellsOf(row)
      if (cell) return cell
    }
    return undefined
  }

  #rowOf(selector: string): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>(`tbody > tr.row${selector}`)
  }

  #setStop(node: HTMLElement): void {
    if (this.#stop !== node) {
      if (this.#stop) this.#stop.tabIndex = -1
      node.tabIndex = 0
    }
    this.#stop = node
  }

  /** The focus has come to something: that is where Tab leads back to. */
  focused(focused: Element): void {
    const target = homeOf(focused)
    const row = target.closest<HTMLElement>(gridRow)
    const cell = row && cellsOf(row).find((each) => each.contains(target))
    this.#isLeft = focused.matches('.frame:focus-visible')
    if (!row || !cell) return
    this.#key = row.dataset['key']
    this.#cell = cellKey(cell)
    this.#place = Number(row.getAttribute('aria-rowindex'))
    if (target instanceof HTMLElement && stopsOf(cell).includes(target)) this.#setStop(target)
  }

  /** A cell without controls takes the focus by a press, too. */
  pressed(target: Element): void {
    const cell = target.closest<HTMLElement>('td')
    if (cell?.parentElement?.matches(gridRow) && stopsOf(cell)[0] === cell) this.#setStop(cell)
  }

  /** @returns whether the key was for the cells */
  key(event: KeyboardEvent, focused: HTMLElement): boolean {
    const home = homeOf(focused)
    const row = home.closest<HTMLElement>(gridRow)
    const cell = row && cellsOf(row).find((each) => each.contains(home))
    if (!row || !cell) return this.#back(event, focused)
    // The keys of what the page has put there are its own.
    if (isField(focused) || home !== focused) return event.key === 'Escape' && this.#focus(cell)
    const target = focused
    if (target === cell && (event.key === 'Enter' || event.key === 'F2')) {
      const inside = firstInside(cell)
      inside?.focus()
      return inside !== null
    }
    if (target === cell && event.key === ' ') {
      row.querySelector<HTMLElement>('[data-control=select]')?.click()
      return true
    }
    const step = cellStep(event, getComputedStyle(this.host).direction === 'rtl')
    return step !== undefined && this.#go(step, row, cell, target)
  }

  /** From the table, that has the focus of a row which is not drawn any more, keys lead to what stands in its place. */
  #back(event: KeyboardEvent, focused: HTMLElement): boolean {
    if (!this.#isLeft || !focused.matches('.frame') || !cellStep(event, false)) return false
    const { first, last } = this.rows()
    return this.#toRow(Math.max(first, Math.min(this.#place, last)), (row) => {
      const cell = cellOfRow(row, this.#cell) ?? cellsOf(row)[0]
      return cell && stopsOf(cell)[0]
    })
  }

  #go(step: CellStep, row: HTMLElement, cell: HTMLElement, from: HTMLElement): boolean {
    const edge = step.by === 1 ? -1 : 0
    switch (step.axis) {
      case 'column': {
        const stops = cellsOf(row).flatMap(stopsOf)
        return this.#focus(stops[stops.indexOf(from) + step.by] ?? from)
      }
      case 'row-end':
        return this.#focus(cellsOf(row).flatMap(stopsOf).at(edge) ?? from)
      case 'grid-end': {
        const { first, last } = this.rows()
        return this.#toRow(step.by === 1 ? last : first, (found) => cellsOf(found).flatMap(stopsOf).at(edge))
      }
      case 'row':
      case 'page':
        return this.#toRow(this.#target(step, row), (found) => {
          const same = cellOfRow(found, cellKey(cell)) ?? (found.matches('.groups') ? undefined : cellsOf(found)[0])
          const stops = same ? stopsOf(same) : []
          const name = from.dataset['control']
          return stops.find((stop) => name && stop.dataset['control'] === name) ?? stops[0]
        })
    }
  }

  /** Index of the row that a step leads to; 0 = the headers, -1 = the groups over them. */
  #target({ axis, by }: CellStep, row: HTMLElement): number {
    const { first, last } = this.rows()
    const inHead = row.dataset['key'] === undefined
    const index = inHead ? Number(row.matches('.titles')) - 1 : Number(row.getAttribute('aria-rowindex'))
    if (axis === 'row' && inHead) return index + by > 0 ? first : Math.max(-1, index + by)
    if (axis === 'row') return index + by < first ? 0 : Math.min(index + by, last)
    const inSight = Math.max(1, Math.floor(window.innerHeight / (row.getBoundingClientRect().height || 1)) - 4)
    return Math.max(first, Math.min(index + by * inSight, last))
  }

  #toRow(index: number, stopIn: (row: HTMLElement) => HTMLElement | undefined): boolean {
    const find = () =>
      index <= 0
        ? this.host.renderRoot.querySelector<HTMLElement>(index ? 'thead > tr.groups' : 'thead > tr.titles')
        : this.#rowOf(`[aria-rowindex="${index}"]`)
    const focus = () => {
      const row = find()
      const stop = row?.checkVisibility?.() === false ? undefined : row && stopIn(row)
      return stop ? this.#focus(stop) : false
    }
    if (focus()) return true
    const { first, last } = this.rows()
    if (index < first || index > last) return true
    this.rows().show(index - first)
    if (!focus()) void this.host.updateComplete.then(focus)
    return true
  }

  #focus(node: HTMLElement): true {
    if (!node.hasAttribute('tabindex')) node.tabIndex = -1
    // After a press WebKit would not show it.
    node.focus({ preventScroll: true, focusVisible: true })
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    return true
  }
}
