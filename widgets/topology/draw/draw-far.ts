import type { GraphScene } from '../graph/graph-scene.js'
import type { Size, Viewport } from '../viewport/viewport-model.js'
import type { DiscSprites } from './disc-sprites.js'
import { drawLines, drawStrongLines } from './draw-lines.js'
import { pixelOf, type FarPixels } from './far-pixels.js'
import { isLit, type Look } from './graph-style.js'
import { onPixels } from './prepare-canvas.js'

type Context = CanvasRenderingContext2D

const dimmed = 0.2

interface FarParts {
  readonly discs: DiscSprites
  readonly far: FarPixels
  /** Pixels of the screen for one CSS px. */
  readonly ratio: number
}

/** Lines and nodes from afar: a node is a spot in the colour of its state, an instance a square, all else a disc. */
export function drawFar(
  context: Context,
  scene: GraphScene,
  viewport: Viewport,
  size: Size,
  look: Look,
  { discs, far, ratio }: FarParts,
  shown: readonly number[],
): void {
  const { graph, x, y } = scene
  const scale = viewport.scale * ratio
  drawLines(context, scene, viewport, size, look, ratio, true)
  drawStrongLines(context, scene, look)
  onPixels(context, () => drawSquares(context, scene, viewport, look, { far, ratio }, shown))
  onPixels(context, () => {
    for (const index of shown) {
      const { shape, radius, key } = graph.nodes[index]!
      if (shape === 'server') continue
      context.globalAlpha = isLit(look, key) ? 1 : dimmed
      const [px, py] = [x[index]! * scale + viewport.x * ratio, y[index]! * scale + viewport.y * ratio]
      discs.draw(context, px, py, Math.max(radius * 0.8 * scale, 1.5 * ratio), look.palette[look.state(index)])
    }
  })
}

function drawSquares(
  context: Context,
  { graph, x, y }: GraphScene,
  viewport: Viewport,
  look: Look,
  { far, ratio }: Pick<FarParts, 'far' | 'ratio'>,
  shown: readonly number[],
): void {
  const scale = viewport.scale * ratio
  const servers = shown.filter((index) => graph.nodes[index]!.shape === 'server')
  const pixels = pixelsOf(look)
  const asImage = pixels && far.begin(context.canvas.width, context.canvas.height, servers.length)
  for (const index of servers) {
    const { radius, key } = graph.nodes[index]!
    const half = Math.max(radius * 0.6 * scale, 1.5 * ratio)
    const left = Math.round(x[index]! * scale + viewport.x * ratio - half)
    const top = Math.round(y[index]! * scale + viewport.y * ratio - half)
    const side = Math.round(2 * half)
    const state = look.state(index)
    const lit = isLit(look, key)
    if (asImage) far.square(left, top, side, (lit ? pixels.lit : pixels.dim)[state])
    else {
      context.globalAlpha = lit ? 1 : dimmed
      context.fillStyle = look.palette[state]
      context.fillRect(left, top, side, side)
    }
  }
  if (asImage) far.copyTo(context)
}

/** The colours of states as pixels; undefined = some of them cannot be told. */
function pixelsOf({ palette }: Look) {
  const states = (opacity: number) => {
    const active = pixelOf(palette.active, opacity)
    const down = pixelOf(palette.down, opacity)
    const loading = pixelOf(palette.loading, opacity)
    return active === undefined || down === undefined || loading === undefined ? undefined : { active, down, loading }
  }
  const [lit, dim] = [states(1), states(dimmed)]
  return lit && dim && { lit, dim }
}
