import { describe, it } from 'vitest'
import type { Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  modal,
  modalButton,
  signedIn,
} from './support/dashboard.js'

const clouds = [
  { how: 'through Horizon', server: dashboardOnFreshCloud() },
  { how: 'without Horizon', server: dashboardWithoutHorizon() },
]

// A volume is a journey of every cloud.
describe('two windows edit the same thing', () => {
  it.each(clouds)('P-FORM-06 $how: a group', async ({ server }) => {
    const { page, context, close } = await signedIn(server, '/identity/groups', 'admin', { allow: anyFailure })
    const other = await context.newPage()
    await other.goto(page.url())
    // Groups have no page of their own, and no link to it.
    const row = (where: Page, name: string) => where.locator('tr[data-key]').filter({ hasText: name })
    const edit = async (where: Page, name: string) => {
      await chooseIn(row(where, name), name, 'Edit Group')
      await modal(where).getByLabel('Description').waitFor()
    }
    await edit(page, 'testers')
    await edit(other, 'testers')
    await modal(other).getByLabel('Name').fill('renamed')
    await modalButton(other, 'Update Group').click()
    await row(other, 'renamed').waitFor()
    await page.bringToFront()
    await modal(page).getByLabel('Description').fill('said meanwhile')
    await modalButton(page, 'Update Group').click()
    await modal(page).waitFor({ state: 'detached' })
    await row(page, 'renamed').getByText('said meanwhile').waitFor()
    await other.close()
    await close()
  })
})
