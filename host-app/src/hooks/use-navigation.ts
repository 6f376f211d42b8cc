import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { allowedNavigation } from '../navigation-gates.js'
import { dashboards, type Dashboard } from '../navigation.js'
import { panelRoutes } from '../panels/registry.js'

const routed = new Set(panelRoutes.map(({ panel }) => panel))

/** The part of the navigation that exists and is open to this user; empty until that is known. */
export function useNavigation(): readonly Dashboard[] {
  const { client } = useHost()
  const [open, setOpen] = useState<readonly Dashboard[]>([])
  useEffect(() => {
    let current = true
    void allowedNavigation(dashboards, (id) => routed.has(id), client).then((known) => current && setOpen(known))
    return () => {
      current = false
    }
  }, [client])
  return open
}
