import type { Client } from '@stratus/api-client'
import { QuotaPies } from './QuotaPies.js'
import type { QuotaTake } from './quota-take.js'
import { useLimits } from './use-limits.js'

interface TakesQuotaProps<Limits> {
  /** As of `full-quota.ts`; keep stable. */
  load(client: Client, signal: AbortSignal): Promise<Limits>
  take(limits: Limits): readonly QuotaTake[]
}

/** What the form around it takes from the quota. Nothing until that is known, and where nobody tells: it is no condition. */
export function TakesQuota<Limits>({ load, take }: TakesQuotaProps<Limits>) {
  const limits = useLimits(load)
  const quotas = limits ? take(limits.of) : []
  return quotas.length > 0 ? <QuotaPies quotas={quotas} /> : null
}
