import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../api-client/http/json.js'
import { type AnswerOf, type OperationId, operations } from '../api-client/operations/table.js'

const folder = fileURLToPath(new URL('recorded', import.meta.url))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** File → the operation that was answered with it; recorded from Horizon 23 (Zed), tokens blanked. */
const index: Record<string, OperationId> = JSON.parse(read('index.json'))

function parse<Id extends OperationId>(id: Id, file: string): AnswerOf<Id> {
  // The row's own schema has checked it.
  return operations[id].answer.parse(parseJson(read(file))) as AnswerOf<Id>
}

/** Zed has no answer of success for these: the routes do not exist there, or answer 501. */
const neverSeen = new Set<OperationId>([
  'cinder.services.list',
  'horizon.heat.services',
  'horizon.heat.validate',
  'neutron.quotas.defaults',
  'neutron.agents.list',
])

describe('answers recorded from a real Horizon', () => {
  it('are all in the index', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.json') && file !== 'index.json',
    )
    expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(index).sort())
  })

  it.each(Object.entries(index))('G-HTTP-10 G-HTTP-11 %s parses as an answer of %s', (file, id) => {
    const text = read(file)
    const result = operations[id].answer.safeParse(parseJson(text))
    expect(result.error).toBeUndefined()
    const body: unknown = parseJson(text)
    if (isList(body) && isList(result.data)) {
      expect('dropped' in result.data ? result.data.dropped : 0).toBe(0)
      expect(result.data.items).toHaveLength(body.items.length)
    }
  })

  it('G-HTTP-11 cover every operation that answers with JSON', () => {
    const covered = new Set(Object.values(index))
    const missing = (Object.keys(operations) as OperationId[]).filter(
      (id) => operations[id].answerKind === 'json' && !covered.has(id) && !neverSeen.has(id),
    )
    expect(missing).toEqual([])
  })

  it('G-SESS-01 the session gives project and region, and never the token', () => {
    const session = parse('keystone.session', 'keystone/demo-keystone-user-session.json')
    expect(session).toMatchObject({ username: 'demo', project_name: 'demo', services_region: 'RegionOne' })
    expect(JSON.stringify(session)).not.toContain('fernet')
    expect(session).not.toHaveProperty('token')
  })

  it('P-IMG-06 an image carries what hides among its properties', () => {
    const cirros = parse('glance.images.get', 'glance/demo-glance-image.json')
    expect(cirros).toMatchObject({
      name: 'cirros',
      type: 'Image',
      virtual_size: 1048576,
      visibility: 'public',
      tags: [],
    })
    const ami = parse('glance.images.get', 'glance/demo-glance-image-tiny-ami.json')
    expect(ami.kernel_id).toBe('5c395b10-9ecc-4672-aded-3029c29a157f')
  })

  it('A-NOVA-02 key pairs are flat, wrapped or not', () => {
    const { items } = parse('nova.keypairs.list', 'nova/demo-nova-keypairs.json')
    expect(items.map(({ name }) => name).sort()).toEqual(['demo-ed25519', 'demo-rsa'])
    expect(items.every(({ id, name, fingerprint }) => id === name && fingerprint !== null)).toBe(true)
    expect(parse('nova.keypairs.get', 'nova/demo-nova-keypair.json')).toMatchObject({
      id: 'demo-rsa',
      user_id: expect.any(String),
    })
  })

  it('A-NOVA-01 unlimited limits are Infinity', () => {
    const limits = parse('nova.limits', 'nova/demo-nova-limits.json')
    expect(limits.maxTotalFloatingIps).toBe(Number.POSITIVE_INFINITY)
    expect(limits.maxTotalInstances).toBe(40)
  })

  it('A-NOVA-03 a server from a volume has no image; addresses name their network', () => {
    const server = parse('nova.servers.get', 'nova/demo-nova-server-vm-from-volume.json')
    expect(server).toMatchObject({ image: null, image_name: null, flavor: { id: null, name: 'm1.tiny' } })
    const nics = parse('nova.servers.get', 'nova/demo-nova-server-vm-two-nics.json')
    expect(new Set(nics.addresses.map(({ network }) => network)).size).toBe(2)
    expect(nics.addresses.every(({ type, version }) => type === 'fixed' && (version === 4 || version === 6))).toBe(true)
  })

  it('A-NEUTRON-01 networks, ports and zones have one set of names', () => {
    const { items } = parse('neutron.networks.list', 'neutron/demo-neutron-networks.json')
    const shared = items.find(({ name }) => name === 'shared-net')
    expect(shared).toMatchObject({ admin_state_up: true, shared: true, router_external: false, status: 'ACTIVE' })
    expect(shared?.subnet_ids).toEqual(shared?.subnets.map(({ id }) => id))
    const pools = parse('neutron.floatingIpPools.list', 'neutron/demo-network-floatingippools.json')
    expect(pools.items[0]).toMatchObject({ name: 'public', router_external: true, subnets: [] })
    expect(pools.items[0]?.subnet_ids).toHaveLength(2)
    const ports = parse('neutron.ports.list', 'neutron/demo-neutron-ports.json')
    expect(new Set(ports.items.map(({ vnic_type }) => vnic_type))).toEqual(new Set(['normal']))
    const zones = parse('nova.availabilityZones.list', 'nova/demo-nova-availzones.json')
    expect(zones.items).toMatchObject([{ name: 'nova', available: true }])
  })

  it('A-SWIFT-01 counters that travel as text are numbers', () => {
    const docs = parse('swift.containers.get', 'swift/demo-swift-container-docs.json')
    expect(docs).toMatchObject({ container_object_count: 8, container_bytes_used: 4184, is_public: false })
  })

  it('A-GLANCE-04 the resource types, which Horizon 23 prints instead of sending, are an empty list', () => {
    expect(parse('glance.resourceTypes.list', 'glance/demo-glance-metadefs-resourcetypes.json').items).toEqual([])
  })
})

function isList(value: unknown): value is { items: unknown[] } {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}
