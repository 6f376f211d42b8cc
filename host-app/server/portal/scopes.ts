/** What a portal may be shown, and nothing else. */
export const portalScopes = ['quota', 'volume-quota', 'network-quota', 'instances', 'topology'] as const
export type PortalScope = (typeof portalScopes)[number]

type Answers = Readonly<Record<string, unknown>>

export interface ScopeSource {
  /** What is asked of the cloud: these addresses, whatever the portal's own question looks like. */
  readonly addresses: readonly string[]
  /** What the portal is shown of the answers, in their order; without it the one answer as it is. */
  readonly show?: (answers: readonly unknown[], project: string) => unknown
}

export const scopeSources: Readonly<Record<PortalScope, ScopeSource>> = {
  quota: { addresses: ['api/nova/limits/?reserved=true'] },
  'volume-quota': { addresses: ['api/cinder/tenantabsolutelimits/'] },
  'network-quota': {
    addresses: ['api/neutron/networks/', 'api/network/floatingips/', 'api/network/securitygroups/'],
    // Horizon tells nobody but administrators the limits of the network service: how much is used is all there is.
    show: ([networks, floatingIps, securityGroups], project) => ({
      totalNetworksUsed: itemsOf(networks).filter(isOf(project)).length,
      totalFloatingIpsUsed: itemsOf(floatingIps).length,
      totalSecurityGroupsUsed: itemsOf(securityGroups).length,
    }),
  },
  instances: {
    addresses: ['api/nova/servers/', 'api/nova/flavors/'],
    show: ([servers, flavors]) => {
      // Most instances say only which flavor they have, not how it is called.
      const names = new Map(itemsOf(flavors).map(({ id, name }) => [id, name]))
      return { items: itemsOf(servers).map((server) => shownInstance(server, names)) }
    },
  },
  topology: { addresses: ['project/network_topology/json'] },
}

function itemsOf(answer: unknown): readonly Answers[] {
  const items = isRecord(answer) ? answer['items'] : undefined
  return Array.isArray(items) ? items.filter(isRecord) : []
}

/** Networks that others share with the project count for those. */
const isOf = (project: string) => (item: Answers) => (item['tenant_id'] ?? item['project_id']) === project

/** What a list of instances needs: no metadata, no keys, no host, no user. */
function shownInstance(server: Answers, flavors: ReadonlyMap<unknown, unknown>) {
  const flavor = isRecord(server['flavor']) ? server['flavor'] : {}
  return {
    id: server['id'],
    name: server['name'],
    status: server['status'],
    task_state: server['OS-EXT-STS:task_state'] ?? server['task_state'] ?? null,
    created: server['created'] ?? server['created_at'] ?? null,
    flavor: flavor['original_name'] ?? flavor['name'] ?? flavors.get(flavor['id']) ?? null,
    image: server['image_name'] ?? null,
    addresses: addressesOf(server['addresses']),
  }
}

function addressesOf(networks: unknown): string[] {
  const entries = isRecord(networks) ? Object.values(networks).flat() : []
  return entries.flatMap((entry) => (isRecord(entry) && typeof entry['addr'] === 'string' ? [entry['addr']] : []))
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
