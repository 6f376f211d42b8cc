import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, letGo, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/security_groups/')

const ports = (page: Page, text: string) => page.locator('td[data-column="ports"]').getByText(text, { exact: true })
const rule = (page: Page, text: string) => page.locator('tr[data-key]').filter({ has: ports(page, text) })

describe('the rules of a security group', () => {
  it('P-NET-27 several are deleted at once; one opens and tells what has no column', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'web').getByRole('link').click()
    for (const port of ['80 (HTTP)', '443 (HTTPS)']) await rule(page, port).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Rules' }).click()
    for (const port of ['80 (HTTP)', '443 (HTTPS)']) await rule(page, port).waitFor({ state: 'detached' })
    await letGo(page, 'Deleting Rules: ')
    await page.getByRole('region', { name: 'Messages' }).getByText('Deleted Rules: ').first().waitFor()
    await rule(page, '8000 - 8080')
      .getByRole('button', { name: /^Details of / })
      .click()
    await expect.poll(() => page.locator('main').getByText('Description', { exact: true }).count()).toBe(2)
    expect(await axe(page)).toEqual([])
    await shot(page, 'security-group-rules')
    await page.reload()
    await rule(page, '8000 - 8080').waitFor()
    expect(await page.locator('tr[data-key]').count()).toBe(4)
    await close()
  })
})
