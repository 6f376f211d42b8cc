import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '../client.js'
import { empty, json, stubServer } from '../testing/stub-server.js'

/** What each call puts on the wire; what clouds answer is in tests/contract. */
async function sent(call: (client: Client) => Promise<unknown>, answer: unknown = { id: 'x', items: [] }) {
  const server = stubServer(({ method }) => (method === 'GET' || method === 'POST' ? json(answer) : empty()))
  const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
  await call(client)
  const [request] = server.seen
  const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined
  return [`${request?.method} ${request?.url}`, body]
}

const change = { updated: { a: 'b' }, removed: ['c'] }

describe('calls of the block storage service', () => {
  it('A-CINDER-02 read and change metadata of volumes, snapshots and types', async () => {
    const params = { id: 'v1' }
    const reads = [
      await sent((client) => client.call('cinder.volumes.metadata', { params }), {}),
      await sent((client) => client.call('cinder.snapshots.metadata', { params }), {}),
      await sent((client) => client.call('cinder.volumeTypes.metadata', { params }), {}),
    ]
    expect(reads.map(([url]) => url)).toEqual([
      'GET /api/cinder/volumes/v1/metadata',
      'GET /api/cinder/volumesnapshots/v1/metadata',
      'GET /api/cinder/volumetypes/v1/metadata',
    ])
    expect([
      await sent((client) => client.call('cinder.volumes.updateMetadata', { params, body: change })),
      await sent((client) => client.call('cinder.snapshots.updateMetadata', { params, body: change })),
      await sent((client) => client.call('cinder.volumeTypes.updateMetadata', { params, body: change })),
    ]).toEqual([
      ['PATCH /api/cinder/volumes/v1/metadata', change],
      ['PATCH /api/cinder/volumesnapshots/v1/metadata', change],
      ['PATCH /api/cinder/volumetypes/v1/metadata', change],
    ])
  })
})

describe('calls of the network service', () => {
  const rules = [
    ['neutron.bandwidthLimitRules', 'bandwidth_limit_rules', { max_kbps: 1, max_burst_kbps: 2, direction: 'egress' }],
    ['neutron.dscpMarkingRules', 'dscp_marking_rules', { dscp_mark: 10 }],
    ['neutron.minimumBandwidthRules', 'minimum_bandwidth_rules', { min_kbps: 1, direction: 'egress' }],
    ['neutron.minimumPacketRateRules', 'minimum_packet_rate_rules', { min_kpps: 1, direction: 'any' }],
  ] as const

  it('A-NEUTRON-03 add, change and delete rules of the four kinds', async () => {
    for (const [operation, collection, body] of rules) {
      const path = `/api/neutron/qos/policies/p1/${collection}/`
      const params = { policy: 'p1', rule: 'r1' }
      // Every kind has its own body; the compiler cannot follow the pairing through a loop.
      const call = (client: Client) => client.call as (id: string, options: object) => Promise<unknown>
      expect([
        await sent((client) => call(client)(`${operation}.create`, { params: { policy: 'p1' }, body })),
        await sent((client) => call(client)(`${operation}.delete`, { params })),
      ]).toEqual([
        [`POST ${path}`, body],
        [`DELETE ${path}r1`, undefined],
      ])
    }
    const body = { dscp_mark: 12 }
    const params = { policy: 'p1', rule: 'r1' }
    const server = stubServer(() => json({ id: 'r1', dscp_mark: 12 }))
    const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
    await client.call('neutron.bandwidthLimitRules.update', { params, body: { max_kbps: 5 } })
    await client.call('neutron.dscpMarkingRules.update', { params, body })
    await client.call('neutron.minimumBandwidthRules.update', { params, body: { min_kbps: 5 } })
    await client.call('neutron.minimumPacketRateRules.update', { params, body: { min_kpps: 5 } })
    expect(server.urls()).toEqual(rules.map(([, collection]) => `PATCH /api/neutron/qos/policies/p1/${collection}/r1`))
  })

  it('A-NEUTRON-05 read default quotas and set those of a project, under two spellings', async () => {
    expect(await sent((client) => client.call('neutron.quotas.defaults'))).toEqual([
      'GET /api/neutron/quota-sets/defaults/',
      undefined,
    ])
    const body = { network: 10 }
    const set = sent((client) => client.call('neutron.quotas.update', { params: { project: 'p1' }, body }))
    expect(await set).toEqual(['PATCH /api/neutron/quotas-sets/p1', body])
  })
})

describe('calls of the identity service', () => {
  const params = { id: 'x1' }

  it('A-KEYSTONE-02 grant a role', async () => {
    const granted = sent((client) =>
      client.call('keystone.projects.grantRole', { params: { project: 'p', role: 'r', user: 'u' } }),
    )
    expect(await granted).toEqual(['PUT /api/keystone/projects/p/r/u', undefined])
  })

  it('A-KEYSTONE-03 read, make, edit and delete roles and users', async () => {
    const user = { name: 'u', password: 'secret' }
    expect([
      await sent((client) => client.call('keystone.roles.list')),
      await sent((client) => client.call('keystone.roles.get', { params })),
      await sent((client) => client.call('keystone.roles.create', { body: { name: 'r' } })),
      await sent((client) => client.call('keystone.roles.update', { params, body: { name: 's' } })),
      await sent((client) => client.call('keystone.roles.delete', { params })),
      await sent((client) => client.call('keystone.users.list', { query: { domain_id: 'd' } })),
      await sent((client) => client.call('keystone.users.get', { params: { id: 'current' } })),
      await sent((client) => client.call('keystone.users.create', { body: user })),
      await sent((client) => client.call('keystone.users.update', { params, body: { email: 'a@b' } })),
      await sent((client) => client.call('keystone.users.delete', { params })),
    ]).toEqual([
      ['GET /api/keystone/roles/', undefined],
      ['GET /api/keystone/roles/x1', undefined],
      ['POST /api/keystone/roles/', { name: 'r' }],
      ['PATCH /api/keystone/roles/x1', { name: 's' }],
      ['DELETE /api/keystone/roles/x1', undefined],
      ['GET /api/keystone/users/?domain_id=d', undefined],
      ['GET /api/keystone/users/current', undefined],
      ['POST /api/keystone/users/', user],
      ['PATCH /api/keystone/users/x1', { email: 'a@b' }],
      ['DELETE /api/keystone/users/x1', undefined],
    ])
  })

  it('A-KEYSTONE-04 read, make, edit and delete groups and domains; read projects and the version', async () => {
    const named = { name: 'g', description: 'd' }
    expect([
      await sent((client) => client.call('keystone.groups.list')),
      await sent((client) => client.call('keystone.groups.get', { params })),
      await sent((client) => client.call('keystone.groups.create', { body: named })),
      await sent((client) => client.call('keystone.groups.update', { params, body: named })),
      await sent((client) => client.call('keystone.groups.delete', { params })),
      await sent((client) => client.call('keystone.domains.list')),
      await sent((client) => client.call('keystone.domains.get', { params: { id: 'default' } })),
      await sent((client) => client.call('keystone.domains.create', { body: named })),
      await sent((client) => client.call('keystone.domains.update', { params, body: named })),
      await sent((client) => client.call('keystone.domains.delete', { params })),
      await sent((client) => client.call('keystone.projects.list')),
      await sent((client) => client.call('keystone.projects.get', { params })),
    ]).toEqual([
      ['GET /api/keystone/groups/', undefined],
      ['GET /api/keystone/groups/x1', undefined],
      ['POST /api/keystone/groups/', named],
      ['PATCH /api/keystone/groups/x1', named],
      ['DELETE /api/keystone/groups/x1', undefined],
      ['GET /api/keystone/domains/', undefined],
      ['GET /api/keystone/domains/default', undefined],
      ['POST /api/keystone/domains/', named],
      ['PATCH /api/keystone/domains/x1', named],
      ['DELETE /api/keystone/domains/x1', undefined],
      ['GET /api/keystone/projects/', undefined],
      ['GET /api/keystone/projects/x1', undefined],
    ])
    const server = stubServer(({ url }) =>
      json(url.endsWith('/version/') ? { version: '3' } : { id: 'default', name: 'Default', extra: 1 }),
    )
    const client = createClient({ fetch: server.fetch, document: { cookie: '' } })
    expect((await client.call('keystone.version')).version).toBe('3')
    expect(await client.call('keystone.defaultDomain')).toMatchObject({ id: 'default', name: 'Default' })
    expect(server.urls()).toEqual(['GET /api/keystone/version/', 'GET /api/keystone/default_domain/'])
  })
})

describe('calls of the object storage service', () => {
  it('A-SWIFT-03 delete a folder at its own address', async () => {
    const params = { container: 'my docs', path: 'a b/c' }
    const deleted = sent((client) => client.call('swift.folders.delete', { params }))
    expect(await deleted).toEqual(['DELETE /api/swift/containers/my%20docs/object/a%20b/c/', undefined])
  })
})
