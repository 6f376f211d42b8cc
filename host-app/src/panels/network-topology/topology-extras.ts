import type { AnswerOf, Client } from '@stratus/api-client'

type Topology = AnswerOf<'horizon.topology'>
type FloatingIp = AnswerOf<'neutron.floatingIps.list'>['items'][number]
type Port = AnswerOf<'neutron.ports.list'>['items'][number]

/** What other operations tell of a topology. */
export interface TopologyExtras {
  readonly floatingIps: readonly FloatingIp[]
  /** Addresses of ports without port security, by the id of their instance. */
  readonly unguarded: ReadonlyMap<string, readonly string[]>
}

export const noExtras: TopologyExtras = { floatingIps: [], unguarded: new Map() }

/** Asks for what Horizon's topology leaves out. Whoever may not see a part of it goes without; what failed says nothing new. */
export async function loadExtras(
  client: Pick<Client, 'call'>,
  projectId: string,
  signal: AbortSignal,
): Promise<Partial<TopologyExtras>> {
  const quiet = { signal, quiet: true }
  const [addresses, ports] = await Promise.allSettled([
    client.call('neutron.floatingIps.list', quiet),
    client.call('neutron.ports.list', { query: { project_id: projectId }, ...quiet }),
  ])
  return {
    ...(addresses.status === 'fulfilled' && { floatingIps: addresses.value.items }),
    ...(ports.status === 'fulfilled' && { unguarded: unguardedIn(ports.value.items) }),
  }
}

/** Only instances are guarded: ports of routers and of the network itself never are. */
function unguardedIn(ports: readonly Port[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { device_id: id, device_owner: owner, port_security_enabled: isGuarded, fixed_ips: ips } of ports) {
    if (!id || !owner?.startsWith('compute:') || isGuarded !== false) continue
    found.set(id, [...(found.get(id) ?? []), ...ips.flatMap(({ ip_address: address }) => address ?? [])])
  }
  return found
}

/** The same instances on the same ports: then nothing else has to be asked anew. */
export function hasSameParts(one: Topology, other: Topology): boolean {
  const isSame = (some: readonly { readonly id: string }[], others: readonly { readonly id: string }[]) =>
    some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
  return isSame(one.servers, other.servers) && isSame(one.ports, other.ports)
}
