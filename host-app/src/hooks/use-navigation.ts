import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { isNative } from '../classic/addresses.js'
import { mergeNavigation } from '../classic/navigation-model.js'
import { useHost } from '../host.js'
import { allowedNavigation } from '../navigation-gates.js'
import { dashboards, type Dashboard } from '../navigation.js'
import { panelRoutes } from '../panels/registry.js'

const routed = new Set(panelRoutes.map(({ panel }) => panel))

/** What is open to this user: our own panels, and those the cloud has beside them; empty until that is known. */
export function useNavigation(): readonly Dashboard[] {
  const { client, cloudNavigation } = useHost()
  const cloud = useStore(cloudNavigation.panels)
  const [open, setOpen] = useState<readonly Dashboard[] | null>(null)
  useEffect(() => {
    let current = true
    void allowedNavigation(dashboards, (id) => routed.has(id), client).then((known) => current && setOpen(known))
    return () => {
      current = false
    }
  }, [client])
  return useMemo(() => (open && cloud ? mergeNavigation(dashboards, open, cloud, isNative) : []), [open, cloud])
}
