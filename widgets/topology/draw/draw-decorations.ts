import { decorationOf, linkDecorationOf, type DecorationTone, type ReadDecoration } from '../model/decorations.js'
import type { Graph } from '../graph/graph-model.js'
import { otherEnd, type TopologyLink } from '../model/topology-model.js'
import { labelsFrom } from './draw-labels.js'
import { drawState } from './draw-node.js'
import { dimmed, dotsBelow, isLit, type Frame } from './frame.js'
import { lineHeight } from './labels.js'
import { LabelRoom } from './label-room.js'
import type { Palette } from './palette.js'
import { shortLabel } from './shapes.js'

type Context = CanvasRenderingContext2D

/** Where badges stand, in radii from the middle of their node: the state's sign and the count have the other side. */
export const badgePlaces = [
  [-0.72, -0.72],
  [-1, 0],
  [-0.72, 0.72],
] as const
export const badgeRadius = 8
/** Between a node and its ring, and how wide that is, px at scale 1. */
export const ring = { gap: 6, width: 3.5 } as const
/** Where on a line its words may stand. */
const linkPlaces = [0.5, 0.35, 0.65]
/** An arrow's head, and between it and its node, px at scale 1. */
export const arrow = { length: 9, half: 4.5, gap: 2 } as const
/** From afar a decorated node has a dot, px of the screen. */
const farDot = 3

export function toneColour(tone: DecorationTone | undefined, palette: Palette): string {
  switch (tone) {
    case 'info':
      return palette.accent
    case 'success':
      return palette.active
    case 'warning':
      return palette.loading
    case 'danger':
      return palette.down
    default:
      return palette.muted
  }
}

/** What a page adds to the picture: rings and badges at nodes in sight, words at lines. The context's units are CSS px. */
export function drawDecorations(context: Context, frame: Frame, shown: readonly number[]): void {
  const { scene, viewport, style } = frame
  const isFar = viewport.scale < dotsBelow
  if (!isFar) drawArrows(context, frame)
  if (viewport.scale >= labelsFrom && (style.decorateLink || scene.graph.model.isDecorated))
    drawLinkLabels(context, frame, shown)
  for (const index of shown) {
    const { node, key, radius } = scene.graph.nodes[index]!
    const decoration = decorationOf(style.decorate, node, style.warn)
    if (!decoration.badges.length && !decoration.ring) continue
    context.save()
    context.globalAlpha = isLit(style, key) ? 1 : dimmed
    context.translate(scene.x[index]! * viewport.scale + viewport.x, scene.y[index]! * viewport.scale + viewport.y)
    if (isFar) drawFarDot(context, decoration, style.palette)
    else {
      context.scale(viewport.scale, viewport.scale)
      drawNear(context, decoration, radius, style.palette)
      // The ring went over it.
      if (decoration.ring) drawState(context, style.sign(index), radius, style.palette)
    }
    context.restore()
  }
}

function drawFarDot(context: Context, { badges, ring }: ReadDecoration, palette: Palette): void {
  context.beginPath()
  context.arc(0, 0, farDot, 0, 2 * Math.PI)
  context.fillStyle = toneColour((badges[0] ?? ring)?.tone, palette)
  context.fill()
  context.strokeStyle = palette.surface
  context.lineWidth = 1
  context.stroke()
}

function drawNear(context: Context, decoration: ReadDecoration, radius: number, palette: Palette): void {
  if (decoration.ring) {
    const { value, tone } = decoration.ring
    const start = -Math.PI / 2
    const arc = (part: number, colour: string) => {
      context.beginPath()
      context.arc(0, 0, radius + ring.gap, start, start + 2 * Math.PI * part)
      context.strokeStyle = colour
      context.stroke()
    }
    context.lineWidth = ring.width
    arc(1, palette.groupBorder)
    arc(value, toneColour(tone, palette))
  }
  for (const [at, { text = '', icon, tone }] of decoration.badges.entries()) {
    const [x, y] = badgePlaces[at]!
    context.save()
    context.translate(x * radius, y * radius)
    context.font = `600 11px ${palette.font}`
    const width = Math.max(2 * badgeRadius, context.measureText(text).width + 8)
    context.beginPath()
    context.roundRect(-width / 2, -badgeRadius, width, 2 * badgeRadius, badgeRadius)
    // Words in the text's own colour: those of tones are for areas and lines.
    context.fillStyle = palette.surface
    context.fill()
    context.strokeStyle = toneColour(tone, palette)
    context.lineWidth = 2.5
    context.stroke()
    if (icon) {
      context.strokeStyle = palette.text
      context.scale(0.5, 0.5)
      context.translate(-12, -12)
      context.lineWidth = 2.5
      context.lineCap = context.lineJoin = 'round'
      context.stroke(new Path2D(icon))
    } else {
      context.fillStyle = palette.text
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillText(text, 0, 0.5)
    }
    context.restore()
  }
}

/** Heads of arrows in sight, at the edges of their nodes. */
function drawArrows(context: Context, { scene: { graph, x, y }, viewport, size, style }: Frame): void {
  if (!graph.arrows) return
  const { scale } = viewport
  const [length, half] = [arrow.length * scale, arrow.half * scale]
  const head = (from: number, to: number) => {
    const angle = Math.atan2(y[to]! - y[from]!, x[to]! - x[from]!)
    const reach = graph.nodes[to]!.radius + arrow.gap
    const left = (x[to]! - Math.cos(angle) * reach) * scale + viewport.x
    const top = (y[to]! - Math.sin(angle) * reach) * scale + viewport.y
    if (left < 0 || top < 0 || left > size.width || top > size.height) return
    context.save()
    context.translate(left, top)
    context.rotate(angle)
    context.globalAlpha = isLit(style, graph.nodes[to]!.key) && isLit(style, graph.nodes[from]!.key) ? 1 : dimmed
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(-length, -half)
    context.lineTo(-length, half)
    context.fill()
    context.restore()
  }
  context.fillStyle = style.palette.muted
  for (const [line, arrows] of graph.arrows.entries()) {
    const [from, to] = [graph.ends[2 * line]!, graph.ends[2 * line + 1]!]
    if (arrows & 1) head(from, to)
    if (arrows & 2) head(to, from)
  }
}

/** Words at lines; one that would cover a node or another word is left out. */
function drawLinkLabels(context: Context, { scene, viewport, size, style }: Frame, shown: readonly number[]): void {
  const { graph, x, y } = scene
  const inSight = new Set(shown)
  const room = new LabelRoom(size)
  for (const index of shown) {
    const radius = graph.nodes[index]!.radius * viewport.scale
    const top = y[index]! * viewport.scale + viewport.y - radius
    room.take(x[index]! * viewport.scale + viewport.x, top, 2 * radius, Math.round((2 * radius) / lineHeight))
  }
  context.font = `500 11px ${style.palette.font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (let line = 0; line < graph.ends.length; line += 2) {
    const [from, to] = [graph.ends[line]!, graph.ends[line + 1]!]
    if (!inSight.has(from) || !inSight.has(to)) continue
    const decoration = linkDecorationOf(style.decorateLink, linksOn(graph, from, to), style.warn)
    if (!decoration) continue
    const text = shortLabel(decoration.label, 24)
    const at = (part: number) => [
      (x[from]! + (x[to]! - x[from]!) * part) * viewport.scale + viewport.x,
      (y[from]! + (y[to]! - y[from]!) * part) * viewport.scale + viewport.y,
    ]
    const place = linkPlaces.map(at).find(([left, top]) => room.take(left!, top! - 7, text.length * 6.2, 1))
    if (!place) continue
    const [left, top] = place as [number, number]
    context.globalAlpha = isLit(style, graph.nodes[to]!.key) ? 1 : dimmed
    context.strokeStyle = style.palette.surface
    context.lineWidth = 3
    context.strokeText(text, left, top)
    context.fillStyle = style.palette.text
    context.fillText(text, left, top)
  }
  context.globalAlpha = 1
}

/** All links that a line of the graph stands for; none where it stands for those of hidden members. */
export function linksOn({ nodes, model }: Graph, from: number, to: number): readonly TopologyLink[] {
  const [one, other] = [nodes[from]!.node, nodes[to]!.node]
  return model.linksOf(other.key).filter((link) => otherEnd(link, other).key === one.key)
}
