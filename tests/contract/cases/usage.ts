import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export function usageCases(cloud: Cloud): void {
  describe(`reports of use on the ${cloud.name} cloud`, () => {
    const day = 86_400_000
    const period = (from: number, to: number) => `start=${dayOf(from)}&end=${dayOf(to)}`
    const now = async () => {
      const { client } = await cloud.as('demo')
      const times = (await client.call('nova.servers.list')).items.map(({ created }) => Date.parse(created ?? ''))
      return Math.max(...times)
    }
    const page = async (user: 'demo' | 'admin', address: string) =>
      (await cloud.as(user)).send('GET', address, { ajax: false })

    const days = (from: number, to: number) => ({ start: dayOf(from), end: dayOf(to) })

    it('C-USAGE-02 tells what the project used in a period, with its instances, and nothing before there were any', async () => {
      const last = await now()
      const { client } = await cloud.as('demo')
      const id = (await client.session()).project_id ?? ''
      const usage = await client.call('nova.usage.get', { params: { id, ...days(last - day, last + 2 * day) } })
      expect(usage.vcpu_hours).toBeGreaterThan(0)
      expect(usage.instances).toBeGreaterThan(0)
      const server = (await client.call('nova.servers.list')).items.find(({ name }) => name === 'vm-alpha-1')
      expect(usage.rows.find((row) => row.id === server?.id)).toMatchObject({
        name: 'vm-alpha-1',
        vcpus: 1,
        ram: 512 * 1024 ** 2,
        disk: 1024 ** 3,
        age: expect.any(Number) as number,
      })
      const before = await client.call('nova.usage.get', { params: { id, start: '2001-01-01', end: '2001-01-02' } })
      expect(before).toMatchObject({ vcpu_hours: 0, disk_hours: 0, ram_hours: 0 })
    })

    it('C-USAGE-03 administrators are told what every project used, and what one other did', async () => {
      const last = await now()
      const { client } = await cloud.as('admin')
      const params = days(last - day, last + 2 * day)
      const all = await client.call('nova.usage.list', { params })
      const demo = all.rows.find(({ name }) => name === 'demo')
      const sum = all.rows.reduce((hours, row) => hours + (row.vcpu_hours ?? 0), 0)
      expect(demo?.vcpu_hours).toBeGreaterThan(0)
      expect(all.vcpu_hours).toBeCloseTo(sum, 1)
      expect(demo?.id).not.toBe((await client.session()).project_id)
      const query = { all_projects: true }
      const one = await client.call('nova.usage.get', { params: { ...params, id: demo?.id ?? '' }, query })
      expect(one.rows.map(({ name }) => name)).toContain('vm-alpha-1')
      const near = (amount: number | null) => ({ from: (amount ?? 0) * 0.95, to: (amount ?? 0) * 1.05 })
      const { from, to } = near(one.ram_hours)
      expect(demo?.ram_hours).toBeGreaterThan(from)
      expect(demo?.ram_hours).toBeLessThan(to)
    })

    it('C-USAGE-03 nobody else is', async () => {
      const { client } = await cloud.as('demo')
      const params = days(Date.now() - day, Date.now())
      await expect(client.call('nova.usage.list', { params, quiet: true })).rejects.toThrow()
    })

    it('C-USAGE-02 the same is had as a file, and of all projects by administrators', async () => {
      const last = await now()
      const dates = period(last - day, last + 2 * day)
      const file = await page('demo', `/project/?${dates}&format=csv`)
      expect(file.headers.get('Content-Type')).toMatch(/^text\/csv/)
      expect(file.text).toContain('vm-alpha-1')
      const all = await page('admin', `/admin/?${dates}&format=csv`)
      expect(all.text).toMatch(/^"demo",/m)
    })
  })
}
