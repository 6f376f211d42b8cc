import { median } from '../load.js'
import type { Figures } from './measure.js'

type Name = keyof Figures

const digits = (value: number) => Math.round(value * 10) / 10

export function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0]!) as Name[]
  return Object.fromEntries(names.map((name) => [name, digits(median(all.map((each) => each[name] ?? 0)))])) as never
}

/** Ours beside the limit and the best peer, figure by figure; a ratio below 1 is better than theirs. */
export function besideOthers(figures: ReadonlyMap<string, Figures>): Record<string, object> {
  const ours = figures.get('ours')
  const limit = figures.get('limit')
  if (!ours) return Object.fromEntries(figures)
  const others = [...figures].filter(([name]) => name !== 'ours' && name !== 'limit')
  return Object.fromEntries(
    (Object.keys(ours) as Name[]).map((name) => {
      const value = ours[name] ?? 0
      const [best] = others.toSorted(([, one], [, other]) => (one[name] ?? 0) - (other[name] ?? 0))
      const ratio = (other: number | undefined) => (other ? Math.round((value / other) * 100) / 100 : '')
      return [
        name,
        {
          ours: value,
          limit: limit?.[name] ?? '',
          'of the limit': ratio(limit?.[name]),
          'best peer': best ? `${best[0]} ${best[1][name] ?? ''}` : '',
          'of the best peer': ratio(best?.[1][name]),
        },
      ]
    }),
  )
}
