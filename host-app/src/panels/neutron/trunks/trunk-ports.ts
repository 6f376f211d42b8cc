import type { AnswerOf, Client } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { addressLines, subnetNames, type SubnetNames } from '../port-addresses.js'
import { adminStateLabel, statusLook } from './trunk.js'
import { compareNames } from '../../../stores/compare-names.js'

type WirePort = AnswerOf<'neutron.ports.list'>['items'][number]

/** A port with the names of what it belongs to (P-TRK-09). */
export type TrunkPort = WirePort & {
  /** Null where it cannot be had. */
  readonly network_name: string | null
  readonly subnet_names: SubnetNames
}

/** Named before unnamed, then by name, then by id. */
export function byPortOrder(one: WirePort, two: WirePort): number {
  const unnamed = ({ name }: WirePort) => Number(!name)
  return (
    unnamed(one) - unnamed(two) ||
    compareNames(one.name ?? '', two.name ?? '') ||
    (one.id < two.id ? -1 : one.id > two.id ? 1 : 0)
  )
}

/**
 * The ports of a project, with the names of their networks and subnets; one that cannot be had is left out, since the ports
 * can be chosen without.
 * @param projectId null asks for every project's (the admin area, G-GATE-07)
 */
export async function loadPorts(
  client: Pick<Client, 'call'>,
  projectId: string | null,
  signal?: AbortSignal,
): Promise<TrunkPort[]> {
  const query = projectId === null ? undefined : { project_id: projectId }
  const none = { items: [] }
  const [ports, networks, subnets] = await Promise.all([
    client.call('neutron.ports.list', { query, signal, quiet: true }),
    client.call('neutron.networks.list', { signal, quiet: true }).catch(() => none),
    client.call('neutron.subnets.list', { signal, quiet: true }).catch(() => none),
  ])
  const networkNames = new Map(networks.items.map(({ id, name }) => [id, name]))
  return ports.items.toSorted(byPortOrder).map((port) => ({
    ...port,
    network_name: networkNames.get(port.network_id ?? '') || null,
    subnet_names: subnetNames(port, subnets.items),
  }))
}

/** What people call a port. */
export const portName = ({ name, id }: Pick<WirePort, 'name' | 'id'>) => name || id

/** The columns of a list of ports to choose from. */
export function portColumns(): Column<TrunkPort>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: portName,
      cell: (port) => ({ text: portName(port), mono: !port.name }),
    },
    {
      id: 'ip',
      title: t('IP'),
      priority: 2,
      type: 'ip',
      value: ({ fixed_ips }) => fixed_ips.flatMap(({ ip_address }) => ip_address ?? []),
      cell: (port) => ({ lines: addressLines(port) }),
    },
    { id: 'admin_state', title: t('Admin State'), priority: 3, value: adminStateLabel },
    {
      id: 'status',
      title: t('Status'),
      priority: 2,
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
  ]
}

/** A subport that this user cannot see: it has only its id, and stays what it is unless it is taken out. */
export function strangePort(id: string): TrunkPort {
  return {
    id,
    name: null,
    description: null,
    project_id: null,
    tenant_id: null,
    created_at: null,
    updated_at: null,
    revision_number: null,
    tags: [],
    admin_state_up: null,
    admin_state: null,
    network_id: null,
    status: null,
    mac_address: null,
    fixed_ips: [],
    device_id: null,
    device_owner: null,
    security_groups: [],
    vnic_type: null,
    vif_type: null,
    host_id: null,
    port_security_enabled: null,
    allowed_address_pairs: [],
    qos_policy_id: null,
    dns_name: null,
    trunk_details: null,
    trunk_id: null,
    segmentation_type: null,
    segmentation_id: null,
    network_name: null,
    subnet_names: {},
  }
}
