import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, expectToast, modal, steer, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const access = '/project/api_access/'
const signedIn = visitsTo(server, access)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

describe('the API access panel', () => {
  it('P-ACCESS-01 P-ACCESS-02 P-ACCESS-03 lists where the services are; hands out both files, and says when the cloud does not; shows who one is for programs, and EC2 keys that are made anew', async () => {
    const { page, close } = await signedIn(access, 'demo', { allow: anyFailure })
    await row(page, 'https://cloud.example:5000/v3').getByText('Identity').waitFor()
    await row(page, 'Block Storage').getByText('cinder').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'api-access')
    const clouds = await downloaded(page, 'Download clouds.yaml')
    expect(clouds.name).toBe('clouds.yaml')
    expect(clouds.text).toContain('project_name: "demo"')
    const openrc = await downloaded(page, 'Download openrc')
    expect(openrc.name).toBe('demo-openrc.sh')
    expect(openrc.text).toContain("OS_USERNAME='demo'")
    await steer(server, { fault: { path: '/project/api_access/openrc/', status: 500, times: 1 } })
    await page.getByRole('button', { name: 'Download openrc' }).click()
    await expectToast(page, /problem communicating|did not hand out/)
    await page.getByRole('button', { name: 'View Credentials' }).click()
    await modal(page).getByText('https://cloud.example:5000/v3').waitFor()
    await modal(page).getByRole('button', { name: 'Show EC2 Credentials' }).click()
    const key = modal(page).locator('dt', { hasText: 'EC2 Access Key' }).locator('xpath=following-sibling::dd')
    const before = await key.textContent()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'api-access-credentials')
    const renew = modal(page).getByRole('button', { name: 'Recreate EC2 Credentials' })
    await renew.click()
    await modal(page).getByText('cannot be undone').waitFor()
    await renew.click()
    await expectToast(page, 'EC2 credentials recreated.')
    await expect.poll(() => key.textContent()).not.toBe(before)
    await close()
  })
})
