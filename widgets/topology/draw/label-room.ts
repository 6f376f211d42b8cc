import type { Size } from '../viewport/viewport-model.js'
import { lineHeight } from './labels.js'

const cell = 16
/** Between a node and its label, px. */
export const labelGap = 3

/** A node on screen, px. */
export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Which parts of the screen labels have taken, on a coarse grid. */
export class LabelRoom {
  #columns: number
  #rows: number
  #taken: Uint8Array

  constructor({ width, height }: Size) {
    this.#columns = Math.ceil(width / cell)
    this.#rows = Math.ceil(height / lineHeight)
    this.#taken = new Uint8Array(this.#columns * this.#rows)
  }

  /** Takes what lies under a node: no label is written over it. */
  block(x: number, y: number, radius: number): void {
    // Only cells well inside: a label may touch a circle.
    const reach = radius - lineHeight / 2
    if (reach <= 0) return
    const from = Math.max(0, Math.ceil((x - reach) / cell - 0.5))
    const to = Math.min(this.#columns - 1, Math.floor((x + reach) / cell - 0.5))
    const first = Math.max(0, Math.ceil((y - reach) / lineHeight - 0.5))
    const last = Math.min(this.#rows - 1, Math.floor((y + reach) / lineHeight - 0.5))
    for (let row = first; row <= last; row++) {
      for (let column = from; column <= to; column++) {
        const [dx, dy] = [(column + 0.5) * cell - x, (row + 0.5) * lineHeight - y]
        if (dx * dx + dy * dy <= reach * reach) this.#taken[row * this.#columns + column] = 1
      }
    }
  }

  /** The first free place for a label at a node's circle: below, right, left, above. Undefined = there is none. */
  place({ x, y, radius }: Circle, width: number, lines: number): { left: number; top: number } | undefined {
    const aside = radius + labelGap + width / 2
    const middle = y - (lines * lineHeight) / 2
    const places = [
      [x, y + radius + labelGap],
      [x + aside, middle],
      [x - aside, middle],
      [x, y - radius - labelGap - lines * lineHeight],
    ] as const
    for (const [left, top] of places) if (this.take(left, top, width, lines)) return { left, top }
    return undefined
  }

  /** Takes the room of a label; false when some of it is taken, or nothing of it can be seen. */
  take(centre: number, top: number, width: number, lines: number): boolean {
    const from = Math.max(0, Math.floor((centre - width / 2) / cell))
    const to = Math.min(this.#columns - 1, Math.floor((centre + width / 2) / cell))
    const first = Math.max(0, Math.floor(top / lineHeight))
    const last = Math.min(this.#rows - 1, Math.floor(top / lineHeight) + lines)
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
