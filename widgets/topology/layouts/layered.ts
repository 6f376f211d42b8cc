import type { Positions } from './seed.js'

/** A body of the layered layout. */
export interface Box {
  /** From 0 at the top: external networks, routers, networks, instances; or as links lead. */
  readonly layer: number
  readonly width: number
  readonly height: number
  /** How far the node's centre is below the top of its box. */
  readonly head: number
}

const gapX = 48
const gapY = 90
const sweeps = 4

/** Boxes of each layer, ordered so that linked ones are near each other: the mean place of the neighbours decides. */
function orderLayers(boxes: readonly Box[], ends: Uint32Array): number[][] {
  const layers: number[][] = []
  for (const [index, { layer }] of boxes.entries()) {
    while (layers.length <= layer) layers.push([])
    layers[layer]!.push(index)
  }
  const near: number[][] = boxes.map(() => [])
  for (let line = 0; line < ends.length; line += 2) {
    near[ends[line]!]!.push(ends[line + 1]!)
    near[ends[line + 1]!]!.push(ends[line]!)
  }
  const place = new Float64Array(boxes.length)
  const settle = (layer: readonly number[]) => layer.forEach((box, at) => (place[box] = (at + 0.5) / layer.length))
  layers.forEach(settle)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const layer of sweep % 2 ? layers.toReversed() : layers) {
      const mean = new Map(
        layer.map((box) => {
          const all = near[box]!
          return [box, all.length ? all.reduce((sum, other) => sum + place[other]!, 0) / all.length : place[box]!]
        }),
      )
      layer.sort((one, other) => mean.get(one)! - mean.get(other)! || one - other)
      settle(layer)
    }
  }
  return layers
}

/**
 * Layer below layer; of clouds external networks above routers above networks with their instances, those on several networks below. A layer that would
 * be far wider than a screen goes on in further rows.
 */
export function layeredPositions(boxes: readonly Box[], ends: Uint32Array): Positions {
  const x = new Float32Array(boxes.length)
  const y = new Float32Array(boxes.length)
  const area = boxes.reduce((sum, { width, height }) => sum + (width + gapX) * (height + gapY), 0)
  const limit = Math.max(1200, Math.sqrt(area * 1.8))
  let top = 0
  for (const layer of orderLayers(boxes, ends)) {
    for (const row of rowsOf(layer, boxes, limit)) {
      const width = row.reduce((sum, box) => sum + boxes[box]!.width + gapX, -gapX)
      let left = -width / 2
      let height = 0
      for (const box of row) {
        const { width: own, height: tall, head } = boxes[box]!
        x[box] = left + own / 2
        y[box] = top + head
        left += own + gapX
        height = Math.max(height, tall)
      }
      top += height + gapY
    }
  }
  for (let box = 0; box < y.length; box++) y[box]! -= (top - gapY) / 2
  return { x, y }
}

function rowsOf(layer: readonly number[], boxes: readonly Box[], limit: number): number[][] {
  const total = layer.reduce((sum, box) => sum + boxes[box]!.width + gapX, 0)
  const target = total / Math.ceil(total / limit)
  const rows: number[][] = []
  let used = Infinity
  for (const box of layer) {
    const width = boxes[box]!.width + gapX
    if (used + width / 2 > target) {
      rows.push([])
      used = 0
    }
    rows.at(-1)!.push(box)
    used += width
  }
  return rows
}
