import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const defaults = '/admin/defaults/'
const signedIn = visitsTo(server, defaults)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const update = (page: Page) => page.getByRole('button', { name: 'Update Defaults' })

describe('Default Quotas', () => {
  it('A-PAGE-12 shows the limits of three services; those of two are changed in a form each, which keeps what was typed when it fails', async () => {
    const { page, close } = await signedIn(defaults, 'admin', { allow: anyFailure })
    await row(page, 'RAM').getByText('GiB').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'defaults')
    await update(page).click()
    const pairs = modal(page).getByLabel('Key Pairs')
    await pairs.fill('-2')
    await modal(page).getByText('A whole number from 0 on, or -1 for no limit.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'defaults-form')
    await pairs.fill('-1')
    await steer(server, { fault: { operation: 'nova.quotas.updateDefaults', status: 403, body: 'Not now.', times: 1 } })
    await modalButton(page, 'Update Defaults').click()
    await modal(page).getByText('Not now.').first().waitFor()
    expect(await pairs.inputValue()).toBe('-1')
    await modalButton(page, 'Update Defaults').click()
    await expectToast(page, 'Default quotas updated.')
    await row(page, 'Key Pairs').getByText('Unlimited').waitFor()

    await page.getByRole('tab', { name: 'Volume Quotas' }).click()
    await row(page, 'Total Size of Volumes and Snapshots of type fast').getByText('Unlimited').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await update(page).click()
    // Horizon changes three of them.
    await modal(page).getByLabel('Volumes', { exact: true }).fill('12')
    expect(await modal(page).locator('stratus-text-field').count()).toBe(3)
    await modalButton(page, 'Update Defaults').click()
    await row(page, 'Volumes').getByText('12', { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Network Quotas' }).click()
    await row(page, 'Subnet Pools').getByText('Unlimited').waitFor()
    expect(await update(page).count()).toBe(0)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await close()
  })
})
