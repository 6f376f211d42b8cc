import type { StratusQuotaPie } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { settled, type Page, type VisitOptions } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const instances = '/project/instances/'
const images = '/project/images'
const stacks = '/project/stacks/'
const projects = '/identity/'
const domains = '/identity/domains/'
const signedIn = visitsTo(server, instances)

/** Opens the page of one thing, and its list in another window beside it. */
async function sideBySide(list: string, name: string, ...how: [user?: string, options?: VisitOptions]) {
  const { page, context, close } = await signedIn(list, ...how)
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await settled(page)
  const other = await context.newPage()
  await other.goto(server.url + list)
  await rowOf(other, name).waitFor()
  return { page, other, close }
}

const shown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Sooner than a page of something that rests asks by itself. */
const soon = { timeout: 15_000 }

describe('two windows', () => {
  it('S-CHANGE-07 the page of an instance shows what was done in the list', async () => {
    const { page, other, close } = await sideBySide(instances, 'vm-beta-1')
    await chooseRowAction(other, 'vm-beta-1', 'Pause Instance')
    await page.locator('.page-title').getByText('Paused', { exact: true }).waitFor(soon)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the page of an image shows what was done in the list', async () => {
    const { page, other, close } = await sideBySide(images, 'installer-iso')
    await chooseRowAction(other, 'installer-iso', 'Edit Image')
    const form = other.locator('stratus-wizard')
    await form.getByLabel('Image Name').fill('installer-2')
    await form.getByRole('button', { name: 'Update Image' }).click()
    await shown(page, 'installer-2').waitFor(soon)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the page of a project shows what was done in the list', async () => {
    const { page, other, close } = await sideBySide(projects, 'service', 'admin')
    await chooseRowAction(other, 'service', 'Edit Project')
    await modal(other).getByRole('textbox', { name: 'Name' }).fill('renamed')
    await modalButton(other, 'Save').click()
    await shown(page, 'renamed').waitFor(soon)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the page of a domain knows that it was deleted in the list', async () => {
    const { page, other, close } = await sideBySide(domains, 'heat', 'admin', { allow: anyFailure })
    await chooseRowAction(other, 'heat', 'Edit Domain')
    await modal(other).getByRole('radio', { name: 'No' }).check()
    await modalButton(other, 'Update Domain').click()
    await page.locator('dd').getByText('No', { exact: true }).waitFor(soon)
    await chooseRowAction(other, 'heat', 'Delete Domain')
    await confirm(other, 'Delete Domain')
    await page.waitForURL('**/not_found', soon)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the Overview shows what was made in another window', async () => {
    const { page, context, close } = await signedIn('/project/')
    const used = () =>
      page
        .locator('stratus-quota-pie')
        .evaluateAll(
          (pies: StratusQuotaPie[]) => pies.find(({ heading }) => heading === 'Security Groups')?.used ?? NaN,
        )
    await expect.poll(used).toBeGreaterThan(0)
    await settled(page)
    const before = await used()
    const other = await context.newPage()
    await other.goto(`${server.url}/project/security_groups/`)
    await other.getByRole('button', { name: 'Create Security Group' }).click()
    await modal(other).getByRole('textbox', { name: 'Name' }).fill('one-more')
    await modalButton(other, 'Create Security Group').click()
    await rowOf(other, 'one-more').waitFor()
    await expect.poll(used, soon).toBe(before + 1)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the page of a stack knows that it was deleted in the list', async () => {
    const { page, other, close } = await sideBySide(stacks, 'stack-net')
    await page.getByRole('button', { name: /^net, Create Complete/ }).waitFor()
    await chooseRowAction(other, 'stack-net', 'Delete Stack')
    await confirm(other, 'Delete Stack')
    await page.waitForURL('**/not_found', soon)
    await other.close()
    await close()
  })
})
