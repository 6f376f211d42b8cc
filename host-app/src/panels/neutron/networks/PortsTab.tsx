import { portCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useEffect, useMemo } from 'react'
import { portDeletion } from '../../../classic/long-tail/deletions.js'
import { createPort, portLongTail } from '../../../classic/long-tail/networks.js'
import { useLongTail } from '../../../classic/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../shared/row-memory.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../shared/use-resource-list.js'
import { portActions, portGates, portWords } from './actions.js'
import { nameOrId, type NetworkItem } from './network.js'
import { portColumns, type PortItem } from './network-parts.js'
import { PartList } from './PartList.js'

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
  network: NetworkItem
  /** Whether the network takes another one from this user. */
  mayCreate: boolean
  /** Why the quota takes no other one, translated. */
  full: string | undefined
  onCount(ports: number): void
}

/** The ports on a network, as far as this user may see them. */
export function PortsTab({ network, mayCreate, full, onCount }: PortsTabProps) {
  const { client, webroot } = useHost()
  const gates = useOpenGates(portGates) ?? noGates
  const { id: networkId, own } = network
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { network_id: networkId }
      const { items } = await client.call('neutron.ports.list', { query, signal, quiet: true })
      return items.map((port): PortItem => ({ ...port, own }))
    },
    [client, networkId, own],
  )
  const list = useResourceList<PortItem>({ load, keyOf, remember, query: networkId })
  const count = countOf(list)
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count, onCount])
  const longTail = useLongTail<PortItem>({
    type: resourceTypes.port,
    actions: portLongTail,
    onResult: list.settle,
    refresh: () => void list.refresh(),
  })
  const deletion = useDeletion<PortItem>({
    type: resourceTypes.port,
    words: portWords,
    obstacle: portCan.delete.obstacle,
    run: ({ id }) => mustClassicAction(client, portDeletion(networkId), id),
    onResult: list.settle,
  })
  const columns = useMemo(() => portColumns(({ id }) => atWebroot(webroot, paths.port('project', id))), [webroot])
  const rowActions = useCallback((port: PortItem) => actionsOf(portActions, port, gates), [gates])
  return (
    <>
      <PartList<PortItem>
        label={t('Ports')}
        name="project.networks.ports"
        list={list}
        columns={columns}
        sort={byName}
        rowName={nameOrId}
        rowActions={rowActions}
        onAction={(action, port) => {
          if (!longTail.run(action, port)) deletion.ask([port])
        }}
        create={
          mayCreate ? (
            <Button icon="plus" unavailable={full} onClick={() => longTail.open(createPort(networkId))}>
              {t('Create Port')}
            </Button>
          ) : null
        }
      />
      {deletion.dialog}
    </>
  )
}
