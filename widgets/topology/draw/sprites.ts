import type { Palette } from './palette.js'

/** How many pictures are kept; a full cache starts anew. */
const most = 3000

/**
 * Small pictures that are drawn once and then copied: a frame of a thousand circles with signs and labels with halos would
 * otherwise take several frames' time.
 */
export class Sprites {
  #kept = new Map<string, HTMLCanvasElement>()
  #palette: Palette | undefined
  #ratio = 1

  /** Pixels of the screen for one CSS px. */
  get ratio(): number {
    return this.#ratio
  }

  /** What was drawn in other colours or for another screen is of no use. */
  prepare(palette: Palette, ratio: number): void {
    if (palette === this.#palette && ratio === this.#ratio) return
    this.#kept.clear()
    this.#palette = palette
    this.#ratio = ratio
  }

  /** The picture with this key, if it is there. */
  find(key: string): HTMLCanvasElement | undefined {
    return this.#kept.get(key)
  }

  /**
   * The picture with this key; drawn when it is not there yet.
   *
   * @param scale - Pixels for one unit of `draw`.
   * @param draw - Draws it within `width` × `height` units.
   */
  get(
    key: string,
    width: number,
    height: number,
    scale: number,
    draw: (context: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    const known = this.find(key)
    if (known) return known
    if (this.#kept.size >= most) this.#kept.clear()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil(width * scale))
    canvas.height = Math.max(1, Math.ceil(height * scale))
    const context = canvas.getContext('2d')
    if (context) {
      context.scale(scale, scale)
      draw(context)
    }
    this.#kept.set(key, canvas)
    return canvas
  }
}
