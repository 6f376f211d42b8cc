import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

/** What of an instance is changed by Horizon's forms of several steps. */
export function instanceFormCases(cloud: Cloud): void {
  describe(`Changing instances on the ${cloud.name} cloud`, () => {
    const instance = async (name: string) => {
      const { client } = await cloud.as('demo')
      const { id } = called((await client.call('nova.servers.list')).items, name)
      return { client, id, read: () => client.call('nova.servers.get', { params: { id } }) }
    }

    it('P-INST-21 an instance is renamed and described, and keeps its groups', async () => {
      const { client, id, read } = await instance('vm-beta-1')
      const groups = async () =>
        (await client.call('nova.servers.securityGroups', { params: { id } })).items.map(({ name }) => name).toSorted()
      const before = await groups()
      const changed = { name: `ct-renamed-${cloud.name}`, description: '<b>ü</b>' }
      expect(await fill(client, 'nova.edit', { id }, changed)).toMatchObject({ ok: true })
      expect(await read()).toMatchObject(changed)
      expect(await groups()).toEqual(before)
      expect(await fill(client, 'nova.edit', { id }, { name: '' })).toMatchObject({ ok: false, fields: ['name'] })
      expect(await fill(client, 'nova.edit', { id }, { name: 'vm-beta-1', description: '' })).toMatchObject({
        ok: true,
      })
    })

    it('P-INST-21 all interfaces of an instance get the groups that are chosen', async () => {
      const { client, id } = await instance('vm-two-nics')
      const groups = (await client.call('neutron.securityGroups.list')).items
      const field = 'update_security_groups_role_member'
      const form = await openForm(client, 'nova.edit', { id })
      const before = form?.fields.find(({ name }) => name === field)?.value ?? ''
      const ports = async () =>
        (await client.call('neutron.ports.list')).items.filter(({ device_id }) => device_id === id)
      const wanted = [called(groups, 'web').id, called(groups, 'db').id]
      expect(await fill(client, 'nova.edit', { id }, { [field]: wanted.join('\n') })).toMatchObject({ ok: true })
      const given = (await ports()).map((port) => (port.security_groups as string[]).toSorted())
      expect(given.length).toBeGreaterThan(1)
      for (const each of given) expect(each).toEqual(wanted.toSorted())
      expect(await fill(client, 'nova.edit', { id }, { [field]: before })).toMatchObject({ ok: true })
    })

    it('P-INST-22 an instance gets another flavor, and goes back to its own', async () => {
      const { client, id, read } = await instance('vm-alpha-2')
      const form = await openForm(client, 'nova.resize', { id })
      const flavors = form?.fields.find(({ name }) => name === 'flavor')?.choices ?? []
      const { flavor: before, status } = await read()
      expect(flavors.filter(({ label }) => label.split(' ')[0] === before?.name)).toEqual([])
      expect(await fill(client, 'nova.resize', { id }, { flavor: '' })).toMatchObject({ ok: false, fields: ['flavor'] })
      const other = flavors.find(({ label }) => label.startsWith('m1.large'))!
      expect(await fill(client, 'nova.resize', { id }, { flavor: other.value })).toMatchObject({ ok: true })
      await cloud.waitUntil('it waits to be confirmed', async () => (await read()).status === 'VERIFY_RESIZE')
      expect((await read()).flavor).toMatchObject({ name: 'm1.large' })
      await client.tableAction('project/instances/', `instances__revert__${id}`)
      await cloud.waitUntil('it is back', async () => (await read()).status === status)
      expect((await read()).flavor).toEqual(before)
    })

    it('P-INST-23 an instance is given a floating IP', async () => {
      const { client, id } = await instance('vm-alpha-2')
      const addresses = async () => (await client.call('neutron.floatingIps.list')).items
      const free = (await addresses()).find(({ port_id }) => !port_id)!
      const form = await openForm(client, 'nova.associate', { id })
      const targets = form?.fields.find(({ name }) => name === 'port_id')?.choices ?? []
      const ports = (await client.call('neutron.ports.list')).items.filter(({ device_id }) => device_id === id)
      const isOwn = (value: string) => ports.some((port) => value.startsWith(port.id))
      expect(targets.filter(({ value }) => value && !isOwn(value))).toEqual([])
      const target = targets.find(({ value }) => isOwn(value))!
      const values = { ip_id: free.id, port_id: target.value }
      expect(await fill(client, 'nova.associate', { id }, values)).toMatchObject({ ok: true })
      expect((await addresses()).find((each) => each.id === free.id)?.instance_id).toBe(id)
      const body = { address_id: free.id, port_id: null }
      await client.call('neutron.floatingIps.disassociate', { body })
    })
  })
}
