/**
 * Where instances with one network stand round it, by formula: no force has to find that out, and a place once taken is kept
 * while others come and go. Offsets are px from the network's centre.
 */

/** How the instances of one network are arranged. */
export type Arrangement = 'rings' | 'rows'

/** Of the forces between networks, routers and instances with several networks (T-GRAPH-09). */
export const linkDistance = 70
/** From the network's centre to its first instances: both names have room between them. */
const first = 84
/** From one instance to the next. */
const pitch = 60
/** Where instances stand in a row below their network, in steps to the right: few are in the middle. */
const columns = [0, -1, 1, -2, 2]

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
  let stride = Math.round(size * 0.618)
  while (divisor(size, stride) > 1) stride++
  return stride
}

const radiusOf = (ring: number): number => first + ring * pitch
const sizeOf = (radius: number): number => Math.floor((2 * Math.PI * radius) / pitch)

function addRing(): void {
  const radius = radiusOf(ringCount)
  const size = sizeOf(radius)
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
    return { x: columns[slot % columns.length]! * pitch, y: radiusOf(Math.floor(slot / columns.length)) }
  }
  while (rings.length <= slot) addRing()
  return rings[slot]!
}

/** Radius of the disc that a network with this many places fills; `own` is the network's own radius. */
export function discRadius(places: number, own: number): number {
  if (places === 0) return own
  let room = 0
  let ring = -1
  while (room < places) room += sizeOf(radiusOf(++ring))
  return radiusOf(ring) + pitch / 2
}

/** Width and height of what a network with this many places fills in rows. */
export function rowsSize(places: number, own: number): { readonly width: number; readonly height: number } {
  if (places === 0) return { width: 2 * own, height: 2 * own }
  const across = 2 * Math.floor(Math.min(places, columns.length) / 2) + 1
  return { width: Math.max(2 * own, across * pitch), height: own + radiusOf(Math.ceil(places / columns.length)) }
}
