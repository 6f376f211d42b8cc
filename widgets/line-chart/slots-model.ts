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

const [minute, hour] = [60_000, 3_600_000]
const roundSteps = [12 * hour, 6 * hour, 3 * hour, hour, 30 * minute, 5 * minute, minute]

/**
 * The round time of day for which a step of the axis stands: its slot is the first one that is not before it.
 * @param shift - Distance of the user's clock from UTC, ms
 */
export function roundTime(moment: number, shift: number, { slots, from, to }: Slots): number {
  const past = (step: number) => (((moment + shift) % step) + step) % step
  const step = roundSteps.find((each) => past(each) < (to - from) / (slots - 1))
  return step ? moment - past(step) : moment
}
