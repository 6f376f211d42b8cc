import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'

interface LimitCalls {
  'nova.limits': AnswerOf<'nova.limits'>
  'cinder.limits': AnswerOf<'cinder.limits'>
}

/**
 * Why the quota leaves no room for one more, translated. Nothing while it does, and while nobody told: the server has the last
 * word.
 * @param obstacle of `full-quota.ts`
 * @param count how many there are; another number asks again, undefined (not known yet) asks nothing
 */
export function useFullQuota<Call extends keyof LimitCalls>(
  call: Call,
  obstacle: (limits: LimitCalls[Call], count: number) => string | null,
  count: number | undefined,
): string | undefined {
  const { client } = useHost()
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (count === undefined) return
    const controller = new AbortController()
    const query = call === 'nova.limits' ? { reserved: true } : undefined
    client.call(call, { query, signal: controller.signal, quiet: true }).then(
      (limits) => setReason(obstacle(limits as LimitCalls[Call], count)),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, call, obstacle, count])
  return reason === null ? undefined : t(reason)
}
