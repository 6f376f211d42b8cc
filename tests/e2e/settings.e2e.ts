import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page, type Visit, type VisitOptions } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  expectToast,
  fillIn,
  modalOf,
  signedIn,
  steer,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const open = (path: string, options: VisitOptions = {}, user = 'demo'): Promise<Visit> =>
  signedIn(server, path, user, options)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

describe('the settings of a person', () => {
  it('W-SHELL-29 W-SHELL-31 theme, density and pace are the browser’s, count at once and stay; keys are others from the moment they are typed; one that is taken is not', async () => {
    const { page, close } = await open('/settings/')
    await page.getByRole('heading', { level: 1, name: 'User Settings' }).waitFor()
    await page.getByLabel('Dark').check()
    await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark')
    await page.getByLabel('Compact').check()
    await page.getByRole('combobox', { name: 'Read lists again' }).selectOption('Only when I ask')
    await field(page, 'Items per page').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'settings')
    await page.reload()
    await field(page, 'Items per page').waitFor()
    await expect.poll(() => page.getByLabel('Dark').isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('combobox', { name: 'Read lists again' }).inputValue()).toBe('never')
    // A key goes to pages that are known to be there.
    await page.getByRole('navigation').getByText('Project', { exact: true }).first().waitFor()
    await field(page, 'Images').fill('b')
    await field(page, 'Volumes').fill('b')
    await page.getByText('Another shortcut has this key.').first().waitFor()
    await field(page, 'Volumes').fill('v')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
    await page.keyboard.press('?')
    const help = modalOf(page, 'Keyboard shortcuts')
    await help.getByText('Images').waitFor()
    const line = help.locator('div', { has: page.getByText('Images', { exact: true }) }).last()
    await expect.poll(() => line.innerText()).toMatch(/Images\s+g\s+b/)
    await close()
  })

  it('W-SHELL-29 a list that is read only when asked does not ask by itself, and says how old it is', async () => {
    const { page, close } = await open('/project/key_pairs', { ownProfile: true })
    await page.evaluate(() => localStorage.setItem('stratus:interval', 'never'))
    await page.clock.install()
    await page.reload()
    await page.getByRole('grid').waitFor()
    // Rows of before are there before the list is asked for.
    await settled(page)
    let asked = 0
    await page.route('**/api/nova/keypairs/**', (route) => (asked++, route.continue()))
    await page.clock.runFor(120_000)
    await settled(page)
    expect(asked).toBe(0)
    await button(page, 'Refresh').click()
    await expect.poll(() => asked).toBe(1)
    await close()
  })

  it('W-SHELL-29 what the cloud keeps is checked, saved by it, and shown as it keeps it; a failure loses nothing; the language is that of its own pages, which say so; the palette finds what can be set', async () => {
    const { page, close } = await open('/settings/', { allow: anyFailure })
    await page.getByText('Stratus itself speaks English.').waitFor()
    const size = field(page, 'Items per page')
    await size.fill('0')
    await button(page, 'Save').click()
    await page.getByText('At least 1.').waitFor()
    await size.and(page.locator(':focus')).waitFor()
    await steer(server, { fault: { method: 'POST', path: '/settings/', status: 500, times: 1 } })
    await size.fill('77')
    await button(page, 'Save').click()
    await page.locator('form').getByRole('alert').waitFor()
    await expect.poll(() => size.inputValue()).toBe('77')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.fill('Tokyo')
    await page.getByRole('option', { name: /Tokyo/ }).waitFor()
    await zone.press('Enter')
    await page.getByRole('combobox', { name: 'Language of the cloud’s own pages' }).selectOption('de')
    await button(page, 'Save').click()
    await expectToast(page, 'Settings saved.')
    await page.reload()
    await expect.poll(() => size.inputValue()).toBe('77')
    await expect.poll(() => zone.inputValue()).toContain('Asia/Tokyo')
    expect(await page.evaluate(() => document.cookie)).toContain('django_timezone="Asia/Tokyo"')
    await page.goto(`${server.url}/project/costs/`)
    await page.locator('.horizon-page').waitFor()
    await expect.poll(() => page.locator('.horizon-page').getAttribute('lang')).toBe('de')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('time zone')
    await page.getByRole('option', { name: 'Time zone' }).click()
    await page.getByRole('heading', { level: 1, name: 'User Settings' }).waitFor()
    await close()
  })

  it('W-SHELL-86 passwords that a script has set without an event are sent', async () => {
    const { page, close } = await open('/settings/password/', { allow: anyFailure }, 'reader')
    for (const [label, text] of [
      ['Current password', 'wrong'],
      ['New password', 'other'],
      ['New password again', 'other'],
    ] as const)
      await page.getByLabel(label, { exact: true }).evaluate((input, value) => {
        ;(input as HTMLInputElement).value = value
      }, text)
    await button(page, 'Change Password').click()
    await page.locator('stratus-alert').filter({ hasText: 'The current password is wrong.' }).waitFor()
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('other')
    await close()
  })

  it('W-SHELL-30 a password is changed and one stays signed in; what the cloud says against it is told', async () => {
    const { page, close } = await open('/settings/password/', { allow: anyFailure }, 'reader')
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password', { exact: true }).fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('New password again', { exact: true }).fill(again)
      await button(page, 'Change Password').click()
    }
    await fill('wrong', 'other', 'another')
    await page.getByText('The passwords do not match.').waitFor()
    await fill('wrong', 'other')
    await page.locator('stratus-alert').filter({ hasText: 'The current password is wrong.' }).waitFor()
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('other')
    expect(await axe(page)).toEqual([])
    await shot(page, 'settings-password')
    await fill('reader', 'other')
    await expectToast(page, 'Password changed.')
    await expect.poll(() => page.getByLabel('Current password', { exact: true }).inputValue()).toBe('')
    await page.goto(`${server.url}/project/images/`)
    await page.getByRole('grid').waitFor()
    await settled(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'User: reader' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await fillIn(page, 'reader', 'other')
    await page.getByRole('button', { name: 'User: reader' }).waitFor()
    await close()
  })
})
