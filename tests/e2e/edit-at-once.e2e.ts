import { describe, expect, it } from 'vitest'
import { settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  expectToast,
  modal,
  modalButton,
  rowOf,
  signedIn,
  steer,
} from './support/dashboard.js'

const withoutHorizon = dashboardWithoutHorizon()
const clouds = [
  { how: 'through Horizon', server: dashboardOnFreshCloud() },
  { how: 'without Horizon', server: withoutHorizon },
]

describe('two windows edit the same thing', () => {
  // Through Horizon it is a journey of every cloud.
  it('P-FORM-06 without Horizon: a volume', async () => {
    const { page, context, close } = await signedIn(withoutHorizon, '/project/volumes/', 'demo', { allow: anyFailure })
    await rowOf(page, 'vol-bootable').waitFor()
    const other = await context.newPage()
    await other.goto(page.url())
    const edit = async (where: Page, name: string) => {
      await rowOf(where, name).waitFor()
      await chooseRowAction(where, name, 'Edit Volume')
      await modal(where).getByLabel('Description').waitFor()
    }
    const name = (where: Page) => modal(where).getByLabel('Volume Name')
    await edit(page, 'vol-bootable')
    await edit(other, 'vol-bootable')
    await name(other).fill('vol-renamed')
    await modalButton(other, 'Submit').or(modalButton(other, 'Edit Volume')).click()
    await rowOf(other, 'vol-renamed').waitFor()
    await page.bringToFront()
    await modal(page).getByLabel('Description').fill('said meanwhile')
    await modalButton(page, 'Submit').or(modalButton(page, 'Edit Volume')).click()
    await modal(page).waitFor({ state: 'detached' })
    await rowOf(page, 'vol-renamed').waitFor()
    await edit(page, 'vol-renamed')
    expect(await name(page).inputValue()).toBe('vol-renamed')
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('said meanwhile')

    await modal(page).getByLabel('Description').fill('too late')
    await other.bringToFront()
    await chooseRowAction(other, 'vol-renamed', 'Delete Volume')
    await confirm(other, 'Delete Volume')
    await expectToast(other, /vol-renamed/)
    await steer(withoutHorizon, { advance: 60_000 })
    await rowOf(other, 'vol-renamed').waitFor({ state: 'detached' })
    await page.bringToFront()
    await modalButton(page, 'Submit').or(modalButton(page, 'Edit Volume')).click()
    await modal(page).getByText('nothing was sent', { exact: false }).waitFor()
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('too late')
    await settled(page)
    await shot(page, 'edited-what-is-gone')
    await other.close()
    await close()
  })

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
