import type { QueryOf } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, type Cloud } from '../cloud.js'

export function serverCases(cloud: Cloud): void {
  describe(`instances on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const server = async (name: string) => called((await (await demo()).call('nova.servers.list')).items, name)

    /** The smallest instance of all, on net-alpha. */
    const launch = async (change: Record<string, unknown> = {}) => {
      const client = await demo()
      const image = called((await client.call('glance.images.list')).items, 'cirros')
      const flavor = called((await client.call('nova.flavors.list')).items, 'm1.nano')
      const network = called((await client.call('neutron.networks.list')).items, 'net-alpha')
      const { id } = await client.call('nova.servers.create', {
        body: {
          name: ownName('vm'),
          source_id: image.id,
          flavor_id: flavor.id,
          key_name: 'demo-rsa',
          user_data: null,
          security_groups: ['default'],
          nics: [{ 'net-id': network.id }],
          ...change,
        },
      })
      return id
    }
    const look = async (id: string) => (await demo()).call('nova.servers.get', { params: { id } })
    const until = (id: string, status: string) =>
      cloud.waitUntil(`the instance is ${status}`, async () => {
        const now = await look(id)
        return now.status === status && now.task_state === null
      })
    const remove = async (id: string) => {
      await (await demo()).call('nova.servers.delete', { params: { id } })
      await cloud.waitUntil(
        'the instance is gone',
        async () => (await look(id).catch(({ status }) => status as number)) === 404,
      )
    }

    it('A-NOVA-03 the newest ones come alone where services answer, with whether there are more', async ({ skip }) => {
      const client = await demo()
      skip(await client.horizonPages(), 'Horizon has no such question.')
      const { items: all } = await client.call('nova.servers.list')
      const newest = await client.call('nova.servers.list', { query: { limit: 2 } })
      expect(newest.items.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id))
      expect(newest.has_more_data).toBe(true)
      expect((await client.call('nova.servers.list', { query: { limit: 900 } })).has_more_data).toBe(false)
    })

    it('A-NOVA-03 those after one come alone where services answer, and all after one that is gone', async ({
      skip,
    }) => {
      const client = await demo()
      skip(await client.horizonPages(), 'Horizon has no such question.')
      const idsAfter = async (marker?: string) =>
        (await client.call('nova.servers.list', { query: { marker } })).items.map(({ id }) => id)
      const all = await idsAfter()
      expect(all.length).toBeGreaterThan(2)
      expect(await idsAfter(all[1])).toEqual(all.slice(2))
      expect(await idsAfter(nowhere)).toEqual(all)
      const root = (await cloud.as('admin')).client
      const ofAllAfter = async (marker?: string) =>
        (await root.call('nova.anyServers.list', { query: { marker } })).items.map(({ id }) => id)
      const ofAll = await ofAllAfter()
      expect(await ofAllAfter(ofAll[0])).toEqual(ofAll.slice(1))
    })

    it('A-NOVA-03 S-CHANGE-08 what has changed comes alone where services answer, with what is gone', async ({
      skip,
    }) => {
      const client = await demo()
      skip(await client.horizonPages(), 'Horizon has no such question.')
      const { items: before } = await client.call('nova.servers.list')
      const newest = Math.max(...before.map(({ updated }) => Date.parse(updated ?? '')))
      const changes_since = new Date(newest + 1000).toISOString()
      const changed = async () => (await client.call('nova.servers.list', { query: { changes_since } })).items
      const known = new Set(before.map(({ id }) => id))
      expect((await changed()).filter(({ id }) => known.has(id))).toEqual([])
      const id = await launch()
      // What others have deleted since is told as well.
      const told = async () => (await changed()).find((each) => each.id === id)
      expect(await told()).toMatchObject({ id })
      await until(id, 'ACTIVE')
      expect(await told()).toMatchObject({ status: 'ACTIVE' })
      const { client: admin } = await cloud.as('admin')
      const { items: ofAll } = await admin.call('nova.anyServers.list', { query: { changes_since } })
      expect(ofAll.find((each) => each.id === id)).toMatchObject({ status: 'ACTIVE', updated: expect.any(String) })
      await remove(id)
      await cloud.waitUntil('it is told that it is gone', async () => (await told())?.status === 'DELETED')
    })

    it('A-NOVA-03 lists and describes instances', async () => {
      const client = await demo()
      const { items } = await client.call('nova.servers.list')
      const states = Object.fromEntries(items.map((each) => [each.name, each.status]))
      expect(states).toMatchObject({
        'vm-alpha-1': 'ACTIVE',
        'vm-stopped': 'SHUTOFF',
        'vm-paused': 'PAUSED',
        'vm-error': 'ERROR',
      })
      const one = await look((await server('vm-alpha-1')).id)
      expect(one).toMatchObject({
        power_state: 1,
        task_state: null,
        key_name: 'demo-ed25519',
        metadata: { role: 'web', owner: 'demo' },
        availability_zone: 'nova',
      })
      expect(one.addresses.map((address) => address.type)).toEqual(expect.arrayContaining(['fixed', 'floating']))
      const failed = await look((await server('vm-error')).id)
      expect(failed.fault).toMatchObject({ code: 500 })
      expect((await look((await server('vm-from-volume')).id)).image).toBeNull()
    })

    it('A-NOVA-07 tells the volumes, security groups and actions of an instance', async () => {
      const client = await demo()
      const params = { id: (await server('vm-alpha-1')).id }
      expect((await client.call('nova.servers.volumes', { params })).items).toMatchObject([
        { device: '/dev/sdb', server_id: params.id },
      ])
      const { items: groups } = await client.call('nova.servers.securityGroups', { params })
      expect(groups.map(({ name }) => name).sort()).toEqual(['default', 'web'])
      const { items: actions } = await client.call('nova.servers.actions', { params })
      expect(actions.map(({ action }) => action)).toContain('create')
    })

    it('A-NOVA-07 shows the console log and where the console is', async () => {
      const visit = await cloud.as('demo')
      const params = { id: (await server('vm-alpha-1')).id }
      const { lines } = await visit.client.call('nova.servers.consoleOutput', { params, body: { length: 5 } })
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(6)
      const console = await visit.client.call('nova.servers.consoleInfo', { params, body: { console_type: 'VNC' } })
      expect(console.type).toBe('VNC')
      expect(console.url).toContain(params.id)
      const bad = await visit.send('POST', `/api/nova/servers/${params.id}/console-info/`, {
        json: { console_type: 'X' },
      })
      expect([bad.status, bad.json]).toEqual([cloud.name === 'direct' ? 409 : 500, 'Console type "X" not supported.'])
    })

    it('A-NOVA-03 L-SUB-08 launches an instance, stops, starts and reboots it, and deletes it', async () => {
      const client = await demo()
      const id = await launch({ meta: { ct: '1' }, description: 'By the contract' })
      expect((await look(id)).status).toBe('BUILD')
      await until(id, 'ACTIVE')
      const running = await look(id)
      expect(running).toMatchObject({
        metadata: { ct: '1' },
        description: 'By the contract',
        power_state: 1,
        key_name: 'demo-rsa',
      })
      expect(running.addresses.some((address) => address.network === 'net-alpha' && address.version === 4)).toBe(true)
      const operate = (operation: 'start' | 'stop' | 'soft_reboot' | 'pause' | 'unpause' | 'suspend' | 'resume') =>
        client.call('nova.servers.operate', { params: { id }, body: { operation } })
      await expect(operate('start')).rejects.toMatchObject({ status: 409 })
      for (const [operation, status] of [
        ['stop', 'SHUTOFF'],
        ['start', 'ACTIVE'],
        ['pause', 'PAUSED'],
        ['unpause', 'ACTIVE'],
        ['suspend', 'SUSPENDED'],
        ['resume', 'ACTIVE'],
        ['soft_reboot', 'ACTIVE'],
      ] as const) {
        await operate(operation)
        await until(id, status)
      }
      await client.call('nova.servers.updateMetadata', {
        params: { id },
        body: { updated: { k: 'v' }, removed: ['ct'] },
      })
      expect(await client.call('nova.servers.metadata', { params: { id } })).toEqual({ k: 'v' })
      await remove(id)
      expect((await client.call('neutron.ports.list', { query: { device_id: id } })).items).toEqual([])
    })

    it('A-NOVA-03 shows why an instance could not be built', async () => {
      const id = await launch({ meta: { livecloud: 'fail' } })
      await until(id, 'ERROR')
      expect((await look(id)).fault?.message).toBeTruthy()
      await remove(id)
    })

    it('A-NOVA-07 takes a snapshot of an instance', async () => {
      const client = await demo()
      const name = ownName('snapshot')
      const image = await client.call('nova.snapshots.create', {
        body: { instance_id: (await server('vm-alpha-2')).id, name },
      })
      expect(image).toMatch(/^[-0-9a-f]{36}$/)
      const params = { id: image }
      await cloud.waitUntil(
        'the image is active',
        async () => (await client.call('glance.images.get', { params })).status === 'active',
      )
      expect(await client.call('glance.images.get', { params })).toMatchObject({ name, visibility: 'private' })
      await client.call('glance.images.delete', { params })
    })

    it('A-NOVA-03 names what a request lacks', async () => {
      const visit = await cloud.as('demo')
      const answer = await visit.send('POST', '/api/nova/servers/', {
        json: { name: 'ct-never', flavor_id: null, key_name: null, user_data: null, security_groups: [] },
      })
      expect([answer.status, answer.json]).toEqual([400, "missing required parameter 'source_id'"])
      const wrong = await visit.send('POST', `/api/nova/servers/${(await server('vm-stopped')).id}`, {
        json: { operation: 'dance' },
      })
      expect([wrong.status, wrong.json]).toEqual(
        cloud.name === 'direct' ? [400, "Unknown operation 'dance'."] : [500, "'dance'"],
      )
    })

    it('P-INST-10 A-PAGE-01 lists the instances of all projects for administrators, whoever tells of them', async () => {
      const { client } = await cloud.as('admin')
      const { items, dropped } = await client.call('nova.anyServers.list')
      expect(dropped).toBe(0)
      const shown = called(items, 'vm-two-nics')
      expect(shown).toMatchObject({
        project: 'demo',
        flavor: 'm1.large',
        status: 'ACTIVE',
        task_state: null,
        power: 'Running',
      })
      expect(shown.host).toMatch(/compute/)
      expect(shown.addresses.length).toBeGreaterThan(1)
      // A page tells how old they are, by a clock that need not be ours.
      const own = await (await demo()).call('nova.servers.list')
      const apart = (list: readonly { name: string | null; created: string | null }[]) =>
        Date.parse(called(list, 'vm-stopped').created ?? '') - Date.parse(called(list, 'vm-two-nics').created ?? '')
      expect(Math.abs(apart(items) - apart(own.items))).toBeLessThan(10_000)
      expect(called(items, 'vm-stopped').status).toBe('SHUTOFF')
      expect(called(items, 'admin-vm').project).toBe('admin')
    })

    it('A-PAGE-01 narrows the list of all projects to what is asked for, where a service can', async () => {
      const { client } = await cloud.as('admin')
      const list = async (query: QueryOf<'nova.anyServers.list'>) =>
        (await client.call('nova.anyServers.list', { query })).items
      const whole = await list({})
      const shown = called(whole, 'vm-two-nics')
      const address = shown.addresses.find((each) => !each.includes(':')) ?? ''
      const host = shown.host?.slice(1, -1).toUpperCase()
      const isWithin = (rows: typeof whole, test: (row: (typeof whole)[number]) => boolean) => {
        const wanted = whole.filter(test).map(({ id }) => id)
        expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted))
        // A Horizon's page tells of all.
        if (cloud.name === 'direct') expect(rows.filter((row) => !test(row))).toEqual([])
        return wanted.length
      }
      expect(isWithin(await list({ project_like: 'ADM' }), ({ project }) => project === 'admin')).toBeGreaterThan(0)
      expect(isWithin(await list({ status: 'SHUTOFF' }), ({ status }) => status === 'SHUTOFF')).toBeGreaterThan(0)
      expect(isWithin(await list({ host_like: host }), (row) => row.host === shown.host)).toBeGreaterThan(0)
      expect(called(await list({ address }), 'vm-two-nics').id).toBe(shown.id)
      if (cloud.name === 'direct') expect((await list({ address })).length).toBeLessThan(whole.length)
      // What no project is called cannot be asked for: then the list is whole.
      expect(isWithin(await list({ project_like: 'no project has this' }), () => true)).toBe(whole.length)
      expect(
        isWithin(
          await list({ project_like: 'demo', status: 'SHUTOFF' }),
          ({ project, status }) => project === 'demo' && status === 'SHUTOFF',
        ),
      ).toBeGreaterThan(0)
    })

    it('L-SUB-08 says in which state an operation is not possible', async () => {
      const visit = await cloud.as('demo')
      const { id } = await server('vm-alpha-1')
      const answer = await visit.send('POST', `/api/nova/servers/${id}`, { json: { operation: 'start' } })
      expect(answer.status).toBe(409)
      expect(String(answer.json)).toContain(`Cannot 'start' instance ${id} while it is in vm_state active (HTTP 409)`)
    })
  })
}
