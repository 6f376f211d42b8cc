import type { DiscSprites } from './disc-sprites.js'
import { drawLines, drawStrongLines } from './draw-lines.js'
import { pixelOf, type FarPixels } from './far-pixels.js'
import { dimmed, isLit, type Frame, type GraphStyle } from './frame.js'
import { isSmall } from '../model/node-kinds.js'
import { onPixels } from './prepare-canvas.js'

type Context = CanvasRenderingContext2D

/** Radius of a spot, and half the side of a small node's square, as parts of the node's radius: they leave room between nodes. */
const spotPart = 0.8
const squarePart = 0.6
/** A spot is never smaller, CSS px. */
const leastSpot = 1.5

/** Lines and nodes from afar: a node is a spot in the colour of its state, a small one a square, all else a disc. */
export function drawFar(
  context: Context,
  frame: Frame,
  shown: readonly number[],
  { discs, far }: { readonly discs: DiscSprites; readonly far: FarPixels },
): void {
  const { scene, viewport, style, ratio } = frame
  const { graph, x, y } = scene
  const scale = viewport.scale * ratio
  drawLines(context, frame, true)
  drawStrongLines(context, frame)
  onPixels(context, () => drawSquares(context, frame, shown, far))
  onPixels(context, () => {
    for (const index of shown) {
      const { shape, radius, key } = graph.nodes[index]!
      if (isSmall(shape)) continue
      context.globalAlpha = isLit(style, key) ? 1 : dimmed
      const [px, py] = [x[index]! * scale + viewport.x * ratio, y[index]! * scale + viewport.y * ratio]
      const spot = Math.max(radius * spotPart * scale, leastSpot * ratio)
      discs.draw(context, px, py, spot, style.palette[style.sign(index)])
    }
  })
}

function drawSquares(
  context: Context,
  { scene: { graph, x, y }, viewport, style, ratio }: Frame,
  shown: readonly number[],
  far: FarPixels,
): void {
  const scale = viewport.scale * ratio
  const servers = shown.filter((index) => isSmall(graph.nodes[index]!.shape))
  const pixels = pixelsOf(style)
  const asImage = pixels && far.begin(context.canvas.width, context.canvas.height, servers.length)
  for (const index of servers) {
    const { radius, key } = graph.nodes[index]!
    const half = Math.max(radius * squarePart * scale, leastSpot * ratio)
    const left = Math.round(x[index]! * scale + viewport.x * ratio - half)
    const top = Math.round(y[index]! * scale + viewport.y * ratio - half)
    const side = Math.round(2 * half)
    const sign = style.sign(index)
    const lit = isLit(style, key)
    if (asImage) far.square(left, top, side, (lit ? pixels.lit : pixels.dim)[sign])
    else {
      context.globalAlpha = lit ? 1 : dimmed
      context.fillStyle = style.palette[sign]
      context.fillRect(left, top, side, side)
    }
  }
  if (asImage) far.copyTo(context)
}

/** The colours of states as pixels; undefined = some of them cannot be told. */
function pixelsOf({ palette }: GraphStyle) {
  const states = (opacity: number) => {
    const active = pixelOf(palette.active, opacity)
    const down = pixelOf(palette.down, opacity)
    const off = pixelOf(palette.off, opacity)
    const loading = pixelOf(palette.loading, opacity)
    if (active === undefined || down === undefined || off === undefined || loading === undefined) return undefined
    return { active, down, off, loading }
  }
  const [lit, dim] = [states(1), states(dimmed)]
  return lit && dim && { lit, dim }
}
