import { describe, expect, it } from 'vitest'
import { axe, settled, type Locator, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/volumes/', { allow: [/status of 404/] })

const navigation = (page: Page) => page.getByRole('navigation').first()
const pinned = (page: Page) =>
  page.locator('stratus-side-nav').evaluate((nav) => {
    const { items } = nav as HTMLElementTagNameMap['stratus-side-nav']
    const own = items.find(({ id }) => id === 'pins')
    return own ? own.groups.flatMap(({ panels }) => panels.map(({ label }) => label)) : []
  })

describe('pins', () => {
  it('W-SHELL-74 W-SHELL-75 of pages and things stand in the navigation of all tabs, are moved and removed, and say what is gone', async () => {
    const { page, context, close } = await signedIn('/project/volumes/')
    await page.getByRole('button', { name: 'Pin Volumes', exact: true }).click()
    await page.goto(`${server.url}/project/instances/`)
    await rowOf(page, 'vm-stopped').getByRole('link', { name: 'vm-stopped', exact: true }).click()
    await page.getByRole('button', { name: 'Pin vm-stopped', exact: true }).click()
    await navigation(page).getByRole('link', { name: 'vm-stopped', exact: true }).waitFor()
    const thing = page.url()

    const other = await context.newPage()
    await other.goto(`${server.url}/settings/`)
    await other.getByRole('button', { name: 'Move vm-stopped up', exact: true }).focus()
    await other.keyboard.press('Enter')
    await expect.poll(() => pinned(other)).toEqual(['vm-stopped', 'Volumes', 'Edit pins'])
    await expect
      .poll(() => pinned(page), { message: 'in the other tab' })
      .toEqual(['vm-stopped', 'Volumes', 'Edit pins'])
    expect(await axe(other)).toEqual([])
    await other.getByRole('button', { name: 'Unpin Volumes', exact: true }).click()
    await expect.poll(() => pinned(other)).toEqual(['vm-stopped', 'Edit pins'])
    await other.close()

    // The thing is gone meanwhile.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('stratus:pins:')) ?? ''
      localStorage.setItem(key, localStorage.getItem(key)!.replace(/instances\/[^/]+/, 'instances/gone'))
    })
    await page.goto(thing)
    await navigation(page).getByRole('link', { name: 'vm-stopped', exact: true }).click()
    await page.getByText('“vm-stopped”, which you have pinned, is gone or not yours to see.').waitFor()
    await page.getByRole('button', { name: 'Unpin', exact: true }).click()
    await expect.poll(() => pinned(page)).toEqual([])
    await close()
  })

  it('W-SHELL-74 do not stand alone beside a long title on a narrow screen; are of a row without a page, a view, and the page one is on by the palette; hold when the storage is full', async () => {
    const { page, close } = await signedIn('/identity/application_credentials/', 'demo', { width: 320 })
    const boxOf = (part: Locator) => part.boundingBox()
    const title = page.getByRole('heading', { level: 1 })
    const pin = page.getByRole('button', { name: 'Pin Application Credentials', exact: true })
    await page.locator('.page-title .count').waitFor()
    await settled(page)
    const [beside, button] = [await boxOf(title), await boxOf(pin)]
    expect(button?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0))

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${server.url}/project/floating_ips/?status=DOWN`)
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click()
    const panel = page.getByRole('complementary', { name: /^Details of / })
    await panel.getByRole('button', { name: /^Pin / }).click()
    await expect.poll(() => pinned(page)).toHaveLength(2)
    const [address = ''] = await pinned(page)
    await page.goto(`${server.url}/project/networks/`)
    await navigation(page).getByRole('link', { name: address, exact: true }).click()
    await panel.getByRole('heading', { name: address, exact: true }).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('pin floating')
    await page.getByRole('option', { name: /^Pin Floating IPs/ }).click()
    await expect.poll(() => pinned(page)).toEqual([address, 'Floating IPs', 'Edit pins'])
    await page.reload()
    await expect.poll(() => pinned(page)).toEqual([address, 'Floating IPs', 'Edit pins'])

    // The storage has no room for it: it holds while the page does.
    await page.evaluate(() => {
      for (let size = 2 ** 23, at = 0; size >= 1; size /= 2)
        try {
          localStorage.setItem(`filler-${at++}`, 'x'.repeat(size))
        } catch {
          // Half of it may fit.
        }
    })
    await page.getByRole('link', { name: 'Networks', exact: true }).click()
    await page.getByRole('button', { name: 'Pin Networks', exact: true }).click()
    await expect.poll(() => pinned(page)).toEqual([address, 'Floating IPs', 'Networks', 'Edit pins'])
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /pins/.test(key)))
    expect(kept).toHaveLength(1)
    expect(String(kept)).not.toContain('Networks')
    await close()
  })

  it('W-SHELL-74 of a row without a page lead to it, not to what else it names', async () => {
    const { page, close } = await signedIn('/project/security_groups/', 'demo')
    await page.getByRole('link', { name: 'default', exact: true }).click()
    await page.getByRole('button', { name: 'Pin default', exact: true }).click()
    // Its remote group is the group whose page this is.
    await page.getByRole('button', { name: 'Details of Ingress IPv4 Any Any', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'Details of Ingress IPv4 Any Any', exact: true })
    await panel.getByRole('button', { name: /^Pin / }).click()
    const pins = ['default', 'Ingress IPv4 Any Any', 'Edit pins']
    await expect.poll(() => pinned(page)).toEqual(pins)
    expect(await panel.getByRole('link', { name: 'Open as a page' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close details' }).click()
    await navigation(page).getByRole('link', { name: 'Ingress IPv4 Any Any', exact: true }).click()
    await panel.waitFor()
    await close()
  })
})
