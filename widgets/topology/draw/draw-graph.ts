import type { GraphScene } from '../graph-scene.js'
import { addressesOf, type DeviceState, type NodeKey } from '../topology-model.js'
import { visibleBounds, type Size, type View } from '../viewport-model.js'
import type { Palette } from './palette.js'
import { iconPaths, shortLabel, statePaths } from './shapes.js'

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
const labelsFrom = 0.55
const addressesFrom = 1.1

const icons = new Map<string, Path2D>()

function pathOf(path: string): Path2D {
  let known = icons.get(path)
  if (!known) icons.set(path, (known = new Path2D(path)))
  return known
}

type Context = CanvasRenderingContext2D

/** Draws what is in sight. The context's units are CSS px. */
export function drawGraph(context: Context, scene: GraphScene, view: View, size: Size, look: Look): void {
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
  else for (const index of shown) drawNode(context, scene, view, look, index)
  context.restore()
  drawLabels(context, scene, view, look, shown)
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

const isLit = ({ lit }: Look, key: NodeKey) => !lit || lit.has(key)

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

function groundOf(shape: 'external' | 'network' | 'router' | 'server', palette: Palette): string {
  if (shape === 'external') return palette.externalGround
  return shape === 'router' ? palette.routerGround : palette.surface
}

function drawNode(context: Context, { graph, x, y }: GraphScene, view: View, look: Look, index: number): void {
  const { shape, radius, key, hidden } = graph.nodes[index]!
  const { palette } = look
  const state = look.state(index)
  const lit = isLit(look, key)
  context.save()
  context.translate(x[index]!, y[index]!)
  context.globalAlpha = (lit ? 1 : 0.25) * look.opacity(index)
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = groundOf(shape, palette)
  context.fill()
  context.strokeStyle = state === 'active' ? palette.muted : palette[state]
  context.lineWidth = state === 'active' ? 1.5 : 2.5
  context.stroke()
  if (view.scale >= iconsFrom) drawIcon(context, iconPaths[shape], radius, palette.text)
  drawState(context, state, radius, look)
  if (hidden) drawCount(context, hidden, radius, look)
  context.restore()
  if (index === look.selected || index === look.focused || index === look.hovered) {
    drawRing(context, x[index]!, y[index]!, radius, view, look)
  }
}

function drawIcon(context: Context, path: string, radius: number, color: string): void {
  const scale = radius / 20
  context.save()
  context.scale(scale * 0.95, scale * 0.95)
  context.translate(-12, -12)
  context.strokeStyle = color
  context.lineWidth = 1.75
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(pathOf(path))
  context.restore()
}

function drawState(context: Context, state: DeviceState, radius: number, { palette }: Look): void {
  context.save()
  context.translate(radius * 0.72, -radius * 0.72)
  context.beginPath()
  context.arc(0, 0, 7, 0, 2 * Math.PI)
  context.fillStyle = palette[state]
  context.fill()
  context.strokeStyle = palette.surface
  context.lineWidth = 1.5
  context.stroke()
  context.scale(7, 7)
  context.lineWidth = 0.26
  context.lineCap = 'round'
  context.stroke(pathOf(statePaths[state]))
  context.restore()
}

/** How many instances the network hides (T-GRAPH-07). */
function drawCount(context: Context, count: number, radius: number, { palette }: Look): void {
  const text = String(count)
  context.font = `600 12px ${palette.font}`
  const width = Math.max(20, context.measureText(text).width + 10)
  context.beginPath()
  context.roundRect(radius * 0.62, radius * 0.5, width, 18, 9)
  context.fillStyle = palette.accent
  context.fill()
  context.fillStyle = palette.onAccent
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, radius * 0.62 + width / 2, radius * 0.5 + 9.5)
}

const lineHeight = 14

/** Labels in the size of the page's text whatever the scale; one that would cover another is left out. */
function drawLabels(
  context: Context,
  { graph, x, y, disc }: GraphScene,
  view: View,
  look: Look,
  shown: number[],
): void {
  const { palette } = look
  const always = [look.hovered, look.focused, look.selected].filter((index) => index >= 0)
  const near = view.scale >= labelsFrom
  // From afar a network has a name when its ground is large enough to be told from others.
  const wanted = !look.labels
    ? []
    : near
      ? shown
      : shown.filter((index) => graph.nodes[index]!.node.kind === 'network' && disc[index]! * view.scale > 22)
  const taken = new Set<number>()
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  for (const index of [...always, ...wanted]) {
    const { node, key, radius, shape } = graph.nodes[index]!
    const important = always.includes(index)
    if (!important && (!isLit(look, key) || look.opacity(index) < 1)) continue
    const left = x[index]! * view.scale + view.x
    const top = y[index]! * view.scale + view.y + radius * view.scale + 3
    const lines = [shortLabel(node.name, important ? 60 : shape === 'server' ? 12 : 24)]
    if (important || (near && view.scale >= addressesFrom)) {
      const addresses = addressesOf(node, graph.model)
      if (addresses[0]) lines.push(addresses.length > 1 ? `${addresses[0]} +${addresses.length - 1}` : addresses[0])
    }
    if (!reserve(taken, left, top, Math.max(...lines.map(({ length }) => length)) * 6.4, lines.length) && !important)
      continue
    for (const [line, text] of lines.entries()) {
      context.font = `${line === 0 && important ? 600 : 400} ${line === 0 ? 12 : 11}px ${palette.font}`
      context.strokeStyle = palette.surface
      context.lineWidth = 3
      context.strokeText(text, left, top + line * lineHeight)
      context.fillStyle = line === 0 ? palette.text : palette.muted
      context.fillText(text, left, top + line * lineHeight)
    }
  }
}

/** Takes the room of a label on a coarse grid of the screen; false when some of it is taken. */
function reserve(taken: Set<number>, centre: number, top: number, width: number, lines: number): boolean {
  const cells: number[] = []
  for (let column = Math.floor((centre - width / 2) / 16); column <= Math.floor((centre + width / 2) / 16); column++) {
    for (let line = 0; line <= lines; line++) cells.push(column * 8192 + Math.floor(top / lineHeight) + line)
  }
  if (cells.some((cell) => taken.has(cell))) return false
  for (const cell of cells) taken.add(cell)
  return true
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
