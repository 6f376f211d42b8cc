import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '../host.js'
import { explained } from './missing-form.js'
import { orSayFailedImport } from './say-failed-import.js'

/** Opens the form at an address; `done` is called when it was sent. */
type OpenForm = (href: string, title: string, done: () => void) => void

/**
 * Opens forms of Horizon's own pages in the modal stack. When one was sent, its message is shown; nobody leaves the page.
 * @returns stable
 */
export function useHorizonForm(): OpenForm {
  const host = useHost()
  const enhanced = useRef<{ root: HTMLElement; dispose: () => void } | null>(null)
  /** The form that was opened last. */
  const current = useRef({ title: '', done: () => {} })
  useEffect(
    () => () => {
      enhanced.current?.dispose()
      enhanced.current?.root.remove()
      enhanced.current = null
    },
    [],
  )
  return useCallback(
    (href, title, done) => {
      const { client, toasts } = host
      const follow = async (url: string): Promise<void> => {
        const { pathname, search } = new URL(url)
        if (/\/auth\/login\/?$/.test(pathname)) return window.location.assign(url)
        current.current.done()
        // The message waits on the page that the form leads to, or comes with it.
        await client.readPage(pathname + search)
      }
      const open = async (): Promise<void> => {
        const { enhance } = await orSayFailedImport(
          () => import('@stratus/widgets/enhance'),
          host,
          () => void tryToOpen(),
        )
        if (!enhanced.current) {
          const root = document.createElement('div')
          root.hidden = true
          document.body.append(root)
          const dispose = enhance(root, {
            fetch: async (url, init) =>
              explained(await client.fetchHorizonPage(url, init), init, current.current.title),
            navigate: (url) => void follow(url).catch(() => undefined),
            toast: ({ type, text, ...more }) => toasts.add(type, text, more),
          })
          enhanced.current = { root, dispose }
        }
        const link = document.createElement('a')
        link.className = 'ajax-modal'
        link.href = href
        link.textContent = title
        current.current = { title, done }
        enhanced.current.root.replaceChildren(link)
        link.click()
      }
      // What cannot be loaded has been said.
      const tryToOpen = () => open().catch(() => undefined)
      void tryToOpen()
    },
    [host],
  )
}
