import { describe, expect, it } from 'vitest'
import { parseJson } from '../http/json.js'
import { operations, type OperationId } from '../operations/table.js'
import type { Dialect } from './dialect.js'
import { createIds } from './world/ids.js'
import { stackIds } from './handlers/horizon/stacks.js'
import { signIn } from './test-session.js'
import { defined } from '../testing/defined.js'

const ids = createIds(1)
const image = ids.named('image', 'cirros')
const server = ids.named('server', 'vm-alpha-1')

/** A path parameter for each read that has one, from the seeds of `small`. */
const params: Partial<Record<OperationId, Record<string, string>>> = {
  'horizon.stackTopology': { id: defined(stackIds(ids)['stack-net']) },
  'nova.features.get': { feature: 'multiattach' },
  'nova.keypairs.get': { name: 'admin-key' },
  'nova.serverGroups.get': { id: ids.named('server-group', 'group-affinity') },
  'nova.flavors.get': { id: '4' },
  'nova.flavors.extraSpecs': { id: '4' },
  'nova.aggregates.extraSpecs': { id: '1' },
  'glance.images.get': { id: image },
  'glance.images.properties': { id: image },
  'keystone.users.get': { id: 'current' },
  'keystone.roles.get': { id: 'default' },
  'keystone.domains.get': { id: 'default' },
  'keystone.projects.get': { id: '0d000000000000000000000000000002' },
  'keystone.groups.get': { id: ids.namedHex('group', 'testers') },
  'neutron.trunks.get': { id: ids.named('trunk', 'trunk-one') },
  'neutron.qosPolicies.get': { id: ids.named('qos-policy', 'qos-all-rules') },
  'cinder.volumes.get': { id: ids.named('volume', 'vol-data') },
  'cinder.volumes.metadata': { id: ids.named('volume', 'vol-data') },
  'cinder.volumeTypes.get': { id: ids.named('volume-type', 'fast') },
  'cinder.volumeTypes.metadata': { id: ids.named('volume-type', 'fast') },
  'cinder.snapshots.metadata': { id: ids.named('snapshot', 'snap-data-1') },
  'swift.containers.get': { container: 'docs' },
  'swift.objects.list': { container: 'docs' },
}

const queries: Partial<Record<OperationId, string>> = { 'glance.namespaces.list': '?resource_type=OS::Nova::Flavor' }

/** Reads that the real Horizon 23 refuses too: their answers are no answers. */
const refused: Partial<Record<OperationId, number>> = {
  'horizon.heat.services': 404,
  'neutron.quotas.defaults': 404,
  'cinder.services.list': 501,
}

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && operations[id].answerKind === 'json',
)

function pathOf(id: OperationId): string {
  const given = params[id] ?? { id: server }
  return (
    operations[id].path.replace(/\{(\w+)\*?\}/g, (_all, name: string) =>
      encodeURIComponent(given[name] ?? `no-${name}`),
    ) + (queries[id] ?? '')
  )
}

describe.each<Dialect>(['zed', 'current'])('every read of the operation table, dialect %s', async (dialect) => {
  const admin = await signIn('admin', { dialect })
  await admin.call('GET', '/auth/switch/0d000000000000000000000000000002/', undefined, { headers: {} })

  it.each(reads.filter((id) => !(id in refused) && id !== 'swift.objects.get'))(
    'G-HTTP-11 %s is answered and parses',
    async (id) => {
      const answer = await admin.call('GET', pathOf(id))
      expect([id, answer.status, answer.status === 200 ? '' : answer.text.slice(0, 200)]).toEqual([id, 200, ''])
      const parsed = operations[id].answer.safeParse(parseJson(answer.text))
      expect(parsed.success ? [] : parsed.error.issues).toEqual([])
    },
  )

  it.each(Object.entries(refused))('G-HTTP-11 %s is refused with %i, as on a real Horizon 23', async (id, status) => {
    expect((await admin.call('GET', pathOf(id as OperationId))).status).toBe(status)
  })
})
