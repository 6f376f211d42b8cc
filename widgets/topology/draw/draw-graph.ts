import { visibleBounds } from '../viewport/viewport-model.js'
import type { DiscSprites } from './disc-sprites.js'
import { drawFar } from './draw-far.js'
import { drawLines, drawStrongLines } from './draw-lines.js'
import { drawCount } from './draw-node.js'
import type { FarPixels } from './far-pixels.js'
import { dimmed, dotsBelow, isLit, type Frame } from './frame.js'
import type { NodeSprites } from './node-sprites.js'
import { onPixels } from './prepare-canvas.js'

/** A smaller circle has no icon: it would be a stain, px. */
const leastWithIcon = 8
/** How far state, count, ring and label reach beyond a node's disc, in units of the picture. */
const reachBeyondDisc = 40

type Context = CanvasRenderingContext2D

/** What was drawn before and can be copied. */
export interface Sprites {
  readonly nodes: NodeSprites
  readonly discs: DiscSprites
  readonly far: FarPixels
}

/** Draws the part of the graph in the viewport, and answers which nodes that are. The context's units are CSS px. */
export function drawGraph(context: Context, frame: Frame, sprites: Sprites): readonly number[] {
  const { viewport, size, style } = frame
  context.fillStyle = style.palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.save()
  context.translate(viewport.x, viewport.y)
  context.scale(viewport.scale, viewport.scale)
  const shown = visibleNodes(frame)
  drawGroups(context, frame, shown, sprites.discs)
  if (viewport.scale < dotsBelow) drawFar(context, frame, shown, sprites)
  else {
    drawLines(context, frame, false)
    drawStrongLines(context, frame)
    copyNodes(context, frame, shown, sprites.nodes)
    drawCounts(context, frame, shown)
  }
  drawRings(context, frame, shown)
  context.restore()
  return shown
}

function visibleNodes({ scene: { x, y, disc }, viewport, size }: Frame): number[] {
  const { left, right, top, bottom } = visibleBounds(viewport, size)
  const shown: number[] = []
  for (let index = 0; index < x.length; index++) {
    const reach = disc[index]! + reachBeyondDisc
    const px = x[index]!
    const py = y[index]!
    if (px + reach >= left && px - reach <= right && py + reach >= top && py - reach <= bottom) shown.push(index)
  }
  return shown
}

/** The ground of each node that others belong to. */
function drawGroups(
  context: Context,
  { scene: { graph, x, y, disc, layout }, viewport, style: { palette }, ratio }: Frame,
  shown: readonly number[],
  discs: DiscSprites,
): void {
  if (layout !== 'force') return
  const scale = viewport.scale * ratio
  const grounds = shown.filter((index) => {
    return index < graph.bodies && disc[index]! > graph.nodes[index]!.radius
  })
  for (const index of grounds) discs.prepare(disc[index]! * scale, palette.group, palette.groupBorder)
  onPixels(context, () => {
    for (const index of grounds) {
      const px = (x[index]! * viewport.scale + viewport.x) * ratio
      const py = (y[index]! * viewport.scale + viewport.y) * ratio
      discs.draw(context, px, py, disc[index]! * scale, palette.group, palette.groupBorder)
    }
  })
}

/** Round what is chosen. */
function drawRings(
  context: Context,
  { scene: { graph, x, y }, viewport, style }: Frame,
  shown: readonly number[],
): void {
  const ringed = new Set([style.hovered, style.selected, style.focused])
  if (style.chosen.size > 1) for (const index of shown) if (style.chosen.has(graph.nodes[index]!.key)) ringed.add(index)
  context.strokeStyle = style.palette.accent
  context.lineWidth = 2.5 / viewport.scale
  for (const index of ringed) {
    if (index < 0) continue
    context.beginPath()
    context.arc(x[index]!, y[index]!, graph.nodes[index]!.radius + 4 / viewport.scale, 0, 2 * Math.PI)
    context.stroke()
  }
}

/** Nodes near enough to be told apart are copies of their pictures. */
function copyNodes(
  context: Context,
  { scene: { graph, x, y }, viewport, style, ratio }: Frame,
  shown: readonly number[],
  sprites: NodeSprites,
): void {
  sprites.prepare(viewport.scale * ratio, style.palette)
  onPixels(context, () => {
    let alpha = 1
    for (const index of shown) {
      const { shape, radius, key } = graph.nodes[index]!
      const sprite = sprites.of(shape, style.sign(index), radius * viewport.scale >= leastWithIcon)
      if (!sprite) continue
      const opacity = isLit(style, key) ? 1 : dimmed
      if (opacity !== alpha) context.globalAlpha = alpha = opacity
      const { page, width, height } = sprite
      const left = Math.round((x[index]! * viewport.scale + viewport.x) * ratio - width / 2)
      const top = Math.round((y[index]! * viewport.scale + viewport.y) * ratio - height / 2)
      context.drawImage(page, sprite.x, sprite.y, width, height, left, top, width, height)
    }
  })
}

/** Counts of hidden instances. */
function drawCounts(context: Context, { scene: { graph, x, y }, style }: Frame, shown: readonly number[]): void {
  for (const index of shown) {
    const { hidden, radius, key } = graph.nodes[index]!
    if (!hidden) continue
    context.save()
    context.translate(x[index]!, y[index]!)
    context.globalAlpha = isLit(style, key) ? 1 : dimmed
    drawCount(context, hidden, radius, style.palette)
    context.restore()
  }
}
