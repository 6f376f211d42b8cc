/** As many points as the pixels can show: of each column of pixels the lowest and the highest, so that no peak is lost. */

/** Index of the first of ascending `xs` that is not before a moment. */
function firstFrom(xs: Float64Array, moment: number): number {
  let low = 0
  let high = xs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (xs[middle]! < moment) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Indices, ascending, of the points that are drawn when `from … to` has so many columns of pixels: two of a column at most. Points
 * outside are left out. `xs` ascends.
 */
export function downsample(xs: Float64Array, ys: Float64Array, from: number, to: number, columns: number): Uint32Array {
  let at = firstFrom(xs, from)
  const kept = new Uint32Array(Math.min(xs.length - at, 2 * columns))
  const endOf = (column: number) => (column < columns - 1 ? from + ((to - from) * (column + 1)) / columns : Infinity)
  let count = 0
  let end = endOf(0)
  for (let column = 0; at < xs.length && xs[at]! <= to;) {
    while (xs[at]! >= end) end = endOf(++column)
    let [low, high] = [at, at]
    for (at++; at < xs.length && xs[at]! < end && xs[at]! <= to; at++) {
      if (ys[at]! < ys[low]!) low = at
      if (ys[at]! > ys[high]!) high = at
    }
    kept[count++] = Math.min(low, high)
    if (low !== high) kept[count++] = Math.max(low, high)
  }
  return kept.subarray(0, count)
}
