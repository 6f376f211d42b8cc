import { checkGate } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../host.js'
import type { Section } from './entry.js'
import type { FinderState } from './finder.js'
import { itemActions } from './item-actions.js'
import { wordsOf } from './palette-model.js'
import type { Acting, Source } from './sources.js'

/** By source; those whose code is not here yet are missing. */
type Known = ReadonlyMap<string, Acting>

/** What can be done with the things of each source: fetched with the first query of two words. */
function useActing(sources: readonly Source[], wanted: boolean): Known {
  const [known, setKnown] = useState<Known>(new Map())
  useEffect(() => {
    if (!wanted) return
    let current = true
    for (const { id, acting } of sources)
      acting?.().then(
        (found) => current && setKnown((before) => new Map([...before, [id, found]])),
        // The palette works without it.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [sources, wanted])
  return known
}

/** Actions on what is found, as far as this user may do them and the things take them now (W-SHELL-32). */
export function useItemActions(
  query: string,
  sources: readonly Source[],
  state: FinderState,
  listOf: (panel: string) => string | undefined,
): Section {
  const { client } = useHost()
  const known = useActing(sources, wordsOf(query).length > 1)
  /** By source and action: whether this user may. */
  const [gates, setGates] = useState<ReadonlyMap<string, boolean>>(new Map())
  const candidates = useMemo(
    () =>
      sources.flatMap((source) => {
        const acting = known.get(source.id)
        const list = listOf(source.panel)
        const read = state.get(source.id)
        if (!acting || !list || read?.status !== 'ready') return []
        return itemActions(query, read.found, acting, ({ label }) => t(label)).map(({ found, action }) => ({
          gate: `${source.id}:${action.id}`,
          action,
          entry: {
            id: `${source.id}:${found.id}:${action.id}`,
            label: t('%(action)s: %(name)s', { action: t(action.label), name: found.name || found.id }),
            hint: t(source.label),
            icon: action.icon ?? source.icon,
            to: found.to ?? `${list}?text=${encodeURIComponent(found.name || found.id)}`,
            command: action.id,
            item: { id: found.id, type: acting.type },
          },
        }))
      }),
    [query, sources, state, known, listOf],
  )
  useEffect(() => {
    let current = true
    for (const { gate, action } of candidates)
      if (!gates.has(gate))
        void checkGate(action, client).then(
          (answer) => current && setGates((before) => new Map([...before, [gate, answer === 'open']])),
        )
    return () => {
      current = false
    }
  }, [client, candidates, gates])
  const entries = candidates.flatMap(({ gate, entry }) => (gates.get(gate) ? [entry] : []))
  return { id: 'item-actions', label: t('Actions on what is found'), entries }
}
