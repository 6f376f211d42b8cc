import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breaches, openLab, show, type Lab } from '../horizon-pages/lab.js'
import { axe, fitsWindow, shot, type Page, type Visit, type VisitOptions } from './support/browser.js'

let lab: Lab
const demo = { user: 'demo', password: 'demo' }
const admin = { user: 'admin', password: 'admin' }

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.stop())
beforeEach(() => steer({ reset: true }))

async function steer(wish: object): Promise<void> {
  const body = JSON.stringify(wish)
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(`${lab.url}/__demo__/`, { method: 'POST', headers, body })).status).toBe(200)
}

const open = (path: string, login = demo, options: VisitOptions = {}): Promise<Visit> => lab.open(path, login, options)
const row = (page: Page, name: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name, exact: true }) })
/** Its content is the page's own, so not inside of the dialog that shows it. */
const dialog = (page: Page) => page.locator('stratus-modal').last()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const toast = (page: Page, text: string | RegExp) => page.locator('stratus-toaster').getByText(text).first().waitFor()

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('server-rendered pages, alive', () => {
  it('an instance is paused from its menu; its row lives until it is done; another is deleted after a question that names it, and leaves the table by itself', async () => {
    await steer({ standStill: true })
    const { page, close } = await open('/project/instances/', demo, { allow: [/status of 404/] })
    await page.getByRole('heading', { name: 'Instances' }).waitFor()
    expect(await axe(page)).toEqual([])
    // The likely action of a row stands before its menu.
    await row(page, 'vm-alpha-2').getByRole('button', { name: 'Pause Instance' }).click()
    await page.getByText('Paused Instance: vm-alpha-2').waitFor()
    await row(page, 'vm-alpha-2').getByText('Pausing').waitFor()
    await steer({ advance: 5000 })
    // Its status and its power state.
    await row(page, 'vm-alpha-2').getByText('Paused', { exact: true }).first().waitFor()
    await row(page, 'vm-alpha-2').locator('.progress').waitFor({ state: 'detached' })
    await shot(page, 'horizon-instances')
    expect(await breaches(page)).toEqual([])

    await choose(page, 'vm-beta-1', 'Delete Instance')
    await dialog(page)
      .getByText(
        'You have selected: "vm-beta-1". Please confirm your selection. Deleted instances are not recoverable.',
      )
      .waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Delete Instance')
    await row(page, 'vm-beta-1').getByText('Deleting').waitFor()
    await steer({ advance: 5000 })
    await row(page, 'vm-beta-1').waitFor({ state: 'detached' })
    await close()
  })

  it('W-MODAL-01 W-MODAL-07 W-MODAL-15 W-MODAL-16 a cloud that fails says so, and what was typed can be had back; a router is created in a modal, found by the filter, and deleted with a tick', async () => {
    const { page, close } = await open('/project/routers/', demo, { allow: [/status of 500/] })
    const create = page.getByRole('link', { name: 'Create Router' })
    await create.click()
    await dialog(page).getByLabel('Router Name').fill('kept')
    await steer({ fault: { method: 'POST', path: '/project/routers/create/', status: 500, times: 1 } })
    await press(page, 'Create Router')
    await toast(page, 'There was an error submitting the form. Please try again.')
    await page.locator('stratus-toaster').getByRole('button', { name: 'Open the form again' }).click()
    await expect.poll(() => dialog(page).getByLabel('Router Name').inputValue()).toBe('kept')
    await press(page, 'Create Router')
    await row(page, 'kept').waitFor()

    await create.click()
    await dialog(page).getByLabel('Router Name').fill('r <b>1</b>')
    await dialog(page).getByLabel('External Network').selectOption({ label: 'public' })
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'horizon-router')
    await press(page, 'Create Router')
    await row(page, 'r <b>1</b>').waitFor()
    await page.getByText('Router r <b>1</b> was successfully created.').waitFor()
    await page.getByLabel('Filter').fill('R <B>')
    await row(page, 'router-main').waitFor({ state: 'hidden' })
    await page.getByLabel('Select all').check()
    await page.getByRole('button', { name: 'Delete Routers' }).click()
    await dialog(page).getByText('You have selected: "r <b>1</b>".').waitFor()
    await press(page, 'Delete Routers')
    await page.getByText('Deleted Router: r <b>1</b>').waitFor()
    expect(await breaches(page)).toEqual([])
    await close()
  })

  it('W-WIZC-02 W-WIZC-06 a project is made step by step, with members; a name that is taken is refused at its step', async () => {
    const { page, close } = await open('/identity/', admin)
    await page.getByRole('link', { name: 'Create Project' }).click()
    await dialog(page).getByLabel('Name', { exact: true }).fill('demo')
    await press(page, 'Next')
    await dialog(page).getByText('The project name "demo" is already in use.').waitFor()
    await dialog(page).getByLabel('Name', { exact: true }).fill('horizon-project')
    await press(page, 'Next')
    await dialog(page).getByRole('heading', { name: 'All Users' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'horizon-project')
    await dialog(page).locator('stratus-membership [part~="available"]').getByText('reader', { exact: true }).waitFor()
    await press(page, 'Next')
    await press(page, 'Create Project')
    await row(page, 'horizon-project').waitFor()
    await page.getByText('Created new project "horizon-project".').waitFor()
    expect(await breaches(page)).toEqual([])
    await close()
  })

  it('W-MODAL-10 a phone shows the table and its forms without a sideways page; a volume that is too big comes back with the reason; a smaller one is made and becomes available', async () => {
    await steer({ standStill: true })
    const { page, close } = await open('/project/volumes/', demo, { width: 390, dark: true })
    await page.getByRole('heading', { name: 'Volumes' }).waitFor()
    await fitsWindow(page)
    await page.getByRole('link', { name: 'Create Volume' }).click()
    await dialog(page).getByLabel('Volume Name').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'horizon-volume-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog(page).getByLabel('Volume Name').fill('vol-new')
    await dialog(page).getByLabel('Size (GiB)').fill('99999')
    await press(page, 'Create Volume')
    await dialog(page)
      .getByText(/exceeds allowed gigabytes quota/)
      .waitFor()
    await expect.poll(() => dialog(page).getByLabel('Volume Name').inputValue()).toBe('vol-new')
    await dialog(page).getByLabel('Size (GiB)').fill('1')
    await press(page, 'Create Volume')
    await row(page, 'vol-new').getByText('Creating').waitFor()
    await steer({ advance: 6000 })
    await row(page, 'vol-new').getByText('Available').waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await show(page, '/project/')
    await fitsWindow(page)
    await close()
  })
})
