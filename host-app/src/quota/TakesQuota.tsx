import type { Client } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { QuotaPies } from './QuotaPies.js'
import type { QuotaTake } from './quota-take.js'

interface TakesQuotaProps<Limits> {
  /** As of `full-quota.ts`; keep stable. */
  load(client: Client, signal: AbortSignal): Promise<Limits>
  take(limits: Limits): readonly QuotaTake[]
}

/** What the form around it takes from the quota. Nothing until that is known, and where nobody tells: it is no condition. */
export function TakesQuota<Limits>({ load, take }: TakesQuotaProps<Limits>) {
  const { client } = useHost()
  const [limits, setLimits] = useState<{ readonly of: Limits } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    load(client, controller.signal).then(
      (of) => setLimits({ of }),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, load])
  const quotas = limits ? take(limits.of) : []
  return quotas.length > 0 ? <QuotaPies quotas={quotas} /> : null
}
