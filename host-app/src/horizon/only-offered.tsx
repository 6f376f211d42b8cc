import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useAllowed } from '../hooks/use-allowed.js'
import { useHost } from '../host.js'
import { onlyOffered } from '../navigation/navigation-model.js'
import { dashboards, locate } from '../navigation/navigation.js'
import { late } from '../actions/late.js'
import { Loading } from '../ui/Loading.js'

const NotOffered = late(() => import('./NotOfferedPage.js'), <Loading lines={6} />, 'thrown')

const withoutHorizon = { withoutHorizon: true } as const
const horizonPages = { horizonPages: true } as const

/** A page that asks the services themselves: a bookmark of it may be opened in front of a Horizon, which has nothing for it. */
export function onlyWithoutHorizon(Panel: ComponentType): ComponentType {
  return function Component() {
    const open = useAllowed(withoutHorizon)
    return open ? <Panel /> : open === undefined ? <Loading lines={6} /> : <NotOffered />
  }
}

/** A page of a panel that not every release of Horizon has; one that does not tell what it has is taken to have it. */
export function onlyWhereOffered(Panel: ComponentType): ComponentType {
  return function Component() {
    const { cloudNavigation } = useHost()
    const { pathname } = useLocation()
    const cloud = useStore(cloudNavigation.panels)
    const behind = useAllowed(horizonPages)
    if (behind === undefined || (behind && !cloud)) return <Loading lines={6} />
    const known = behind && cloud?.length ? onlyOffered(dashboards, cloud) : dashboards
    return locate(pathname, known)?.panel === locate(pathname)?.panel ? <Panel /> : <NotOffered />
  }
}
