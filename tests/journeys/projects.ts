import { expect, it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

const who = 'reader'
const quota = '7'

async function openWorkflow(page: Page, project: string, action: string): Promise<void> {
  await rowOf(page, project).waitFor()
  await chooseRowAction(page, project, action)
  await modal(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
}

export function projectJourney(cloud: JourneyCloud): void {
  it('W-MEMB-01 a project gets a member and a quota by the workflows, keeps them, and is deleted', async () => {
    const name = ownName('project')
    const { page, close } = await open(cloud, '/identity/', 'admin')
    await pageAction(page, 'Create Project')
    await modal(page).getByLabel('Name', { exact: true }).fill(name)
    await press(page, 'Create Project')
    await expectToast(page, `Created new project "${name}".`)

    await openWorkflow(page, name, 'Manage Members')
    await modal(page)
      .getByRole('button', { name: `Add ${who}`, exact: true })
      .click()
    await press(page, 'Save')
    await expectToast(page, `Modified project "${name}".`)
    await openWorkflow(page, name, 'Manage Members')
    await modal(page)
      .getByRole('button', { name: `Remove ${who}`, exact: true })
      .waitFor()
    await press(page, 'Cancel')

    await openWorkflow(page, name, 'Modify Quotas')
    // Horizon 27.0 cannot read the quotas of the network service: it begins with them, all empty and wanted.
    for (const field of await modal(page).locator('input[type="number"]:visible').all())
      if ((await field.inputValue()) === '') await field.fill('50')
    await modal(page).getByRole('tab', { name: 'Compute' }).click()
    await modal(page).getByLabel('Instances', { exact: true }).fill(quota)
    await press(page, 'Save')
    await expectToast(page, 'Modified quotas of project')
    await openWorkflow(page, name, 'Modify Quotas')
    expect(await modal(page).getByLabel('Instances', { exact: true }).inputValue()).toBe(quota)
    await press(page, 'Cancel')

    await chooseRowAction(page, name, 'Delete Project')
    await confirm(page, 'Delete Project')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
}

export function switchJourney(cloud: JourneyCloud): void {
  it('the project is switched, with everything on the page, and back again', async () => {
    const { page, close } = await open(cloud, '/project/instances/')
    const current = (name: string) => page.getByRole('button', { name: `Project: ${name}`, exact: true })
    await rowOf(page, 'vm-alpha-1').waitFor()
    await current('demo').click()
    await page.getByRole('menuitemradio', { name: 'other', exact: true }).click()
    await current('other').waitFor()
    await page.getByText('No items to display.').first().waitFor()
    expect(await rowOf(page, 'vm-alpha-1').count()).toBe(0)
    await current('other').click()
    await page.getByRole('menuitemradio', { name: 'demo', exact: true }).click()
    await current('demo').waitFor()
    await rowOf(page, 'vm-alpha-1').waitFor()
    await close()
  })
}
