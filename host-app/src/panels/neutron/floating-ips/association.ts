import type { Client, FloatingIp, Port } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import type { Router } from '../routers/router.js'
import { compareNames } from '../../../stores/compare-names.js'

/** A fixed address that a floating IP can stand for. */
export interface Target {
  /** As the server takes it: `<port id>_<fixed address>`. */
  readonly value: string
  readonly label: string
  /** What is against it, as far as the project sees. */
  readonly group?: string
}

/** The pool of a floating IP. */
interface Pool {
  readonly pool: string | null
  /** As routers tell their gateways. */
  readonly pool_name: string
}

interface Known {
  readonly ports: readonly Port[]
  readonly floatingIps: readonly Pick<FloatingIp, 'port_id' | 'fixed_ip' | 'pool'>[]
  readonly instances: ReadonlyMap<string, string | null>
  /** Null when nobody can tell: nothing is said against any port. */
  readonly routers: readonly Pick<Router, 'id' | 'external_network'>[] | null
  /** Networks of other projects whose routers are not seen. */
  readonly shared: ReadonlySet<string>
}

/** Addresses of IPv4: floating IPs stand for no others. */
const isV4 = (address: string) => !address.includes(':')

function ownerOf({ device_id, device_owner, name, id }: Port, instances: Known['instances']): string {
  if (device_owner?.startsWith('compute:') && device_id) return instances.get(device_id) || device_id
  return t('port %s', [name || `(${id.slice(0, 13)})`])
}

/** Whether a router of the project joins an address of a port to the pool. */
function joinedTo({ pool, pool_name }: Pool, { ports, routers, shared }: Known) {
  const joining = new Set(
    routers
      ?.filter(({ external_network }) => external_network === pool_name || external_network === pool)
      .map(({ id }) => id),
  )
  const subnets = new Set(
    ports
      .filter(({ device_owner, device_id }) => device_owner?.startsWith('network:') && joining.has(device_id ?? ''))
      .flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id)),
  )
  return ({ network_id }: Port, subnet: string | null) =>
    routers === null || shared.has(network_id ?? '') || subnets.has(subnet)
}

/**
 * What a floating IP of a pool can be given to: IPv4 addresses of ports that are not the network's own, without one of the same pool
 * already. Those that no router of the project joins to the pool come last: the network service refuses them, unless a router of
 * somebody else's does.
 */
export function targetsOf({ pool, pool_name }: Pool, known: Known): Target[] {
  const { ports, floatingIps, instances } = known
  const isJoined = joinedTo({ pool, pool_name }, known)
  const apart = { group: t('No router of the project leads to %s', [pool_name]) }
  const taken = new Set(
    floatingIps.filter((one) => one.pool === pool && one.port_id).map((one) => `${one.port_id}_${one.fixed_ip}`),
  )
  return ports
    .filter(({ device_owner }) => !device_owner?.startsWith('network:'))
    .flatMap((port) =>
      port.fixed_ips
        .flatMap(({ ip_address: address, subnet_id }) => (address && isV4(address) ? [{ address, subnet_id }] : []))
        .map(({ address, subnet_id }) => ({
          value: `${port.id}_${address}`,
          label: `${ownerOf(port, instances)}: ${address}`,
          ...(!isJoined(port, subnet_id) && apart),
        })),
    )
    .filter(({ value }) => !taken.has(value))
    .toSorted((a, b) => Number('group' in a) - Number('group' in b) || compareNames(a.label, b.label))
}

/** The targets as they are now; names that cannot be had are ids. */
export async function loadTargets(
  client: Pick<Client, 'call'>,
  { projectId, ...pool }: Pool & { projectId: string | null },
  signal?: AbortSignal,
): Promise<Target[]> {
  const query = projectId === null ? undefined : { project_id: projectId }
  const [ports, floatingIps, servers, routers, networks] = await Promise.all([
    client.call('neutron.ports.list', { query, signal, quiet: true }),
    client.call('neutron.floatingIps.list', { signal, quiet: true }),
    client.call('nova.servers.list', { signal, quiet: true }).catch(() => ({ items: [] })),
    client.call('neutron.routers.list', { signal, quiet: true }).catch(() => null),
    client.call('neutron.networks.list', { signal, quiet: true }).catch(() => null),
  ])
  return targetsOf(pool, {
    ports: ports.items,
    floatingIps: floatingIps.items,
    instances: new Map(servers.items.map(({ id, name }) => [id, name])),
    // Which networks are shared has to be known as well.
    routers: networks && routers && routers.items,
    shared: new Set(networks?.items.filter(({ shared }) => shared).map(({ id }) => id)),
  })
}
