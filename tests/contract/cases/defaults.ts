import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'

export function defaultCases(cloud: Cloud): void {
  describe(`default quotas on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client

    it('A-PAGE-12 tells administrators those of the network service', async ({ skip }) => {
      const { items, dropped } = await (await admin()).call('neutron.defaultQuotas.list')
      expect(dropped).toBe(0)
      const limits = new Map(items.map(({ name, limit }) => [name, limit]))
      skip(cloud.name === 'live' && !limits.has('network'), 'This Horizon shows none of the network service.')
      for (const name of ['network', 'router', 'security_group_rule']) expect(limits.get(name)).toBeGreaterThan(0)
      expect(limits.get('trunk')).toBe(Infinity)
    })

    it('A-PAGE-12 changes one of the compute service, and puts it back', async () => {
      const client = await admin()
      const pairs = async () =>
        (await client.call('nova.quotas.defaults')).items.find(({ name }) => name === 'key_pairs')?.limit ?? -1
      const before = await pairs()
      try {
        await client.call('nova.quotas.updateDefaults', { body: { key_pairs: before + 1 } })
        expect(await pairs()).toBe(before + 1)
      } finally {
        await client.call('nova.quotas.updateDefaults', { body: { key_pairs: before } })
      }
      expect(await pairs()).toBe(before)
    })

    it('A-PAGE-12 members change none of them', async () => {
      const { client } = await cloud.as('demo')
      const wish = client.call('nova.quotas.updateDefaults', { body: { key_pairs: 1 } })
      await expect(wish).rejects.toMatchObject({ name: 'ApiError', status: 403 })
    })

    it.runIf(cloud.name === 'direct')('A-PAGE-12 without Horizon a single type of volumes has one', async () => {
      const client = await admin()
      const limit = async (name: string) =>
        (await client.call('cinder.quotas.defaults')).items.find((quota) => quota.name === name)?.limit
      const name = 'volumes_fast'
      expect(await limit(name)).toBe(Infinity)
      try {
        await client.call('cinder.quotas.updateDefaults', { body: { [name]: 7 } })
        expect(await limit(name)).toBe(7)
      } finally {
        await client.call('cinder.quotas.updateDefaults', { body: { [name]: -1 } })
      }
      expect(await limit(name)).toBe(Infinity)
    })
  })
}
