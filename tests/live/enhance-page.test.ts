import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyScripts } from '../e2e/support/copy-scripts.js'
import { closeBrowser, shot, visit, type Page, type Visit } from '../e2e/support/browser.js'

/**
 * A real Horizon with its own scripts, frame and styles; all that is added is the one line that docs/enhancing.md gives to
 * operators, at the end of its template.
 */
const horizon = (process.env.HORIZON_URL ?? 'http://127.0.0.1:18000').replace(/\/$/, '')
const line = '<script type="module" src="/static/stratus/stratus-enhance.js" data-stratus-enhance="page"></script>'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-page-'))
  copyScripts(folder)
})
afterAll(async () => {
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
})

interface Opened extends Visit {
  /** `GET /project/…` of everything but static files, in order. */
  asked: string[]
}

async function open(path: string): Promise<Opened> {
  // Horizon 27 brings a jQuery that speaks of what Horizon's own scripts still use.
  const visited = await visit(`${horizon}/auth/login/`, { allow: [/JQMIGRATE/] })
  const { page } = visited
  page.setDefaultTimeout(45_000)
  await page.fill('#id_username', 'demo')
  await page.fill('#id_password', process.env.HORIZON_DEMO_PASSWORD ?? 'secret-demo')
  await Promise.all([page.waitForURL((url) => !url.pathname.startsWith('/auth/')), page.click('#loginBtn')])
  await page.route('**/static/stratus/**', (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.split('/static/stratus/')[1]!)
    return route.fulfill(
      existsSync(file) ? { body: readFileSync(file), contentType: 'text/javascript' } : { status: 404 },
    )
  })
  await page.route(/\/(project|identity|admin)\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('</body>', `${line}</body>`) })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(project|identity|admin)\//.test(pathname)) asked.push(`${request.method()} ${pathname}${search}`)
  })
  await page.goto(`${horizon}${path}`)
  asked.length = 0
  return { ...visited, asked }
}

const modal = (page: Page) => page.locator('stratus-modal').last()
const row = (page: Page, name: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name, exact: true }) })
const names = (page: Page) =>
  page
    .locator('table.datatable tbody tr')
    .evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.display))

describe('one line in the template of a real Horizon', () => {
  it.each(['/project/instances/', '/project/volumes/', '/project/networks/'])(
    'W-TABLE-01 the table of %s is ours: it sorts once, and selects; Horizon’s own scripts leave it alone',
    async (path) => {
      const { page, close, asked } = await open(path)
      await page.locator('.stratus-sort').first().waitFor()
      // What other tests have left in transition is asked for, and may move on under the hand.
      await page.route(/action=row_update/, () => undefined)
      expect(await page.locator('.tablesorter-header').count()).toBe(0)
      await page.locator('.stratus-sort').first().click()
      const up = await names(page)
      expect(up).toEqual(up.toSorted((a, b) => a!.localeCompare(b!, 'en', { sensitivity: 'base' })))
      await page.locator('.stratus-sort').first().click()
      expect(await names(page)).toEqual(up.toReversed())
      expect(await page.locator('input.multi-select-header').count()).toBe(1)
      await page.locator('input.multi-select-header').click()
      const boxes = page.locator('tbody input.table-row-multi-select')
      await expect
        .poll(() => boxes.evaluateAll((all) => all.every((box) => (box as HTMLInputElement).checked)))
        .toBe(true)
      expect(asked.filter((each) => !each.includes('action='))).toEqual([])
      await shot(page, `page${path.replaceAll('/', '-')}`)
      await close()
    },
  )

  it('W-MODAL-01 W-MODAL-07 a modal link asks once and opens ours; its form is sent once and the answer followed', async () => {
    const name = `l-network-${Date.now()}`
    const { page, close, asked } = await open('/project/networks/')
    await page.locator('#networks__action_create').click()
    await modal(page).getByLabel('Network Name').fill(name)
    expect(await page.locator('#modal_wrapper .modal').count()).toBe(0)
    expect(asked).toEqual(['GET /project/networks/create'])
    // Horizon draws its own box over the real one.
    await shot(page, 'page-network-create')
    await modal(page).getByText('Create Subnet', { exact: true }).click()
    asked.length = 0
    // Without a subnet the first step is the last.
    await modal(page).getByRole('button', { name: 'Create', exact: true }).click()
    await row(page, name).waitFor()
    // The form goes once, and then the page comes again.
    expect(asked.filter((each) => each === 'GET /project/networks/')).toHaveLength(1)

    await row(page, name).locator('.themable-checkbox label').click()
    asked.length = 0
    await page.getByRole('button', { name: 'Delete Networks' }).click()
    await modal(page).getByText(`You have selected: "${name}".`).waitFor()
    expect(await page.locator('#modal_wrapper .modal').count()).toBe(0)
    await modal(page).getByRole('button', { name: 'Delete Networks' }).click()
    await row(page, name).waitFor({ state: 'detached' })
    expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /project/networks/'])
    await close()
  })

  it('W-TABLE-12 a row in transition is asked for by us only: once per interval', async () => {
    const { page, close, asked } = await open('/project/instances/')
    const choose = async (action: string) => {
      await row(page, 'vm-beta-1').locator('.dropdown-toggle').click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose('Pause Instance')
    await row(page, 'vm-beta-1').locator('td').getByText('Paused').first().waitFor()
    expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /project/instances/'])
    const updates = () => asked.filter((each) => each.includes('action=row_update'))
    const before = Date.now()
    const count = updates().length
    await page.waitForTimeout(3000)
    // The interval is 2.5 s: two loops would ask twice as often.
    expect(updates().length - count).toBeLessThanOrEqual(Math.ceil((Date.now() - before) / 2500))
    await choose('Resume Instance')
    await row(page, 'vm-beta-1').locator('td').getByText('Active').first().waitFor()
    await close()
  })

  it('T-MODEL-08 the network topology is ours and is read every 10 s, not twice', async () => {
    const { page, close } = await open('/project/network_topology/')
    await page.locator('stratus-topology').getByRole('group').first().waitFor()
    expect(await page.locator('#topologyCanvasContainer').isVisible()).toBe(false)
    await page.locator('stratus-topology').getByRole('button', { name: 'Outline' }).click()
    await page.locator('stratus-topology').getByText('net-alpha').first().waitFor()
    const isRead = (request: { url(): string }) => request.url().includes('/project/network_topology/json')
    await page.waitForRequest(isRead)
    const before = Date.now()
    await page.waitForRequest(isRead)
    // Two who read would not leave half of the interval in between.
    expect(Date.now() - before).toBeGreaterThan(6_000)
    await page.getByRole('link', { name: 'Create Router' }).first().click()
    await modal(page).getByLabel('Router Name').waitFor()
    await shot(page, 'page-network-topology')
    await close()
  })

  it('T-STACK-01 a stack’s topology is ours', async () => {
    const { page, close } = await open('/project/stacks/')
    await page.getByRole('link', { name: 'stack-net', exact: true }).click()
    await page.locator('stratus-stack-topology').getByText('stack-net', { exact: true }).first().waitFor()
    await shot(page, 'page-stack')
    await close()
  })
})
