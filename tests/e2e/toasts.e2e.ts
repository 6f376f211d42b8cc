import { expect, it } from 'vitest'
import { shot, type Locator, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, modalButton, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/networks')
const message = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()

const box = async (thing: Locator) => {
  const found = await thing.boundingBox()
  if (!found) throw new Error('It is not on the page.')
  return found
}

/** Whether one lies over the other. */
async function covers(over: Locator, under: Locator): Promise<boolean> {
  const [a, b] = [await box(over), await box(under)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

it('issue 16, m9: a message covers no button of a dialog or page, no navigation and no footer, wide and narrow', async () => {
  const { page, close } = await signedIn()
  await rowOf(page, 'shared-net').waitFor()
  await page.getByRole('checkbox', { name: 'Select all' }).first().check({ force: true })
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: /^Delete Networks/ }).click()
    await message(page).getByText('You are not allowed to delete networks').waitFor()
    const last = modalButton(page, 'Delete Networks').last()
    await last.waitFor()
    for (const name of ['Delete Networks', 'Cancel'])
      await expect.poll(() => covers(message(page), modalButton(page, name).last()), { message: name }).toBe(false)
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete Networks' })
    const bottom = ({ y, height }: Awaited<ReturnType<typeof box>>) => y + height
    await expect
      .poll(async () => bottom(await box(message(page))) - (await box(dialog)).y, { message: 'above the dialog' })
      .toBeLessThan(1)
    await shot(page, `toast-dialog-${width}`)
    await modalButton(page, 'Cancel').last().click()
    await last.waitFor({ state: 'detached' })
    await message(page).waitFor()
    const footer = page.getByText(/^Displaying \d+ items$/).first()
    for (const [name, under] of [
      ['Create Network', page.getByRole('button', { name: 'Create Network' })],
      ['the footer', footer],
    ] as const)
      await expect.poll(() => covers(message(page), under), { message: name }).toBe(false)
    const navigation = page.getByRole('navigation').first()
    if (width > 1000) await expect.poll(() => covers(message(page), navigation)).toBe(false)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => covers(message(page), page.locator('tr[data-key]').last())).toBe(false)
    await shot(page, `toast-page-${width}`)
    await message(page).getByRole('button', { name: 'Close' }).click()
    await message(page).waitFor({ state: 'detached' })
  }
  await close()
})
