import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import { dashboardOnFreshCloud, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/settings/')

const panels = [
  ['/project/port_forwardings/', 'Port Forwardings'],
  ['/project/subnet_pools/', 'Subnet Pools'],
  ['/project/subnet_pools/one-of-them', 'Subnet Pools'],
  ['/admin/address_scopes/', 'Address Scopes'],
  ['/admin/address_scopes/one-of-them', 'Address Scopes'],
  ['/admin/quotas/', 'Project Quotas'],
  ['/project/my_projects/', 'My Projects'],
  ['/identity/identity_providers/', 'Identity Providers'],
  ['/identity/mappings/one-of-them', 'Mappings'],
] as const

describe('panels for which Horizon has nothing, in front of one', () => {
  it('P-FORWARD-01 P-POOL-01 P-POOL-02 I-PROJ-04 a bookmark of one says so, and offers nothing that cannot be done', async () => {
    const { page, close } = await signedIn('/settings/', 'admin')
    for (const [path, title] of panels) {
      await page.goto(server.url + path)
      await page.getByText('This cloud does not offer this page.').waitFor()
      expect(await page.locator('main h1').textContent()).toBe(title)
      expect(await page.locator('main').getByRole('button').count()).toBe(0)
      await page.locator('stratus-side-nav').getByText('Overview').first().waitFor()
      expect(await page.locator('stratus-side-nav [aria-current]').count()).toBe(0)
      // One of a list and one of a thing: nothing but the title is another.
      if (/address_scopes/.test(path)) expect(await axe(page)).toEqual([])
    }
    await shot(page, 'only-direct')
    await close()
  })
})
