import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  modal,
  modalButton,
  pressRetry,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const all = '/identity/credentials/'
const own = '/settings/credentials/'
const signedIn = visitsTo(server, all)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('user credentials', () => {
  it('I-CRED-01 I-CRED-03 are listed without their secrets, accessible in light and dark, wide and narrow', async () => {
    for (const width of [1280, 390]) {
      const { page, close } = await signedIn(all, 'admin')
      await page.setViewportSize({ width, height: 900 })
      await row(page, 'TOTP').getByText('demo').first().waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `user-credentials-${width}`)
      expect(await page.content()).not.toContain(secret)
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(kept).not.toContain(secret)
      await close()
    }
  })

  it('I-CRED-03 a secret is shown after a warning, and is gone with its dialog', async () => {
    const { page, close } = await signedIn(all, 'admin')
    await chooseIn(row(page, 'TOTP'), 'TOTP of demo', 'Show Data')
    await modal(page).getByText('Whoever reads the data can act as its user.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credential-warning')
    expect(await page.content()).not.toContain(secret)
    await modalButton(page, 'Show Data').click()
    await modal(page).getByText(secret).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credential-data')
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)
    await close()
  })

  it('I-CRED-02 one is made, changed and deleted', async () => {
    const { page, close } = await signedIn(all, 'admin')
    await page.getByRole('button', { name: 'Create User Credential' }).click()
    await modal(page).getByLabel('User', { exact: true }).selectOption({ label: 'reader' })
    await modal(page).getByLabel('Type').selectOption({ label: 'cert' })
    const data = modal(page).getByLabel('Data', { exact: true })
    await data.fill('<b>pem</b> /%2F#?.. ü')
    expect(await data.getAttribute('type')).toBe('password')
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credential-form')
    await modalButton(page, 'Create User Credential').click()
    const made = row(page, 'Certificate')
    await made.getByText('reader').waitFor()
    await chooseIn(made, 'Certificate of reader', 'Edit User Credential')
    await modal(page).getByLabel('Data', { exact: true }).fill('another')
    await modalButton(page, 'Update User Credential').click()
    await modal(page).waitFor({ state: 'detached' })
    await chooseIn(made, 'Certificate of reader', 'Delete User Credential')
    await modal(page).getByText('cannot be told again').waitFor()
    await shot(page, 'user-credential-delete')
    await modalButton(page, 'Delete User Credential').click()
    await made.waitFor({ state: 'detached' })
    await close()
  })

  it('I-CRED-04 one’s own are among the settings; the list of all is not for members', async () => {
    const { page, close } = await signedIn(own, 'demo', { allow: anyFailure })
    await row(page, 'EC2').getByText('demo').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Create User Credential' }).count()).toBe(0)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await shot(page, `own-credentials-${width}`)
    }
    await page.goto(server.url + all)
    await page.getByText('You are not allowed to see this page.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credentials-forbidden')
    await close()
    const nobody = await signedIn(own, 'reader')
    await nobody.page.getByText('No items to display.').or(nobody.page.locator('stratus-empty-state')).first().waitFor()
    await shot(nobody.page, 'own-credentials-empty')
    await nobody.close()
  })

  it('I-CRED-01 a list that fails is asked for again', async () => {
    await steer(server, { fault: { path: 'identity/credentials', status: 500, times: 1 } })
    const { page, close } = await signedIn(all, 'admin', { allow: anyFailure })
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await shot(page, 'user-credentials-failed')
    await pressRetry(page)
    await row(page, 'TOTP').waitFor()
    await close()
  })
})
