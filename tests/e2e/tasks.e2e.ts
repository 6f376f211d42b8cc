import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { axe, settled, shot } from './support/browser.js'
import {
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  fillIn,
  rowOf,
  modalOf,
  openPanel,
  signedIn,
  steer,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const instances = '/project/instances/'
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Tasks/ })
const list = (page: Page) => openPanel(page, 'Tasks')

describe('the task centre', () => {
  it('P-TASK-01 P-TASK-02 P-TASK-03 P-TASK-06 follows a task on whatever page one is, by one question a round, over a reload and in another tab, to its end with a link', async () => {
    await steer(server, { standStill: true })
    const { page, close } = await signedIn(server, instances)
    await rowOf(page, 'vm-beta-1').waitFor()
    await settled(page)
    expect(await opener(page).count()).toBe(0)
    await chooseRowAction(page, 'vm-beta-1', 'Pause Instance')
    await page.getByRole('button', { name: 'Tasks, 1 running' }).waitFor()
    await page.getByRole('link', { name: 'Key Pairs', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Key Pairs' }).waitFor()
    await page.reload()
    // Nothing but the list that tells of all that run.
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    for (let round = 0; round < 2; round++) await page.waitForRequest(/\/api\/nova\/servers\/$/)
    expect([...asked].filter((path) => path.includes('/nova/servers'))).toEqual(['/api/nova/servers/'])
    await page.getByRole('button', { name: 'Tasks, 1 running' }).click()
    await list(page).getByText('Pausing vm-beta-1', { exact: true }).waitFor()
    await list(page).getByText('Pausing…', { exact: true }).waitFor()
    await shot(page, 'tasks-running')
    expect(await axe(page)).toEqual([])

    const other = await page.context().newPage()
    await other.goto(`${server.url}/project/key_pairs`)
    await opener(other).waitFor()
    await page.bringToFront()

    await steer(server, { advance: 20_000 })
    await list(page).getByText('Paused', { exact: true }).waitFor()
    await page.getByRole('banner').getByText('Done: Pausing vm-beta-1 (Paused)', { exact: true }).waitFor()
    await list(page)
      .getByText(/^took /)
      .waitFor()
    await shot(page, 'tasks-done')
    await opener(other).click()
    await list(other).getByText('Paused', { exact: true }).waitFor()
    await other.close()

    await list(page).getByRole('link', { name: 'vm-beta-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'vm-beta-1' }).waitFor()
    await opener(page).click()
    await list(page).getByRole('button', { name: 'Clear ended' }).press('Enter')
    await list(page).locator('h2:focus').waitFor()
    await list(page).getByText('Nothing is running.').waitFor()
    await page.keyboard.press('Escape')
    await opener(page).waitFor({ state: 'detached' })
    await close()
  })

  it('P-TASK-02 several are one task with a count; it goes on after the session ended, and another user sees nothing of it', async () => {
    await steer(server, { standStill: true })
    const { page, close } = await signedIn(server, instances, 'demo', { allow: [/status of 401/] })
    for (const name of ['vm-alpha-1', 'vm-gamma-1']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'More Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete Instances' }).click()
    await confirm(page, 'Delete Instances')
    await page.getByRole('button', { name: 'Tasks, 1 running' }).click()
    await list(page).getByText('0 of 2 done').waitFor()
    await shot(page, 'tasks-several')
    await page.keyboard.press('Escape')

    await steer(server, { expireSessions: true })
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.waitFor({ state: 'detached' })
    await steer(server, { advance: 30_000 })
    await opener(page).click()
    await list(page).getByText('2 of 2 done').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'User: demo' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await fillIn(page, 'admin')
    await page.getByRole('button', { name: /^Project: / }).waitFor()
    await settled(page)
    expect(await opener(page).count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('vm-alpha-1')
    await close()
  })

  it('P-TASK-05 opened without a network leaves the page as it is, and opens when the network is back', async () => {
    await steer(server, { standStill: true })
    const { page, context, close } = await signedIn(server, instances, 'demo', {
      ownProfile: true,
      allow: [/net::ERR_INTERNET_DISCONNECTED/, /Unable to preload CSS|dynamically imported module/],
    })
    await rowOf(page, 'vm-beta-1').waitFor()
    await chooseRowAction(page, 'vm-beta-1', 'Pause Instance')
    await page.getByRole('button', { name: 'Tasks, 1 running' }).waitFor()
    await settled(page)
    // Another test may have left it in the browser's cache.
    await page.route(/\/TaskList-/, (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Tasks, 1 running' }).click()
    await expectToast(page, 'The server cannot be reached.')
    await rowOf(page, 'vm-beta-1').waitFor()
    await context.setOffline(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await list(page).getByText('Pausing vm-beta-1', { exact: true }).waitFor()
    await close()
  })
})
