import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'

export function systemInfoCases(cloud: Cloud): void {
  describe(`what runs of the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client
    const processes = async () => (await (await admin()).call('cinder.anyServices.list')).items

    it('A-PAGE-11 tells administrators of the processes of the volume service', async () => {
      const { items, dropped } = await (await admin()).call('cinder.anyServices.list')
      expect(dropped).toBe(0)
      expect(items.map(({ binary }) => binary)).toEqual(
        expect.arrayContaining(['cinder-scheduler', 'cinder-volume', 'cinder-backup']),
      )
      for (const { host, zone, status, running, updated } of items) {
        expect([zone, status, running]).toEqual(['nova', 'Enabled', 'Up'])
        expect(host).toBeTruthy()
        expect(updated).toBeTruthy()
      }
      const { items: services } = await (await admin()).call('keystone.services.list')
      expect(services.map(({ type }) => type)).toEqual(expect.arrayContaining(['compute', 'identity']))
    })

    it('A-PAGE-11 tells members nothing of them', async () => {
      const { client } = await cloud.as('demo')
      await expect(client.call('cinder.anyServices.list')).rejects.toMatchObject({ name: 'ApiError' })
    })

    // Horizon has nothing that switches them.
    it.runIf(cloud.name === 'direct')(
      'A-PAGE-11 a volume service and an agent are disabled and enabled',
      async ({ skip }) => {
        const client = await admin()
        const press = (action: string) => client.tableAction('admin/info/', action)
        const switches = (await cloud.switchesVolumeServices?.()) ?? true
        const { id } = (await processes()).find(({ binary }) => binary === 'cinder-backup') ?? { id: '' }
        const statusNow = async () => (await processes()).find((each) => each.id === id)?.status
        expect((await press(`cinder_services__disable__${id}`))?.type).toBe('success')
        if (switches) expect(await statusNow()).toBe('Disabled')
        expect((await press(`cinder_services__enable__${id}`))?.type).toBe('success')
        expect(await statusNow()).toBe('Enabled')
        expect((await press('cinder_services__enable__no-such-thing'))?.type).toBe('error')
        const agents = async () => (await client.call('neutron.agents.list')).items
        const agent = (await agents()).find(({ agent_type }) => agent_type === 'Metadata agent')?.id ?? ''
        const now = async () => (await agents()).find((each) => each.id === agent)?.admin_state_up
        expect((await press(`network_agents__disable__${agent}`))?.type).toBe('success')
        expect(await now()).toBe(false)
        expect((await press(`network_agents__enable__${agent}`))?.type).toBe('success')
        expect(await now()).toBe(true)
        skip(!switches, 'This Cinder says yes to switching a service, and does nothing.')
      },
    )
  })
}
