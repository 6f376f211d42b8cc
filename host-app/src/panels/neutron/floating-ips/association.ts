import type { Client, FloatingIp, Port } from '@stratus/api-client'
import { t } from '@stratus/widgets'

/** A fixed address that a floating IP can stand for. */
export interface Target {
  /** As the server takes it: `<port id>_<fixed address>`. */
  readonly value: string
  readonly label: string
}

interface Known {
  readonly ports: readonly Port[]
  readonly floatingIps: readonly Pick<FloatingIp, 'port_id' | 'fixed_ip' | 'pool'>[]
  readonly instances: ReadonlyMap<string, string | null>
}

/** Addresses of IPv4: floating IPs stand for no others. */
const isV4 = (address: string) => !address.includes(':')

function ownerOf({ device_id, device_owner, name, id }: Port, instances: Known['instances']): string {
  if (device_owner?.startsWith('compute:') && device_id) return instances.get(device_id) || device_id
  return t('port %s', [name || `(${id.slice(0, 13)})`])
}

/**
 * What a floating IP of a pool can be given to: IPv4 addresses of ports that are not the network's own, without one of the same pool
 * already. Whether a router leads there is the network service's to say.
 */
export function targetsOf(pool: string | null, { ports, floatingIps, instances }: Known): Target[] {
  const taken = new Set(
    floatingIps.filter((one) => one.pool === pool && one.port_id).map((one) => `${one.port_id}_${one.fixed_ip}`),
  )
  return ports
    .filter(({ device_owner }) => !device_owner?.startsWith('network:'))
    .flatMap((port) =>
      port.fixed_ips
        .flatMap(({ ip_address }) => (ip_address && isV4(ip_address) ? [ip_address] : []))
        .map((address) => ({
          value: `${port.id}_${address}`,
          label: `${ownerOf(port, instances)}: ${address}`,
        })),
    )
    .filter(({ value }) => !taken.has(value))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }))
}

/** The targets as they are now; names that cannot be had are ids. */
export async function loadTargets(
  client: Pick<Client, 'call'>,
  { pool, projectId }: { pool: string | null; projectId: string | null },
  signal?: AbortSignal,
): Promise<Target[]> {
  const query = projectId === null ? undefined : { project_id: projectId }
  const [ports, floatingIps, servers] = await Promise.all([
    client.call('neutron.ports.list', { query, signal, quiet: true }),
    client.call('neutron.floatingIps.list', { signal, quiet: true }),
    client.call('nova.servers.list', { signal, quiet: true }).catch(() => ({ items: [] })),
  ])
  return targetsOf(pool, {
    ports: ports.items,
    floatingIps: floatingIps.items,
    instances: new Map(servers.items.map(({ id, name }) => [id, name])),
  })
}
