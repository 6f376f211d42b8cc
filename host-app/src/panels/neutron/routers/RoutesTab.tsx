import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import type { Area } from '../../../paths.js'
import { routeActions } from './actions.js'
import type { Route } from './router.js'

/** A route is called by where it leads. */
type NamedRoute = Route & { readonly name: string }

const byDestination = { column: 'destination', direction: 'ascending' } as const
const keyOf = ({ id }: Route) => id

const routeColumns = (): Column<NamedRoute>[] => [
  {
    id: 'destination',
    title: t('Destination CIDR'),
    rowHeader: true,
    type: 'ip',
    value: ({ destination }) => destination,
    cell: ({ destination }) => ({ text: destination, mono: true }),
  },
  {
    id: 'nexthop',
    title: t('Next Hop'),
    type: 'ip',
    value: ({ nexthop }) => nexthop,
    cell: ({ nexthop }) => ({ text: nexthop, mono: true }),
  },
]

interface RoutesTabProps {
  area: Area
  /** Its id. */
  router: string
}

/** The static routes of a router. */
export function RoutesTab({ area, router }: RoutesTabProps) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { items } = await client.call('neutron.routers.routes', { params: { id: router }, signal, quiet: true })
      return items.map((route): NamedRoute => ({ ...route, name: route.destination ?? route.id }))
    },
    [client, router],
  )
  const list = useResourceList<NamedRoute>({ load, keyOf })
  const actions = useActions(
    useMemo(() => routeActions(router), [router]),
    list,
  )
  const columns = useMemo(() => routeColumns(), [])
  const own = area === 'project'
  return (
    <PartList<NamedRoute>
      label={t('Static Routes')}
      name={`${area}.routers.routes`}
      list={list}
      columns={columns}
      defaultSort={byDestination}
      rowName={({ name }) => name}
      actions={own ? actions : undefined}
      create={own ? <PageActionButtons buttons={actions.page} /> : null}
    />
  )
}
