import { t } from '@stratus/widgets'
import { useCallback, useEffect, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { useOnChange } from '../../../hooks/use-on-change.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { PartList } from '../../../list/PartList.js'
import { remembered } from '../../../stores/row-memory.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { nameOrId, type NetworkItem } from './network.js'
import { loadNetworkPorts, portColumns, type PortItem } from './network-parts.js'
import { portActionsOf } from './part-actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: PortItem) => id
const remember = remembered<PortItem>('ports', [
  'id',
  'name',
  'own',
  'network_id',
  'fixed_ips',
  'mac_address',
  'device_id',
  'device_owner',
  'status',
  'admin_state',
  'admin_state_up',
])

interface PortsTabProps {
  network: Pick<NetworkItem, 'id' | 'own' | 'project_id'>
  /** Another one when something was done with the network. */
  version: number
  area?: Area
  /** Whether the network takes another one from this user. */
  mayCreate: boolean
  /** Why the quota takes no other one, translated. */
  full: string | undefined
  onCount(ports: number): void
}

/** The ports on a network, as far as this user may see them. */
export function PortsTab({ network, version, area = 'project', mayCreate, full, onCount }: PortsTabProps) {
  const { client, webroot } = useHost()
  const { id: networkId, own, project_id } = network
  const load = useCallback(
    (signal: AbortSignal) =>
      loadNetworkPorts(client, { id: networkId, own, project_id, elsewhere: area === 'admin' || !own }, signal),
    [client, networkId, own, project_id, area],
  )
  const list = useResourceList<PortItem>({ type: resourceTypes.port, load, keyOf, remember, query: networkId })
  useOnChange(version, () => void list.refresh())
  const count = countOf(list)
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count, onCount])
  const actions = useActions(
    useMemo(() => portActionsOf(networkId), [networkId]),
    list,
    { create: full },
  )
  const columns = useMemo(() => portColumns(({ id }) => atWebroot(webroot, paths.port(area, id))), [webroot, area])
  return (
    <PartList<PortItem>
      label={t('Ports')}
      name="project.networks.ports"
      list={list}
      columns={columns}
      defaultSort={byName}
      rowName={nameOrId}
      actions={actions}
      create={mayCreate ? <PageActionButtons buttons={actions.page} /> : null}
    />
  )
}
