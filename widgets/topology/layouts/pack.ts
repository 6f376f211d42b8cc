import type { Positions } from './seed.js'

/** Between two parts of the picture, px; their labels have room in it. */
const gap = 60
/** How much wider than high the picture is to be. */
const aspect = 1.6

interface Part {
  readonly bodies: number[]
  left: number
  right: number
  top: number
  bottom: number
  fixed: boolean
}

interface Packed extends Positions {
  readonly radius: Float32Array
  readonly fixed: Uint8Array
}

/** Bodies that hang together, with the box that they fill. */
function partsOf({ x, y, radius, fixed }: Packed, near: { readonly start: Uint32Array; readonly list: Uint32Array }) {
  const seen = new Uint8Array(radius.length)
  const parts: Part[] = []
  for (let root = 0; root < radius.length; root++) {
    if (seen[root]) continue
    seen[root] = 1
    const part = { bodies: [root], left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, fixed: false }
    for (let at = 0; at < part.bodies.length; at++) {
      const body = part.bodies[at]!
      part.left = Math.min(part.left, x[body]! - radius[body]!)
      part.right = Math.max(part.right, x[body]! + radius[body]!)
      part.top = Math.min(part.top, y[body]! - radius[body]!)
      part.bottom = Math.max(part.bottom, y[body]! + radius[body]!)
      part.fixed ||= fixed[body] === 1
      for (let place = near.start[body]!; place < near.start[body + 1]!; place++) {
        const other = near.list[place]!
        if (seen[other]) continue
        seen[other] = 1
        part.bodies.push(other)
      }
    }
    parts.push(part)
  }
  return parts
}

/**
 * Brings what hangs together with nothing else near the rest: the largest part, and what somebody has placed, stay; of the other
 * parts as many as have room stand beside it, the rest in rows below. Forces alone drive them apart until nothing can be seen at once.
 */
export function packParts(picture: Packed, near: { readonly start: Uint32Array; readonly list: Uint32Array }): void {
  const parts = partsOf(picture, near)
  const area = ({ left, right, top, bottom }: Part) => (right - left + gap) * (bottom - top + gap)
  parts.sort((one, other) => Number(other.fixed) - Number(one.fixed) || area(other) - area(one))
  const core = parts.filter(({ fixed }, at) => at === 0 || fixed)
  const others = parts.slice(core.length)
  if (!others.length) return
  const left = Math.min(...core.map((part) => part.left))
  const right = Math.max(...core.map((part) => part.right))
  const bottom = Math.max(...core.map((part) => part.bottom))
  const all = parts.reduce((sum, part) => sum + area(part), 0)
  const width = Math.max(right - left, Math.sqrt(all * aspect))
  const top = Math.min(...core.map((part) => part.top))
  const beside = { left: right + gap, top, right: left + width, bottom }
  const below = core.some(({ fixed }) => fixed) ? others : putBeside(picture, others, beside)
  const middle = below.length < others.length ? left + width / 2 : (left + right) / 2
  putRows(picture, rowsOf(below, width), middle, bottom + gap)
}

/** Rows one below the other, as long as they have room; the answer is what has none. */
function putBeside(
  picture: Packed,
  parts: readonly Part[],
  { left, right, top, bottom }: Omit<Part, 'bodies' | 'fixed'>,
): readonly Part[] {
  const isNarrow = (part: Part) => part.right - part.left <= right - left
  const rows: Part[][] = []
  let height = -gap
  for (const row of rowsOf(parts.filter(isNarrow), right - left + gap)) {
    const tall = Math.max(...row.map((part) => part.bottom - part.top)) + gap
    if (height + tall > bottom - top) break
    rows.push(row)
    height += tall
  }
  putRows(picture, rows, (left + right) / 2, (top + bottom - height) / 2)
  const placed = new Set(rows.flat())
  return parts.filter((part) => !placed.has(part))
}

function putRows(picture: Packed, rows: readonly (readonly Part[])[], middle: number, first: number): void {
  let top = first
  for (const row of rows) {
    const length = row.reduce((sum, part) => sum + part.right - part.left + gap, -gap)
    let from = middle - length / 2
    for (const part of row) {
      for (const body of part.bodies) {
        picture.x[body]! += from - part.left
        picture.y[body]! += top - part.top
      }
      from += part.right - part.left + gap
    }
    top += Math.max(...row.map((part) => part.bottom - part.top)) + gap
  }
}

function rowsOf(parts: readonly Part[], width: number): Part[][] {
  const rows: Part[][] = []
  let used = Infinity
  for (const part of parts) {
    const length = part.right - part.left + gap
    if (used + length > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)!.push(part)
    used += length
  }
  return rows
}
