import type { GraphScene } from '../graph-scene.js'
import { visibleBounds, type Size, type View } from '../viewport-model.js'
import type { DiscSprites } from './disc-sprites.js'
import { drawLabels } from './draw-labels.js'
import { drawCount } from './draw-node.js'
import type { Labels } from './labels.js'
import { isLit, type Look } from './look.js'
import type { Palette } from './palette.js'
import type { NodeSprites } from './node-sprites.js'

/** Below this scale nodes are dots and groups, above it circles. */
export const dotsBelow = 0.3
const iconsFrom = 0.5

type Context = CanvasRenderingContext2D

/** What was drawn before and can be copied. */
export interface Kept {
  readonly sprites: NodeSprites
  readonly discs: DiscSprites
  readonly labels: Labels
}

/**
 * Draws what is in sight. The context's units are CSS px.
 *
 * @param mostLabels - How many labels may be drawn that were not drawn before.
 * @returns True when some labels are still to come.
 */
export function drawGraph(
  context: Context,
  scene: GraphScene,
  view: View,
  size: Size,
  look: Look,
  kept: Kept,
  mostLabels?: number,
): boolean {
  const { palette } = look
  context.fillStyle = palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.save()
  context.translate(view.x, view.y)
  context.scale(view.scale, view.scale)
  const shown = visibleNodes(scene, view, size)
  drawGroups(context, scene, view, look, kept, shown)
  drawLines(context, scene, view, size, look, kept.labels.ratio)
  if (view.scale < dotsBelow) drawDots(context, scene, view, look, kept, shown)
  else {
    copyNodes(context, scene, view, look, kept, shown)
    drawExtras(context, scene, view, look, shown)
  }
  context.restore()
  return drawLabels(context, scene, view, size, look, kept.labels, shown, mostLabels)
}

function visibleNodes({ x, y, disc }: GraphScene, view: View, size: Size): number[] {
  const { left, right, top, bottom } = visibleBounds(view, size)
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
  view: View,
  { palette }: Look,
  { discs, labels: { ratio } }: Kept,
  shown: number[],
): void {
  if (layout !== 'force') return
  const grounds = shown.filter((index) => {
    const { node, radius } = graph.nodes[index]!
    return index < graph.bodies && node.kind === 'network' && disc[index]! > radius
  })
  for (const index of grounds) discs.prepare(disc[index]! * view.scale * ratio, palette.group, palette.groupBorder)
  onPixels(context, () => {
    for (const index of grounds) {
      const px = (x[index]! * view.scale + view.x) * ratio
      const py = (y[index]! * view.scale + view.y) * ratio
      discs.draw(context, px, py, disc[index]! * view.scale * ratio, palette.group, palette.groupBorder)
    }
  })
}

/** Without a transform: on whole pixels a copy is sharp, and a rectangle quick. */
function onPixels(context: Context, draw: () => void): void {
  context.save()
  context.resetTransform()
  draw()
  context.restore()
}

function drawLines(context: Context, scene: GraphScene, view: View, size: Size, look: Look, ratio: number): void {
  const { graph, x, y } = scene
  const { left, right, top, bottom } = visibleBounds(view, size)
  const far = view.scale < dotsBelow
  const strong: number[] = []
  const isStrong = (index: number) => index === look.hovered || index === look.selected
  context.globalAlpha = look.lit ? 0.25 : far ? 0.5 : 1
  context.strokeStyle = look.palette.line
  context.lineWidth = Math.max(1, 0.75 / view.scale)
  // One path for all hair lines; of wider ones a browser makes an outline, and of thousands together far too slowly.
  const isHair = context.lineWidth * view.scale * ratio <= 1
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const from = graph.ends[line]!
    const to = graph.ends[line + 1]!
    // From afar the ground shows which instances are a network's own.
    if (far && to >= graph.bodies) continue
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
    if (isStrong(from) || isStrong(to)) {
      strong.push(x1, y1, x2, y2)
      continue
    }
    if (!isHair) context.beginPath()
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
    if (!isHair) context.stroke()
  }
  if (isHair) context.stroke()
  context.globalAlpha = 1
  if (!strong.length) return
  context.beginPath()
  for (let at = 0; at < strong.length; at += 4) {
    context.moveTo(strong[at]!, strong[at + 1]!)
    context.lineTo(strong[at + 2]!, strong[at + 3]!)
  }
  context.strokeStyle = look.palette.accent
  context.lineWidth = 3
  context.stroke()
}

/** From afar a node is a spot in the colour of its state. */
function drawDots(
  context: Context,
  { graph, x, y }: GraphScene,
  view: View,
  look: Look,
  { discs, labels: { ratio } }: Kept,
  shown: number[],
): void {
  const scale = view.scale * ratio
  onPixels(context, () => {
    let color = ''
    let alpha = 1
    for (const index of shown) {
      const { shape, radius, key } = graph.nodes[index]!
      const wanted = look.palette[look.state(index)]
      const opacity = isLit(look, key) ? 1 : 0.2
      if (opacity !== alpha) context.globalAlpha = alpha = opacity
      const half = Math.max(radius * (shape === 'server' ? 0.6 : 0.8) * scale, 1.5 * ratio)
      const px = x[index]! * scale + view.x * ratio
      const py = y[index]! * scale + view.y * ratio
      if (shape !== 'server') {
        discs.draw(context, px, py, half, wanted)
        color = ''
        continue
      }
      if (wanted !== color) context.fillStyle = color = wanted
      const side = Math.round(2 * half)
      context.fillRect(Math.round(px - half), Math.round(py - half), side, side)
    }
  })
  for (const index of [look.hovered, look.selected, look.focused]) {
    if (index >= 0) drawRing(context, x[index]!, y[index]!, graph.nodes[index]!.radius, view, look)
  }
}

function drawRing(context: Context, x: number, y: number, radius: number, view: View, { palette }: Look): void {
  context.beginPath()
  context.arc(x, y, radius + 4 / view.scale, 0, 2 * Math.PI)
  context.strokeStyle = palette.accent
  context.lineWidth = 2.5 / view.scale
  context.stroke()
}

/** Nodes near enough to be told apart are copies of their pictures. */
function copyNodes(
  context: Context,
  { graph, x, y }: GraphScene,
  view: View,
  look: Look,
  { sprites, labels: { ratio } }: Kept,
  shown: readonly number[],
): void {
  const withIcon = view.scale >= iconsFrom
  sprites.prepare(view.scale * ratio, look.palette)
  onPixels(context, () => {
    let alpha = 1
    for (const index of shown) {
      const { shape, key } = graph.nodes[index]!
      const sprite = sprites.of(shape, look.state(index), withIcon)
      if (!sprite) continue
      const opacity = (isLit(look, key) ? 1 : 0.25) * look.opacity(index)
      if (opacity !== alpha) context.globalAlpha = alpha = opacity
      const { page, width, height } = sprite
      const left = Math.round((x[index]! * view.scale + view.x) * ratio - width / 2)
      const top = Math.round((y[index]! * view.scale + view.y) * ratio - height / 2)
      context.drawImage(page, sprite.x, sprite.y, width, height, left, top, width, height)
    }
  })
}

/** Counts of hidden instances, and rings round what is chosen. */
function drawExtras(context: Context, { graph, x, y }: GraphScene, view: View, look: Look, shown: readonly number[]) {
  for (const index of shown) {
    const { hidden, radius, key } = graph.nodes[index]!
    if (hidden) {
      context.save()
      context.translate(x[index]!, y[index]!)
      context.globalAlpha = isLit(look, key) ? 1 : 0.25
      drawCount(context, hidden, radius, look.palette)
      context.restore()
    }
    if (index === look.selected || index === look.focused || index === look.hovered) {
      drawRing(context, x[index]!, y[index]!, radius, view, look)
    }
  }
}

/** What has left the picture, on its way out. */
export function drawGhosts(
  context: Context,
  ghosts: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
  view: View,
  opacity: number,
  palette: Palette,
): void {
  context.beginPath()
  for (const { x, y, radius } of ghosts) {
    const [left, top] = [x * view.scale + view.x, y * view.scale + view.y]
    context.moveTo(left + radius * view.scale, top)
    context.arc(left, top, radius * view.scale, 0, 2 * Math.PI)
  }
  context.globalAlpha = opacity * 0.6
  context.fillStyle = palette.line
  context.fill()
  context.globalAlpha = 1
}
