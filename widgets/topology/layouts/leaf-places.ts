/**
 * Where instances with one network stand round it, by formula: no force has to find that out, and a place once taken is kept
 * while others come and go. Offsets are px from the network's centre.
 */

/** How the instances of one network are arranged. */
export type Arrangement = 'rings' | 'rows'

/** From the network's centre to its first instances: the spec's link distance (T-GRAPH-09). */
export const linkDistance = 70
/** From one instance to the next. */
const pitch = 60
/** Instances in a row below their network. */
const columns = 5

interface Place {
  readonly x: number
  readonly y: number
}

const rings: Place[] = []
let ringCount = 0

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

/** Steps round a ring that visit every place, each far from the one before: a ring that is not full looks even. */
function strideOf(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618))
  while (divisor(size, stride) > 1) stride++
  return stride
}

function addRing(): void {
  const radius = linkDistance + ringCount * pitch
  const size = Math.floor((2 * Math.PI * radius) / pitch)
  // The first instance of a ring stands between two of the ring inside it.
  const turn = (ringCount % 2) * 0.5 - 0.25
  const stride = strideOf(size)
  for (let index = 0; index < size; index++) {
    const angle = ((((index * stride) % size) + turn) / size) * 2 * Math.PI - Math.PI / 2
    rings.push({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius })
  }
  ringCount++
}

/** Offset of the place with this number from the network's centre. */
export function placeOf(slot: number, arrangement: Arrangement): Place {
  if (arrangement === 'rows') {
    return { x: ((slot % columns) - (columns - 1) / 2) * pitch, y: linkDistance + Math.floor(slot / columns) * pitch }
  }
  while (rings.length <= slot) addRing()
  return rings[slot]!
}

/** Radius of the disc that a network with this many places fills; `own` is the network's own radius. */
export function discRadius(places: number, own: number): number {
  if (places === 0) return own
  let room = 0
  let ring = -1
  while (room < places) room += Math.floor((2 * Math.PI * (linkDistance + ++ring * pitch)) / pitch)
  return linkDistance + ring * pitch + pitch / 2
}

/** Width and height of what a network with this many places fills in rows. */
export function rowsSize(places: number, own: number): { readonly width: number; readonly height: number } {
  if (places === 0) return { width: 2 * own, height: 2 * own }
  const across = Math.min(places, columns)
  return { width: Math.max(2 * own, across * pitch), height: linkDistance + own + Math.ceil(places / columns) * pitch }
}
