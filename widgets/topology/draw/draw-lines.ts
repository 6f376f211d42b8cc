import { visibleBounds } from '../viewport/viewport-model.js'
import { isSmall } from '../model/node-kinds.js'
import { dimmed, type Frame } from './frame.js'

type Context = CanvasRenderingContext2D

/** From afar the lines of more small nodes than this are a fog: only those of what is chosen are drawn. */
const mostLined = 1500

/** Opacity of all lines from afar: there the nodes are what counts. */
const farLines = 0.5
/** Width of lines in units of the picture: a hair line on screen, or what `thinnest` of a px takes from afar. */
const lineWidth = 1
const thinnest = 0.75

export function drawLines(context: Context, { scene, viewport, size, style, ratio }: Frame, isFar: boolean): void {
  const { graph, x, y } = scene
  const { left, right, top, bottom } = visibleBounds(viewport, size)
  const isCrowded = graph.bodies > mostLined
  const isSmallAt = (index: number) => isSmall(graph.nodes[index]!.shape)
  context.globalAlpha = style.lit ? dimmed : isFar ? farLines : 1
  context.strokeStyle = style.palette.line
  context.lineWidth = Math.max(lineWidth, thinnest / viewport.scale)
  // One path for all hair lines; of wider ones a browser makes an outline, and of thousands together far too slowly.
  const isHair = context.lineWidth * viewport.scale * ratio <= 1
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const from = graph.ends[line]!
    const to = graph.ends[line + 1]!
    // From afar the ground shows what belongs to whom.
    if (isFar && (isOwn(graph.nodes, from, to) || (isCrowded && (isSmallAt(from) || isSmallAt(to))))) continue
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

/** One of two nodes belongs to the other. */
function isOwn(nodes: Frame['scene']['graph']['nodes'], from: number, to: number): boolean {
  return nodes[to]!.home === from || nodes[from]!.home === to
}

/** The lines of what the pointer is on and of what is chosen. */
export function drawStrongLines(context: Context, { scene: { graph, x, y }, style }: Frame): void {
  if (style.hovered < 0 && style.selected < 0) return
  const isStrong = (index: number) => index === style.hovered || index === style.selected
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const from = graph.ends[line]!
    const to = graph.ends[line + 1]!
    if (!isStrong(from) && !isStrong(to)) continue
    context.moveTo(x[from]!, y[from]!)
    context.lineTo(x[to]!, y[to]!)
  }
  context.strokeStyle = style.palette.accent
  context.lineWidth = 3
  context.stroke()
}
