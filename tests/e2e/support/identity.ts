import type { Page } from './browser.js'
import { anyFailure, modal } from './dashboard.js'

export const hostile = '<b>x</b> /%2F#?.. ü'

export const failing = { allow: anyFailure }
export const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) })
export const names = async (page: Page) =>
  (await page.locator('td[role=rowheader]').allTextContents()).map((name) => name.trim())

export async function choose(page: Page, name: string, action: string): Promise<void> {
  const row = rowOf(page, name)
  await row.getByRole('button').first().waitFor()
  const direct = row.getByRole('button', { name: `${action} ${name}`, exact: true })
  if (await direct.count()) return direct.click()
  await row.getByRole('button', { name: `More actions: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Chooses from the menu of a details page, beside its likely action. */
export async function chooseOnPage(page: Page, action: string): Promise<void> {
  await page.locator('.page-actions').getByRole('button').nth(1).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function open(page: Page, button: string): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: button, exact: true }).click()
  await modal(page).getByRole('heading', { name: button }).waitFor()
}

export const passwordOf = (page: Page) => modal(page).getByRole('textbox', { name: 'Password', exact: true })

export async function newPassword(page: Page, password: string, again = password): Promise<void> {
  await passwordOf(page).fill(password)
  await modal(page).getByRole('textbox', { name: 'Confirm Password' }).fill(again)
  await modal(page).getByRole('textbox', { name: 'Confirm Password' }).blur()
}

/** Answers a call of the page's with JSON of our own. */
export async function answer(page: Page, path: RegExp, body: unknown): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json: body }))
}
