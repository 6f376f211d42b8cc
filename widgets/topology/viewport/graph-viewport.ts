import type { GraphMotion } from './graph-motion.js'
import {
  between,
  centerDuration,
  centredOn,
  clampScale,
  fitView,
  zoomAt,
  type Bounds,
  type Size,
  type View,
} from './viewport-model.js'

/** What part of the picture is in sight, and how it gets to another one. */
export class GraphViewport {
  /** Of the whole picture. */
  bounds: Bounds = { left: -1, top: -1, right: 1, bottom: 1 }
  #view: View = { scale: 1, x: 0, y: 0 }
  #size: Size = { width: 0, height: 0 }
  /** The picture is kept in sight while it settles. */
  #fits = true
  /** The user, or the page, has chosen what is in sight. */
  #isChosen = false
  #stopTravel: (() => void) | undefined

  /** @param changed - Called when the user has moved or zoomed the picture. */
  constructor(
    private readonly motion: GraphMotion,
    private readonly changed: (view: View) => void,
  ) {}

  get view(): View {
    return this.#view
  }

  /** Of the stage, px. */
  get size(): Size {
    return this.#size
  }

  /** All of the picture, now and while it settles. */
  showAll(): void {
    this.#fits = true
    this.#isChosen = false
    if (this.#size.width && this.#size.height) this.#see(fitView(this.bounds, this.#size))
  }

  show(view: View): void {
    this.#choose()
    this.#see({ ...view, scale: clampScale(view.scale) })
  }

  /** The user leaves what is in sight as it is. */
  stay(): void {
    this.#choose()
    this.motion.request()
  }

  /** The layout has moved the picture. */
  moved(bounds: Bounds, settled: boolean): void {
    this.bounds = bounds
    if (this.#fits) this.showAll()
    this.motion.request()
    if (settled) this.#fits = false
  }

  /** The way to all of the picture (T-GRAPH-04). */
  center(ms = centerDuration): void {
    this.#fits = true
    this.#isChosen = false
    this.#travel(fitView(this.bounds, this.#size), ms)
  }

  travel(to: View, ms: number): void {
    this.#choose()
    this.#travel(to, ms)
  }

  pan(dx: number, dy: number): void {
    this.#seeByHand({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy })
  }

  /** Zooms at a point of the stage; without one at its middle. */
  zoom(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    this.#seeByHand(zoomAt(this.#view, factor, x, y))
  }

  /** Puts a point of the picture in the middle. */
  centre(x: number, y: number): void {
    this.#seeByHand(centredOn(this.#view, x, y, this.#size))
  }

  /** Brings a point of the picture into sight when it is not, or nearly not. */
  keepInSight(x: number, y: number): void {
    const { scale } = this.#view
    const { width, height } = this.#size
    const px = x * scale + this.#view.x
    const py = y * scale + this.#view.y
    if (px > 40 && px < width - 40 && py > 40 && py < height - 60) return
    this.travel(centredOn(this.#view, x, y, this.#size), 150)
  }

  /** The stage has this size now. */
  resize(width: number, height: number): void {
    const before = this.#size
    if (width === before.width && height === before.height) return
    this.#size = { width, height }
    if (!width || !height) return
    // What was in the middle stays there; while nobody has chosen anything else, everything is shown.
    if (!this.#isChosen) this.#see(fitView(this.bounds, this.#size))
    else if (before.width) {
      const { scale, x, y } = this.#view
      this.#view = { scale, x: x + (width - before.width) / 2, y: y + (height - before.height) / 2 }
    }
    this.motion.request()
  }

  #choose(): void {
    this.#fits = false
    this.#isChosen = true
  }

  #see(view: View): void {
    this.#stopTravel?.()
    this.#stopTravel = undefined
    this.#view = view
    this.motion.request()
  }

  #seeByHand(view: View): void {
    this.#choose()
    this.#see(view)
    this.changed(view)
  }

  #travel(to: View, ms: number): void {
    this.#stopTravel?.()
    const from = this.#view
    this.#stopTravel = this.motion.animate(ms, (part) => {
      this.#view = between(from, to, part)
      if (part === 1) this.changed(this.#view)
    })
  }
}
