import type { LiveSource, LiveState } from '@stratus/api-client/live'
import { useCallback } from 'react'
import { useDoneElsewhere } from './use-done-elsewhere.js'
import { useStore } from './use-store.js'

/** What a live source tells now; it asks anew, too, when another tab changed something, and when a held deletion was sent. */
export function useLiveSource<T>(source: LiveSource<T>): LiveState<T> {
  useDoneElsewhere(useCallback(() => source.refresh({ quiet: true }), [source]))
  return useStore(source.$state)
}
