import { useEffect } from 'react'
import { useHost } from '../host.js'

/** Reads again what another tab may have changed, and what shows something whose held deletion was sent. @param reread kept stable */
export function useDoneElsewhere(reread: () => Promise<unknown>): void {
  const { held, tabs } = useHost()
  useEffect(() => {
    const ends = [held.onSent(reread), tabs.listen(() => void reread())]
    return () => {
      for (const end of ends) end()
    }
  }, [held, tabs, reread])
}
