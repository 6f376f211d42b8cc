import type { CarryTerms } from '@stratus/api-client'
import { useMemo } from 'react'
import { useHost } from '../host.js'
import { createBreakWatch, isServerReady } from './break-watch.js'

export interface CarryTermsOfDialog {
  /** How the uploads of this dialog wait out breaks of the connection. */
  readonly terms: Pick<CarryTerms, 'pause' | 'isServerReady'>
  /** Looks for the server now, instead of after the pause. */
  tryNow(): void
}

const timers = {
  setTimeout: (callback: () => void, ms: number) => window.setTimeout(callback, ms),
  clearTimeout: (handle: unknown) => window.clearTimeout(Number(handle)),
}

const network = {
  isOnline: () => navigator.onLine,
  onBack(callback: () => void) {
    addEventListener('online', callback)
    return () => removeEventListener('online', callback)
  },
}

export function useCarryTerms(): CarryTermsOfDialog {
  const { webroot } = useHost()
  return useMemo(() => {
    const watch = createBreakWatch({ timers, network })
    return {
      terms: {
        pause: watch.pause,
        isServerReady: () => isServerReady((...request) => fetch(...request), webroot),
      },
      tryNow: watch.endPauses,
    }
  }, [webroot])
}
