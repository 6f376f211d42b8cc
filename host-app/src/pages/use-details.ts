import { createLiveItem } from '@stratus/api-client/live'
import { useMemo } from 'react'
import { useLiveSource } from '../hooks/use-live-source.js'
import { useHost } from '../host.js'
import type { DetailedType } from '../navigation/details-lists.js'
import { detailsLoaders } from '../panels/details-loaders.js'
import { loadDetails, type LoadedDetails } from './load-details.js'

/** The item of one details address, and its module: followed while it is in transition, else asked for when there is reason to. */
export function useDetails(type: DetailedType, path: string) {
  const host = useHost()
  const source = useMemo(
    () =>
      createLiveItem<LoadedDetails>({
        load: (signal) => loadDetails(detailsLoaders[type], type, path, host, signal),
        transitionOf: ({ module, item }) => module.transitionOf?.(item) ?? null,
        // Items may hold more than JSON does.
        isSame: Object.is,
        idleInterval: null,
      }),
    [type, path, host],
  )
  return { live: useLiveSource(source), refresh: source.refresh }
}
