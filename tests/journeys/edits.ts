import { expect, it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, patience, press, type JourneyCloud } from './journey.js'

export function editJourney(cloud: JourneyCloud): void {
  it('P-FORM-06 a volume is edited in two windows: neither puts back what the other has changed; what is gone says so', async () => {
    const name = ownName('volume')
    const { page, context, close } = await open(cloud, '/project/volumes/')
    await pageAction(page, 'Create Volume')
    await modal(page).getByLabel('Volume Name').fill(name)
    await modal(page).getByLabel('Size (GiB)').fill('1')
    await press(page, 'Create Volume')
    await cloud.pass(30_000)
    await rowOf(page, name).getByText('Available').first().waitFor({ timeout: patience })

    const other = await context.newPage()
    await other.goto(page.url())
    const edit = async (where: Page, called: string) => {
      await where.bringToFront()
      await chooseRowAction(where, called, 'Edit Volume')
      await modal(where).getByLabel('Description').waitFor()
    }
    const submit = (where: Page) =>
      modal(where)
        .getByRole('button', { name: /^(Submit|Edit Volume)$/ })
        .click()
    const renamed = ownName('renamed')
    await edit(page, name)
    await edit(other, name)
    await modal(other).getByLabel('Volume Name').fill(renamed)
    await submit(other)
    await rowOf(other, renamed).waitFor()
    await page.bringToFront()
    await modal(page).getByLabel('Description').fill('said meanwhile')
    await submit(page)
    await modal(page).waitFor({ state: 'detached' })
    await rowOf(page, renamed).waitFor()

    await edit(page, renamed)
    expect(await modal(page).getByLabel('Volume Name').inputValue()).toBe(renamed)
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('said meanwhile')
    await modal(page).getByLabel('Description').fill('too late')
    await other.bringToFront()
    await chooseRowAction(other, renamed, 'Delete Volume')
    await confirm(other, 'Delete Volume')
    await expectToast(other, `Deleting volume ${renamed}`)
    await cloud.pass(60_000)
    await rowOf(other, renamed).waitFor({ state: 'detached', timeout: patience })
    await page.bringToFront()
    await submit(page)
    await modal(page).getByText('nothing was sent', { exact: false }).waitFor()
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('too late')
    await other.close()
    await close()
  })
}
