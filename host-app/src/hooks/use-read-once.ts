import { createLiveItem, type LiveSource } from '@stratus/api-client/live'
import { useMemo } from 'react'
import { useLiveSource } from './use-live-source.js'

/** Something that is read once, and again after a failure until it is there. */
export function readOnce<T>(load: (signal: AbortSignal) => Promise<T>, enabled = true): LiveSource<T> {
  return createLiveItem<T>({ load, enabled, idleInterval: null, isSame: Object.is })
}

/**
 * What stands beside something, such as names; read again, too, when something was done elsewhere.
 * @param load kept stable
 * @param without what stands there where it cannot be had, as long as that is so
 * @returns null while it is on its way
 */
export function useReadOnce<T>(load: (signal: AbortSignal) => Promise<T>, without: T, enabled = true): T | null {
  const source = useMemo(() => readOnce(load, enabled), [load, enabled])
  const { data, status, gone } = useLiveSource(source)
  return data ?? (status === 'failed' || gone ? without : null)
}
