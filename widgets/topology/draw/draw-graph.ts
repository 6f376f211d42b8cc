import type { GraphScene } from '../graph-scene.js'
import type { DeviceState, NodeKey } from '../topology-model.js'
import { visibleBounds, type Size, type View } from '../viewport-model.js'
import { drawLabels } from './draw-labels.js'
import { drawCount, paintNode, stampNode } from './draw-node.js'
import type { Palette } from './palette.js'
import type { Sprites } from './sprites.js'

/** How the picture is shown now. */
export interface Look {
  readonly palette: Palette
  readonly state: (index: number) => DeviceState
  /** Nodes that are lit; the rest is dimmed. Undefined = all. */
  readonly lit: ReadonlySet<NodeKey> | undefined
  readonly selected: number
  readonly hovered: number
  /** Where the keyboard is; -1 = not here. */
  readonly focused: number
  readonly labels: boolean
  /** 0 to 1 for nodes that are just coming. */
  readonly opacity: (index: number) => number
}

/** Below this scale nodes are dots and groups, above it circles. */
export const dotsBelow = 0.3
const iconsFrom = 0.5
/** Up to this many nodes in sight are not copied from pictures. */
const drawnThemselves = 150

type Context = CanvasRenderingContext2D

/** Draws what is in sight. The context's units are CSS px. */
export function drawGraph(
  context: Context,
  scene: GraphScene,
  view: View,
  size: Size,
  look: Look,
  sprites: Sprites,
): void {
  const { palette } = look
  context.fillStyle = palette.surface
  context.fillRect(0, 0, size.width, size.height)
  context.save()
  context.translate(view.x, view.y)
  context.scale(view.scale, view.scale)
  const shown = visibleNodes(scene, view, size)
  drawGroups(context, scene, look, shown)
  drawLines(context, scene, view, size, look)
  if (view.scale < dotsBelow) drawDots(context, scene, view, look, shown)
  else {
    // A few are drawn themselves, sharper than any copy.
    const copies = shown.length > drawnThemselves ? sprites : undefined
    for (const index of shown) drawNode(context, scene, view, look, copies, index)
  }
  context.restore()
  drawLabels(context, scene, view, look, sprites, shown)
}

function visibleNodes({ x, y, disc }: GraphScene, view: View, size: Size): number[] {
  const { left, right, top, bottom } = visibleBounds(view, size)
  const shown: number[] = []
  for (let index = 0; index < x.length; index++) {
    const room = disc[index]! + 40
    if (x[index]! + room < left || x[index]! - room > right || y[index]! + room < top || y[index]! - room > bottom)
      continue
    shown.push(index)
  }
  return shown
}

export const isLit = ({ lit }: Look, key: NodeKey) => !lit || lit.has(key)

/** The ground of each network and its instances. */
function drawGroups(context: Context, { graph, x, y, disc, layout }: GraphScene, look: Look, shown: number[]): void {
  if (layout !== 'force') return
  context.beginPath()
  for (const index of shown) {
    const node = graph.nodes[index]!
    if (index >= graph.bodies || node.node.kind !== 'network' || disc[index]! <= node.radius) continue
    context.moveTo(x[index]! + disc[index]!, y[index]!)
    context.arc(x[index]!, y[index]!, disc[index]!, 0, 2 * Math.PI)
  }
  context.fillStyle = look.palette.group
  context.fill()
  context.strokeStyle = look.palette.groupBorder
  context.lineWidth = 1
  context.stroke()
}

function drawLines(context: Context, scene: GraphScene, view: View, size: Size, look: Look): void {
  const { graph, x, y } = scene
  const { left, right, top, bottom } = visibleBounds(view, size)
  const far = view.scale < dotsBelow
  const strong: number[] = []
  context.beginPath()
  for (let line = 0; line < graph.ends.length; line += 2) {
    const [from, to] = [graph.ends[line]!, graph.ends[line + 1]!]
    // From afar the ground shows which instances are a network's own.
    if (far && to >= graph.bodies) continue
    const [x1, y1, x2, y2] = [x[from]!, y[from]!, x[to]!, y[to]!]
    if (Math.max(x1, x2) < left || Math.min(x1, x2) > right || Math.max(y1, y2) < top || Math.min(y1, y2) > bottom)
      continue
    if ([look.hovered, look.selected].some((index) => index >= 0 && (index === from || index === to))) {
      strong.push(x1, y1, x2, y2)
      continue
    }
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
  }
  context.globalAlpha = look.lit ? 0.25 : far ? 0.5 : 1
  context.strokeStyle = look.palette.line
  context.lineWidth = Math.max(1, 0.75 / view.scale)
  context.stroke()
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

/** From afar: one path for each state, so that ten thousand nodes are three fills. */
function drawDots(context: Context, { graph, x, y }: GraphScene, view: View, look: Look, shown: number[]): void {
  for (const lit of look.lit ? [false, true] : [true]) {
    for (const state of ['active', 'loading', 'down'] as const) {
      context.beginPath()
      for (const index of shown) {
        const node = graph.nodes[index]!
        if (look.state(index) !== state || isLit(look, node.key) !== lit) continue
        const radius = Math.max(node.radius * (node.shape === 'server' ? 0.6 : 0.8), 1.5 / view.scale)
        if (node.shape === 'server') context.rect(x[index]! - radius, y[index]! - radius, 2 * radius, 2 * radius)
        else {
          context.moveTo(x[index]! + radius, y[index]!)
          context.arc(x[index]!, y[index]!, radius, 0, 2 * Math.PI)
        }
      }
      context.globalAlpha = lit ? 1 : 0.2
      context.fillStyle = look.palette[state]
      context.fill()
    }
  }
  context.globalAlpha = 1
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

function drawNode(
  context: Context,
  { graph, x, y }: GraphScene,
  view: View,
  look: Look,
  sprites: Sprites | undefined,
  index: number,
): void {
  const { shape, radius, key, hidden } = graph.nodes[index]!
  const { palette } = look
  context.save()
  context.translate(x[index]!, y[index]!)
  context.globalAlpha = (isLit(look, key) ? 1 : 0.25) * look.opacity(index)
  const picture = { shape, radius, state: look.state(index), withIcon: view.scale >= iconsFrom }
  if (sprites) stampNode(context, picture, palette, view.scale, sprites)
  else paintNode(context, picture, palette)
  if (hidden) drawCount(context, hidden, radius, palette)
  context.restore()
  if (index === look.selected || index === look.focused || index === look.hovered) {
    drawRing(context, x[index]!, y[index]!, radius, view, look)
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
