import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, wordsOf, type Cloud } from '../cloud.js'

export function trunkCases(cloud: Cloud): void {
  describe(`trunks on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const port = async (name: string) => called((await (await demo()).call('neutron.ports.list')).items, name).id

    it('A-NEUTRON-04 lists trunks and shows one', async () => {
      const client = await demo()
      const { items } = await client.call('neutron.trunks.list')
      expect(called(items, 'trunk-one')).toMatchObject({
        status: 'ACTIVE',
        subport_count: 2,
        admin_state: 'UP',
        description: 'A seeded trunk',
      })
      expect(called(items, 'trunk-unused')).toMatchObject({ status: 'DOWN', subport_count: 0 })
      const one = await client.call('neutron.trunks.get', { params: { id: called(items, 'trunk-one').id } })
      expect(one.sub_ports).toMatchObject([
        { port_id: await port('trunk-sub-101'), segmentation_type: 'vlan', segmentation_id: 101 },
        { port_id: await port('trunk-sub-102'), segmentation_type: 'vlan', segmentation_id: 102 },
      ])
      const { items: others } = await client.call('neutron.trunks.list', {
        query: { project_id: '0e000000000000000000000000000003' },
      })
      expect(others).toEqual([])
    })

    it('A-NEUTRON-04 makes a trunk, changes it from old to new, and deletes it', async () => {
      const client = await demo()
      const name = ownName('trunk')
      const sub = { port_id: await port('down-port'), segmentation_type: 'vlan' as const, segmentation_id: 55 }
      const made = await client.call('neutron.trunks.create', {
        body: { port_id: await port('spare-port'), name, description: '', admin_state_up: true, sub_ports: [] },
      })
      expect(made).toMatchObject({ name, status: 'DOWN', admin_state_up: true, subport_count: 0 })
      const params = { id: made.id }
      const state = { name, description: '', admin_state_up: true, sub_ports: [] }
      const added = { ...state, name: `${name}-2`, description: 'Changed', sub_ports: [sub] }
      expect(await client.call('neutron.trunks.update', { params, body: [state, added] })).toMatchObject({
        name: `${name}-2`,
        description: 'Changed',
        subport_count: 1,
      })
      const moved = { ...added, sub_ports: [{ ...sub, segmentation_id: 56 }] }
      expect(await client.call('neutron.trunks.update', { params, body: [added, moved] })).toMatchObject({
        sub_ports: [{ segmentation_id: 56 }],
      })
      // Horizon 25 tells it of the parent only: the answer has to hold both.
      const { items } = await client.call('neutron.ports.list')
      expect(called(items, 'down-port')).toMatchObject({ trunk_id: made.id, segmentation_id: 56 })
      await client.call('neutron.trunks.delete', { params })
      await expect(client.call('neutron.trunks.get', { params })).rejects.toMatchObject({ status: 404 })
    })

    it('A-NEUTRON-04 does not change the subports of a disabled trunk, nor delete it', async () => {
      const client = await demo()
      const name = ownName('disabled')
      const { id } = await client.call('neutron.trunks.create', {
        body: { port_id: await port('spare-port'), name, admin_state_up: false },
      })
      const params = { id }
      const off = { name, description: '', admin_state_up: false, sub_ports: [] }
      const sub = { port_id: await port('down-port'), segmentation_type: 'vlan' as const, segmentation_id: 7 }
      await expect(
        client.call('neutron.trunks.update', { params, body: [off, { ...off, sub_ports: [sub] }] }),
      ).rejects.toMatchObject({ status: 409 })
      await expect(client.call('neutron.trunks.delete', { params })).rejects.toMatchObject({ status: 409 })
      await client.call('neutron.trunks.update', { params, body: [off, { ...off, admin_state_up: true }] })
      await client.call('neutron.trunks.delete', { params })
    })

    it('A-NEUTRON-04 says why a port cannot be used', async () => {
      const visit = await cloud.as('demo')
      const spare = await port('spare-port')
      const down = await port('down-port')
      const parent = await port('trunk-parent-1')
      const sub = await port('trunk-sub-101')
      const refused = async (json: Record<string, unknown>) => {
        const { status, json: text } = await visit.send('POST', '/api/neutron/trunks/', {
          json: { name: 'ct-never', ...json },
        })
        return [status, wordsOf(text)]
      }
      const vlan = (port_id: string, segmentation_id: number) => ({
        port_id,
        segmentation_type: 'vlan',
        segmentation_id,
      })
      expect(await refused({ port_id: parent })).toEqual([
        409,
        `Port ${parent} is currently in use and is not eligible for use as a parent port.`,
      ])
      expect(await refused({ port_id: sub })).toEqual([409, `Port ${sub} is in use by another trunk.`])
      expect(await refused({ port_id: nowhere })).toEqual([404, `Port ${nowhere} could not be found.`])
      expect(await refused({})).toEqual([400, "Failed to parse request. Required attribute 'port_id' not specified"])
      expect(await refused({ port_id: spare, sub_ports: [vlan(sub, 5)] })).toEqual([
        409,
        `Port ${sub} is in use by another trunk.`,
      ])
      expect(await refused({ port_id: spare, sub_ports: [vlan(down, 5000)] })).toEqual([
        400,
        "Invalid input for operation: Segmentation ID '5000' is not in range.",
      ])
      expect(await refused({ port_id: spare, sub_ports: [vlan(down, 5), vlan(sub, 5)] })).toEqual([
        400,
        `Invalid input for sub_ports. Reason: Segmentation ID '5' for '${sub}' is not unique.`,
      ])
    })
  })
}
