import { beforeEach, describe, expect, it } from 'vitest'
import {
  axe,
  fitsWindow,
  settled,
  shot,
  type Locator,
  type Page,
  type Visit,
  type VisitOptions,
} from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  endFaults,
  endSessionsWith,
  expectToast,
  rowOf,
  signedIn,
  steer,
  dashboardOnFreshCloud,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
// An operator has changed it: the cloud's page stands in place of our panel.
beforeEach(() => steer(server, { changedTables: ['routers'] }))

const open = (path: string, options: VisitOptions = {}): Promise<Visit> => signedIn(server, path, 'demo', options)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const row = (page: Page, name: string) =>
  page.locator('.horizon-page tbody tr').filter({ has: page.getByRole('link', { name, exact: true }) })
const dialog = (page: Page) => page.locator('stratus-modal').last()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const navigation = (page: Page) => page.locator('stratus-side-nav')
const hasFocus = (what: Locator) => what.and(what.page().locator(':focus')).waitFor()
/** Survives as long as the document does: nobody loaded the page again. */
const mark = (page: Page) => page.evaluate(() => void ((window as { mark?: boolean }).mark = true))
const isMarked = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true)

describe("pages of the cloud's own, inside the shell", () => {
  it('A-PAGE-03 a page that an operator has changed stands in place of our panel, with title and place in the navigation, plug-ins included; on a phone nothing sticks out', async () => {
    const { page, close } = await open('/project/routers/')
    await heading(page, 'Routers')
    await expect.poll(() => page.title()).toBe('Routers – demo – Stratus')
    await navigation(page).getByRole('link', { name: 'Routers' }).and(page.locator('[aria-current="page"]')).waitFor()
    await navigation(page).getByRole('link', { name: 'Costs' }).waitFor()
    await row(page, 'router-main').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'horizon-route-routers')
    await page.setViewportSize({ width: 390, height: 800 })
    await settled(page)
    await fitsWindow(page)
    await shot(page, 'horizon-route-phone')
    await close()
  })

  it('W-SHELL-03 back at a page that was loaded whole, there is the app, though it has read the page of the cloud at that address', async () => {
    const { page, close } = await open('/project/')
    await page.getByRole('heading', { name: 'Usage Summary' }).waitFor()
    await settled(page)
    await page.goto(`${server.url}/project/volumes/`)
    await rowOf(page, 'vol-data').waitFor()
    await page.goBack()
    await heading(page, 'Overview')
    await close()
  })

  it('links between its pages and ours stay in the app; back and forward show what was there; a session that ended is asked for over the page', async () => {
    const { page, close } = await open('/project/instances/', { allow: anyFailure })
    await rowOf(page, 'vm-alpha-1').waitFor()
    await mark(page)
    await navigation(page).getByRole('link', { name: 'Routers' }).click()
    await row(page, 'router-main').getByRole('link', { name: 'router-main' }).click()
    await heading(page, 'router-main')
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Breadcrumb' }).innerText())
      .toMatch(/Project[\s/]+Network[\s/]+Routers[\s/]+router-main/)
    await page.getByRole('tab', { name: 'Interfaces' }).click()
    await page.getByRole('link', { name: 'Add Interface' }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Routers' }).click()
    await row(page, 'router-side').waitFor()
    await page.goBack()
    await heading(page, 'router-main')
    await page.goBack()
    await row(page, 'router-main').waitFor()
    await page.goBack()
    await rowOf(page, 'vm-alpha-1').waitFor()
    await page.goForward()
    await row(page, 'router-main').waitFor()
    await endSessionsWith(server, { path: '/project/routers/create/' })
    await page.getByRole('link', { name: 'Create Router' }).click()
    await page.getByLabel('Password', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await dialog(page).getByLabel('Router Name').fill('router-kept')
    await endSessionsWith(server, { path: '/project/routers/create/' })
    await press(page, 'Create Router')
    await page.getByLabel('Password', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await row(page, 'router-kept').waitFor()
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  it('W-MODAL-01 W-MODAL-07 by keyboard alone its forms open, its actions ask first, what came of them is said, and the focus stays at work', async () => {
    const { page, close } = await open('/project/routers/')
    await mark(page)
    const create = page.getByRole('link', { name: 'Create Router' })
    const title = page.getByRole('heading', { level: 1, name: 'Routers' })
    await create.focus()
    await page.keyboard.press('Enter')
    await hasFocus(dialog(page).getByLabel('Router Name'))
    await page.keyboard.type('r <b>1</b>')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Router r <b>1</b> was successfully created.')
    await hasFocus(create)
    await row(page, 'r <b>1</b>').getByRole('link', { name: 'Set Gateway' }).press('Enter')
    await hasFocus(dialog(page).getByLabel('External Network'))
    await page.keyboard.press('ArrowDown')
    await dialog(page).getByRole('button', { name: 'Submit' }).press('Enter')
    // Another button stands in its place.
    await hasFocus(row(page, 'r <b>1</b>').getByRole('button', { name: 'Clear Gateway' }))
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('button', { name: 'Clear Gateway' }).press('Enter')
    await hasFocus(row(page, 'r <b>1</b>').getByRole('link', { name: 'Set Gateway' }))
    await row(page, 'r <b>1</b>').getByRole('checkbox').press('Space')
    const remove = page.getByRole('button', { name: 'Delete Routers' })
    await expect.poll(() => remove.isEnabled()).toBe(true)
    await remove.press('Enter')
    await dialog(page).getByText('You have selected: "r <b>1</b>".').waitFor()
    await dialog(page).getByRole('button', { name: 'Delete Routers' }).press('Enter')
    await row(page, 'r <b>1</b>').waitFor({ state: 'detached' })
    await expectToast(page, 'Deleted Router: r <b>1</b>')
    await hasFocus(page.locator('.horizon-page').getByLabel('Filter'))
    await row(page, 'router-side').getByRole('link', { name: 'router-side' }).press('Enter')
    await hasFocus(page.getByRole('heading', { level: 1, name: 'router-side' }))
    await page.goBack()
    await hasFocus(title)
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  it('a form that is a page of its own keeps what was typed when it is refused or the cloud fails, and says when it is saved; one that was taken is not told as failed when the page that it leads to fails; who goes on meanwhile is told what came of it, and stays where they went', async () => {
    const { page, close } = await open('/project/costs/budget/', { allow: anyFailure })
    await heading(page, 'Budget')
    await mark(page)
    const size = page.getByLabel('Limit')
    expect(await page.locator('input[name="fake"]').isVisible()).toBe(false)
    await size.fill('0')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Ensure this value is greater than or equal to 1.').waitFor()
    expect(await size.inputValue()).toBe('0')
    await steer(server, { fault: { method: 'POST', path: '/project/costs/budget/', status: 500, times: 1 } })
    await size.fill('77')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'There was an error submitting the form. Please try again.')
    expect(await size.inputValue()).toBe('77')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Budget saved.')
    expect(await isMarked(page)).toBe(true)
    expect(await axe(page)).toEqual([])

    await page.goto(`${server.url}/project/costs/budget/`)
    await page.getByLabel('Limit').fill('78')
    await steer(server, { fault: { method: 'GET', path: '/project/costs/budget/', status: 503, times: 1 } })
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Budget saved.')
    expect(await page.getByText('There was an error submitting the form.').count()).toBe(0)

    await page.goto(`${server.url}/project/costs/rates/`)
    // The page itself is not kept back.
    await page.getByRole('button', { name: 'Save' }).waitFor()
    let answer: () => void = () => undefined
    const released = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/costs/rates/', async (route) => (await released, route.continue()), { times: 1 })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').getByText('Working').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Stratus' }).click()
    await heading(page, 'Overview')
    answer()
    await expectToast(page, /Saved rates: compute 0.05/)
    await heading(page, 'Overview')
    await close()
  })
})

describe('bad pages', () => {
  it('nothing of a hostile page runs, loads from elsewhere, frames, or sends what is typed to another site; a file is saved under a name without quotes and folders', async () => {
    const { page, close } = await open('/project/costs/')
    await heading(page, 'Costs')
    const area = page.locator('.horizon-page')
    await area.getByText('12.50').waitFor()
    expect(await area.locator('script, style, iframe, form, [onclick], [onerror], [style], [data-style]').count()).toBe(
      0,
    )
    expect(await area.locator('[src^="https://elsewhere"], [href^="javascript"]').count()).toBe(0)
    await area.getByText('Details', { exact: true }).click()
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
    expect(await axe(page)).toEqual([])
    // What the shell calls its own stays its own.
    expect(await page.evaluate(() => document.getElementById('main')?.localName)).toBe('main')
    await shot(page, 'horizon-route-hostile')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Report' }).click()
    expect((await download).suggestedFilename()).toMatch(/^kösten .?märz.?\.csv$/)
    await heading(page, 'Costs')
    expect(new URL(page.url()).pathname).toBe('/project/costs/')
    await close()
  })

  it('P-ROUTE-11 a page that is drawn by its own scripts is offered as it is, with one click, at its place in the navigation', async () => {
    const { page, context, close } = await open('/project/costs/forecast/')
    await page.getByText('This page needs scripts of its own. It opens in a new tab.').waitFor()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect.poll(() => crumbs.allInnerTexts()).toEqual(['Project', 'Reports', 'Costs', 'Forecast'])
    expect(await axe(page)).toEqual([])
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name: 'Open the original page' }).click()
    const original = await opened
    await original.getByText('{$ month.name $}').waitFor()
    expect(await original.locator('stratus-side-nav').count()).toBe(0)
    await close()
  })

  it('redirects in a circle, a page that ends in the middle, a server that fails, a connection that drops and a refusal are told, and can be tried again', async () => {
    const { page, close } = await open('/project/costs/loop/', { allow: [...anyFailure, /ERR_/] })
    await page.getByText('This page could not be loaded.').waitFor()
    await shot(page, 'horizon-route-failed')
    await page.route('**/project/costs/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html><body><div id="content_body"><h1>Costs</h1><form' }),
    )
    await navigation(page).getByRole('link', { name: 'Costs' }).click()
    await page.getByText('The connection was lost in the middle of the page.').waitFor()
    await page.unroute('**/project/costs/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Costs of this month').waitFor()
    await steer(server, { fault: { path: '/project/costs/', status: 500 } })
    await page.reload()
    await page.getByText('The cloud answered with the error 500.').waitFor()
    await endFaults(server, page)
    await page.getByText('Costs of this month').waitFor()
    await steer(server, { fault: { path: '/project/costs/', kind: 'drop' } })
    await page.reload()
    await page.getByText('This page could not be loaded.').waitFor()
    await endFaults(server, page)
    await page.getByText('Costs of this month').waitFor()
    // Every time: the page that is left may still be asking.
    await steer(server, { fault: { path: '/project/costs/', status: 403 } })
    await page.reload()
    await page.getByText('You are not authorized to access this page').waitFor()
    await close()
  })

  it('a table of 1,000 rows is alive: it is filtered, ticked as a whole, and its rows act', async () => {
    const { page, close } = await open('/project/costs/lines/')
    page.setDefaultTimeout(60_000)
    const rows = page.locator('.horizon-page tbody tr:visible')
    await page.getByText('Displaying 1000 items').waitFor()
    await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(1000)
    await page.getByLabel('Filter').fill('line 77')
    await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(11)
    await page.getByLabel('Select all').check()
    await page.getByRole('button', { name: 'Settle Lines' }).click()
    await dialog(page)
      .getByText(/"Line 77", "Line 770"/)
      .waitFor()
    await press(page, 'Settle Lines')
    await expectToast(page, /Settled Line: Line 77, Line 770/)
    await close()
  })
})

describe('what only its own forms do, from our lists', () => {
  it("an instance's form opens in the modal stack, an action of the cloud's table is sent: its row says what came of it", async () => {
    const { page, close } = await open('/project/instances/')
    await chooseRowAction(page, 'vm-alpha-2', 'Edit Instance')
    await dialog(page).getByLabel('Name', { exact: true }).fill('vm-renamed')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Save')
    await expectToast(page, 'Modified instance "vm-renamed".')
    await rowOf(page, 'vm-renamed').waitFor()
    await chooseRowAction(page, 'vm-renamed', 'Lock Instance')
    await expectToast(page, 'Locked Instance: vm-renamed')
    await rowOf(page, 'vm-renamed').getByTitle('Locked').first().waitFor()
    await close()
  })

  it('A-CINDER-01 a transfer tells its key once, in a file too, and Escape does not lose it; a form that this cloud does not have is named', async () => {
    // Horizon's call for volumes fails while a transfer waits: then they are read from its page.
    const { page, close } = await open('/project/volumes/', {
      allow: [/status of 500.*cinder\/volumes/, /status of 404.*retype/],
    })
    await rowOf(page, 'vol-empty').waitFor()
    await page.route('**/retype/', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))
    await chooseRowAction(page, 'vol-empty', 'Change Volume Type')
    await expectToast(page, 'This cloud does not offer the form: Change Volume Type.')
    await chooseRowAction(page, 'vol-empty', 'Create Transfer')
    await dialog(page).getByLabel('Transfer Name').fill('gift')
    await press(page, 'Create Volume Transfer')
    await expectToast(page, 'Created volume transfer: "gift".')
    await page.keyboard.press('Escape')
    await dialog(page)
      .getByText(/^[\da-f]{16}$/)
      .waitFor()
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('transfer-credentials.txt')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Done')
    await page.locator('stratus-modal').waitFor({ state: 'detached' })
    await rowOf(page, 'vol-empty').getByText('Awaiting transfer').waitFor()
    await close()
  })
})
