import type { Client, FloatingIp } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { paths } from '../../../paths.js'
import { statusLook } from '../trunks/trunk.js'

/** A floating IP with the names of what it belongs to. */
export interface FloatingIpItem extends FloatingIp {
  /** Its address: what it is called when it is released. */
  readonly name: string
  /** Name of the external network; its id where the name cannot be had. */
  readonly pool_name: string
  /** The instance behind it: its name, or id. '' when there is none. */
  readonly instance_name: string
}

interface Names {
  readonly pools: ReadonlyMap<string, string | null>
  readonly instances: ReadonlyMap<string, string | null>
}

export function floatingIpItem(address: FloatingIp, { pools, instances }: Names): FloatingIpItem {
  const { pool, instance_id, instance_type } = address
  return {
    ...address,
    name: address.ip ?? address.id,
    pool_name: pools.get(pool ?? '') || (pool ?? ''),
    instance_name: instance_type === 'compute' && instance_id ? instances.get(instance_id) || instance_id : '',
  }
}

const namesOf = (items: readonly { readonly id: string; readonly name: string | null }[]) =>
  new Map(items.map(({ id, name }) => [id, name]))

/** The floating IPs of the project. A name that cannot be had is an id, since the addresses are of use without. */
export async function loadFloatingIps(client: Pick<Client, 'call'>, signal?: AbortSignal): Promise<FloatingIpItem[]> {
  const none = { items: [] }
  const [addresses, pools, servers] = await Promise.all([
    client.call('neutron.floatingIps.list', { signal, quiet: true }),
    client.call('neutron.floatingIpPools.list', { signal, quiet: true }).catch(() => none),
    client.call('nova.servers.list', { signal, quiet: true }).catch(() => none),
  ])
  const names = { pools: namesOf(pools.items), instances: namesOf(servers.items) }
  return addresses.items.map((address) => floatingIpItem(address, names))
}

/** `vm-alpha-1 10.10.1.92`: what the address stands for. */
export const mappedTo = ({ instance_name, fixed_ip }: FloatingIpItem) => `${instance_name} ${fixed_ip ?? ''}`.trim()

/** `TCP 2222 → 10.10.1.92:22`: where its ports lead to, a line each; a range has no numbers here. */
const forwardingsOf = ({ port_forwardings }: FloatingIpItem) =>
  port_forwardings.map(({ protocol, external_port, internal_port, internal_ip_address }) =>
    [protocol?.toUpperCase(), external_port, '→', [internal_ip_address, internal_port].filter(Boolean).join(':')]
      .filter(Boolean)
      .join(' '),
  )

/**
 * The columns of Horizon's own list, in order.
 * @param withDns the network service keeps names of addresses
 * @param href address of a page, with the web root
 */
export function floatingIpColumns(withDns: boolean, href: (path: string) => string): Column<FloatingIpItem>[] {
  const dns: Column<FloatingIpItem>[] = [
    { id: 'dns_name', title: t('DNS Name'), priority: 4, value: ({ dns_name }) => dns_name },
    { id: 'dns_domain', title: t('DNS Domain'), priority: 4, value: ({ dns_domain }) => dns_domain },
  ]
  return [
    {
      id: 'ip',
      title: t('IP Address'),
      rowHeader: true,
      type: 'ip',
      value: ({ name }) => name,
      cell: ({ name }) => ({ text: name, mono: true }),
    },
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    ...(withDns ? dns : []),
    {
      id: 'fixed_ip',
      title: t('Mapped Fixed IP Address'),
      value: (address) => [mappedTo(address), ...forwardingsOf(address)].filter(Boolean).join(', '),
      cell: (address) =>
        address.port_forwardings.length
          ? { lines: forwardingsOf(address) }
          : {
              text: mappedTo(address),
              href:
                address.instance_name && address.instance_id
                  ? href(paths.instance('project', address.instance_id))
                  : null,
            },
    },
    { id: 'pool', title: t('Pool'), priority: 2, value: ({ pool_name }) => pool_name },
    {
      id: 'status',
      title: t('Status'),
      priority: 2,
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
  ]
}

export const floatingIpFacets: readonly Facet[] = [
  { name: 'name', label: 'Floating IP Address', singleton: true },
  { name: 'pool_name', label: 'Pool', singleton: true },
  { name: 'fixed_ip', label: 'Mapped Fixed IP Address', singleton: true },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    options: [
      { key: 'ACTIVE', label: 'Active' },
      { key: 'DOWN', label: 'Down' },
      { key: 'ERROR', label: 'Error' },
    ],
  },
]
