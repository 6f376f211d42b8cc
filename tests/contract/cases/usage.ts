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

    it('C-USAGE-02 tells what the project used in a period, with its instances, and nothing before there were any', async () => {
      const last = await now()
      const { status, text } = await page('demo', `/project/?${period(last - day, last + 2 * day)}`)
      expect(status).toBe(200)
      expect(text).toMatch(/usage_info_wrapper[\s\S]*id="project_usage"[\s\S]*vm-alpha-1/)
      const hours = (of: string) => Number(/VCPU-Hours:<\/dt>\s*<dd[^>]*>([\d.]+)/i.exec(of)?.[1] ?? NaN)
      const unescaped = (of: string) => of.replace(/&#39;|&#x27;/g, "'")
      expect(hours(unescaped(text))).toBeGreaterThan(0)
      const before = await page('demo', `/project/?${period(Date.UTC(2001, 0, 1), Date.UTC(2001, 0, 2))}`)
      expect(hours(unescaped(before.text))).toBe(0)
    })

    it('C-USAGE-02 the same is had as a file, and of all projects by administrators', async () => {
      const last = await now()
      const dates = period(last - day, last + 2 * day)
      const file = await page('demo', `/project/?${dates}&format=csv`)
      expect(file.headers.get('Content-Type')).toMatch(/^text\/csv/)
      expect(file.text).toContain('vm-alpha-1')
      const all = await page('admin', `/admin/?${dates}`)
      expect(all.text).toMatch(/id="global_usage"[\s\S]*demo/)
    })
  })
}
