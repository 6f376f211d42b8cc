import { dismissTopLayer, hasUnsavedInput } from '@stratus/widgets'
import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useReloadQuestion } from '../hooks/use-reload-question.js'
import { useHost } from '../host.js'

/**
 * What an open form holds is not lost without a question: Back asks to close it, a reload has the browser ask. So it does while a
 * deletion is held back, which would not be sent.
 */
export function useUnsavedGuard(): void {
  const { held } = useHost()
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && hasUnsavedInput())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    dismissTopLayer()
  }, [blocker])
  useReloadQuestion(useCallback(() => hasUnsavedInput() || held.deletions?.isHolding() === true, [held]))
}
