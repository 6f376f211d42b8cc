import type { Port } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { atWebroot, paths, type Area } from '../../../paths.js'
import { nameOrId } from '../networks/network.js'
import { portColumns } from '../networks/network-parts.js'
import { interfaceActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Port) => id

const owners: Readonly<Record<string, string>> = {
  'network:router_gateway': 'External Gateway',
  'network:router_interface': 'Internal Interface',
}

const kindColumn = (): Column<Port> => ({
  id: 'kind',
  title: t('Type'),
  priority: 2,
  value: ({ device_owner }) => t(owners[device_owner ?? ''] ?? device_owner ?? ''),
})

interface InterfacesTabProps {
  area: Area
  /** Its id. */
  router: string
}

/** The ports by which a router stands on networks, as far as this user may see them. */
export function InterfacesTab({ area, router }: InterfacesTabProps) {
  const { client, webroot } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('neutron.ports.list', { query: { device_id: router }, signal, quiet: true })).items,
    [client, router],
  )
  const list = useResourceList<Port>({ load, keyOf })
  const actions = useActions(
    useMemo(() => interfaceActions(router), [router]),
    list,
  )
  const columns = useMemo(
    () =>
      portColumns<Port>(({ id }) => atWebroot(webroot, paths.port(area, id))).map((column) =>
        column.id === 'device' ? kindColumn() : column,
      ),
    [webroot, area],
  )
  const own = area === 'project'
  return (
    <PartList<Port>
      label={t('Interfaces')}
      name={`${area}.routers.interfaces`}
      list={list}
      columns={columns}
      defaultSort={byName}
      rowName={nameOrId}
      actions={own ? actions : undefined}
      create={own ? <PageActionButtons buttons={actions.page} /> : null}
    />
  )
}
