import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  endFaults,
  modal,
  modalButton,
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
  it('I-CRED-01 I-CRED-02 I-CRED-03 a list that fails is asked for again; secrets are shown after a warning alone, and are gone with its dialog; one is made, changed and deleted', async () => {
    await steer(server, { fault: { path: 'identity/credentials', status: 500 } })
    const { page, close } = await signedIn(all, 'admin', { allow: anyFailure })
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'user-credentials-failed')
    await endFaults(server, page)
    await row(page, 'TOTP').getByText('demo').first().waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page, undefined, { colours: width === 1280 })).toEqual([])
      await shot(page, `user-credentials-${width}`)
    }
    expect(await page.content()).not.toContain(secret)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(secret)

    await chooseIn(row(page, 'TOTP'), 'TOTP of demo', 'Show Data')
    await modal(page).getByText('Whoever reads the data can act as its user.').waitFor()
    await shot(page, 'user-credential-warning')
    expect(await page.content()).not.toContain(secret)
    await modalButton(page, 'Show Data').click()
    await modal(page).getByText(secret).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credential-data')
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)

    await page.getByRole('button', { name: 'Create User Credential' }).click()
    await modal(page).getByLabel('User', { exact: true }).selectOption({ label: 'reader' })
    await modal(page).getByLabel('Type').selectOption({ label: 'cert' })
    const data = modal(page).getByLabel('Data', { exact: true })
    await data.fill('<b>pem</b> /%2F#?.. ü')
    await data.and(page.locator('[type=password]')).waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
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

    // Nobody else's are one's own.
    await page.goto(server.url + own)
    await page.getByText('No items to display.').or(page.locator('stratus-empty-state')).first().waitFor()
    await shot(page, 'own-credentials-empty')
    await close()
  })

  it('I-CRED-04 one’s own are among the settings; the list of all is not for members', async () => {
    const { page, close } = await signedIn(own, 'demo', { allow: anyFailure })
    await row(page, 'EC2').getByText('demo').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Create User Credential' }).count()).toBe(0)
    await shot(page, 'own-credentials')
    await page.goto(server.url + all)
    await page.getByText('You are not allowed to see this page.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'user-credentials-forbidden')
    await close()
  })
})
