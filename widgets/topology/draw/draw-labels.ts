import { dotsBelow, isLit, type Frame } from './frame.js'
import { LabelRoom, labelGap } from './label-room.js'
import { labelMargin, type Label, type Labels } from './labels.js'

type Context = CanvasRenderingContext2D

/** From this scale on every node has its name. */
export const labelsFrom = 0.55
/** So few nodes in sight have their names from farther away too, as far as they are circles. */
const fewNodes = 80
/** Do nodes have their names, or networks with enough room alone? */
export function namesAll(scale: number, count: number): boolean {
  return scale >= labelsFrom || (scale >= dotsBelow && count <= fewNodes)
}
export const addressesFrom = 1.1
/** Below that scale a network has its name when its ground is larger, radius in px: it can be told from others. */
const leastNamedGround = 22
/** How long new labels may take in one frame, ms: more would be seen as a jerk, and the rest comes with the next frames. */
const labelTime = 5

/**
 * Labels in the size of the page's text whatever the scale; one that would cover another is left out.
 *
 * @param time - How long labels that were not drawn before may take, ms.
 * @returns True when some are still to come.
 */
export function drawLabels(
  context: Context,
  { scene: { graph, x, y, disc }, viewport, size, style }: Frame,
  labels: Labels,
  shown: readonly number[],
  time = labelTime,
): boolean {
  const always = [...new Set([style.hovered, style.focused, style.selected])].filter((index) => index >= 0)
  const near = namesAll(viewport.scale, shown.length)
  const detail = viewport.scale >= addressesFrom ? 'address' : 'name'
  const room = new LabelRoom(size)
  const circleOf = (index: number) => ({
    x: x[index]! * viewport.scale + viewport.x,
    y: y[index]! * viewport.scale + viewport.y,
    radius: graph.nodes[index]!.radius * viewport.scale,
  })
  const chosen: { label: Label; left: number; top: number }[] = []
  let painted = 0
  const until = performance.now() + time
  // At least one a frame: all of them come, however slow the machine is.
  const isLate = () => painted > 0 && performance.now() >= until
  let isMore = false
  const choose = (index: number, important: boolean) => {
    const circle = circleOf(index)
    const label = labels.of(index, important ? 'full' : detail)
    const free = room.place(circle, label.width, label.lines.length)
    if (!free && !important) return
    const { left, top } = free ?? { left: circle.x, top: circle.y + circle.radius + labelGap }
    // All new ones before any is copied: a canvas that changes between copies is itself copied each time.
    if (!label.region) {
      if (!important && isLate()) isMore = true
      else if (labels.paint(label)) painted++
    }
    chosen.push({ label, left, top })
  }
  if (near && style.labels) {
    for (const index of shown) {
      const circle = circleOf(index)
      room.block(circle.x, circle.y, circle.radius)
    }
  }
  for (const index of always) choose(index, true)
  for (const index of style.labels ? shown : []) {
    const { shape, key } = graph.nodes[index]!
    if (!near && (!shape.holds || disc[index]! * viewport.scale <= leastNamedGround)) continue
    if (always.includes(index) || !isLit(style, key)) continue
    choose(index, false)
  }
  for (const { label, left, top } of chosen) stamp(context, label, left, top, labels.ratio)
  return isMore
}

function stamp(context: Context, { region }: Label, left: number, top: number, ratio: number): void {
  if (!region) return
  const { page, x, y, width, height } = region
  // On whole pixels of the screen: text between two of them is a blur.
  const snap = (value: number) => Math.round(value * ratio) / ratio
  const [wide, tall] = [width / ratio, height / ratio]
  context.drawImage(page, x, y, width, height, snap(left - wide / 2), snap(top - labelMargin), wide, tall)
}
