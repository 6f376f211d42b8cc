/** An even grid over time, one slot to a pixel: the horizontal axis. */
export interface Slots {
  readonly slots: number
  /** The moment of the first slot, ms since 1970. */
  readonly from: number
  /** The moment of the last one. */
  readonly to: number
}

/** How many slots a width in CSS pixels has. */
export function slotsOf(width: number): number {
  return Math.max(2, Math.floor(width))
}

export function momentOfSlot(slot: number, { slots, from, to }: Slots): number {
  return from + ((to - from) * slot) / (slots - 1)
}

/** The slot nearest to a moment. */
export function slotOf(moment: number, { slots, from, to }: Slots): number {
  const slot = Math.round(((moment - from) / (to - from)) * (slots - 1))
  return Math.min(slots - 1, Math.max(0, slot))
}
