import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { isNative } from '../navigation/addresses.js'
import { mergeNavigation, onlyOffered } from '../navigation/navigation-model.js'
import { useHost } from '../host.js'
import { allowedNavigation } from '../navigation/allowed-navigation.js'
import { dashboards, type Dashboard } from '../navigation/navigation.js'
import { pageAddresses } from '../navigation/page-addresses.js'
import { networkIdle } from '../stores/network-idle.js'

const routed = new Set<string>(pageAddresses.map(({ panel }) => panel))

/** What is open to this user: our own panels, and those the cloud has beside them; empty until that is known. */
export function useNavigation(): readonly Dashboard[] {
  const { client, cloudNavigation } = useHost()
  const cloud = useStore(cloudNavigation.panels)
  const [open, setOpen] = useState<{ readonly known: readonly Dashboard[]; readonly behind: boolean } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      // Shown together with the cloud's part, which comes after the page's own rows.
      if (!cloudNavigation.remembered) await networkIdle(client, stop.signal)
      const [known, behind] = await Promise.all([
        allowedNavigation(dashboards, (id) => routed.has(id), client),
        client.horizonPages(),
      ])
      if (!stop.signal.aborted) setOpen({ known, behind })
    }
    load().catch(() => undefined)
    return () => stop.abort()
  }, [client, cloudNavigation])
  return useMemo(() => {
    if (!open || !cloud) return []
    const shown = open.behind ? onlyOffered(open.known, cloud) : open.known
    return mergeNavigation(dashboards, shown, cloud, isNative)
  }, [open, cloud])
}
