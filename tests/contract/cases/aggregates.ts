import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

export function aggregateCases(cloud: Cloud): void {
  describe(`host aggregates on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client

    it('A-PAGE-05 lists aggregates with their hosts, zone and metadata, and the zones with theirs', async () => {
      const client = await admin()
      const { items, dropped } = await client.call('nova.aggregates.list')
      expect(dropped).toBe(0)
      expect(called(items, 'agg-ssd')).toMatchObject({ availability_zone: null, metadata: { ssd: 'true' } })
      expect(called(items, 'agg-ssd').hosts).toHaveLength(1)
      expect(called(items, 'agg-edge')).toMatchObject({ availability_zone: 'edge', hosts: [] })
      const zones = await client.call('nova.availabilityZones.list', { query: { detailed: true } })
      expect(Object.keys(called(zones.items, 'nova').hosts)).toContain(called(items, 'agg-ssd').hosts[0])
    })

    it('A-PAGE-05 tells members of none, and opens no form for them', async () => {
      const { client } = await cloud.as('demo')
      await expect(client.call('nova.aggregates.list')).rejects.toMatchObject({ name: 'ApiError' })
      expect(await openForm(client, 'nova.editAggregate', { id: '1' }).catch(() => null)).toBeNull()
    })

    it('A-PAGE-05 makes one with hosts, changes all of it, and deletes it when it is empty', async () => {
      const client = await admin()
      const name = ownName('aggregate')
      const all = async () => (await client.call('nova.aggregates.list')).items
      const host = called(await all(), 'agg-ssd').hosts[0] ?? ''
      expect(
        await fill(client, 'nova.createAggregate', {}, { name, add_host_to_aggregate_role_member: host }),
      ).toMatchObject({ ok: true })
      const made = called(await all(), name)
      expect(made).toMatchObject({ availability_zone: null, hosts: [host], metadata: {} })
      const { id } = made
      expect((await fill(client, 'nova.createAggregate', {}, { name })).ok).toBe(false)
      expect(await fill(client, 'nova.editAggregate', { id }, { name: '' })).toMatchObject({
        ok: false,
        fields: ['name'],
      })

      const body = { updated: { disk: 'a = b', gone: 'x' }, removed: [] }
      await client.call('nova.aggregates.updateExtraSpecs', { params: { id }, body })
      await client.call('nova.aggregates.updateExtraSpecs', {
        params: { id },
        body: { updated: {}, removed: ['gone'] },
      })
      expect(called(await all(), name).metadata).toEqual({ disk: 'a = b' })

      const hosts = async (chosen: string) =>
        fill(client, 'nova.manageAggregateHosts', { id }, { manageaggregatehostsaction_role_member: chosen })
      const remove = () => client.tableAction('admin/aggregates/', `host_aggregates__delete__${id}`)
      expect((await remove())?.type).not.toBe('success')
      expect(await hosts('')).toMatchObject({ ok: true })
      expect(called(await all(), name).hosts).toEqual([])
      const renamed = { name: `${name}-2`, availability_zone: `${name}-zone` }
      expect(await fill(client, 'nova.editAggregate', { id }, renamed)).toMatchObject({ ok: true })
      expect(called(await all(), renamed.name).availability_zone).toBe(renamed.availability_zone)
      expect((await remove())?.type).toBe('success')
      expect((await all()).map((each) => each.id)).not.toContain(id)
    })
  })
}
