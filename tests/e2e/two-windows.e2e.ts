import type { StratusQuotaPie } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { settled, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/')

/** Goes to the page of one thing, and to its list in the other window. */
async function sideBySide(page: Page, other: Page, list: string, name: string): Promise<void> {
  await page.goto(server.url + list)
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  await shown(page, name).waitFor()
  await settled(page)
  await other.goto(server.url + list)
  await rowOf(other, name).waitFor()
}

const shown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Sooner than a page of something that rests asks by itself. */
const soon = { timeout: 15_000 }

describe('two windows', () => {
  it('S-CHANGE-07 the pages of an instance, an image and a stack, and the Overview, show what was done in the other one', async () => {
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

    await sideBySide(page, other, '/project/instances/', 'vm-beta-1')
    await chooseRowAction(other, 'vm-beta-1', 'Pause Instance')
    await expectToast(other, 'Pausing vm-beta-1')
    await steer(server, { advance: 30_000 })
    await page.locator('.page-title').getByText('Paused', { exact: true }).waitFor(soon)

    await sideBySide(page, other, '/project/images', 'installer-iso')
    await chooseRowAction(other, 'installer-iso', 'Edit Image')
    const form = other.locator('stratus-wizard')
    await form.getByLabel('Image Name').fill('installer-2')
    await form.getByRole('button', { name: 'Update Image' }).click()
    await shown(page, 'installer-2').waitFor(soon)

    await sideBySide(page, other, '/project/stacks/', 'stack-net')
    await page.getByRole('button', { name: /^net, Create Complete/ }).waitFor()
    await chooseRowAction(other, 'stack-net', 'Delete Stack')
    await confirm(other, 'Delete Stack')
    await page.waitForURL('**/not_found', soon)
    await other.close()
    await close()
  })

  it('S-CHANGE-07 the pages of a project and a domain show what was done in the list, a deletion too', async () => {
    const { page, context, close } = await signedIn('/not_found', 'admin', { allow: anyFailure })
    const other = await context.newPage()
    await sideBySide(page, other, '/identity/', 'service')
    await chooseRowAction(other, 'service', 'Edit Project')
    await modal(other).getByRole('textbox', { name: 'Name' }).fill('renamed')
    await modalButton(other, 'Save').click()
    await shown(page, 'renamed').waitFor(soon)

    await sideBySide(page, other, '/identity/domains/', 'heat')
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
})
