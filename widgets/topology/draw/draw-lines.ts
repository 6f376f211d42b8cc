import type { GraphScene } from '../graph/graph-scene.js'
import { visibleBounds, type Size, type Viewport } from '../viewport/viewport-model.js'
import type { Look } from './graph-style.js'

type Context = CanvasRenderingContext2D

/** From afar the lines of more instances between networks than this are a fog: only those of what is chosen are drawn. */
const mostLined = 1500

export function drawLines(
  context: Context,
  scene: GraphScene,
  viewport: Viewport,
  size: Size,
  look: Look,
  ratio: number,
  isFar: boolean,
): void {
  const { graph, x, y } = scene
  const { left, right, top, bottom } = visibleBounds(viewport, size)
  const isCrowded = graph.bodies > mostLined
  context.globalAlpha = look.lit ? 0.25 : isFar ? 0.5 : 1
  context.strokeStyle = look.palette.line
  context.lineWidth = Math.max(1, 0.75 / viewport.scale)
  // One path for all hair lines; of wider ones a browser makes an outline, and of thousands together far too slowly.
  const isHair = context.lineWidth * viewport.scale * ratio <= 1
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const from = graph.ends[line]!
    const to = graph.ends[line + 1]!
    // From afar the ground shows which instances are a network's own.
    if (isFar && (to >= graph.bodies || (isCrowded && graph.nodes[to]!.shape === 'server'))) continue
    const x1 = x[from]!
    const y1 = y[from]!
    const x2 = x[to]!
    const y2 = y[to]!
    if (
      (x1 < left && x2 < left) ||
      (x1 > right && x2 > right) ||
      (y1 < top && y2 < top) ||
      (y1 > bottom && y2 > bottom)
    )
      continue
    if (!isHair) context.beginPath()
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
    if (!isHair) context.stroke()
  }
  if (isHair) context.stroke()
  context.globalAlpha = 1
}

/** The lines of what the pointer is on and of what is chosen. */
export function drawStrongLines(context: Context, { graph, x, y }: GraphScene, look: Look): void {
  if (look.hovered < 0 && look.selected < 0) return
  const isStrong = (index: number) => index === look.hovered || index === look.selected
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const from = graph.ends[line]!
    const to = graph.ends[line + 1]!
    if (!isStrong(from) && !isStrong(to)) continue
    context.moveTo(x[from]!, y[from]!)
    context.lineTo(x[to]!, y[to]!)
  }
  context.strokeStyle = look.palette.accent
  context.lineWidth = 3
  context.stroke()
}
