import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import { isNative } from '../navigation/addresses.js'
import { requestPage, type Answer, type Trouble } from './request-page.js'
import { cachedPagesOf, type CachedPage } from './cached-pages.js'
import { readHorizonPage, type HorizonPage } from './page.js'
import { saveBlob } from './save-blob.js'
import { useGo } from './use-go.js'

/** A page of the cloud, as far as it is known. */
export interface HorizonPageState {
  /** What is shown: while the next part of the same page comes, the one before. */
  readonly page: HorizonPage | null
  readonly busy: boolean
  /** Why there is no page: nobody has it, it is not Horizon's, it was a file, or it could not be had. */
  readonly problem: 'missing' | 'foreign' | 'file' | Trouble | null
}

export interface HorizonPageControls {
  readonly state: HorizonPageState
  /** Asks for the page again; what is shown stays until it is here. */
  readonly reload: () => Promise<void>
  /** Goes to an address the cloud named; one that is shown already is loaded again. */
  readonly go: (url: string) => Promise<void>
  /** Shows what came of a form that is a page of its own. False: nothing to show, the form must stay. */
  readonly take: (answer: Answer) => boolean
}

interface Shown extends Omit<HorizonPageState, 'busy'> {
  /** The step of the history it belongs to. */
  readonly key: string
  readonly path: string
  readonly busy: boolean
}

/** The page of the cloud that has the app's address now. */
export function useHorizonPage(): HorizonPageControls {
  const { client, webroot, toasts, cloudNavigation } = useHost()
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const cached = cachedPagesOf(client)
  const address = pathname + search
  const [shown, setShown] = useState<Shown | null>(null)
  const running = useRef<AbortController>(null)
  const here = useMemo(() => ({ key, path: pathname }), [key, pathname])

  const read = useCallback(
    (found: CachedPage): HorizonPage | null => {
      const page = readHorizonPage(found.html, webroot)
      for (const { type, text, ...more } of page?.messages ?? []) toasts.add(type, text, more)
      cloudNavigation.take(page?.navigation ?? [])
      return page
    },
    [webroot, toasts, cloudNavigation],
  )
  const show = useCallback(
    (found: CachedPage): void => {
      const page = read(found)
      cached.set(key, found)
      setShown({ ...here, page, busy: false, problem: page ? null : 'foreign' })
    },
    [here, key, cached, read],
  )
  /** Leads to where a page is that came already. */
  const lead = useCallback(
    (found: CachedPage, replace: boolean): void => {
      if (isNative(found.address.split('?')[0] ?? '')) read(found)
      else cached.hand(found)
      void navigate(found.address + hash, { replace })
    },
    [hash, cached, navigate, read],
  )

  const settle = useCallback(
    (answer: Answer): void => {
      const fail = (problem: HorizonPageState['problem']) => setShown({ ...here, page: null, busy: false, problem })
      switch (answer.kind) {
        case 'given-up':
          return
        case 'page':
          return answer.address === address ? show(answer) : lead(answer, true)
        case 'missing':
          return fail('missing')
        case 'failed':
          return fail(answer.trouble)
        case 'elsewhere':
          return window.location.assign(answer.url)
        case 'file':
          saveBlob(answer.blob, answer.name)
          fail('file')
          // A file has no page: the one before comes back, when there is one.
          if (key !== 'default') void navigate(-1)
      }
    },
    [address, here, key, navigate, show, lead],
  )
  const load = useCallback((): Promise<void> => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const handed = cached.take(address)
    const coming = handed
      ? Promise.resolve<Answer>({ kind: 'page', ...handed })
      : requestPage(client, webroot, webroot + address.slice(1), { signal: mine.signal })
    return coming.then((answer) => (mine.signal.aborted ? undefined : settle(answer)))
  }, [client, webroot, address, cached, settle])

  useEffect(() => {
    void load()
    return () => running.current?.abort()
  }, [load])

  const reload = useCallback((): Promise<void> => {
    setShown((before) => before && { ...before, busy: true, problem: null })
    return load()
  }, [load])

  const take = useCallback(
    (answer: Answer): boolean => {
      if (answer.kind === 'page' && answer.address === address) show(answer)
      else if (answer.kind === 'page') lead(answer, false)
      else if (answer.kind === 'file') saveBlob(answer.blob, answer.name)
      else if (answer.kind === 'elsewhere') window.location.assign(answer.url)
      else return false
      return true
    },
    [address, show, lead],
  )

  const known = useMemo(() => {
    const found = cached.get(key)
    return found ? readHorizonPage(found.html, webroot) : null
    // What was cached when this step was made: what comes later is shown by its own.
  }, [cached, key, webroot])
  const state = useMemo((): HorizonPageState => {
    if (shown?.key === key) return shown
    if (known) return { page: known, busy: true, problem: null }
    return { page: shown?.path === pathname ? shown.page : null, busy: true, problem: null }
  }, [shown, key, known, pathname])

  return { state, reload, go: useGo(address, reload), take }
}
