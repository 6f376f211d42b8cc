import { median } from '../load.js'

export type Figures = Readonly<Record<string, number>>

/** What counts more when it is less, and how far from the hand-written limit it may be (issue 3). */
const aims: Readonly<Record<string, number | undefined>> = {
  firstPaint: 1.5,
  firstPaintCpu: 1.5,
  sort: 1.5,
  sortCpu: 1.5,
  filter: undefined,
  filterCpu: undefined,
  nextKey: undefined,
  nextKeyCpu: undefined,
  selectAll: 1.5,
  selectAllCpu: 1.5,
  tickCpu: 1.5,
  scrollFrameCpu: 1.3,
  heapMB: undefined,
  gzipKB: undefined,
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The middle of each figure. */
export function medians(samples: readonly Figures[]): Figures {
  const keys = Object.keys(samples[0] ?? {})
  return Object.fromEntries(keys.map((key) => [key, round(median(samples.map((sample) => sample[key]!)))]))
}

/** One line per figure: ours, beside the best peer and beside the limit. */
export function comparison(figures: ReadonlyMap<string, Figures>): Record<string, unknown> {
  const own = figures.get('stratus')
  const limit = figures.get('bare')
  const others = [...figures].filter(([name]) => name !== 'stratus' && name !== 'bare')
  if (!own) return {}
  return Object.fromEntries(
    Object.entries(aims).map(([key, aim]) => {
      const value = own[key]!
      const [name, best] = others.reduce<[string, number]>(
        (least, [other, { [key]: figure = Number.NaN }]) => (figure < least[1] ? [other, figure] : least),
        ['', Number.POSITIVE_INFINITY],
      )
      const bare = limit?.[key]
      return [
        key,
        {
          ours: value,
          bestPeer: name && `${name} ${best}`,
          toPeer: name ? round(value / best) : '',
          limit: bare ?? '',
          toLimit: bare ? round(value / bare) : '',
          aim: aim ?? '',
        },
      ]
    }),
  )
}
