import { ApiError } from '@stratus/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../host.js'
import type { QuotaFigure } from './quotas.js'
import type { OverviewSection } from './sections.js'

export type FiguresState =
  | { status: 'pending' }
  | { status: 'ready'; figures: readonly QuotaFigure[] }
  | { status: 'failed'; reason: string; requestId: string | null }

/** Loads one section's figures; another section's trouble does not touch it. */
export function useFigures(section: OverviewSection): { state: FiguresState; retry: () => void } {
  const { client } = useHost()
  const [state, setState] = useState<FiguresState>({ status: 'pending' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    const show = (next: FiguresState) => {
      if (!controller.signal.aborted) setState(next)
    }
    section.load(client, controller.signal).then(
      (figures) => show({ status: 'ready', figures }),
      (error: unknown) => show(failureOf(error)),
    )
    return () => controller.abort()
  }, [client, section, round])

  const retry = useCallback(() => {
    setState({ status: 'pending' })
    setRound((count) => count + 1)
  }, [])
  return { state, retry }
}

function failureOf(error: unknown): FiguresState {
  if (error instanceof ApiError) return { status: 'failed', reason: error.message, requestId: error.requestId }
  throw error
}
