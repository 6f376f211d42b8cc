import { t } from '@stratus/widgets'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useClassicModal } from '../../shared/use-classic-modal.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import { portActions, portGates } from './actions.js'
import { nameOrId, type NetworkItem } from './network.js'
import { portColumns, type PortItem } from './network-parts.js'
import { PartList } from './PartList.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: PortItem) => id

interface PortsTabProps {
  network: NetworkItem
  create: ReactNode
}

/** The ports on a network, as far as this user may see them. */
export function PortsTab({ network, create }: PortsTabProps) {
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
  const list = useResourceList<PortItem>({ load, keyOf })
  const openForm = useClassicModal(() => void list.refresh())
  const columns = useMemo(() => portColumns(({ id }) => atWebroot(webroot, paths.port('project', id))), [webroot])
  const rowActions = useCallback((port: PortItem) => actionsOf(portActions, port, gates), [gates])
  return (
    <PartList<PortItem>
      label={t('Ports')}
      name="project.networks.ports"
      list={list}
      columns={columns}
      sort={byName}
      rowName={nameOrId}
      rowActions={rowActions}
      onAction={(_, port) =>
        openForm(atWebroot(webroot, `/project/networks/${networkId}/ports/${port.id}/update`), t('Edit Port'))
      }
      create={create}
    />
  )
}
