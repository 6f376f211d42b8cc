import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, expectToast, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/networks/')

const goOn = (page: Page) => page.getByRole('button', { name: /^Go on with your draft of / })
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('stratus:draft:'))))

/** The page anew; the browser asks whether what was typed may go. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept())
  await page.reload()
}

describe('drafts of other forms', () => {
  it('W-SHELL-76 W-SHELL-77 a network survives a reload, with its subnet, and is created from its draft', async () => {
    const { page, close } = await signedIn('/project/networks/')
    const open = () => page.getByRole('button', { name: 'Create Network', exact: true }).click()
    const wizard = page.locator('stratus-wizard')
    await open()
    await wizard.getByLabel('Network Name').fill('net-draft')
    await wizard.getByRole('button', { name: 'Next' }).click()
    await wizard.getByLabel('Network Address').fill('10.77.0.0/24')
    await expect.poll(() => stored(page)).toContain('10.77.0.0/24')
    await reload(page)
    await open()
    await goOn(page).waitFor()
    await shot(page, 'network-draft')
    expect(await axe(page)).toEqual([])
    await goOn(page).click()
    expect(await wizard.getByLabel('Network Name').inputValue()).toBe('net-draft')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('draft-place')
    await wizard.getByRole('button', { name: 'Next' }).click()
    expect(await wizard.getByLabel('Network Address').inputValue()).toBe('10.77.0.0/24')
    await wizard.getByRole('button', { name: 'Create', exact: true }).click()
    await expectToast(page, 'Created subnet')
    expect(await stored(page)).toBe('[]')
    await close()
  })

  it('W-SHELL-76 a volume: what is gone is as the form offers it; thrown away, it is forgotten', async () => {
    const { page, close } = await signedIn('/project/volumes/')
    const open = () => page.getByRole('button', { name: 'Create Volume', exact: true }).first().click()
    const dialog = page.locator('stratus-modal')
    await open()
    await dialog.getByLabel('Volume Name').fill('vol-draft')
    await expect.poll(() => stored(page)).toContain('vol-draft')
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('stratus:draft:')) ?? ''
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { content: object }
      localStorage.setItem(key, JSON.stringify({ ...kept, content: { ...kept.content, type: 'gone', source: 'tape' } }))
    })
    await reload(page)
    await open()
    await goOn(page).click()
    expect(await dialog.getByLabel('Volume Name').inputValue()).toBe('vol-draft')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => stored(page)).toBe('[]')
    await close()
  })

  it('W-SHELL-76 G-GATE-12 a router, a form of the cloud’s: kept, with what it takes from the quota', async () => {
    const { page, close } = await signedIn('/project/routers/')
    const open = () => page.getByRole('button', { name: 'Create Router', exact: true }).first().click()
    const dialog = page.locator('stratus-modal')
    await open()
    await dialog.locator('stratus-quota-pie').waitFor()
    await dialog.getByLabel('Router Name').fill('router-draft')
    await dialog.getByLabel('External Network').selectOption({ index: 1 })
    await expect.poll(() => stored(page)).toContain('router-draft')
    await reload(page)
    await open()
    await goOn(page).waitFor()
    await shot(page, 'router-draft')
    expect(await axe(page)).toEqual([])
    await goOn(page).click()
    expect(await dialog.getByLabel('Router Name').inputValue()).toBe('router-draft')
    expect(await dialog.getByLabel('External Network').inputValue()).not.toBe('')
    await dialog.getByRole('button', { name: 'Create Router', exact: true }).click()
    await expectToast(page, /router-draft/)
    expect(await stored(page)).toBe('[]')
    await close()
  })

  it('W-SHELL-76 a rule: each security group has a draft of its own', async () => {
    const { page, close } = await signedIn('/project/security_groups/')
    const dialog = page.locator('stratus-modal')
    const add = async (group: string) => {
      await page.getByRole('link', { name: group, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: group }).waitFor()
      await page.locator('.page-actions').getByRole('button', { name: 'Add Rule' }).click()
    }
    await add('db')
    await dialog.getByLabel('Port', { exact: true }).fill('5432')
    await expect.poll(() => stored(page)).toContain('5432')
    await reload(page)
    await page.goto(new URL('/project/security_groups/', page.url()).href)
    await add('web')
    await dialog.getByLabel('Port', { exact: true }).waitFor()
    expect(await goOn(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Security Groups', exact: true }).first().click()
    await add('db')
    await goOn(page).click()
    expect(await dialog.getByLabel('Port', { exact: true }).inputValue()).toBe('5432')
    await close()
  })

  it('W-SHELL-76 W-SHELL-51 an image, without its address; signed out, it is gone though no script can be loaded', async () => {
    const { page, close } = await signedIn('/project/images')
    const open = () => page.getByRole('button', { name: 'Create Image', exact: true }).click()
    const wizard = page.locator('stratus-wizard')
    await open()
    await wizard.getByLabel('Image Name').fill('image-draft')
    await expect.poll(() => stored(page)).toContain('image-draft')
    expect(await stored(page)).not.toMatch(/image_url|"data"/)
    await reload(page)
    await open()
    await goOn(page).waitFor()
    await page.getByText('Source, kernel, ramdisk, visibility and metadata were not kept.').waitFor()
    await page.keyboard.press('Escape')
    await wizard.waitFor({ state: 'detached' })
    await open()
    await wizard.getByLabel('Image Name').fill('image-draft')
    await expect.poll(() => stored(page)).toContain('image-draft')
    await reload(page)
    await page.getByRole('button', { name: 'User: demo' }).click()
    // The sign-in page may need it for its form; leaving must not.
    await page
      .context()
      .route('**/assets/drafts-*', (route) =>
        route.request().frame().url().includes('/auth/') ? route.continue() : route.abort(),
      )
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByLabel('User Name').waitFor()
    expect(await stored(page)).toBe('[]')
    await close()
  })
})
