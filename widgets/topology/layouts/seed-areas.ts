import type { Positions } from './positions.js'

/** How much wider than high the picture is to be. */
const aspect = 1.6

/** Items `from` … `to - 1` of a list share a rectangle. */
interface Area {
  readonly items: readonly Item[]
  readonly from: number
  readonly to: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A body alone, or with everything below it. */
interface Item {
  readonly body: number
  readonly isAlone: boolean
}

/**
 * Places a tree around (0, 0) by dividing a rectangle among its branches, and each branch's part again: what hangs together is near
 * each other, and thousands of bodies need no more room than they fill. Circles round the root would grow with the outermost of them.
 *
 * @param order - Bodies, each behind its parent; the root is its own parent.
 * @param sides - How wide each body is.
 * @returns Half of the longer side.
 */
export function placeByAreas(
  order: readonly number[],
  parent: Int32Array,
  sides: (body: number) => number,
  { x, y }: Positions,
): number {
  const weights = new Map<number, number>()
  const below = new Map<number, Item[]>()
  for (const body of order.toReversed()) {
    const own = sides(body) ** 2
    weights.set(body, (weights.get(body) ?? 0) + own)
    const above = parent[body]!
    if (above === body) continue
    weights.set(above, (weights.get(above) ?? 0) + weights.get(body)!)
    const siblings = below.get(above) ?? []
    siblings.push({ body, isAlone: false })
    below.set(above, siblings)
  }
  const weightOf = ({ body, isAlone }: Item) => (isAlone ? sides(body) ** 2 : weights.get(body)!)
  const root = order[0]!
  const width = Math.sqrt(weights.get(root)! * aspect)
  const height = width / aspect
  const areas: Area[] = [
    { items: [{ body: root, isAlone: false }], from: 0, to: 1, left: -width / 2, top: -height / 2, width, height },
  ]
  for (let area = areas.pop(); area; area = areas.pop()) {
    if (area.to - area.from > 1) areas.push(...halves(area, weightOf))
    else {
      const item = area.items[area.from]!
      const children = item.isAlone ? undefined : below.get(item.body)
      if (children) {
        const middle = children.length >> 1
        const items = [...children.slice(0, middle), { ...item, isAlone: true }, ...children.slice(middle)]
        areas.push({ ...area, items, from: 0, to: items.length })
      } else {
        x[item.body] = area.left + area.width / 2
        y[item.body] = area.top + area.height / 2
      }
    }
  }
  return width / 2
}

/** Across the longer side, with about as much in one half as in the other. */
function halves(area: Area, weightOf: (item: Item) => number): readonly [Area, Area] {
  const { items, from, to, left, top, width, height } = area
  const total = items.slice(from, to).reduce((sum, item) => sum + weightOf(item), 0)
  let first = weightOf(items[from]!)
  let at = from + 1
  while (at < to - 1 && first + weightOf(items[at]!) / 2 < total / 2) first += weightOf(items[at++]!)
  const part = first / total
  if (width > height) {
    const own = width * part
    return [
      { ...area, to: at, width: own },
      { ...area, from: at, left: left + own, width: width - own },
    ]
  }
  const own = height * part
  return [
    { ...area, to: at, height: own },
    { ...area, from: at, top: top + own, height: height - own },
  ]
}
