import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '../../host.js'
import { explained } from '../../actions/missing-form.js'

/**
 * Opens a form of Horizon's own pages in the modal stack. When it was sent, its message is shown and `onDone` called; nobody
 * leaves the page.
 * @returns opens the form at an address
 */
export function useClassicModal(onDone: () => void): (href: string, heading: string) => void {
  const { client, toasts } = useHost()
  const place = useRef<{ root: HTMLElement; dispose: () => void } | null>(null)
  const done = useRef(onDone)
  /** Of the form that is asked for. */
  const title = useRef('')
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  useEffect(
    () => () => {
      place.current?.dispose()
      place.current?.root.remove()
      place.current = null
    },
    [],
  )
  return useCallback(
    (href, heading) => {
      const follow = async (url: string): Promise<void> => {
        const { pathname, search } = new URL(url)
        if (/\/auth\/login\/?$/.test(pathname)) return window.location.assign(url)
        done.current()
        // The message waits on the page that the form leads to, or comes with it.
        await client.readPage(pathname + search)
      }
      const open = async (): Promise<void> => {
        const { enhance } = await import('@stratus/widgets/enhance')
        if (!place.current) {
          const root = document.createElement('div')
          root.hidden = true
          document.body.append(root)
          const dispose = enhance(root, {
            fetch: async (url, init) => explained(await client.fetchHorizonPage(url, init), init, title.current),
            navigate: (url) => void follow(url).catch(() => undefined),
            toast: ({ type, text, ...more }) => toasts.add(type, text, more),
          })
          place.current = { root, dispose }
        }
        const link = document.createElement('a')
        link.className = 'ajax-modal'
        link.href = href
        link.textContent = heading
        title.current = heading
        place.current.root.replaceChildren(link)
        link.click()
      }
      void open()
    },
    [client, toasts],
  )
}
