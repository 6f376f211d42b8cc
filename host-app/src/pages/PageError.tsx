import { t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { handleFailedImport, isFailedImport, type FailedImport } from '../actions/failed-import.js'
import { partsOfPage, whyMissing } from '../actions/say-failed-import.js'
import { useHost } from '../host.js'
import { useTitle } from '../hooks/use-title.js'
import { ErrorState } from '@stratus/widgets/react/error-state'

const reload = () => window.location.reload()

/** A page broke, or its part of the program could not be loaded (a new version was put up meanwhile). The frame stays. */
export function PageError() {
  const error = useRouteError()
  useTitle(t('Error'))
  if (isFailedImport(error)) return <PartMissing />
  const reason = error instanceof Error ? error.message : undefined
  return <ErrorState text={t('This page cannot be shown.')} reason={reason} retry onStratusRetry={reload} />
}

/** Finds out why; meanwhile, and while the page loads itself anew, nothing is said. */
function PartMissing() {
  const { webroot } = useHost()
  const [found, setFound] = useState<FailedImport | null>(null)
  useEffect(() => {
    let current = true
    void handleFailedImport(partsOfPage(webroot)).then((why) => current && setFound(why))
    return () => {
      current = false
    }
  }, [webroot])
  useEffect(() => {
    if (found !== 'server-away') return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [found])
  if (found === null || found === 'loading-anew') return null
  const reason =
    found === 'new-build'
      ? t('There is a new version of the dashboard. Load the page anew to go on.')
      : whyMissing(found)
  return <ErrorState text={t('This page cannot be shown.')} reason={reason} retry onStratusRetry={reload} />
}
