import { t } from '@stratus/widgets'
import { readPage } from '@stratus/widgets/enhance'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnChange } from '../hooks/use-on-change.js'
import { useHost } from '../host.js'
import { atWebroot } from '../paths.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { requestPage, type Answer, type Trouble } from './request-page.js'
import { HorizonContent } from './HorizonContent.js'
import './horizon.css'
import { OriginalPage } from './OriginalPage.js'
import { takeMessages, type PageSection } from './page.js'
import { saveBlob } from './save-blob.js'
import { useGo } from './use-go.js'
import { Loading } from '../ui/Loading.js'

interface HorizonSectionProps {
  /** Horizon's page with its query, below the web root, with a leading slash. */
  address: string
  /** The part of the page; null when it has none. Stable. */
  pick(page: DocumentFragment): DocumentFragment | null
  /** The cloud has no such page, or not this part. Without it, that is said. */
  onMissing?: () => void
  /** With another one it is read again; where that cannot be had, what is shown stays. */
  version?: unknown
}

/** A part of a page of the cloud, alive inside a page of ours: what no JSON tells. */
export function HorizonSection({ address, pick, onMissing, version }: HorizonSectionProps) {
  const { client, webroot, toasts } = useHost()
  const { pathname, search } = useLocation()
  const [part, setPart] = useState<PageSection | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(true)
  const running = useRef<AbortController>(null)

  const settle = useCallback(
    (answer: Answer): void => {
      setBusy(false)
      if (answer.kind === 'elsewhere') return window.location.assign(answer.url)
      const page = answer.kind === 'page' ? readPage(answer.html) : null
      // Told once: whoever reads the page has to say them.
      for (const { type, text, ...more } of page ? takeMessages(page) : []) toasts.add(type, text, more)
      const content = page && pick(page)
      if (content) setPart({ content })
      else if (answer.kind === 'page' || answer.kind === 'missing') onMissing?.()
      setTrouble(content ? null : troubleOf(answer))
    },
    [pick, onMissing, toasts],
  )
  const load = useCallback(
    (isNews = false): Promise<void> => {
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      return requestPage(client, webroot, atWebroot(webroot, address), { signal: mine.signal }).then((answer) => {
        if (mine.signal.aborted) return undefined
        running.current = null
        return isNews && answer.kind !== 'page' ? undefined : settle(answer)
      })
    },
    [client, webroot, address, settle],
  )
  const reload = useCallback((): Promise<void> => {
    setBusy(true)
    return load()
  }, [load])
  useEffect(() => {
    void load()
    return () => running.current?.abort()
  }, [load])

  // What is on its way is news itself.
  useOnChange(version, () => running.current || void load(true))

  const go = useGo(pathname + search, reload)
  const take = useCallback(
    (answer: Answer): boolean => {
      if (answer.kind === 'page') void go(atWebroot(webroot, answer.address))
      else if (answer.kind === 'file') saveBlob(answer.blob, answer.name)
      else if (answer.kind === 'elsewhere') window.location.assign(answer.url)
      else return false
      return true
    },
    [go, webroot],
  )

  if (trouble) {
    const { text, reason, requestId, refused } = trouble
    return (
      <>
        <ErrorState text={text} reason={reason} requestId={requestId} retry onStratusRetry={() => void reload()} />
        {refused ? null : <OriginalPage address={address} />}
      </>
    )
  }
  if (!part) return <Loading lines={8} />
  return <HorizonContent page={part} busy={busy} reload={reload} go={go} take={take} />
}

function troubleOf(answer: Answer): Trouble {
  if (answer.kind === 'failed') return answer.trouble
  return { text: t('This page could not be loaded.') }
}
