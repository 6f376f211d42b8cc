import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '../client.js'
import { ApiError } from '../errors.js'
import { json, stubServer } from '../testing/stub-server.js'
import { operations, type OperationId } from './table.js'

/** What a call says when the server fails without a word. */
async function failureOf(id: OperationId, options: object = {}): Promise<string> {
  const client: Client = createClient({
    fetch: stubServer(() => json('', 500)).fetch,
    document: { cookie: 'csrftoken=t' },
  })
  try {
    // Every operation with its own arguments; the compiler cannot follow the pairing through a table.
    await (client.call as (name: string, call: object) => Promise<unknown>)(id, options)
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
  throw new Error(`${id} did not fail`)
}

const id = { params: { id: 'x1' } }

/** Each kind of thing that the catalogue lists, with the calls that read, make and change it. */
const texts: ReadonlyArray<readonly [OperationId, string, object?]> = [
  ['glance.images.list', 'Unable to retrieve the images.'],
  ['glance.images.create', 'Unable to create the image.', { body: { name: 'i', disk_format: 'raw' } }],
  ['glance.images.update', 'Unable to update the image.', { ...id, body: { name: 'i' } }],
  ['cinder.volumes.list', 'Unable to retrieve the volumes.'],
  ['cinder.volumes.get', 'Unable to retrieve the volume.', id],
  ['cinder.volumeTypes.list', 'Unable to retrieve the volume types.'],
  ['cinder.volumes.metadata', 'Unable to retrieve the volume metadata.', id],
  ['cinder.volumes.updateMetadata', 'Unable to edit the volume metadata.', { ...id, body: {} }],
  ['cinder.snapshots.list', 'Unable to retrieve the volume snapshots.'],
  ['cinder.extensions.list', 'Unable to retrieve the extensions.'],
  ['neutron.extensions.list', 'Unable to retrieve the extensions.'],
  ['nova.quotas.defaults', 'Unable to retrieve the default quotas.'],
  ['nova.keypairs.list', 'Unable to retrieve the key pairs.'],
  ['nova.keypairs.create', 'Unable to import the keypair.', { body: { name: 'k', public_key: 'ssh-rsa A' } }],
  ['nova.servers.get', 'Unable to retrieve the server.', id],
  ['nova.serverGroups.get', 'Unable to retrieve the server group.', id],
  ['nova.flavors.list', 'Unable to retrieve the flavors.'],
  ['nova.flavors.get', 'Unable to retrieve the flavor.', id],
  ['neutron.networks.list', 'Unable to retrieve the networks.'],
  ['neutron.networks.create', 'Unable to create the network.', { body: { name: 'n' } }],
  ['neutron.subnets.list', 'Unable to retrieve the subnets.'],
  ['neutron.ports.list', 'Unable to retrieve the ports.'],
  ['neutron.agents.list', 'Unable to retrieve the agents.'],
  ['neutron.trunks.list', 'Unable to retrieve the trunks.'],
  ['neutron.qosPolicies.list', 'Unable to retrieve the QoS policies.'],
  ['neutron.qosPolicies.create', 'Unable to create the QoS policy.', { body: { name: 'q' } }],
  [
    'neutron.dscpMarkingRules.create',
    'Unable to create the dscp_marking_rule.',
    { params: { policy: 'p' }, body: { dscp_mark: 10 } },
  ],
  ['neutron.securityGroups.list', 'Unable to retrieve the security groups.'],
  ['keystone.projects.list', 'Unable to retrieve the projects.'],
  ['keystone.users.list', 'Unable to retrieve the users.'],
  ['keystone.users.create', 'Unable to create the user.', { body: { name: 'u', password: 'x' } }],
  ['keystone.users.update', 'Unable to edit the user.', { ...id, body: { name: 'u' } }],
  ['keystone.roles.list', 'Unable to retrieve the roles.'],
  ['keystone.domains.list', 'Unable to retrieve the domains.'],
  ['keystone.groups.list', 'Unable to retrieve the groups.'],
  ['horizon.settings', 'Unable to retrieve settings.'],
]

describe('what failed calls say', () => {
  it('E-TXT-01 is the sentence of the catalogue', async () => {
    for (const [operation, text, options] of texts) {
      expect([operation, await failureOf(operation, options)]).toEqual([operation, text])
    }
  })

  it('E-TXT-01 starts alike for every call, and ends a sentence or names the thing', () => {
    const others = new Set<OperationId>(['horizon.policy.check'])
    for (const [operation, { failure }] of Object.entries(operations)) {
      if (others.has(operation as OperationId)) continue
      expect([operation, failure]).toEqual([operation, expect.stringMatching(/^Unable to [a-z].*(\.|\{\w+\})$/)])
    }
  })

  it('E-TXT-02 a deleted thing is named by its id or name', async () => {
    const singles = Object.entries(operations).filter(
      ([operation, { method }]) => method === 'DELETE' && !operation.endsWith('.deleteMany'),
    )
    expect(singles.length).toBeGreaterThan(15)
    for (const [operation, { path }] of singles) {
      const names = [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name)
      const params = Object.fromEntries(names.map((name) => [name, `the-${name}`]))
      const text = await failureOf(operation as OperationId, { params })
      expect([operation, text]).toEqual([operation, expect.stringContaining(`the-${names.at(-1)}`)])
    }
  })
})
