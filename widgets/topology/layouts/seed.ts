/**
 * First positions: each connected part as a tree around its best linked node, every node with as much of the circle as what hangs
 * on it needs; the parts side by side. Good enough to look at, and the forces have little left to do.
 */
import type { Positions } from './positions.js'
import { placeByAreas } from './seed-areas.js'

export type { Positions } from './positions.js'

export interface Bodies {
  /** Radius of the disc each body fills, instances placed round it included. */
  readonly radius: Float32Array
  /** Pairs of indexes. */
  readonly ends: Uint32Array
}

const gap = 40
/** A tree in circles that fills more than so many times the room of its bodies is placed by areas. */
const mostEmpty = 40

/** Neighbours of each body, as slices of one array. */
export function adjacency(count: number, ends: Uint32Array) {
  const start = new Uint32Array(count + 1)
  for (const end of ends) start[end + 1]!++
  for (let index = 0; index < count; index++) start[index + 1]! += start[index]!
  const fill = start.slice()
  const list = new Uint32Array(ends.length)
  for (let line = 0; line < ends.length; line += 2) {
    const from = ends[line]!
    const to = ends[line + 1]!
    list[fill[from]!++] = to
    list[fill[to]!++] = from
  }
  return { start, list }
}

/** Bodies of one part in breadth-first order, with the parent of each. */
function walk(root: number, { start, list }: ReturnType<typeof adjacency>, parent: Int32Array): number[] {
  const order = [root]
  parent[root] = root
  for (let at = 0; at < order.length; at++) {
    const body = order[at]!
    for (let place = start[body]!; place < start[body + 1]!; place++) {
      const next = list[place]!
      if (parent[next] !== -1) continue
      parent[next] = body
      order.push(next)
    }
  }
  return order
}

/** What a part is worked out on, by body; all parts share it. */
class Sheet {
  readonly weight: Float32Array
  readonly depth: Uint32Array
  /** How much of the circle the body has, and where its part begins. */
  readonly from: Float32Array
  readonly span: Float32Array
  /** How much of that the bodies below it have taken, and need together. */
  readonly used: Float32Array
  readonly total: Float32Array

  constructor(count: number) {
    this.weight = new Float32Array(count)
    this.depth = new Uint32Array(count)
    this.from = new Float32Array(count)
    this.span = new Float32Array(count)
    this.used = new Float32Array(count)
    this.total = new Float32Array(count)
  }
}

/** Places one part around (0, 0); answers its radius. */
function placePart(
  order: readonly number[],
  parent: Int32Array,
  radius: Float32Array,
  { weight, depth, from, span, used, total }: Sheet,
  { x, y }: Positions,
): number {
  const root = order[0]!
  const widest: number[] = []
  const needed: number[] = []
  for (const body of order) {
    const level = body === root ? 0 : depth[parent[body]!]! + 1
    depth[body] = level
    widest[level] = Math.max(widest[level] ?? 0, radius[body]!)
    needed[level] = (needed[level] ?? 0) + 2 * radius[body]! + gap
  }
  for (let at = order.length - 1; at >= 0; at--) {
    const body = order[at]!
    weight[body] = Math.max(2 * radius[body]! + gap, total[body]!)
    if (body !== root) total[parent[body]!]! += weight[body]!
  }
  const distance = [0]
  for (let level = 1; level < widest.length; level++) {
    distance[level] = Math.max(
      distance[level - 1]! + widest[level - 1]! + widest[level]! + gap,
      needed[level]! / (2 * Math.PI),
    )
  }
  span[root] = 2 * Math.PI
  x[root] = 0
  y[root] = 0
  for (const body of order) {
    if (body === root) continue
    const above = parent[body]!
    span[body] = (span[above]! * weight[body]!) / total[above]!
    from[body] = from[above]! + used[above]!
    used[above]! += span[body]!
    const angle = from[body]! + span[body]! / 2
    x[body] = Math.cos(angle) * distance[depth[body]!]!
    y[body] = Math.sin(angle) * distance[depth[body]!]!
  }
  return distance.at(-1)! + widest.at(-1)!
}

/** First positions of bodies. */
export function seedPositions({ radius, ends }: Bodies): Positions {
  const count = radius.length
  const positions = { x: new Float32Array(count), y: new Float32Array(count) }
  const near = adjacency(count, ends)
  const degree = (body: number) => near.start[body + 1]! - near.start[body]!
  const parent = new Int32Array(count).fill(-1)
  const roots = Array.from(radius.keys()).sort((one, other) => degree(other) - degree(one) || one - other)
  const parts: { order: number[]; size: number }[] = []
  const sheet = new Sheet(count)
  for (const root of roots) {
    if (parent[root] !== -1) continue
    const order = walk(root, near, parent)
    const side = (body: number) => 2 * radius[body]! + gap
    let size = placePart(order, parent, radius, sheet, positions)
    const filled = order.reduce((sum, body) => sum + side(body) ** 2, 0)
    if (size ** 2 * Math.PI > mostEmpty * filled) size = placeByAreas(order, parent, side, positions)
    parts.push({ order, size })
  }
  packParts(parts, positions)
  return positions
}

/** Parts in rows, the largest first, together about as wide as a screen, centred on (0, 0). */
function packParts(parts: { order: number[]; size: number }[], { x, y }: Positions): void {
  parts.sort((one, other) => other.size - one.size)
  const area = parts.reduce((sum, { size }) => sum + (2 * size + gap) ** 2, 0)
  const width = Math.max(Math.sqrt(area * 1.6), ...parts.slice(0, 1).map(({ size }) => 2 * size + gap))
  let left = 0
  let top = 0
  let height = 0
  let widest = 0
  const places = parts.map(({ size }) => {
    const side = 2 * size + gap
    if (left > 0 && left + side > width) {
      top += height
      left = 0
      height = 0
    }
    const place = { x: left + side / 2, y: top + side / 2 }
    left += side
    height = Math.max(height, side)
    widest = Math.max(widest, left)
    return place
  })
  const bottom = top + height
  for (const [index, { order }] of parts.entries()) {
    for (const body of order) {
      x[body]! += places[index]!.x - widest / 2
      y[body]! += places[index]!.y - bottom / 2
    }
  }
}
