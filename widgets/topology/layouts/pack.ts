import type { Positions } from './seed.js'

/** Between two parts of the picture, px; their labels have room in it. */
const gap = 60
/** How much wider than high the picture is to be. */
const aspect = 1.6
/** So many parts may stand in the first row beside the largest. */
const mostBeside = 8

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

/** What stands beside the largest part, and what below both. */
interface Plan {
  readonly beside: readonly (readonly Part[])[]
  readonly below: readonly (readonly Part[])[]
  readonly width: number
  readonly height: number
}

/**
 * Brings what hangs together with nothing else near the rest: the largest part, and what somebody has placed, stay; the other parts
 * stand beside it or in rows below, as the picture is largest on a screen. Forces alone drive them apart until nothing can be seen
 * at once.
 */
export function packParts(picture: Packed, near: { readonly start: Uint32Array; readonly list: Uint32Array }): void {
  const parts = partsOf(picture, near)
  parts.sort((one, other) => Number(other.fixed) - Number(one.fixed) || areaOf(other) - areaOf(one))
  const core = parts.filter(({ fixed }, at) => at === 0 || fixed)
  const others = parts.slice(core.length)
  if (!others.length) return
  const left = Math.min(...core.map((part) => part.left))
  const right = Math.max(...core.map((part) => part.right))
  const top = Math.min(...core.map((part) => part.top))
  const bottom = Math.max(...core.map((part) => part.bottom))
  const { beside, below, width } = planOf(
    others,
    right - left,
    bottom - top,
    core.some(({ fixed }) => fixed) ? 0 : mostBeside,
  )
  putRows(picture, beside, (right + gap + left + width) / 2, (top + bottom - heightOf(beside)) / 2)
  putRows(picture, below, beside.length ? left + width / 2 : (left + right) / 2, bottom + gap)
}

/** The plan whose picture is the largest on a screen. */
function planOf(parts: readonly Part[], width: number, height: number, most: number): Plan {
  const all = parts.reduce((sum, part) => sum + areaOf(part), (width + gap) * (height + gap))
  const wide = Math.max(width, Math.sqrt(all * aspect))
  const plan = (side: number): Plan => {
    const narrow = parts.filter((part) => part.right - part.left <= side)
    const beside = rowsBeside(narrow, side, height)
    const rest = parts.filter((part) => part.right - part.left > side).concat(narrow.slice(beside.flat().length))
    const total = beside.length ? width + gap + side : wide
    const below = rowsOf(rest, total)
    return { beside, below, width: total, height: height + (below.length ? gap + heightOf(below) : 0) }
  }
  const sizeOf = (plan: Plan) => Math.max(plan.width / aspect, plan.height)
  const sides = parts.slice(0, most).map((_, at) => Math.ceil(lengthOf(parts.slice(0, at + 1))))
  return sides.map(plan).reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best), plan(0))
}

/** Rows one below the other, as long as they have room. */
function rowsBeside(parts: readonly Part[], width: number, height: number): Part[][] {
  let used = -gap
  const rows = rowsOf(parts, width + gap)
  const full = rows.findIndex((row) => (used += tallest(row) + gap) > height)
  return full < 0 ? rows : rows.slice(0, full)
}

const areaOf = ({ left, right, top, bottom }: Part) => (right - left + gap) * (bottom - top + gap)
const lengthOf = (row: readonly Part[]) => row.reduce((sum, part) => sum + part.right - part.left + gap, -gap)
const tallest = (row: readonly Part[]) => Math.max(...row.map((part) => part.bottom - part.top))
const heightOf = (rows: readonly (readonly Part[])[]) => rows.reduce((sum, row) => sum + tallest(row) + gap, -gap)

function putRows(picture: Packed, rows: readonly (readonly Part[])[], middle: number, first: number): void {
  let top = first
  for (const row of rows) {
    let from = middle - lengthOf(row) / 2
    for (const part of row) {
      for (const body of part.bodies) {
        picture.x[body]! += from - part.left
        picture.y[body]! += top - part.top
      }
      from += part.right - part.left + gap
    }
    top += tallest(row) + gap
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
