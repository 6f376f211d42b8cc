import { ApiError } from '@stratus/api-client'
import { headerFailureMessage, t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { networkIdle } from '../stores/network-idle.js'
import { isBlankHtml } from './is-blank-html.js'
import { late } from '../actions/late.js'

const HeaderSlot = late(async () => ({ default: (await import('@stratus/widgets/react/header-slot')).HeaderSlot }))

/** What the operator puts on every page: GET {webroot}header/ (W-SHELL-06). Most clouds have nothing there. */
export function ExtensibleHeader() {
  const { client, toasts } = useHost()
  const [html, setHtml] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      await networkIdle(client, stop.signal)
      return client.fetchHtml('header/', { quiet: true, signal: stop.signal })
    }
    load().then(
      (answer) => setHtml(isBlankHtml(answer.html) ? '' : answer.html),
      (error: unknown) => {
        const message = stop.signal.aborted ? null : headerFailureMessage(error instanceof ApiError ? error.status : 0)
        if (message) toasts.add('info', t(message))
      },
    )
    return () => stop.abort()
  }, [client, toasts])
  return html ? <HeaderSlot html={html} className="extensible-header" /> : null
}
