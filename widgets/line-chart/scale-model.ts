import type { ChartSettings } from './series-model.js'

/** What a vertical axis spans. */
export interface Scale {
  readonly low: number
  readonly high: number
}

/** Steps that are smaller in proportion are none to a computer: an axis could not be divided. */
const leastShare = 1e-9
/** Beyond it, the margins of an axis would be infinite. */
const most = 1e300

/**
 * The scale of what is drawn, between the bounds of the settings where they make sense. Bars stand on zero; values that are all the
 * same get room on both sides, zeros above only.
 */
export function scaleOf(
  lines: ReadonlyArray<{ readonly ys: Float64Array; readonly kept: Uint32Array }>,
  { yMin, yMax, renderer }: Pick<ChartSettings, 'yMin' | 'yMax' | 'renderer'>,
): Scale {
  let [low, high] = renderer === 'bar' ? [0, 0] : [Infinity, -Infinity]
  for (const { ys, kept } of lines) {
    for (const index of kept) {
      const y = ys[index]!
      if (y < low) low = y
      if (y > high) high = y
    }
  }
  const bounds = { low: Number.isFinite(yMin) ? yMin! : low, high: Number.isFinite(yMax) ? yMax! : high }
  if (bounds.low < bounds.high) [low, high] = [bounds.low, bounds.high]
  if (low > high) return { low: 0, high: 1 }
  ;[low, high] = [Math.max(-most, low), Math.min(most, high)]
  const farthest = Math.max(Math.abs(low), Math.abs(high))
  if (!farthest) return { low: 0, high: 1 }
  return high - low > farthest * leastShare ? { low, high } : { low: low - farthest / 2, high: high + farthest / 2 }
}

/** A step of an axis: the library adds them up, and what rounding leaves of zero is none. */
export function stepOf(value: number, { low, high }: Scale): number {
  return Math.abs(value) < (high - low) * leastShare ? 0 : value
}

/** The least that the steps of an axis may be apart, which the library wants to know: a power of ten. */
export function leastMove({ low, high }: Scale): number {
  return 10 ** Math.min(-6, Math.floor(Math.log10((high - low) / 1000)))
}
