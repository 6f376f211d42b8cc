import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, wordsOf, type Cloud, expectLack } from '../cloud.js'

export function novaCases(cloud: Cloud): void {
  describe(`compute on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const admin = async () => (await cloud.as('admin')).client

    it('A-NOVA-01 tells features, zones and limits', async () => {
      const client = await demo()
      expect(await client.call('nova.features.get', { params: { feature: 'locked_attribute' } })).toBe(true)
      expect(await client.call('nova.features.get', { params: { feature: 'multiattach' } })).toBe(true)
      const unknown = await (await cloud.as('demo')).send('GET', '/api/nova/features/no_such_feature/')
      expect([unknown.status, unknown.json === false]).toEqual(cloud.name === 'direct' ? [200, true] : [500, false])
      expect((await client.call('nova.availabilityZones.list')).items).toMatchObject([
        { name: 'nova', available: true },
      ])
      await expect(client.call('nova.availabilityZones.list', { query: { detailed: true } })).rejects.toMatchObject({
        status: 403,
      })
      const limits = await client.call('nova.limits', { query: { reserved: true } })
      const { items } = await client.call('nova.servers.list')
      expect(limits.totalInstancesUsed).toBe(items.length)
      expect(limits.maxTotalInstances).toBeGreaterThanOrEqual(items.length)
    })

    it('A-NOVA-01 shows services to administrators', async () => {
      const refused = await (await cloud.as('demo')).send('GET', '/api/nova/services/')
      expect(refused.status).toBe(403)
      expect(wordsOf(refused.json)).toBe("Policy doesn't allow os_compute_api:os-services:list to be performed.")
      const { items } = await (await admin()).call('nova.services.list')
      expect([...new Set(items.map(({ binary }) => binary))].sort()).toEqual([
        'nova-compute',
        'nova-conductor',
        'nova-scheduler',
      ])
      expect(items.every(({ state, status }) => state === 'up' && status === 'enabled')).toBe(true)
    })

    it('A-NOVA-02 makes a key pair, shows the private half once, and deletes it', async () => {
      const client = await demo()
      const name = ownName('key')
      const made = await client.call('nova.keypairs.create', { body: { name, key_type: 'ssh' } })
      expect(made).toMatchObject({ name, type: 'ssh' })
      expect(made.private_key).toMatch(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/)
      expect(made.public_key).toMatch(/^ssh-/)
      const again = await client.call('nova.keypairs.get', { params: { name } })
      expect(again).toMatchObject({ name, fingerprint: made.fingerprint, public_key: made.public_key })
      expect(again.private_key).toBeNull()
      expect((await client.call('nova.keypairs.list')).items.map((pair) => pair.name)).toContain(name)
      await expect(client.call('nova.keypairs.create', { body: { name, key_type: 'ssh' } })).rejects.toMatchObject({
        status: 409,
      })
      await client.call('nova.keypairs.delete', { params: { name } })
      await expect(client.call('nova.keypairs.get', { params: { name } })).rejects.toMatchObject({ status: 404 })
    })

    it('A-NOVA-02 imports a public key', async () => {
      const client = await demo()
      const { public_key } = await client.call('nova.keypairs.get', { params: { name: 'demo-rsa' } })
      const name = ownName('import')
      const made = await client.call('nova.keypairs.create', {
        body: { name, key_type: 'ssh', public_key: public_key! },
      })
      expect(made).toMatchObject({ name, private_key: null })
      await client.call('nova.keypairs.delete', { params: { name } })
      const bad = await (
        await cloud.as('demo')
      ).send('POST', '/api/nova/keypairs/', { json: { name: ownName('bad'), key_type: 'ssh', public_key: 'nonsense' } })
      expect(bad.status).toBe(400)
      const short = await (await cloud.as('demo')).send('POST', '/api/nova/keypairs/', { json: { name: 'ct-never' } })
      expectLack(cloud, short, "'key_type'")
    })

    it('A-NOVA-04 makes, shows and deletes server groups', async () => {
      const client = await demo()
      const name = ownName('group')
      const made = await client.call('nova.serverGroups.create', { body: { name, policies: ['anti-affinity'] } })
      expect(made).toMatchObject({ name, policy: 'anti-affinity', members: [] })
      const params = { id: made.id }
      expect(await client.call('nova.serverGroups.get', { params })).toMatchObject({
        name,
        policies: ['anti-affinity'],
      })
      expect((await client.call('nova.serverGroups.list')).items.map((group) => group.name)).toEqual(
        expect.arrayContaining(['group-affinity', 'group-anti', 'group-soft', name]),
      )
      await client.call('nova.serverGroups.delete', { params })
      await expect(client.call('nova.serverGroups.get', { params })).rejects.toMatchObject({ status: 404 })
      await expect(
        client.call('nova.serverGroups.create', { body: { name, policies: ['nosuch'] } }),
      ).rejects.toMatchObject({ status: 400 })
    })

    it('A-NOVA-05 lists flavors by memory, with their extra specs when asked', async () => {
      const client = await demo()
      const { items } = await client.call('nova.flavors.list')
      expect(items.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['m1.nano', 'm1.tiny', 'm1.small', 'm1.large', 'secret.medium']),
      )
      const sizes = items.map(({ ram }) => ram ?? 0)
      expect(sizes).toEqual([...sizes].sort((one, two) => one - two))
      const { items: open } = await client.call('nova.flavors.list', { query: { is_public: true, get_extras: true } })
      expect(Object.keys(called(open, 'm1.large').extras).length).toBeGreaterThan(0)
    })

    it('A-NOVA-05 makes, changes and deletes a flavor; members may not', async () => {
      const client = await admin()
      const body = {
        id: 'auto',
        name: ownName('flavor'),
        ram: 64,
        vcpus: 1,
        disk: 1,
        'OS-FLV-EXT-DATA:ephemeral': 0,
        swap: 0,
      }
      await expect((await demo()).call('nova.flavors.create', { body })).rejects.toMatchObject({ status: 403 })
      const made = await client.call('nova.flavors.create', { body })
      expect(made).toMatchObject({ name: body.name, ram: 64, is_public: true, swap: 0 })
      await client.call('nova.flavors.updateExtraSpecs', {
        params: { id: made.id },
        body: { updated: { 'hw:cpu_policy': 'shared' }, removed: [] },
      })
      expect(await client.call('nova.flavors.extraSpecs', { params: { id: made.id } })).toEqual({
        'hw:cpu_policy': 'shared',
      })
      const { id: _id, ...change } = { ...body, ram: 128 }
      await client.call('nova.flavors.update', { params: { id: made.id }, body: change })
      const changed = called((await client.call('nova.flavors.list')).items, body.name)
      expect(changed.ram).toBe(128)
      expect(await client.call('nova.flavors.extraSpecs', { params: { id: changed.id } })).toEqual({
        'hw:cpu_policy': 'shared',
      })
      await client.call('nova.flavors.delete', { params: { id: changed.id } })
      await expect(client.call('nova.flavors.get', { params: { id: changed.id } })).rejects.toMatchObject({
        status: 404,
      })
    })

    it('A-NOVA-05 keeps the metadata of aggregates to administrators', async () => {
      await expect((await demo()).call('nova.aggregates.extraSpecs', { params: { id: '1' } })).rejects.toMatchObject({
        status: 403,
      })
      expect(await (await admin()).call('nova.aggregates.extraSpecs', { params: { id: '1' } })).toBeTypeOf('object')
    })

    it('A-NOVA-06 tells quotas and which may be edited', async () => {
      const client = await demo()
      const { items } = await client.call('nova.quotas.defaults')
      expect(items.map((quota) => [quota.name, quota.display_name])).toEqual(
        expect.arrayContaining([
          ['instances', 'Instances'],
          ['cores', expect.stringMatching(/^vCPUs$/i)],
          ['ram', 'RAM (MB)'],
        ]),
      )
      const { items: editable } = await client.call('nova.quotas.editable')
      expect(editable).toEqual(
        expect.arrayContaining(['instances', 'cores', 'volumes', 'gigabytes', 'network', 'port']),
      )
      const member = await (
        await cloud.as('demo')
      ).send('PATCH', '/api/nova/quota-sets/defaults/', { json: { instances: 10 } })
      expect(member.status).toBe(403)
    })

    it('A-NOVA-03 says what it cannot find', async () => {
      const visit = await cloud.as('demo')
      for (const [method, path] of [
        ['GET', `servers/${nowhere}`],
        ['DELETE', `servers/${nowhere}`],
        ['GET', `servers/${nowhere}/metadata`],
        ['GET', 'keypairs/nosuch'],
        ['GET', `servergroups/${nowhere}/`],
        ['GET', 'flavors/nosuch/'],
      ] as const) {
        const answer = await visit.send(method, `/api/nova/${path}`)
        expect([method, path, answer.status]).toEqual([method, path, 404])
        expect(answer.json).toBeTypeOf('string')
      }
    })
  })
}
