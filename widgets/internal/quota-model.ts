/** The arithmetic of quotas, shared by the pie and the bar. */

/** How full a quota is. A pie is near from 80 %, full at 100 %; a bar is near above 89 %, full above 99 %. */
export type Fullness = 'free' | 'near' | 'full'

export interface QuotaInput {
  /** In use now; missing = 0. */
  readonly used?: number | undefined
  /** What the form in hand would add; missing = 0. */
  readonly added?: number | undefined
  /** The limit. Infinity, null and anything negative mean unlimited; undefined means that nobody knows. */
  readonly max?: number | null | undefined
}

export interface Quota {
  readonly usage: number
  readonly added: number
  /** What is left, at least 0; Infinity without a limit; undefined when the limit is not known. */
  readonly remaining: number | undefined
  /** The limit; Infinity = none, undefined = not known. */
  readonly max: number | undefined
  /** (used + added) / max in percent, rounded; 0 without a limit; undefined when the limit is not known. */
  readonly percent: number | undefined
  /** More than the limit allows. */
  readonly overMax: boolean
}

/** Less than nothing is nothing, and so is what is no number. */
const amount = (value: number | undefined): number => (Number(value) > 0 ? Number(value) : 0)

/** The limit as a number: Infinity for the three ways in which servers say 'unlimited'. */
export function limitOf(max: number | null | undefined): number | undefined {
  if (max === null) return Infinity
  const limit = Number(max)
  if (Number.isNaN(limit)) return undefined
  return limit < 0 ? Infinity : limit
}

export function quota(input: QuotaInput): Quota {
  const usage = amount(input.used)
  const added = amount(input.added)
  const max = limitOf(input.max)
  const sum = usage + added
  if (max === undefined) return { usage, added, remaining: undefined, max, percent: undefined, overMax: false }
  const remaining = max === Infinity ? max : Math.max(0, max - sum)
  return { usage, added, remaining, max, percent: percentOf(sum, max), overMax: sum > max }
}

/** Nothing of a limit of 0 is 0 %; anything of it is more than all. */
function percentOf(sum: number, max: number): number {
  if (max === Infinity) return 0
  if (max === 0) return sum > 0 ? Infinity : 0
  return Math.round((sum / max) * 100)
}

/** The percentage as text; '' when the limit is not known. */
export function percentLabel({ percent }: Quota): string {
  if (percent === undefined) return ''
  if (percent === Infinity) return '> 100%'
  // More would not fit into the ring.
  return percent > 999 ? '> 999%' : `${percent}%`
}

/** Fullness of a pie (W-CHART-07). */
export function pieFullness({ percent = 0 }: Quota): Fullness {
  if (percent >= 100) return 'full'
  return percent >= 80 ? 'near' : 'free'
}

/** Fullness of a bar (W-CHART-06), by what it is, not by the rounded percentage. */
export function barFullness({ usage, added, max = Infinity }: Quota): Fullness {
  const isAbove = (percent: number) => max < Infinity && (usage + added) * 100 > percent * max
  if (isAbove(99)) return 'full'
  return isAbove(89) ? 'near' : 'free'
}

/** Widths of a bar's two parts in percent: what is used, and what would be added, cut where the bar ends. */
export function barWidths({ usage, added, max }: Quota): { used: number; added: number } {
  if (max === undefined || max === Infinity) return { used: 0, added: 0 }
  const share = (part: number) => (part === 0 ? 0 : Math.min(100, (part / max) * 100))
  const used = share(usage)
  return { used, added: Math.min(share(added), 100 - used) }
}
