/**
 * As many points as the pixels can show. The width is cut into buckets of one pixel with two slots each; a bucket keeps its
 * lowest and its highest point, in the order in which they came, so that no peak is lost.
 */

/** A point on the grid of slots. */
export interface SlotPoint {
  /** 0 … slots − 1; strictly ascending within a series. */
  readonly slot: number
  /** Index of the point in the series. */
  readonly index: number
}

/** How many slots a width in CSS pixels has. */
export function slotsOf(width: number): number {
  return 2 * Math.max(2, Math.floor(width))
}

/** The moment of a slot. */
export function momentOfSlot(slot: number, slots: number, from: number, to: number): number {
  return from + ((to - from) * slot) / (slots - 1)
}

/** Points outside `from … to` are left out. `xs` ascends. */
export function downsample(xs: Float64Array, ys: Float64Array, from: number, to: number, slots: number): SlotPoint[] {
  const points: SlotPoint[] = []
  const last = slots - 1
  const slotAt = (index: number) => Math.min(last, Math.max(0, Math.round(((xs[index]! - from) / (to - from)) * last)))
  let at = 0
  while (at < xs.length && xs[at]! < from) at++
  while (at < xs.length && xs[at]! <= to) {
    const bucket = slotAt(at) >> 1
    const first = at
    let low = at
    let high = at
    while (at < xs.length && xs[at]! <= to && slotAt(at) >> 1 === bucket) {
      if (ys[at]! < ys[low]!) low = at
      if (ys[at]! > ys[high]!) high = at
      at++
    }
    if (low === high) points.push({ slot: at - first === 1 ? slotAt(first) : 2 * bucket, index: low })
    else
      points.push(
        { slot: 2 * bucket, index: Math.min(low, high) },
        { slot: 2 * bucket + 1, index: Math.max(low, high) },
      )
  }
  return points
}
