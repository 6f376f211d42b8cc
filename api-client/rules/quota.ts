/** Null is unknown, Infinity unlimited (DEC-19, DEC-39). */
export interface QuotaUse {
  readonly used: number | null
  readonly limit: number | null
}

export type QuotaLevel = 'normal' | 'warning' | 'danger'

/** -1 is how servers say unlimited, Infinity how the client's models do. */
export function isUnlimited(limit: number): boolean {
  return limit < 0 || limit === Number.POSITIVE_INFINITY
}

/** Rounded used/limit, may exceed 100; 0 when unlimited; a limit of 0 is full as soon as it is asked for. */
export function quotaPercent({ used, limit }: QuotaUse): number {
  if (limit === null || used === null || isUnlimited(limit)) return 0
  if (limit === 0) return 100
  return Math.round((Math.max(0, used) / limit) * 100)
}

/** Bars warn above 89 percent and turn danger above 99 (W-CHART-06). */
export function barLevel(percent: number): QuotaLevel {
  if (percent > 99) return 'danger'
  return percent > 89 ? 'warning' : 'normal'
}

/** Pies are nearly full from 80 percent and full at 100 (W-CHART-07). */
export function pieLevel(percent: number): QuotaLevel {
  if (percent >= 100) return 'danger'
  return percent >= 80 ? 'warning' : 'normal'
}

/** What is left; Infinity when unlimited, null when unknown, never negative. */
export function quotaLeft({ used, limit }: QuotaUse): number | null {
  if (limit === null) return null
  if (isUnlimited(limit)) return Number.POSITIVE_INFINITY
  return used === null ? null : Math.max(0, limit - used)
}

/** Whether so much more fits. Unknown counts as yes: the server has the last word (DEC-39). */
export function quotaFits(use: QuotaUse, wanted: number): boolean {
  const left = quotaLeft(use)
  return left === null || wanted <= left
}
