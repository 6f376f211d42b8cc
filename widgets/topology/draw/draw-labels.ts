import type { GraphScene } from '../graph-scene.js'
import { addressesOf } from '../topology-model.js'
import type { View } from '../viewport-model.js'
import { isLit, type Look } from './draw-graph.js'
import type { Palette } from './palette.js'
import { shortLabel } from './shapes.js'
import type { Sprites } from './sprites.js'

type Context = CanvasRenderingContext2D

const labelsFrom = 0.55
const addressesFrom = 1.1
const lineHeight = 14
/** Room for the halo. */
const margin = 3

/** Labels in the size of the page's text whatever the scale; one that would cover another is left out. */
export function drawLabels(
  context: Context,
  { graph, x, y, disc }: GraphScene,
  view: View,
  look: Look,
  sprites: Sprites,
  shown: readonly number[],
): void {
  const always = new Set([look.hovered, look.focused, look.selected].filter((index) => index >= 0))
  const near = view.scale >= labelsFrom
  // From afar a network has a name when its ground is large enough to be told from others.
  const wanted = !look.labels
    ? []
    : near
      ? shown
      : shown.filter((index) => graph.nodes[index]!.node.kind === 'network' && disc[index]! * view.scale > 22)
  const taken = new Set<number>()
  for (const index of new Set([...always, ...wanted])) {
    const { node, key, radius, shape } = graph.nodes[index]!
    const important = always.has(index)
    if (!important && (!isLit(look, key) || look.opacity(index) < 1)) continue
    const left = x[index]! * view.scale + view.x
    const top = y[index]! * view.scale + view.y + radius * view.scale + 3
    const lines = [shortLabel(node.name, important ? 60 : shape === 'server' ? 12 : 24)]
    if (important || view.scale >= addressesFrom) {
      const [first, ...others] = addressesOf(node, graph.model)
      if (first) lines.push(others.length ? `${first} +${others.length}` : first)
    }
    const length = Math.max(...lines.map((line) => line.length))
    if (reserve(taken, left, top, length * 6.4, lines.length) || important) {
      stampLabel(context, lines, important, left, top, look.palette, sprites)
    }
  }
}

function stampLabel(
  context: Context,
  lines: readonly string[],
  important: boolean,
  left: number,
  top: number,
  palette: Palette,
  sprites: Sprites,
): void {
  const fonts = lines.map(
    (_, line) => `${line === 0 && important ? 600 : 400} ${line === 0 ? 12 : 11}px ${palette.font}`,
  )
  const key = `${important} ${lines.join('\n')}`
  const { ratio } = sprites
  const height = lines.length * lineHeight + 2 * margin
  const sprite =
    sprites.find(key) ??
    sprites.get(key, widthOf(context, lines, fonts), height, ratio, (on) => {
      on.textAlign = 'center'
      on.textBaseline = 'top'
      on.lineJoin = 'round'
      on.lineWidth = 3
      on.strokeStyle = palette.surface
      const middle = on.canvas.width / ratio / 2
      for (const [line, text] of lines.entries()) {
        on.font = fonts[line]!
        on.strokeText(text, middle, margin + line * lineHeight)
        on.fillStyle = line === 0 ? palette.text : palette.muted
        on.fillText(text, middle, margin + line * lineHeight)
      }
    })
  const width = sprite.width / ratio
  // On whole pixels of the screen: text between two of them is a blur.
  const snap = (value: number) => Math.round(value * ratio) / ratio
  context.drawImage(sprite, snap(left - width / 2), snap(top - margin), width, sprite.height / ratio)
}

function widthOf(context: Context, lines: readonly string[], fonts: readonly string[]): number {
  const widths = lines.map((text, line) => {
    context.font = fonts[line]!
    return context.measureText(text).width
  })
  return Math.max(...widths) + 2 * margin
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
