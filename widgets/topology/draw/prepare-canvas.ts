import type { Size } from '../viewport/viewport-model.js'

/** Gives a canvas as many pixels as the screen has for it; its context counts in CSS px. Null = no canvas here. */
export function prepareCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  ratio: number,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d')
  if (!context) return null
  const [pixelsX, pixelsY] = [Math.round(width * ratio), Math.round(height * ratio)]
  // Setting a size clears the canvas, and takes time.
  if (canvas.width !== pixelsX) canvas.width = pixelsX
  if (canvas.height !== pixelsY) canvas.height = pixelsY
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}

/** Without a transform: on whole pixels a copy is sharp, and a rectangle quick. */
export function onPixels(context: CanvasRenderingContext2D, draw: () => void): void {
  context.save()
  context.resetTransform()
  draw()
  context.restore()
}
