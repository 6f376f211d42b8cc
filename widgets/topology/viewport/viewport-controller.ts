import type { GraphMotion } from './graph-motion.js'
import {
  between,
  centerDuration,
  centredOn,
  clampScale,
  fitViewport,
  zoomAt,
  type Bounds,
  type Size,
  type Viewport,
} from './viewport-model.js'

/** What part of the picture is in sight, and how it gets to another one. */
export class ViewportController {
  /** Of the whole picture. */
  bounds: Bounds = { left: -1, top: -1, right: 1, bottom: 1 }
  #current: Viewport = { scale: 1, x: 0, y: 0 }
  #size: Size = { width: 0, height: 0 }
  /** The picture is kept in sight while it settles. */
  #fits = true
  /** The user, or the page, has chosen what is in sight. */
  #isChosen = false
  #stopTravel: (() => void) | undefined
  /** Where to go once the canvas has a size: until then nobody sees it. */
  #awaited: ((size: Size) => Viewport) | undefined

  /** @param changed - Called when the user has moved or zoomed the picture. */
  constructor(
    private readonly motion: GraphMotion,
    private readonly changed: (viewport: Viewport) => void,
  ) {}

  get current(): Viewport {
    return this.#current
  }

  /** Of the canvas, px. */
  get size(): Size {
    return this.#size
  }

  /** All of the picture, now and while it settles. */
  showAll(): void {
    this.#fits = true
    this.#isChosen = false
    this.#awaited = undefined
    if (this.#isSeen) this.#change(fitViewport(this.bounds, this.#size))
  }

  show(viewport: Viewport): void {
    this.#choose()
    this.#change({ ...viewport, scale: clampScale(viewport.scale) })
  }

  /** The user leaves what is in sight as it is. */
  stay(): void {
    this.#choose()
    this.motion.request()
  }

  /** The layout has moved the picture. What has come later, floating IPs first of all, is seen too, unless something was chosen. */
  moved(bounds: Bounds, settled: boolean): void {
    this.bounds = bounds
    const isCut = fitViewport(bounds, this.#size, 0).scale < this.#current.scale
    if (this.#fits || (isCut && !this.#isChosen)) this.showAll()
    this.motion.request()
    if (settled) this.#fits = false
  }

  /** The way to all of the picture (T-GRAPH-04). */
  center(ms = centerDuration): void {
    this.#fits = true
    this.#isChosen = false
    this.#travel(fitViewport(this.bounds, this.#size), ms)
  }

  travel(to: (size: Size) => Viewport, ms: number): void {
    this.#choose()
    if (this.#isSeen) this.#travel(to(this.#size), ms)
    else this.#awaited = to
  }

  pan(dx: number, dy: number): void {
    this.#changeByHand({ ...this.#current, x: this.#current.x + dx, y: this.#current.y + dy })
  }

  /** Zooms at a point of the canvas; without one at its middle. */
  zoom(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    this.#changeByHand(zoomAt(this.#current, factor, x, y))
  }

  /** Puts a point of the picture in the middle. */
  centre(x: number, y: number): void {
    this.#changeByHand(centredOn(this.#current, x, y, this.#size))
  }

  /** Brings a point of the picture into sight when it is not, or nearly not. */
  keepVisible(x: number, y: number): void {
    const { scale } = this.#current
    const { width, height } = this.#size
    const px = x * scale + this.#current.x
    const py = y * scale + this.#current.y
    if (px > 40 && px < width - 40 && py > 40 && py < height - 60) return
    this.travel((size) => centredOn(this.#current, x, y, size), 150)
  }

  /** The canvas has this size now. */
  resize(width: number, height: number): void {
    const before = this.#size
    if (width === before.width && height === before.height) return
    this.#size = { width, height }
    if (!this.#isSeen) return
    const awaited = this.#awaited
    if (awaited) return this.#changeByHand(awaited(this.#size))
    // What was in the middle stays there; while nobody has chosen anything else, everything is shown.
    if (!this.#isChosen) this.#change(fitViewport(this.bounds, this.#size))
    else if (before.width) {
      const { scale, x, y } = this.#current
      this.#current = { scale, x: x + (width - before.width) / 2, y: y + (height - before.height) / 2 }
    }
    this.motion.request()
  }

  get #isSeen(): boolean {
    return this.#size.width > 0 && this.#size.height > 0
  }

  #choose(): void {
    this.#awaited = undefined
    this.#fits = false
    this.#isChosen = true
  }

  #change(viewport: Viewport): void {
    this.#stopTravel?.()
    this.#stopTravel = undefined
    this.#current = viewport
    this.motion.request()
  }

  #changeByHand(viewport: Viewport): void {
    this.#choose()
    this.#change(viewport)
    this.changed(viewport)
  }

  #travel(to: Viewport, ms: number): void {
    this.#stopTravel?.()
    const from = this.#current
    this.#stopTravel = this.motion.animate(ms, (part) => {
      this.#current = between(from, to, part)
      if (part === 1) this.changed(this.#current)
    })
  }
}
