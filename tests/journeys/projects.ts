import { openForm } from '@stratus/api-client/forms'
import { expect, it } from 'vitest'
import { called } from '../contract/cloud.js'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import {
  confirm,
  modal,
  open,
  ownName,
  pageAction,
  press,
  pressInWizard,
  wizard,
  type JourneyCloud,
} from './journey.js'

const who = 'reader'

export function projectJourney(cloud: JourneyCloud): void {
  it('W-MEMB-01 I-PROJ-01 I-PROJ-02 a project is made with a member and a quota, keeps them, gets other ones, and is deleted', async ({
    skip,
  }) => {
    const name = ownName('project')
    const { page, close } = await open(cloud, '/identity/', 'admin')
    await pageAction(page, 'Create Project')
    const step = (title: string) => wizard(page).getByRole('tab', { name: title }).click()
    await wizard(page).getByRole('textbox', { name: 'Name' }).fill(name)
    await step('Project Members')
    await wizard(page)
      .getByRole('button', { name: `Add ${who}`, exact: true })
      .click()
    await step('Quotas')
    await wizard(page).getByLabel('Instances', { exact: true }).fill('7')
    await pressInWizard(page, 'Create Project')
    await expectToast(page, `Created new project "${name}".`)
    await wizard(page).waitFor({ state: 'detached' })

    await chooseRowAction(page, name, 'Manage Members')
    const remove = modal(page).getByRole('button', { name: `Remove ${who}`, exact: true })
    await remove.click()
    await press(page, 'Save')
    await expectToast(page, `Modified project "${name}".`)

    // Horizon 27 cannot read the quotas of its network service: their fields are empty, and nothing that it is sent is taken.
    const { client } = await cloud.as('admin')
    const { id } = called((await client.call('keystone.projects.list')).items, name)
    const quotas = await openForm(client, 'keystone.projectQuotas', { id })
    const isBroken = quotas?.fields.some(({ required, value }) => required && value === '') ?? true
    if (!isBroken) await changeQuotas(page, name)

    await chooseRowAction(page, name, 'Delete Project')
    await confirm(page, 'Delete Project')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
    skip(isBroken, 'This Horizon changes no quotas.')
  })
}

async function changeQuotas(page: Page, name: string): Promise<void> {
  await chooseRowAction(page, name, 'Modify Quotas')
  const instances = modal(page).getByLabel('Instances', { exact: true })
  await expect.poll(() => instances.inputValue()).toBe('7')
  await instances.fill('8')
  await press(page, 'Save')
  await expectToast(page, 'Modified quotas of project')
  await chooseRowAction(page, name, 'Modify Quotas')
  await expect.poll(() => instances.inputValue()).toBe('8')
  await press(page, 'Cancel')
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
