import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'
import { fill } from './forms.js'

const GiB = 1024 ** 3

export function hypervisorCases(cloud: Cloud): void {
  describe(`hypervisors on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client

    it('A-PAGE-04 lists the machines with what is used and what they have, in bytes', async () => {
      const { items, dropped } = await (await admin()).call('nova.hypervisors.list')
      expect(dropped).toBe(0)
      expect(items.length).toBeGreaterThan(0)
      for (const machine of items) {
        expect(machine.name).toBeTruthy()
        expect(machine.id).toMatch(/^[\da-f-]+_/)
        expect(machine.id.endsWith(machine.name ?? '?')).toBe(true)
        expect(machine.memory).toBeGreaterThan(GiB)
        expect(machine.storage).toBeGreaterThan(GiB)
        expect(machine.memory_used).toBeGreaterThanOrEqual(0)
        expect(machine.instances).toBeGreaterThanOrEqual(0)
      }
    })

    it('A-PAGE-04 neither tells members of machines nor lets them change one', async () => {
      const { client } = await cloud.as('demo')
      await expect(client.call('nova.hypervisors.list')).rejects.toMatchObject({ name: 'ApiError' })
      await expect(client.call('nova.services.list')).rejects.toMatchObject({ name: 'ApiError' })
      expect(await openForm(client, 'nova.evacuateHost', { id: 'some-host' }).catch(() => null)).toBeNull()
    })

    it('A-PAGE-04 a compute host is disabled with a reason, and enabled again', async () => {
      const client = await admin()
      const hosts = async () =>
        (await client.call('nova.services.list')).items.filter(({ binary }) => binary === 'nova-compute')
      const host = (await hosts()).findLast(({ status }) => status === 'enabled')
      if (!host) throw new Error('no compute host is enabled')
      expect([host.state, host.zone]).toEqual(['up', 'nova'])
      const id = host.host ?? ''
      const now = async () => (await hosts()).find((each) => each.host === id)
      try {
        expect(await fill(client, 'nova.disableHost', { id }, { reason: 'fans are changed' })).toMatchObject({
          ok: true,
        })
        expect(await now()).toMatchObject({ status: 'disabled', disabled_reason: 'fans are changed' })
      } finally {
        const outcome = await client.tableAction(
          'admin/hypervisors/',
          `compute_host__enable__${id}`,
          'admin/instances/',
        )
        expect(outcome?.type).toBe('success')
      }
      expect(await now()).toMatchObject({ status: 'enabled', disabled_reason: null })
    })
  })
}
