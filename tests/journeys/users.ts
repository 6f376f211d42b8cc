import { expect, it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

async function enterTwice(page: Page, password: string): Promise<void> {
  for (const name of ['Password', 'Confirm Password'])
    await modal(page).getByRole('textbox', { name, exact: true }).fill(password)
}

export function userJourney(cloud: JourneyCloud): void {
  it('I-FORM-01 I-MSG-02 I-MSG-03 a user is created, gets another password, is disabled and deleted', async () => {
    const name = ownName('user')
    const maySignIn = (password: string) => cloud.stranger().signIn(name, password)
    const { page, close } = await open(cloud, '/identity/users/', 'admin')
    await pageAction(page, 'Create User')
    await modal(page).getByLabel('User Name').fill(name)
    await enterTwice(page, 'first-Secret-1')
    await modal(page).getByLabel('Primary Project').selectOption({ label: 'demo' })
    await modal(page).getByLabel('Role').selectOption({ label: 'member' })
    await press(page, 'Create User')
    await expectToast(page, `User ${name} was successfully created.`)
    expect(await maySignIn('first-Secret-1')).toBe(true)

    await chooseRowAction(page, name, 'Change Password')
    await enterTwice(page, 'second-Secret-2')
    await press(page, 'Change Password')
    await expectToast(page, 'User password has been updated successfully.')
    expect(await maySignIn('first-Secret-1')).toBe(false)
    // Keystone revokes to the second: a token of the second in which the password changed is void.
    await expect.poll(() => maySignIn('second-Secret-2'), { timeout: 10_000, interval: 500 }).toBe(true)

    await chooseRowAction(page, name, 'Disable User')
    await expectToast(page, `User ${name} was successfully disabled.`)
    expect(await maySignIn('second-Secret-2')).toBe(false)

    await chooseRowAction(page, name, 'Delete User')
    await confirm(page, 'Delete User')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
}
