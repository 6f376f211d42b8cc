import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '../host.js'
import type { createFormOpener, WantedForm } from './open-form.js'
import { orSayFailedImport } from './say-failed-import.js'

/**
 * Opens forms of the cloud's pages: of the table of forms as dialogs of ours, others as Horizon draws them. When one was sent, its
 * message is shown; nobody leaves the page.
 * @returns stable; settled when the form is open, or cannot be
 */
export function useHorizonForm(): (
  form: WantedForm['form'],
  title: string,
  done: () => void,
  thing?: string,
) => Promise<void> {
  const host = useHost()
  const opener = useRef<ReturnType<typeof createFormOpener> | null>(null)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      opener.current?.close()
      opener.current = null
    }
  }, [])
  return useCallback(
    async (form, title, done, thing) => {
      const open = async (): Promise<void> => {
        const load = () => import('./open-form.js')
        const { createFormOpener: create } = await orSayFailedImport(load, host, () => void open())
        if (!gone.current) await (opener.current ??= create(host)).open({ form, title, thing, done })
      }
      // What cannot be loaded has been said.
      await open().catch(() => undefined)
    },
    [host],
  )
}
