import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../host.js'
import { loadNetworkQuotas, networkUnavailable } from '../../quota/full-quota.js'
import type { NetworkQuota, NetworkQuotaLabel } from '../../quota/limit-summary.js'

const nothingKnown: readonly NetworkQuota[] = []

/**
 * Why a quota of the network service leaves no room for one more. Undefined while it does, and while nobody told: the server
 * has the last word.
 * @param count how many there are; another number asks again, undefined (not known yet) asks nothing
 * @returns answers in English, keys of their translations
 */
export function useNetworkReasons(count: number | undefined): (label: NetworkQuotaLabel) => string | undefined {
  const { client } = useHost()
  const [quotas, setQuotas] = useState(nothingKnown)
  useEffect(() => {
    if (count === undefined) return
    const controller = new AbortController()
    loadNetworkQuotas(client, controller.signal).then(setQuotas, () => undefined)
    return () => controller.abort()
  }, [client, count])
  return useCallback((label) => networkUnavailable(quotas, label) ?? undefined, [quotas])
}
