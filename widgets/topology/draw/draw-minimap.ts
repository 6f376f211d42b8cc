import type { GraphScene } from '../graph-scene.js'
import { fitView, visibleBounds, type Bounds, type Size, type View } from '../viewport-model.js'
import type { Palette } from './palette.js'

/** The whole picture in a corner; the part that is on screen is framed. */
export function drawMinimap(
  context: CanvasRenderingContext2D,
  { graph, x, y, disc }: GraphScene,
  bounds: Bounds,
  size: Size,
  palette: Palette,
  main: { readonly view: View; readonly size: Size },
): void {
  const { scale, x: left, y: top } = minimapView(bounds, size)
  context.fillStyle = palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.beginPath()
  for (let index = 0; index < graph.bodies; index++) {
    const radius = Math.max(1, disc[index]! * scale)
    const [px, py] = [x[index]! * scale + left, y[index]! * scale + top]
    context.moveTo(px + radius, py)
    context.arc(px, py, radius, 0, 2 * Math.PI)
  }
  context.fillStyle = palette.line
  context.fill()
  const seen = visibleBounds(main.view, main.size)
  context.strokeStyle = palette.accent
  context.lineWidth = 1.5
  context.strokeRect(
    Math.max(1, seen.left * scale + left),
    Math.max(1, seen.top * scale + top),
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
