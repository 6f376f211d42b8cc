import type { Page } from './browser.js'
import { anyFailure, chooseIn, modal } from './dashboard.js'

export const hostile = '<b>x</b> /%2F#?.. ü'

export const failing = { allow: anyFailure }
export const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) })
export const names = async (page: Page) =>
  (await page.locator('td[role=rowheader]').allTextContents()).map((name) => name.trim())

export const choose = (page: Page, name: string, action: string) => chooseIn(rowOf(page, name), name, action)

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
