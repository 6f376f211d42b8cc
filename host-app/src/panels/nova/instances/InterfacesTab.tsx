import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useOnChange } from '../../../hooks/use-on-change.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { nameOrId } from '../../neutron/networks/network.js'
import { portColumns } from '../../neutron/networks/network-parts.js'
import { portActions } from '../../neutron/networks/part-actions.js'

/** A port of the instance, with the name of its network. */
type Interface = AnswerOf<'neutron.ports.list'>['items'][number] & { readonly own: true; readonly network: string }

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Interface) => id

/** The ports of an instance: where it is plugged in, and what may pass. */
export function InterfacesTab({ instance, version, area }: { instance: string; version: string; area: Area }) {
  const { client, webroot } = useHost()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Interface[]> => {
      const [ports, networks] = await Promise.all([
        client.call('neutron.ports.list', { query: { device_id: instance }, signal, quiet: true }),
        // Without the names the ids say where.
        client.call('neutron.networks.list', { signal, quiet: true }).catch(() => ({ items: [] })),
      ])
      const names = new Map(networks.items.map((network) => [network.id, nameOrId(network)]))
      return ports.items.map((port) => ({
        ...port,
        own: true,
        network: names.get(port.network_id ?? '') ?? port.network_id ?? '',
      }))
    },
    [client, instance],
  )
  const list = useResourceList<Interface>({ type: resourceTypes.port, load, keyOf, query: instance })
  useOnChange(version, () => void list.refresh())
  const actions = useActions(portActions, list)
  const columns = useMemo((): Column<Interface>[] => {
    const [name, ...rest] = portColumns<Interface>(({ id }) => atWebroot(webroot, paths.port(area, id)))
    return [
      ...(name ? [name] : []),
      { id: 'network', title: t('Network'), value: ({ network }) => network },
      ...rest.filter(({ id }) => id !== 'device'),
    ]
  }, [webroot, area])
  return (
    <PartList<Interface>
      label={t('Interfaces')}
      name="project.instances.interfaces"
      list={list}
      columns={columns}
      defaultSort={byName}
      rowName={nameOrId}
      actions={actions}
    />
  )
}
