import { fitViewport, type Bounds, type Size, type Viewport } from '../viewport/viewport-model.js'

/** Round the graph in its map, px. */
const padding = 6

/** The minimap's own viewport; smaller than the graph may ever be zoomed. */
export function minimapViewport(bounds: Bounds, size: Size): Viewport {
  const fitted = fitViewport(bounds, size, padding)
  const scale = Math.min(
    (size.width - 2 * padding) / Math.max(1, bounds.right - bounds.left),
    (size.height - 2 * padding) / Math.max(1, bounds.bottom - bounds.top),
    fitted.scale,
  )
  return {
    scale,
    x: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: size.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  }
}
