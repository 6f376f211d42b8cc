import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breaches, openLab, show, type Lab } from '../horizon-pages/lab.js'
import { closeBrowser, shot, type Page } from '../e2e/support/browser.js'

/** The pages of a real, unmodified Horizon, come alive under our own content policy. */
const horizon = process.env.HORIZON_URL ?? 'http://127.0.0.1:18000'
const demo = { user: 'demo', password: process.env.HORIZON_DEMO_PASSWORD ?? 'secret-demo' }
const admin = { user: 'admin', password: process.env.HORIZON_ADMIN_PASSWORD ?? 'secret-admin' }

let lab: Lab
beforeAll(async () => {
  lab = await openLab(horizon)
})
afterAll(async () => {
  await lab.stop()
  await closeBrowser()
})

const modal = (page: Page) => page.locator('stratus-modal').last()
const press = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name, exact: true }) })

const pages = [
  '/project/',
  '/project/api_access/',
  '/project/instances/',
  '/project/volumes/',
  '/project/snapshots/',
  '/project/networks/',
  '/project/routers/',
  '/project/security_groups/',
  '/project/floating_ips/',
  '/project/stacks/',
  '/identity/',
]

describe('enhance on a real Horizon', () => {
  it('every Horizon page comes alive: no script of it, no breach of the content policy, no word on the console', async () => {
    const { page, close } = await lab.open(pages[0]!, demo)
    for (const path of pages) {
      await show(page, path)
      expect(await page.locator('main :is(script, style, iframe, [onclick], [style])').count(), path).toBe(0)
      expect(await page.locator('main table.datatable').count(), path).toBeGreaterThan(0)
    }
    expect(await breaches(page)).toEqual([])
    await close()
  })

  it('W-MODAL-01 W-MODAL-07 W-TABLE-02 a router is created by its form, found, and deleted after a question', async () => {
    const name = `c-router-${Date.now()}`
    const { page, close } = await lab.open('/project/routers/', demo)
    await page.locator('#Routers__action_create, #routers__action_create').click()
    await modal(page).getByLabel('Router Name').fill(name)
    await press(page, 'Create Router')
    await row(page, name).waitFor()
    await row(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Routers' }).click()
    await modal(page).getByText(`You have selected: "${name}".`).waitFor()
    await press(page, 'Delete Routers')
    await row(page, name).waitFor({ state: 'detached' })
    expect(await breaches(page)).toEqual([])
    await close()
  })

  it('W-WIZC-02 W-WIZC-05 W-WIZC-06 W-WIZC-07 the network wizard is judged step by step by the real server', async () => {
    const { page, close } = await lab.open('/project/networks/', demo)
    await page.locator('#networks__action_create').click()
    await modal(page).getByLabel('Network Name').fill('c-net')
    await press(page, 'Next')
    await modal(page).getByLabel('Network Address', { exact: true }).fill('nonsense')
    await press(page, 'Next')
    await modal(page).getByText('Incorrect format for IP address').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'id_cidr')
    await modal(page).getByLabel('Network Address', { exact: true }).fill('10.99.0.0/24')
    await press(page, 'Next')
    await modal(page).getByRole('button', { name: 'Create', exact: true }).waitFor()
    await shot(page, 'live-network-wizard')
    expect(await breaches(page)).toEqual([])
    await close()
  })

  it('W-TABLE-12 an instance is paused and resumed from its row, which lives until it is done', async () => {
    const { page, close } = await lab.open('/project/instances/', demo)
    const choose = async (action: string) => {
      await page.getByRole('button', { name: 'More actions: vm-gamma-1', exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    const says = (status: string) => row(page, 'vm-gamma-1').locator('td').getByText(status).first()
    const resume = async () => {
      await choose('Resume Instance')
      await says('Active').waitFor()
    }
    await says('Active').or(says('Paused')).first().waitFor()
    // A run that was cut off left it so.
    if (await says('Paused').isVisible()) await resume()
    await choose('Pause Instance')
    await says('Paused').waitFor()
    await resume()
    await close()
  })

  it('W-MEMB-01 the project workflow shows who can take part', async () => {
    const { page, close } = await lab.open('/identity/', admin)
    await page.locator('#tenants__action_create').click()
    await modal(page).getByRole('tab', { name: 'Project Members' }).click()
    await modal(page).locator('stratus-membership').first().getByText('demo', { exact: true }).first().waitFor()
    await shot(page, 'live-project-members')
    expect(await breaches(page)).toEqual([])
    await close()
  })
})
