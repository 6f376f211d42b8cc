import { screenScale } from '../../internal/screen-scale.js'
import type { Viewport } from './viewport-model.js'

/** A point of a canvas in the window: the page may zoom, or scale, what the canvas stands in. */
export function pointInWindow(canvas: Element, x: number, y: number): { x: number; y: number } {
  const { left, top } = canvas.getBoundingClientRect()
  const pixel = screenScale(canvas)
  return { x: left + x * pixel, y: top + y * pixel }
}

/** A circle of the graph in the window. */
export function circleInWindow(
  canvas: Element,
  circle: { readonly x: number; readonly y: number; readonly radius: number },
  { scale, x, y }: Viewport,
): DOMRect {
  const radius = circle.radius * scale
  const from = pointInWindow(canvas, circle.x * scale + x - radius, circle.y * scale + y - radius)
  const size = 2 * radius * screenScale(canvas)
  return new DOMRect(from.x, from.y, size, size)
}
