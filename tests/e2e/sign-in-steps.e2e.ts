import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { axe, settled, shot, visit, type Page } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, fillIn, modalOf, steer } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
// Of the user `code` of the demo cloud (docs/demo-cloud.md).
const app = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') })
/** As apps show it. */
const shown = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
const wrong = () => shown(String((Number(app.generate()) + 1) % 1_000_000).padStart(6, '0'))
const focused = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator(':focus'))

describe('what a sign-in leads on to', () => {
  it('W-SHELL-21 a code is asked for in place, and one can start over; a wrong one is told from a wrong password; then one is where one wanted to go; in the dialog of an ended session it is asked for, too, and nothing is lost', async () => {
    const { page, close } = await visit(`${server.url}/project/images/`, { allow: anyFailure })
    await fillIn(page, 'code')
    await page.getByText('Enter the code that your authenticator app shows now.').waitFor()
    await focused(page, 'Passcode').waitFor()
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
    await shot(page, 'sign-in-code')
    await page.getByRole('button', { name: 'Start over' }).click()
    await fillIn(page, 'code')
    await focused(page, 'Passcode').waitFor()
    await page.getByLabel('Passcode').fill(wrong())
    await page.keyboard.press('Enter')
    await page.locator('stratus-alert').filter({ hasText: 'This code is not right' }).waitFor()
    await focused(page, 'Passcode').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Passcode').fill(shown(app.generate()))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'User: code' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/project/images/')

    const pairs = page.getByRole('link', { name: 'Key Pairs', exact: true, includeHidden: true }).first()
    await pairs.waitFor({ state: 'attached' })
    await settled(page)
    await steer(server, { scenario: 'small' })
    await pairs.dispatchEvent('click')
    const dialog = modalOf(page, 'Your session has ended')
    await dialog.getByLabel('Password', { exact: true }).fill('code')
    await page.keyboard.press('Enter')
    await focused(page, 'Passcode').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'sign-in-code-dialog')
    await page.getByLabel('Passcode').fill(app.generate())
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Key Pairs' }).waitFor()
    await close()
  })

  it('W-SHELL-20 an expired password is changed there and then, without typing the old one twice', async () => {
    const { page, close } = await visit(`${server.url}/auth/login/`, { allow: anyFailure })
    await fillIn(page, 'expired')
    await page.getByText('Your password has expired. Choose a new one.').waitFor()
    await focused(page, 'New password').waitFor()
    expect(await page.getByLabel('Original password').inputValue()).toBe('expired')
    expect(await axe(page)).toEqual([])
    await shot(page, 'sign-in-expired')
    await page.getByLabel('New password', { exact: true }).fill('a new one')
    await page.getByLabel('Confirm password', { exact: true }).fill('another')
    await page.keyboard.press('Enter')
    await page.locator('stratus-alert').filter({ hasText: 'Passwords do not match.' }).waitFor()
    await page.getByLabel('Confirm password', { exact: true }).fill('a new one')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByRole('button', { name: 'User: expired' }).waitFor()
    await close()
  })

  it('W-SHELL-85 what a script has set in the fields without an event is sent', async () => {
    const { page, close } = await visit(`${server.url}/auth/login/`)
    const set = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).evaluate((input, value) => {
        ;(input as HTMLInputElement).value = value
      }, text)
    await set('User Name', 'demo')
    await set('Password', 'demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'User: demo' }).waitFor()
    await close()
  })
})
