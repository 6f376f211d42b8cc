/** What a run of requests was like. Times in ms. */
export interface Figures {
  readonly requests: number
  readonly errors: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /**
   * Connections whose longest wait is over five times that of the connection in the middle, and over a second. Not measured by the
   * p99: a tenth of the connections that are never served raises it to all the time there is.
   */
  readonly starved: number
}

/** What was measured. */
export interface Measured {
  readonly times: readonly number[]
  readonly errors: number
  readonly seconds: number
  /** The longest wait of each connection, ms. */
  readonly longest: readonly number[]
}

export function figuresOf(runs: readonly Measured[]): Figures {
  const times = Float64Array.from(runs.flatMap((run) => run.times)).sort()
  const seconds = sum(runs.map((run) => run.seconds))
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  const longest = runs.flatMap((run) => run.longest)
  const bound = Math.max(1000, 5 * median(longest))
  return {
    requests: times.length,
    errors: sum(runs.map((run) => run.errors)),
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    starved: longest.filter((wait) => wait > bound).length,
  }
}

/** How much a series grows from its second fifth to its last: the first is the warming up. */
export function growth(series: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(series.length / 5))
  return median(series.slice(-fifth)) - median(series.slice(fifth, 2 * fifth))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
