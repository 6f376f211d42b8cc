import { describe, expect, it } from 'vitest'
import { items, named, signIn, withoutRequestId, type Item } from '../../test-session.js'
import { defined } from '../../../testing/defined.js'

describe('key pairs', () => {
  it('A-NOVA-02 the list nests, a single one does not', async () => {
    const demo = await signIn('demo')
    const keys = await items(demo, '/api/nova/keypairs/')
    expect(keys.map((key) => (key.keypair as Item).name)).toEqual(['demo-ed25519', 'demo-rsa'])
    expect((await demo.call('GET', '/api/nova/keypairs/demo-rsa')).json).toMatchObject({
      name: 'demo-rsa',
      deleted: false,
    })
    const missing = await demo.call('GET', '/api/nova/keypairs/no-such-key')
    expect([missing.status, withoutRequestId(missing.json)]).toEqual([
      404,
      expect.stringMatching(/^Keypair no-such-key not found for user [0-9a-f]{32}$/),
    ])
  })

  it('A-NOVA-02 a made key is real, an imported one is checked, a duplicate is 409', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('POST', '/api/nova/keypairs/', { name: 'my key', key_type: 'ssh' })
    const key = answer.json as { private_key: string; public_key: string; fingerprint: string }
    expect([answer.status, answer.headers.get('Location')]).toEqual([201, '/api/nova/keypairs/my%20key'])
    const { createPrivateKey, createPublicKey } = await import('node:crypto')
    const modulus = createPublicKey(createPrivateKey(key.private_key)).export({ format: 'jwk' }).n
    expect(key.private_key).toMatch(/^-----BEGIN RSA PRIVATE KEY-----\n/)
    const blob = Buffer.from(defined(key.public_key.split(' ')[1]), 'base64')
    expect(blob.includes(Buffer.from(defined(modulus), 'base64url'))).toBe(true)
    expect(key.fingerprint).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/)
    const again = await demo.call('POST', '/api/nova/keypairs/', { name: 'my key', key_type: 'ssh' })
    expect([again.status, withoutRequestId(again.json)]).toEqual([409, "Key pair 'my key' already exists."])
    const bad = await demo.call('POST', '/api/nova/keypairs/', { name: 'bad', public_key: 'nonsense', key_type: 'ssh' })
    expect([bad.status, withoutRequestId(bad.json)]).toEqual([
      400,
      'Keypair data is invalid: failed to generate fingerprint',
    ])
    const copy = await demo.call('POST', '/api/nova/keypairs/', {
      name: 'copy',
      public_key: key.public_key,
      key_type: 'ssh',
    })
    expect(copy.json).toMatchObject({ name: 'copy', fingerprint: key.fingerprint })
    expect(copy.json).not.toHaveProperty('private_key')
    expect((await demo.call('POST', '/api/nova/keypairs/', { name: 'x' })).json).toBe("'key_type'")
    expect((await demo.call('DELETE', '/api/nova/keypairs/my%20key')).status).toBe(204)
  })
})

describe('flavors, groups, aggregates, quotas', () => {
  it('A-NOVA-05 flavors come by RAM; members see private ones of their project; only administrators choose', async () => {
    const names = async (user: 'demo' | 'admin', query: string) =>
      (await items(await signIn(user), `/api/nova/flavors/${query}`)).map((one) => one.name)
    const all = ['m1.nano', 'm1.tiny', 'm1.small', 'secret.medium', 'm1.large']
    expect(await names('demo', '?is_public=true')).toEqual(all)
    expect(await names('admin', '?is_public=true')).toEqual(all.filter((name) => name !== 'secret.medium'))
    expect(await names('admin', '?is_public=false')).toEqual(['secret.medium'])
  })

  it('A-NOVA-05 swap is "" in lists and 0 alone; extras and access list on request', async () => {
    const demo = await signIn('demo')
    const [nano] = await items(demo, '/api/nova/flavors/?get_extras=true')
    expect(nano).toMatchObject({ swap: '', extras: {} })
    expect((await demo.call('GET', '/api/nova/flavors/5/?get_access_list=true')).json).toMatchObject({
      swap: 0,
      'access-list': ['0d000000000000000000000000000002'],
    })
  })

  it('A-NOVA-05 create, change (the id is new), extra specs, delete; conflicts and refusals', async () => {
    const admin = await signIn('admin')
    const body = {
      name: 'f',
      ram: 128,
      vcpus: 1,
      disk: 1,
      swap: 0,
      'OS-FLV-EXT-DATA:ephemeral': 0,
      id: 'auto',
      flavor_access: [],
    }
    const made = (await admin.call('POST', '/api/nova/flavors/', body)).json as Item
    expect(withoutRequestId((await admin.call('POST', '/api/nova/flavors/', body)).json)).toBe(
      'Flavor with name f already exists.',
    )
    const specs = `/api/nova/flavors/${String(made.id)}/extra-specs/`
    expect((await admin.call('PATCH', specs, { updated: { 'hw:cpu_policy': 'shared' }, removed: [] })).status).toBe(204)
    expect((await admin.call('PATCH', specs, { updated: {}, removed: ['x'] })).status).toBe(404)
    expect((await admin.call('PATCH', `/api/nova/flavors/${String(made.id)}/`, { ...body, ram: 256 })).status).toBe(204)
    expect((await admin.call('GET', `/api/nova/flavors/${String(made.id)}/`)).status).toBe(404)
    const changed = await named(admin, '/api/nova/flavors/?get_extras=true', 'f')
    expect(changed).toMatchObject({ ram: 256, extras: { 'hw:cpu_policy': 'shared' } })
    expect((await admin.call('DELETE', `/api/nova/flavors/${String(changed.id)}/`)).status).toBe(204)
    const refused = await (await signIn('demo')).call('POST', '/api/nova/flavors/', body)
    expect([refused.status, withoutRequestId(refused.json)]).toEqual([
      403,
      "Policy doesn't allow os_compute_api:os-flavor-manage:create to be performed.",
    ])
  })

  it('A-NOVA-05 aggregate extra specs are for administrators', async () => {
    const admin = await signIn('admin')
    await admin.call('PATCH', '/api/nova/aggregates/1/extra-specs/', { updated: { x: '1' }, removed: [] })
    expect((await admin.call('GET', '/api/nova/aggregates/1/extra-specs/')).json).toEqual({ ssd: 'true', x: '1' })
    expect((await (await signIn('demo')).call('GET', '/api/nova/aggregates/1/extra-specs/')).status).toBe(403)
  })

  it('A-NOVA-04 server groups: list, single with owner, bad policy, delete', async () => {
    const demo = await signIn('demo')
    const groups = await items(demo, '/api/nova/servergroups/')
    expect(groups.map((group) => group.policies)).toEqual([['affinity'], ['anti-affinity'], ['soft-anti-affinity']])
    expect(groups[0]).not.toHaveProperty('project_id')
    const made = await demo.call('POST', '/api/nova/servergroups/', { name: 'g', policies: ['anti-affinity'] })
    expect([made.status, (made.json as Item).policies]).toEqual([201, ['anti-affinity']])
    const bad = await demo.call('POST', '/api/nova/servergroups/', { name: 'g', policies: ['nonsense'] })
    expect(withoutRequestId(bad.json)).toBe(
      "Invalid input for field/attribute 0. Value: nonsense. 'nonsense' is not one of ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity']",
    )
    expect((await demo.call('DELETE', `/api/nova/servergroups/${String((made.json as Item).id)}/`)).status).toBe(204)
    expect(await items(demo, '/api/nova/servergroups/')).toHaveLength(3)
  })

  it('A-NOVA-06 quotas: defaults, editable, change by administrators only, every field of a project asked for', async () => {
    const admin = await signIn('admin')
    expect((await items(admin, '/api/nova/quota-sets/defaults/')).find((one) => one.name === 'instances')).toEqual({
      display_name: 'Instances',
      name: 'instances',
      limit: 40,
    })
    expect(await items(admin, '/api/nova/quota-sets/editable/')).toContain('security_group_rule')
    expect((await admin.call('PATCH', '/api/nova/quota-sets/defaults/', { instances: 12, cores: null })).status).toBe(
      204,
    )
    expect((await admin.call('GET', '/api/nova/limits/')).json).toMatchObject({
      maxTotalInstances: 12,
      maxTotalCores: 80,
    })
    const project = '/api/nova/quota-sets/0d000000000000000000000000000002'
    expect((await admin.call('PATCH', project, { instances: 1 })).json).toBe("'injected_files'")
    expect(
      (await (await signIn('demo')).call('PATCH', '/api/nova/quota-sets/defaults/', { instances: 1 })).status,
    ).toBe(403)
  })

  it('A-NOVA-01 features, services and zones', async () => {
    const demo = await signIn('demo')
    expect((await demo.call('GET', '/api/nova/features/multiattach/')).json).toBe(true)
    const unknown = await demo.call('GET', '/api/nova/features/no_such_feature/')
    expect([unknown.status, unknown.json]).toEqual([500, "'no_such_feature'"])
    expect(await items(demo, '/api/nova/availzones/')).toEqual([
      { zoneName: 'nova', zoneState: { available: true }, hosts: null },
    ])
    expect((await demo.call('GET', '/api/nova/availzones/?detailed=true')).status).toBe(403)
    expect((await demo.call('GET', '/api/nova/services/')).status).toBe(403)
    expect((await items(await signIn('admin'), '/api/nova/services/')).map((one) => one.binary)).toEqual([
      'nova-scheduler',
      'nova-conductor',
      'nova-compute',
      'nova-compute',
    ])
  })
})
