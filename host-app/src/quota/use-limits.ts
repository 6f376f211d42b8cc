import type { Client } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/**
 * What a form may take from, read once; null until it is known, and where nobody tells.
 * @param load as of `full-quota.ts`; keep stable; undefined reads nothing
 */
export function useLimits<Limits>(
  load: ((client: Client, signal: AbortSignal) => Promise<Limits>) | undefined,
): { readonly of: Limits } | null {
  const { client } = useHost()
  const [limits, setLimits] = useState<{ readonly of: Limits } | null>(null)
  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    load(client, controller.signal).then(
      (of) => setLimits({ of }),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, load])
  return limits
}
