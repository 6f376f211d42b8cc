import { dismissTopLayer, hasUnsavedInput } from '@stratus/widgets'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

function warn(event: BeforeUnloadEvent): void {
  if (hasUnsavedInput()) event.preventDefault()
}

/** What an open form holds is not lost without a question: Back asks to close it, a reload has the browser ask. */
export function useUnsavedGuard(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && hasUnsavedInput())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    dismissTopLayer()
  }, [blocker])
  useEffect(() => {
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
