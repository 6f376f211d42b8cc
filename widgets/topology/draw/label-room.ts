import type { Size } from '../viewport/viewport-model.js'
import { lineHeight } from './labels.js'

/** Cells of the grid, px: what is free by more than that is seen to be so. */
const grid = { wide: 8, high: lineHeight / 4 } as const
/** Between a node and its label, px. */
export const labelGap = 3

/** A node on screen, px. */
export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Which parts of the screen labels have taken, on a grid. */
export class LabelRoom {
  #columns: number
  #rows: number
  #taken: Uint8Array

  constructor({ width, height }: Size) {
    this.#columns = Math.ceil(width / grid.wide)
    this.#rows = Math.ceil(height / grid.high)
    this.#taken = new Uint8Array(this.#columns * this.#rows)
  }

  /** Takes what lies under a node: no label is written over it. */
  block(x: number, y: number, radius: number): void {
    // No cell that the label at the side of this very circle begins in: it would have no room because of its own node.
    const reach = radius - grid.wide / 2
    if (reach <= 0) return
    const from = Math.max(0, Math.ceil((x - reach) / grid.wide - 0.5))
    const to = Math.min(this.#columns - 1, Math.floor((x + reach) / grid.wide - 0.5))
    const first = Math.max(0, Math.ceil((y - reach) / grid.high - 0.5))
    const last = Math.min(this.#rows - 1, Math.floor((y + reach) / grid.high - 0.5))
    for (let row = first; row <= last; row++) {
      for (let column = from; column <= to; column++) {
        const [dx, dy] = [(column + 0.5) * grid.wide - x, (row + 0.5) * grid.high - y]
        if (dx * dx + dy * dy <= reach * reach) this.#taken[row * this.#columns + column] = 1
      }
    }
  }

  /** The first free place for a label at a node's circle: below, right, left, above, or shifted along one of these sides. Undefined = there is none. */
  place({ x, y, radius }: Circle, width: number, lines: number): { left: number; top: number } | undefined {
    const aside = radius + labelGap + width / 2
    // Along the side, in halves of the label's width or in lines.
    for (const shift of [0, 0.5, -0.5, 1, -1]) {
      const centre = x + (shift * width) / 2
      const middle = y - (lines / 2 + shift) * lineHeight
      const places = [
        [centre, y + radius + labelGap],
        [x + aside, middle],
        [x - aside, middle],
        [centre, y - radius - labelGap - lines * lineHeight],
      ] as const
      for (const [left, top] of places) if (this.take(left, top, width, lines)) return { left, top }
    }
    return undefined
  }

  /** Takes the room of a label; false when some of it is taken, or nothing of it can be seen. */
  take(centre: number, top: number, width: number, lines: number): boolean {
    // Two labels in one line are not read as one.
    const reach = width / 2 + labelGap
    const from = Math.max(0, Math.floor((centre - reach) / grid.wide))
    const to = Math.min(this.#columns, Math.ceil((centre + reach) / grid.wide)) - 1
    const first = Math.max(0, Math.floor(top / grid.high))
    const last = Math.min(this.#rows, Math.ceil((top + lines * lineHeight) / grid.high)) - 1
    if (from > to || first > last) return false
    for (let row = first; row <= last; row++) {
      for (let column = from; column <= to; column++) if (this.#taken[row * this.#columns + column]) return false
    }
    for (let row = first; row <= last; row++) {
      this.#taken.fill(1, row * this.#columns + from, row * this.#columns + to + 1)
    }
    return true
  }
}
