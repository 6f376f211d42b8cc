import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useHost } from '../host.js'
import { isFailedImport } from './failed-import.js'
import { missingParts, sayFailedImport } from './say-failed-import.js'

/** A page that is being left loads nothing any more, which Firefox tells while it still stands there, ms. */
const leaving = 500

/**
 * A component whose code is fetched when it is first drawn, and which is drawn as soon as that is there: React's `lazy` keeps what
 * stands in its place for 300 ms. One that could not be fetched comes with the network, or when that is tried again (W-SHELL-89).
 *
 * @param place stands there meanwhile
 * @param missing what becomes of a failure to fetch it: it is said and the page stays, or, where the part is the page, thrown there
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: ReactNode = null,
  missing: 'said' | 'thrown' = 'said',
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Late(props: Props) {
    const host = useHost()
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let gone = false
      const draw = async (): Promise<void> => {
        const { default: part } = await load()
        known = part
        if (!gone) setPart(() => part)
      }
      const fail = (error: unknown): void => {
        if (gone) return
        if (missing === 'thrown' || !isFailedImport(error))
          return setPart(() => {
            throw error
          })
        missingParts.add(attempt)
        void sayFailedImport(host)
      }
      const attempt = (): void => void draw().catch((error: unknown) => setTimeout(fail, leaving, error))
      attempt()
      window.addEventListener('online', attempt)
      return () => {
        gone = true
        window.removeEventListener('online', attempt)
        missingParts.delete(attempt)
      }
    }, [host, Part])
    return Part ? <Part {...props} /> : place
  }
}
