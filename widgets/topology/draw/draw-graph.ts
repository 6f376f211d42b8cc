import type { GraphScene } from '../graph/graph-scene.js'
import { visibleBounds, type Size, type Viewport } from '../viewport/viewport-model.js'
import type { DiscSprites } from './disc-sprites.js'
import { drawFar } from './draw-far.js'
import { drawLines, drawStrongLines } from './draw-lines.js'
import { drawCount } from './draw-node.js'
import type { FarPixels } from './far-pixels.js'
import type { Frame } from './graph-picture.js'
import { isLit, type Look } from './graph-style.js'
import type { NodeSprites } from './node-sprites.js'
import { onPixels } from './prepare-canvas.js'

/** Below this scale nodes are dots and groups, above it circles. */
export const dotsBelow = 0.3
/** A smaller circle has no icon: it would be a stain, px. */
const leastWithIcon = 8

type Context = CanvasRenderingContext2D

/** What was drawn before and can be copied. */
export interface Kept {
  readonly sprites: NodeSprites
  readonly discs: DiscSprites
  readonly far: FarPixels
}

/** Draws what is in sight, and answers which nodes that are. The context's units are CSS px. */
export function drawGraph(
  context: Context,
  { scene, viewport, size, look, ratio }: Frame,
  kept: Kept,
): readonly number[] {
  context.fillStyle = look.palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.save()
  context.translate(viewport.x, viewport.y)
  context.scale(viewport.scale, viewport.scale)
  const shown = visibleNodes(scene, viewport, size)
  const { discs, far, sprites } = kept
  drawGroups(context, scene, viewport, look, discs, ratio, shown)
  if (viewport.scale < dotsBelow) drawFar(context, scene, viewport, size, look, { discs, far, ratio }, shown)
  else {
    drawLines(context, scene, viewport, size, look, ratio, false)
    drawStrongLines(context, scene, look)
    copyNodes(context, scene, viewport, look, sprites, ratio, shown)
    drawCounts(context, scene, look, shown)
  }
  drawRings(context, scene, viewport, look)
  context.restore()
  return shown
}

function visibleNodes({ x, y, disc }: GraphScene, viewport: Viewport, size: Size): number[] {
  const { left, right, top, bottom } = visibleBounds(viewport, size)
  const shown: number[] = []
  for (let index = 0; index < x.length; index++) {
    const room = disc[index]! + 40
    const px = x[index]!
    const py = y[index]!
    if (px + room >= left && px - room <= right && py + room >= top && py - room <= bottom) shown.push(index)
  }
  return shown
}

/** The ground of each network and its instances. */
function drawGroups(
  context: Context,
  { graph, x, y, disc, layout }: GraphScene,
  viewport: Viewport,
  { palette }: Look,
  discs: DiscSprites,
  ratio: number,
  shown: number[],
): void {
  if (layout !== 'force') return
  const grounds = shown.filter((index) => {
    const { node, radius } = graph.nodes[index]!
    return index < graph.bodies && node.kind === 'network' && disc[index]! > radius
  })
  for (const index of grounds) discs.prepare(disc[index]! * viewport.scale * ratio, palette.group, palette.groupBorder)
  onPixels(context, () => {
    for (const index of grounds) {
      const px = (x[index]! * viewport.scale + viewport.x) * ratio
      const py = (y[index]! * viewport.scale + viewport.y) * ratio
      discs.draw(context, px, py, disc[index]! * viewport.scale * ratio, palette.group, palette.groupBorder)
    }
  })
}

/** Round what is chosen. */
function drawRings(context: Context, { graph, x, y }: GraphScene, viewport: Viewport, look: Look): void {
  for (const index of new Set([look.hovered, look.selected, look.focused])) {
    if (index >= 0) drawRing(context, x[index]!, y[index]!, graph.nodes[index]!.radius, viewport, look)
  }
}

function drawRing(context: Context, x: number, y: number, radius: number, viewport: Viewport, { palette }: Look): void {
  context.beginPath()
  context.arc(x, y, radius + 4 / viewport.scale, 0, 2 * Math.PI)
  context.strokeStyle = palette.accent
  context.lineWidth = 2.5 / viewport.scale
  context.stroke()
}

/** Nodes near enough to be told apart are copies of their pictures. */
function copyNodes(
  context: Context,
  { graph, x, y }: GraphScene,
  viewport: Viewport,
  look: Look,
  sprites: NodeSprites,
  ratio: number,
  shown: readonly number[],
): void {
  sprites.prepare(viewport.scale * ratio, look.palette)
  onPixels(context, () => {
    let alpha = 1
    for (const index of shown) {
      const { shape, radius, key } = graph.nodes[index]!
      const sprite = sprites.of(shape, look.state(index), radius * viewport.scale >= leastWithIcon)
      if (!sprite) continue
      const opacity = isLit(look, key) ? 1 : 0.25
      if (opacity !== alpha) context.globalAlpha = alpha = opacity
      const { page, width, height } = sprite
      const left = Math.round((x[index]! * viewport.scale + viewport.x) * ratio - width / 2)
      const top = Math.round((y[index]! * viewport.scale + viewport.y) * ratio - height / 2)
      context.drawImage(page, sprite.x, sprite.y, width, height, left, top, width, height)
    }
  })
}

/** Counts of hidden instances. */
function drawCounts(context: Context, { graph, x, y }: GraphScene, look: Look, shown: readonly number[]): void {
  for (const index of shown) {
    const { hidden, radius, key } = graph.nodes[index]!
    if (!hidden) continue
    context.save()
    context.translate(x[index]!, y[index]!)
    context.globalAlpha = isLit(look, key) ? 1 : 0.25
    drawCount(context, hidden, radius, look.palette)
    context.restore()
  }
}
