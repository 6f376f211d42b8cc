import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { orSayFailedImport } from './say-failed-import.js'
import { useHost } from '../host.js'

/**
 * A part that is fetched when it is first drawn. When it cannot be, that is said, the page stays, and it comes when it is there.
 *
 * @param place stands there meanwhile
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function LatePart(props: Props) {
    const host = useHost()
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let gone = false
      const draw = async (): Promise<void> => {
        const { default: part } = await orSayFailedImport(load, host, attempt)
        known = part
        if (!gone) setPart(() => part)
      }
      const attempt = (): void => void draw().catch(() => undefined)
      attempt()
      return () => {
        gone = true
      }
    }, [host, Part])
    return Part ? <Part {...props} /> : place
  }
}
