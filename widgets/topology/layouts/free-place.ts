/** Turned by it, one after the other is never where one before was. */
export const goldenAngle = 2.399_963

/** From one place that is tried to the next, px. */
const pitch = 40
/** Between two bodies, px. */
const gap = 12
const mostTried = 500

interface Discs {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly disc: Float32Array
}

/** In a spiral from a point: the first place where a body with this radius is on none of `others`. */
export function freePlace(
  x: number,
  y: number,
  radius: number,
  discs: Discs,
  others: readonly number[],
): readonly [x: number, y: number] {
  for (let turn = 0; turn < mostTried; turn++) {
    const distance = pitch * Math.sqrt(turn)
    const px = x + Math.cos(turn * goldenAngle) * distance
    const py = y + Math.sin(turn * goldenAngle) * distance
    const isFree = (other: number) => {
      const [dx, dy, room] = [discs.x[other]! - px, discs.y[other]! - py, discs.disc[other]! + radius + gap]
      return dx * dx + dy * dy >= room * room
    }
    if (others.every(isFree)) return [px, py]
  }
  return [x, y]
}
