import { visibleBounds, type Bounds, type Size, type Viewport } from '../viewport/viewport-model.js'
import type { Frame } from './frame.js'
import { minimapViewport } from './minimap-viewport.js'
import { prepareCanvas } from './prepare-canvas.js'

type Context = CanvasRenderingContext2D

/** The whole picture in a corner; the part that is on screen is framed. */
export class Minimap {
  #drawn: readonly unknown[] = []
  #size: Size = { width: 0, height: 0 }
  #main: Size | undefined

  /**
   * @param map - Holds a canvas and the frame.
   * @param bounds - Another object means that nodes have moved; the same one, that the last picture of them will do.
   * @param shown - What is on screen; as long as its size is the same object the map has kept its own.
   */
  draw(map: HTMLElement, shown: Frame, bounds: Bounds): void {
    const [canvas, frame] = map.children as unknown as readonly [HTMLCanvasElement, HTMLElement]
    // Asking makes the browser lay out the page at once.
    if (shown.size !== this.#main) this.#size = { width: map.clientWidth, height: map.clientHeight }
    this.#main = shown.size
    const size = this.#size
    if (!size.width) return
    const drawn = [shown.scene.disc, bounds, size, shown.ratio, shown.style.palette]
    if (drawn.some((part, index) => part !== this.#drawn[index])) {
      const context = prepareCanvas(canvas, size, shown.ratio)
      if (context) drawBodies(context, shown, bounds, size)
      this.#drawn = drawn
    }
    placeFrame(frame, minimapViewport(bounds, size), size, visibleBounds(shown.viewport, shown.size))
  }
}

function drawBodies(
  context: Context,
  { scene: { graph, x, y, disc }, style: { palette } }: Frame,
  bounds: Bounds,
  size: Size,
): void {
  const { scale, x: left, y: top } = minimapViewport(bounds, size)
  context.fillStyle = palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = palette.line
  context.beginPath()
  for (let index = 0; index < graph.bodies; index++) {
    const radius = disc[index]! * scale
    const px = x[index]! * scale + left
    const py = y[index]! * scale + top
    // Nobody can tell a dot's shape, and a rectangle needs no path.
    if (radius < 1.5) context.fillRect(px - 1, py - 1, 2, 2)
    else {
      context.moveTo(px + radius, py)
      context.arc(px, py, radius, 0, 2 * Math.PI)
    }
  }
  context.fill()
}

function placeFrame({ style }: HTMLElement, { scale, x, y }: Viewport, size: Size, seen: Bounds): void {
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
  const [left, right] = [seen.left, seen.right].map((edge) => within(edge * scale + x, size.width)) as [number, number]
  const [top, bottom] = [seen.top, seen.bottom].map((edge) => within(edge * scale + y, size.height)) as [number, number]
  style.setProperty('translate', `${left}px ${top}px`)
  style.setProperty('width', `${right - left}px`)
  style.setProperty('height', `${bottom - top}px`)
}
