/** The arithmetic of a bar chart: what is used, in one piece or stacked, what is free, and an average line. */

/** One piece of a stacked bar. */
export interface BarPart {
  /** Amount, in the unit of the maximum. */
  readonly used: number
  /** What the tooltip says about it. */
  readonly tooltip?: string
}

export interface BarInput {
  /** An amount, or pieces one upon the other. */
  readonly used: number | readonly BarPart[] | undefined
  /** Only shown with a single amount. */
  readonly average?: number | undefined
  /** The amount that fills the bar. */
  readonly max: number
}

export interface BarSegment {
  /** Where it begins and how long it is, in percent of the bar. */
  readonly start: number
  readonly size: number
  readonly tooltip: string
}

export interface Bar {
  /** Percent used, rounded; it may be more than 100. */
  readonly percent: number
  readonly segments: readonly BarSegment[]
  /** Percent that is free; 0 when more than all is used. */
  readonly free: number
  /** Percent of the average, cut at the bar's end; undefined without one. */
  readonly average: number | undefined
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < Infinity

/** What to draw; undefined when there is nothing to draw: no amount, or no maximum that could be filled. */
export function barOf({ used, average, max }: BarInput): Bar | undefined {
  const stacked = Array.isArray(used)
  const parts: readonly BarPart[] = stacked ? used.filter((part) => isAmount(part?.used)) : [{ used: used ?? NaN }]
  if (!(max > 0 && max < Infinity) || !parts.length || !parts.every((part) => isAmount(part.used))) return undefined
  const segments: BarSegment[] = []
  let start = 0
  let sum = 0
  for (const part of parts) {
    sum += part.used
    const size = Math.min(100 - start, (part.used / max) * 100)
    segments.push({ start, size, tooltip: part.tooltip ?? '' })
    start += size
  }
  return {
    percent: Math.round((sum / max) * 100),
    segments,
    free: 100 - start,
    average: stacked || !isAmount(average) ? undefined : Math.min(100, (average / max) * 100),
  }
}
