import { pieFullness, quota } from '../internal/quota-model.js'
import type { NearLimitDetail } from './live-data.events.js'
import type { QuotaFigure } from './quota-figures.js'

const levels = ['free', 'near', 'full'] as const
type Level = (typeof levels)[number]

/** Remembers how full each amount was, and finds those that became fuller. */
export class NearLimits {
  #before = new Map<string, Level>()

  /** Amounts that have come near their limit, or reached it, since the last look. */
  look(figures: readonly QuotaFigure[]): NearLimitDetail[] {
    const before = this.#before
    this.#before = new Map(figures.map((figure) => [figure.id, pieFullness(quota(figure))]))
    return figures.flatMap((figure): NearLimitDetail[] => {
      const level = this.#before.get(figure.id) ?? 'free'
      const isFuller = levels.indexOf(level) > levels.indexOf(before.get(figure.id) ?? 'free')
      return isFuller && level !== 'free' ? [{ figure, level }] : []
    })
  }
}
