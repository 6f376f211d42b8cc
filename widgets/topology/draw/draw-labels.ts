import { isLit, type Frame } from './frame.js'
import { LabelRoom } from './label-room.js'
import { labelMargin, type Label, type Labels } from './labels.js'

type Context = CanvasRenderingContext2D

/** From this scale on every node has its name; below, networks with enough room. */
export const labelsFrom = 0.55
export const addressesFrom = 1.1
/** Below that scale a network has its name when its ground is larger, radius in px: it can be told from others. */
const leastNamedGround = 22
/** Between a node and its label, px. */
const labelGap = 3
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
  const near = viewport.scale >= labelsFrom
  const detail = viewport.scale >= addressesFrom ? 'address' : 'name'
  const room = new LabelRoom(size)
  const chosen: { label: Label; left: number; top: number }[] = []
  let painted = 0
  const until = performance.now() + time
  // At least one a frame: all of them come, however slow the machine is.
  const isLate = () => painted > 0 && performance.now() >= until
  let isMore = false
  const choose = (index: number, important: boolean) => {
    const left = x[index]! * viewport.scale + viewport.x
    const top = y[index]! * viewport.scale + viewport.y + graph.nodes[index]!.radius * viewport.scale + labelGap
    const label = labels.of(index, important ? 'full' : detail)
    if (!room.take(left, top, label.width, label.lines.length) && !important) return
    // All new ones before any is copied: a canvas that changes between copies is itself copied each time.
    if (!label.region) {
      if (!important && isLate()) isMore = true
      else if (labels.paint(label)) painted++
    }
    chosen.push({ label, left, top })
  }
  for (const index of always) choose(index, true)
  for (const index of style.labels ? shown : []) {
    const { node, key } = graph.nodes[index]!
    if (!near && (node.kind !== 'network' || disc[index]! * viewport.scale <= leastNamedGround)) continue
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
