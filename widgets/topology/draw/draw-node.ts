import type { Kind } from '../model/node-kinds.js'
import type { NodeSign } from '../model/topology-model.js'
import { groundOf, type Palette } from './palette.js'
import { statePaths, stateSign } from './shapes.js'

type Context = CanvasRenderingContext2D

const paths = new Map<string, Path2D>()

function pathOf(path: string): Path2D {
  let known = paths.get(path)
  if (!known) paths.set(path, (known = new Path2D(path)))
  return known
}

export interface NodePicture {
  readonly shape: Kind
  readonly sign: NodeSign
  readonly withIcon: boolean
}

/** Draws a node around (0, 0). */
export function paintNode(context: Context, { shape, sign, withIcon }: NodePicture, palette: Palette): void {
  const { radius, icon } = shape
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = groundOf(shape, palette)
  context.fill()
  context.strokeStyle = sign === 'active' ? palette.muted : palette[sign]
  context.lineWidth = sign === 'active' ? 1.5 : 2.5
  context.stroke()
  if (withIcon) drawIcon(context, icon, radius, palette.text)
  drawState(context, sign, radius, palette)
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

export function drawState(context: Context, sign: NodeSign, radius: number, palette: Palette): void {
  context.save()
  context.translate(radius * stateSign.offset, -radius * stateSign.offset)
  context.beginPath()
  context.arc(0, 0, stateSign.radius, 0, 2 * Math.PI)
  context.fillStyle = palette[sign]
  context.fill()
  context.strokeStyle = palette.surface
  context.lineWidth = 1.5
  context.stroke()
  context.scale(stateSign.radius, stateSign.radius)
  context.lineWidth = 0.26
  context.lineCap = 'round'
  context.stroke(pathOf(statePaths[sign]))
  context.restore()
}

/** How many instances the network hides (T-GRAPH-07). */
export function drawCount(context: Context, count: number, radius: number, palette: Palette): void {
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
