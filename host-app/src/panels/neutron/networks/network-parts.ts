import type { Client, Port, Subnet } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { adminStateLabel, statusLook } from '../trunks/trunk.js'
import { nameOrId, type NetworkItem } from './network.js'

/** Whether the network of a subnet or port is this project's. */
interface Owned {
  readonly own: boolean
}

export type SubnetItem = Subnet & Owned
export type PortItem = Port & Owned

/** The columns of Horizon's tab Subnets. `href`: address of a subnet, with the web root. */
export function subnetColumns(href: (subnet: SubnetItem) => string): Column<SubnetItem>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOrId,
      cell: (subnet) => ({ text: nameOrId(subnet), href: href(subnet), mono: !subnet.name }),
    },
    {
      id: 'cidr',
      title: t('Network Address'),
      type: 'ip',
      value: ({ cidr }) => cidr,
      cell: ({ cidr }) => ({ text: cidr, mono: true }),
    },
    { id: 'ip_version', title: t('IP Version'), priority: 2, value: ({ ip_version }) => ipVersionLabel(ip_version) },
    {
      id: 'gateway_ip',
      title: t('Gateway IP'),
      priority: 2,
      type: 'ip',
      value: ({ gateway_ip }) => gateway_ip,
      cell: ({ gateway_ip }) => ({ text: gateway_ip, mono: true }),
    },
  ]
}

export const ipVersionLabel = (version: number | null) => (version === null ? '' : `IPv${version}`)

/** The ports on a network, as far as this user may see them. */
export async function loadNetworkPorts(
  client: Pick<Client, 'call'>,
  { id, own, project_id, elsewhere = !own }: Pick<NetworkItem, 'id' | 'own' | 'project_id'> & { elsewhere?: boolean },
  signal?: AbortSignal,
): Promise<PortItem[]> {
  const query = { network_id: id }
  const { items } = await client.call('neutron.ports.list', { query, signal, quiet: true })
  // Horizon 27 keeps back those of other projects until their project is named (A-REL-01): the network's is known.
  const isWhole = !elsewhere || !project_id || items.some((port) => port.project_id === project_id)
  const { items: others } = isWhole
    ? { items: [] }
    : await client.call('neutron.ports.list', { query: { ...query, project_id }, signal, quiet: true })
  return [...items, ...others].map((port): PortItem => ({ ...port, own }))
}

/** The columns of Horizon's tab Ports. `href`: address of a port, with the web root. */
export function portColumns<Item extends Port>(href: (port: Item) => string): Column<Item>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOrId,
      cell: (port) => ({ text: nameOrId(port), href: href(port), mono: !port.name }),
    },
    {
      id: 'fixed_ips',
      title: t('Fixed IPs'),
      type: 'ip',
      value: addresses,
      cell: (port) => ({ lines: addresses(port), mono: true }),
    },
    {
      id: 'mac_address',
      title: t('MAC Address'),
      priority: 3,
      whole: true,
      value: ({ mac_address }) => mac_address,
      cell: ({ mac_address }) => ({ text: mac_address, mono: true }),
    },
    { id: 'device', title: t('Attached Device'), priority: 2, value: attachedDevice },
    {
      id: 'status',
      title: t('Status'),
      priority: 2,
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
    { id: 'admin_state', title: t('Admin State'), priority: 3, value: adminStateLabel },
  ]
}

const addresses = ({ fixed_ips }: Pick<Port, 'fixed_ips'>) => fixed_ips.flatMap(({ ip_address }) => ip_address ?? [])

/** What a port is plugged into, as Horizon says it. */
export const attachedDevice = ({ device_owner, device_id }: Pick<Port, 'device_owner' | 'device_id'>) =>
  device_owner || (device_id ? device_id : t('Detached'))
