import { median } from '../load.js'

export type Figures = Readonly<Record<string, number>>

/** What counts more when it is less, and how far from the hand-written limit it may be (issue 15). */
const aims: Readonly<Record<string, number | undefined>> = {
  firstPaint: 1.5,
  firstPaintCpu: 1.5,
  readyCpu: undefined,
  sort: 1.2,
  sortCpu: 1.2,
  filter: undefined,
  filterCpu: undefined,
  nextKey: 1.2,
  nextKeyCpu: 1.2,
  selectAll: 1.3,
  selectAllCpu: 1.3,
  tickCpu: 1.3,
  scrollFrameCpu: 1.1,
  heapMB: undefined,
  gzipKB: undefined,
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The middle of each figure. */
export function medians(samples: readonly Figures[]): Figures {
  const keys = Object.keys(samples[0] ?? {})
  return Object.fromEntries(keys.map((key) => [key, round(median(samples.map((sample) => sample[key]!)))]))
}

/** What is no peer: the limit, and the same with what our rows have. */
const limits = ['bare', 'dressed'] as const

/** One line per figure: ours, beside the best peer and beside the limits. */
export function comparison(figures: ReadonlyMap<string, Figures>): Record<string, unknown> {
  const own = figures.get('stratus')
  const [limit, dressed] = limits.map((name) => figures.get(name))
  const others = [...figures].filter(([name]) => name !== 'stratus' && !limits.some((each) => each === name))
  if (!own) return {}
  return Object.fromEntries(
    Object.entries(aims).map(([key, aim]) => {
      const value = own[key]!
      const [name, best] = others.reduce<[string, number]>(
        (least, [other, { [key]: figure = Number.NaN }]) => (figure < least[1] ? [other, figure] : least),
        ['', Number.POSITIVE_INFINITY],
      )
      const bare = limit?.[key]
      const full = dressed?.[key]
      return [
        key,
        {
          ours: value,
          bestPeer: name && `${name} ${best}`,
          toPeer: name ? round(value / best) : '',
          limit: bare ?? '',
          toLimit: bare ? round(value / bare) : '',
          dressed: full ?? '',
          toDressed: full ? round(value / full) : '',
          aim: aim ?? '',
        },
      ]
    }),
  )
}
