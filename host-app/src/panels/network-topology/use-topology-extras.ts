import type { AnswerOf, Client } from '@stratus/api-client'
import { t, type Decorate } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNews } from '../../hooks/use-news.js'
import { useOnChange } from '../../hooks/use-on-change.js'
import { useHost } from '../../host.js'
import { hasSameParts, loadExtras, noExtras, type TopologyExtras } from './topology-extras.js'

type Topology = AnswerOf<'horizon.topology'>

/** A shield that is crossed out. */
const shieldOff = 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6l8-3 8 3zM9 9l6 6M15 9l-6 6'

/** So long the first picture waits for what it would have to make room for afterwards, ms. */
const patience = 1000

/**
 * The topology with floating IPs, and badges for instances without port security. Both are asked for beside the first picture, after
 * an action, here or in another tab, and when instances or ports have come or gone: an idle page asks for nothing more than the topology.
 */
export function useTopologyExtras(data: Topology | null | undefined, projectId: string) {
  const { client } = useHost()
  /** Undefined = they are awaited. */
  const [extras, setExtras] = useState<TopologyExtras>()
  const running = useRef<AbortController>(undefined)
  const again = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    void ask(client, projectId, running.current.signal, (found) =>
      setExtras((before = noExtras) => ({ ...before, ...found })),
    )
  }, [client, projectId])
  useEffect(() => {
    again()
    return () => running.current?.abort()
  }, [again])
  useOnChange(useNews(), again)
  const last = useRef<Topology>(undefined)
  useEffect(() => {
    if (!data) return
    if (last.current && !hasSameParts(last.current, data)) again()
    last.current = data
  }, [data, again])
  useEffect(() => {
    const timer = setTimeout(() => setExtras((found) => found ?? noExtras), patience)
    return () => clearTimeout(timer)
  }, [])
  const { floatingIps, unguarded } = extras ?? noExtras
  const isReady = extras !== undefined
  const model = useMemo(
    () => (data && isReady ? { ...data, floating_ips: floatingIps } : undefined),
    [data, floatingIps, isReady],
  )
  const decorate = useMemo(() => (unguarded.size ? badgesFor(unguarded) : undefined), [unguarded])
  return { model, decorate, again }
}

async function ask(
  client: Pick<Client, 'call'>,
  projectId: string,
  signal: AbortSignal,
  found: (extras: Partial<TopologyExtras>) => void,
): Promise<void> {
  const extras = await loadExtras(client, projectId, signal)
  if (!signal.aborted) found(extras)
}

function badgesFor(unguarded: ReadonlyMap<string, readonly string[]>): Decorate {
  return ({ id }) => {
    const addresses = unguarded.get(id)
    if (!addresses) return undefined
    const label = addresses.length ? t('No port security: %s', [addresses.join(', ')]) : t('No port security')
    return { badges: [{ label, icon: shieldOff, tone: 'warning' }] }
  }
}
