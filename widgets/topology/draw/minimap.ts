import type { GraphScene } from '../graph-scene.js'
import { fitView, visibleBounds, type Bounds, type Size, type View } from '../viewport-model.js'
import type { Palette } from './palette.js'
import { prepareCanvas } from './prepare-canvas.js'

type Context = CanvasRenderingContext2D

/** The whole picture in a corner; the part that is on screen is framed. */
export class Minimap {
  #picture: HTMLCanvasElement | undefined
  #drawn: readonly unknown[] = []

  /** @param bounds - Another object means that nodes have moved; the same one, that the last picture of them will do. */
  draw(
    context: Context,
    scene: GraphScene,
    bounds: Bounds,
    size: Size,
    ratio: number,
    palette: Palette,
    main: { readonly view: View; readonly size: Size },
  ): void {
    const drawn = [scene.disc, bounds, size.width, size.height, ratio, palette]
    this.#picture ??= document.createElement('canvas')
    if (drawn.some((part, index) => part !== this.#drawn[index])) {
      const on = prepareCanvas(this.#picture, size, ratio)
      if (on) drawBodies(on, scene, bounds, size, palette)
      this.#drawn = drawn
    }
    context.drawImage(this.#picture, 0, 0, size.width, size.height)
    drawFrame(context, minimapView(bounds, size), size, palette, visibleBounds(main.view, main.size))
  }
}

function drawBodies(
  context: Context,
  { graph, x, y, disc }: GraphScene,
  bounds: Bounds,
  size: Size,
  palette: Palette,
): void {
  const { scale, x: left, y: top } = minimapView(bounds, size)
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

function drawFrame(context: Context, { scale, x, y }: View, size: Size, palette: Palette, seen: Bounds): void {
  context.strokeStyle = palette.accent
  context.lineWidth = 1.5
  context.strokeRect(
    Math.max(1, seen.left * scale + x),
    Math.max(1, seen.top * scale + y),
    Math.min(size.width - 2, (seen.right - seen.left) * scale),
    Math.min(size.height - 2, (seen.bottom - seen.top) * scale),
  )
}

/** The minimap's own view of the picture; smaller than the graph may ever be zoomed. */
export function minimapView(bounds: Bounds, size: Size): View {
  const fitted = fitView(bounds, size, 6)
  const scale = Math.min(
    (size.width - 12) / Math.max(1, bounds.right - bounds.left),
    (size.height - 12) / Math.max(1, bounds.bottom - bounds.top),
    fitted.scale,
  )
  return {
    scale,
    x: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: size.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  }
}
