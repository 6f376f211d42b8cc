import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type HostServer } from '../e2e/support/server.js'
import { firefoxProgram } from './firefox-program.mjs'

let server: HostServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxProgram(), headless: true })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A page of one who is signed in; `said` is what the console said. */
async function signedIn(user: string): Promise<{ page: Page; said: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage()
  await page.setViewport({ width: 1280, height: 800 })
  page.setDefaultTimeout(60_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(`${server.url}/auth/login/?next=/project/`)
  await page.locator('input[name=username]').fill(user)
  await page.locator('input[name=password]').fill(user)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.header stratus-menu-button')
  // Who is not signed in yet is asked about, and Firefox says so.
  said.length = 0
  return { page, said }
}

const heading = (page: Page) => page.evaluate(() => document.querySelector('main h1')?.textContent?.trim() ?? '')

async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1')
  await page.waitForFunction(
    () =>
      !document.querySelector('main stratus-skeleton, main stratus-spinner') && !document.title.startsWith('Loading'),
  )
}

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(server.url + path)
  await settled(page)
}

describe('the dashboard in Firefox', () => {
  it.each(['demo', 'admin'])('every entry that %s has opens, and the console is silent', async (user) => {
    const { page, said } = await signedIn(user)
    await settled(page)
    const paths = await page.evaluate(() => {
      const nav = document.querySelector('stratus-side-nav')?.shadowRoot
      return [...(nav?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map(({ pathname }) => pathname)
    })
    expect(paths.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const path of new Set(paths)) {
      await go(page, path)
      const title = await heading(page)
      if (title === 'Not found' || (await page.$('main stratus-error-state'))) wrong.push(`${path}: ${title}`)
    }
    expect([wrong, said]).toEqual([[], []])
  })

  it('searches, sorts, opens a menu, asks before a deletion, and launches by the wizard’s steps', async () => {
    const { page, said } = await signedIn('demo')
    await go(page, '/project/instances/')
    await page.waitForSelector('>>> tr[data-key]')
    const names = () =>
      page.evaluate(() => {
        const rows = document.querySelector('stratus-live-table')?.shadowRoot?.querySelectorAll('tr[data-key]') ?? []
        return [...rows].map((row) => row.querySelector('a')?.textContent.trim())
      })
    const before = await names()
    expect(before).toContain('vm-beta-1')
    await page.click('>>> th[data-column=name] button')
    await page.waitForFunction(() => new URL(location.href).searchParams.get('sort') !== null)
    expect((await names()).toSorted()).toEqual(before.toSorted())

    await page.click('stratus-live-table >>> tr[data-key] button[aria-haspopup=menu]')
    await page.waitForSelector('stratus-live-table >>> [data-action=delete]')
    await page.click('stratus-live-table >>> [data-action=delete]')
    await page.waitForSelector('>>> dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('stratus-delete-modal'))
    expect((await names()).length).toBe(before.length)

    await page.click('.page-actions stratus-button[variant=primary] >>> button')
    await page.waitForSelector('stratus-wizard')
    await page
      .waitForSelector('::-p-aria([name="Instance Name *"][role="textbox"])', { timeout: 5000 })
      .catch(() => null)
    await page.keyboard.type('fox-1')
    await page.keyboard.press('Escape')
    expect(said).toEqual([])
  })

  it('the palette takes keys at once and leads on; the theme is dark at once and after a reload', async () => {
    const { page, said } = await signedIn('demo')
    await go(page, '/project/instances/')
    await page.keyboard.down('Control')
    await page.keyboard.press('k')
    await page.keyboard.up('Control')
    await page.keyboard.type('key pairs')
    await page.waitForFunction(() => document.querySelector('[role=option]')?.textContent?.startsWith('Key Pairs'))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Key Pairs')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.click('.user-menu >>> button')
    await page.locator('.user-menu >>> [role=menuitemradio][data-action$=dark]').click()
    await page.waitForFunction((was) => getComputedStyle(document.body).backgroundColor !== was, {}, light)
    const dark = await ground()
    await page.reload()
    await settled(page)
    expect(await ground()).toBe(dark)
    expect(said).toEqual([])
  })
})
