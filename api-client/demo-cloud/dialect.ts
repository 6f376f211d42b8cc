import type { OperationId } from '../operations/table.js'
import type { Query, Reply } from './handler.js'

/** Which Horizon's field names go over the wire: 23 (Zed), as the tables are kept, or today's. */
export type Dialect = 'zed' | 'current'

type Fields = Record<string, unknown>

/** Field names of Zed → today's, by operation prefix. */
const renamed: readonly (readonly [prefix: string, names: Readonly<Record<string, string>>])[] = [
  ['nova.availabilityZones.', { zoneName: 'name', zoneState: 'state' }],
  [
    'neutron.networks.',
    {
      admin_state_up: 'is_admin_state_up',
      shared: 'is_shared',
      'router:external': 'is_router_external',
      subnets: 'subnets',
    },
  ],
  [
    'neutron.floatingIpPools.',
    {
      admin_state_up: 'is_admin_state_up',
      shared: 'is_shared',
      'router:external': 'is_router_external',
      subnets: 'subnet_ids',
    },
  ],
  ['neutron.subnets.', { enable_dhcp: 'enable_dhcp', subnetpool_id: 'subnet_pool_id' }],
  [
    'neutron.ports.',
    {
      admin_state_up: 'is_admin_state_up',
      security_groups: 'security_group_ids',
      'binding:vnic_type': 'binding_vnic_type',
      port_security_enabled: 'is_port_security_enabled',
    },
  ],
  ['neutron.trunks.', { admin_state_up: 'is_admin_state_up' }],
  [
    'neutron.agents.',
    {
      alive: 'is_alive',
      admin_state_up: 'is_admin_state_up',
      heartbeat_timestamp: 'last_heartbeat_at',
      configurations: 'configuration',
    },
  ],
  ['neutron.qosPolicies.', { shared: 'is_shared' }],
  ['neutron.securityGroups.', { shared: 'is_shared' }],
]

const extra = new Set(['binding__vnic_type', 'router__external'])

/** What today's Horizon makes of a query: ports of the own project, unless another is asked for. */
export function fromCurrentQuery(id: OperationId, query: Query, projectId: string): Query {
  return id === 'neutron.ports.list' ? { project_id: projectId, ...query } : query
}

/** Rewrites a JSON answer of the handlers (Zed) as today's Horizon sends it. Other answers pass unchanged. */
export function toCurrentDialect(id: OperationId, reply: Reply): Reply {
  // The SDK takes a flavor that is not there for deleted.
  if (id === 'nova.flavors.delete' && reply.status === 404) return { ...reply, status: 204, body: '' }
  if (reply.status >= 400) return { ...reply, body: throughSdk(id) ? sdkWords(reply) : reply.body }
  return { ...reply, body: convertBody(id, reply.body) }
}

const throughSdk = (id: OperationId) => /^(neutron|nova\.(keypairs|flavors|services|availabilityZones))\./.test(id)

const exceptions: Readonly<Record<number, string>> = {
  400: 'BadRequestException',
  403: 'ForbiddenException',
  404: 'NotFoundException',
  409: 'ConflictException',
}

/** A refusal of a service: the class and the inner address come first, its request id is not told. */
function sdkWords({ status, body }: Reply): Reply['body'] {
  const text: unknown = typeof body === 'string' && body.startsWith('"') ? JSON.parse(body) : null
  const exception = exceptions[status]
  if (typeof text !== 'string' || !exception) return body
  const words = /^(.*?)(?:\nNeutron server returns| \(HTTP \d{3}\))/s.exec(text)?.[1]
  if (words === undefined) return body
  return JSON.stringify(`${exception}: ${status}: Client Error for url: http://cloud.example:9696/v2.0/, ${words}`)
}

function convertBody(id: OperationId, body: Reply['body']): Reply['body'] {
  const convert = converter(id)
  if (!convert || typeof body !== 'string' || !body.startsWith('{')) return body
  const value = JSON.parse(body) as Fields
  if (!Array.isArray(value.items)) return JSON.stringify(convert(value))
  return JSON.stringify({ ...value, items: value.items.map((item: Fields) => convert(item)) })
}

function converter(id: OperationId): ((item: Fields) => Fields) | undefined {
  if (id === 'nova.keypairs.list') return ({ keypair }) => keypairNow(keypair as Fields)
  if (id.startsWith('nova.keypairs.')) return keypairNow
  if (id === 'nova.flavors.list' || id === 'nova.flavors.get' || id === 'nova.flavors.create') return flavorNow
  if (id === 'nova.services.list')
    return ({ zone, ...item }) => ({ ...item, name: item.binary, availability_zone: zone, is_forced_down: false })
  const names = renamed.find(([prefix]) => id.startsWith(prefix))?.[1]
  return names && ((item) => rename(item, names))
}

function rename(item: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !extra.has(name))
      .map(([name, value]) => [names[name] ?? name, value]),
  )
}

function keypairNow(item: Fields): Fields {
  const { name, fingerprint, type, public_key, private_key, user_id, created_at } = item
  return {
    id: name,
    name,
    fingerprint,
    type: type ?? 'ssh',
    public_key,
    private_key: private_key ?? null,
    user_id: user_id ?? null,
    created_at: created_at ?? null,
    is_deleted: null,
    location: null,
  }
}

function flavorNow(item: Fields): Fields {
  const ephemeral = item['OS-FLV-EXT-DATA:ephemeral']
  return {
    ...item,
    swap: item.swap === '' ? 0 : item.swap,
    original_name: item.name,
    description: null,
    ephemeral,
    is_public: item['os-flavor-access:is_public'],
    is_disabled: item['OS-FLV-DISABLED:disabled'],
    extra_specs: item.extras ?? {},
  }
}
