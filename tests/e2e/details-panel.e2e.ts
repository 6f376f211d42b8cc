import { describe, expect, it } from 'vitest'
import { axe, settled, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, expectToast, modal, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/volumes/')

const panel = (page: Page) => page.getByRole('complementary', { name: /^Details of / })
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name, exact: true })
const opener = (page: Page, name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true })

describe('details of a row beside its list', () => {
  it('W-SHELL-70 W-SHELL-71 open by key, follow the keys, close by Escape, and go with the browser back and forward', async () => {
    const { page, close } = await signedIn('/project/instances/?sort=name')
    await rowOf(page, 'vm-alpha-1').waitFor()
    const list = page.url()
    await opener(page, 'vm-alpha-1').focus()
    await page.keyboard.press('Enter')
    await heading(page, 'vm-alpha-1').waitFor()
    await panel(page).getByText('Has a floating IP and a volume').waitFor()
    await panel(page).getByRole('heading', { name: 'Security Groups' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await heading(page, 'vm-alpha-2').waitFor()
    expect(await axe(page)).toEqual([])
    const tools = page.locator('stratus-live-table [part=toolbar]')
    expect((await tools.boundingBox())?.height, 'two lines of tools').toBeLessThan(100)
    const link = page.url()

    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(list)
    await expect.poll(() => opener(page, 'vm-alpha-2').evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.goBack()
    await heading(page, 'vm-alpha-2').waitFor()
    await page.goBack()
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(list)

    await page.goto(link)
    await heading(page, 'vm-alpha-2').waitFor()
    await panel(page).getByRole('link', { name: 'Open as a page' }).click()
    await page.getByRole('heading', { level: 1, name: 'vm-alpha-2' }).waitFor()
    await close()
  })

  it('W-SHELL-70 W-SHELL-72 W-SHELL-73 P-INST-09 act on the thing, tell its state and its volumes as they change, and say when it is gone; open below the row for who wants that', async () => {
    const { page, close } = await signedIn('/project/instances/')
    await opener(page, 'vm-alpha-1').click()
    await panel(page).getByRole('link', { name: 'vol-data', exact: true }).waitFor()
    await panel(page)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Attach Volume', exact: true }).click()
    const choice = modal(page).getByLabel('Volume ID')
    await choice.selectOption({
      label: (await choice.getByRole('option', { name: /^vol-empty/ }).textContent()) ?? '',
    })
    await modal(page).getByRole('button', { name: 'Attach Volume', exact: true }).click()
    await panel(page).getByRole('link', { name: 'vol-empty', exact: true }).waitFor()

    await panel(page)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Pause Instance', exact: true }).click()
    await panel(page).getByText('Paused', { exact: true }).first().waitFor()
    // A link to what was deleted since.
    await page.goto(`${server.url}/project/volumes/?open=11111111-0000-0000-0000-000000000000`)
    await panel(page).getByText('It is no longer here.').waitFor()
    await page.getByRole('button', { name: 'Close details' }).click()
    await panel(page).waitFor({ state: 'detached' })

    await page.goto(`${server.url}/settings/`)
    await page.getByRole('radio', { name: 'Below the row' }).check({ force: true })
    await page.goto(`${server.url}/project/instances/`)
    await opener(page, 'vm-alpha-1').click()
    await opener(page, 'vm-alpha-2').click()
    await page.locator('tr[data-details-of]').nth(1).waitFor()
    expect(await panel(page).count()).toBe(0)
    await close()
  })

  it('P-INST-25 a security group of one rule has 1 rule', async () => {
    const { page, close } = await signedIn('/project/instances/')
    await page.route('**/security-groups/', async (route) => {
      const answer = await route.fetch()
      const { items } = (await answer.json()) as { items: { security_group_rules: unknown[] }[] }
      for (const group of items) group.security_group_rules.splice(1)
      await route.fulfill({ response: answer, json: { items } })
    })
    await opener(page, 'vm-alpha-1').click()
    await expect.poll(() => panel(page).getByText('1 rule', { exact: true }).count()).toBe(2)
    await close()
  })

  it('W-SHELL-70 lie over the page where there is no room', async () => {
    const { page, close } = await signedIn('/project/instances/', 'demo', { width: 390 })
    await opener(page, 'vm-alpha-1').click()
    const sheet = page.getByRole('dialog', { name: 'vm-alpha-1' })
    await sheet.waitFor()
    await page.locator('stratus-drawer').getByText('Has a floating IP and a volume').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await close()
  })

  it('W-SHELL-89 whose code cannot be fetched leave the page as it is, and come when it can', async () => {
    const { page, context, close } = await signedIn('/project/instances/', 'demo', {
      ownProfile: true,
      allow: [/net::ERR_INTERNET_DISCONNECTED/, /Unable to preload CSS|dynamically imported module/],
    })
    // What the table needs to be used is there.
    await rowOf(page, 'vm-alpha-1').getByRole('checkbox').check()
    await settled(page)
    // Another test may have left it in the browser's cache.
    await page.route(/\/DetailsPanel-/, (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await opener(page, 'vm-alpha-1').click()
    await expectToast(page, 'The server cannot be reached.')
    await rowOf(page, 'vm-alpha-1').waitFor()
    await context.setOffline(false)
    await page.unrouteAll()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Try again' }).click()
    await heading(page, 'vm-alpha-1').waitFor()
    await panel(page).getByText('Has a floating IP and a volume').waitFor()
    await close()
  })

  it('W-SHELL-89 so do the small things around a list, said once, and come with one press or the network', async () => {
    const { page, context, close } = await signedIn('/project/volumes/', 'demo', {
      ownProfile: true,
      allow: [/net::ERR_INTERNET_DISCONNECTED/, /Unable to preload CSS|dynamically imported module/],
    })
    const around = [
      page.getByRole('button', { name: 'Pin Images', exact: true }),
      page.getByRole('button', { name: 'Views of this list' }),
      page.getByRole('button', { name: /^Messages/ }),
    ]
    const messages = page.getByRole('region', { name: 'Messages' })
    const comeBy = async (way: () => Promise<unknown>): Promise<void> => {
      for (const missing of [/\/around-/, '**/build.json'])
        await page.route(missing, (route) => route.abort('internetdisconnected'))
      await page.goto(`${server.url}/project/images`)
      await rowOf(page, 'cirros').first().waitFor()
      await expectToast(page, 'The server cannot be reached.')
      await settled(page)
      expect(await messages.getByText('The server cannot be reached.').count()).toBe(1)
      for (const part of around) expect(await part.count()).toBe(0)
      await page.unrouteAll()
      await way()
      for (const part of around) await part.waitFor()
    }
    await comeBy(() => messages.getByRole('button', { name: 'Try again' }).click())
    await comeBy(async () => {
      await context.setOffline(true)
      await context.setOffline(false)
    })
    await close()
  })
})
