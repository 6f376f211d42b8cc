import { pageLanguage } from '@stratus/widgets'

const steps = [
  { unit: 'week', ms: 604_800_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/**
 * How long something exists, in its two largest units: '2 weeks, 3 days'; '0 minutes' within the first minute.
 * @param since ISO time; one without a zone is UTC, as services write it
 * @param now milliseconds since the epoch
 */
export function formatAge(since: string | null, now: number): string | null {
  if (!since) return null
  const start = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(since) ? since : `${since}Z`)
  if (Number.isNaN(start)) return null
  let rest = Math.max(0, now - start)
  const parts: string[] = []
  for (const { unit, ms } of steps) {
    const count = Math.floor(rest / ms)
    rest -= count * ms
    if (count > 0) parts.push(amount(count, unit))
    else if (parts.length) break
    if (parts.length === 2) break
  }
  return parts.join(', ') || amount(0, 'minute')
}

function amount(count: number, unit: (typeof steps)[number]['unit']): string {
  return new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
