import type { Size } from '../viewport/viewport-model.js'
import { lineHeight } from './labels.js'

const cell = 16

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
