import type { Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/**
 * Why the quota leaves no room for one more, translated. Nothing while it does, and while nobody told: the server has the last
 * word.
 * @param load as of `full-quota.ts`, as is `unavailable`
 * @param count how many there are; another number asks again, undefined (not known yet) asks nothing
 */
export function useFullQuota<Limits>(
  load: (client: Client, signal: AbortSignal) => Promise<Limits>,
  unavailable: (limits: Limits, count: number) => string | null,
  count: number | undefined,
): string | undefined {
  const { client } = useHost()
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (count === undefined) return
    const controller = new AbortController()
    load(client, controller.signal).then(
      (limits) => setReason(unavailable(limits, count)),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, load, unavailable, count])
  return reason === null ? undefined : t(reason)
}
