import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, closeBrowser, shot, visit, type Page } from '../e2e/support/browser.js'
import { fillIn } from '../e2e/support/dashboard.js'
import { startServer, type HostServer } from '../e2e/support/server.js'

/** Every entry of a real Horizon's navigation, opened inside the dashboard. */
const horizon = process.env.HORIZON_URL ?? 'http://127.0.0.1:18000'
const logins = {
  demo: process.env.HORIZON_DEMO_PASSWORD ?? 'secret-demo',
  admin: process.env.HORIZON_ADMIN_PASSWORD ?? 'secret-admin',
}

let server: HostServer
beforeAll(async () => {
  server = await startServer({ HORIZON_URL: horizon, LOG: 'off' })
})
afterAll(async () => {
  await server?.stop()
  await closeBrowser()
})

/** What Horizon itself lists, read from one of its own pages. */
async function entries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const html = await (await fetch('/settings/')).text()
    const links = html.matchAll(/class="[^"]*openstack-panel[^"]*" href="([^"]+)"/g)
    return [...new Set([...links].map(([, href]) => href ?? ''))]
  })
}

/** The page is there: nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector(
        'main stratus-skeleton, main stratus-spinner, main [aria-busy="true"], main stratus-button[busy]',
      ) === null && !document.title.startsWith('Loading'),
  )
}

/** Whose page it is. A page of Horizon's has a way to the original beside its title. */
async function kindOf(page: Page): Promise<string> {
  if (await page.locator('main .empty-state a[target="_blank"]').count()) return 'dead end'
  if (!(await page.locator('main .horizon-page').count())) return 'native'
  const original = page.locator('main').getByRole('link', { name: 'Open the original page', exact: true })
  return (await original.count()) ? 'Horizon’s' : 'native with a part of Horizon’s'
}

describe('the navigation of a real Horizon', () => {
  it.each(['demo', 'admin'] as const)(
    'every entry %s has opens in our frame, is in our navigation, passes axe, and is silent',
    async (user) => {
      const { page, said, close } = await visit(`${server.url}/project/api_access/`)
      page.setDefaultTimeout(60_000)
      await fillIn(page, user, logins[user])
      await page.getByRole('button', { name: /^Project: / }).waitFor()
      const all = await entries(page)
      expect(all.length).toBeGreaterThan(20)
      const report: string[] = []
      const kinds = new Map<string, number>()
      for (const path of all) {
        const before = said.length
        await page.goto(server.url + path)
        const opened = await settled(page).then(
          () => true,
          () => false,
        )
        const title = await page.locator('main h1').first().textContent()
        const entry = page.locator('stratus-side-nav a[aria-current="page"]')
        const marked = await entry.waitFor().then(
          () => true,
          () => false,
        )
        const problems = [
          ...(opened ? [] : ['did not settle']),
          ...((await page.locator('main stratus-error-state').count()) ? ['error'] : []),
          ...(title === 'Not found' ? ['not found'] : []),
          ...(marked ? [] : ['not in the navigation']),
          ...said.slice(before),
          ...(await axe(page)),
        ]
        const kind = await kindOf(page)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        report.push(`${path} [${kind}] ${title}${problems.length ? ` — ${problems.join('; ')}` : ''}`)
        await shot(page, `live-${user}${path.replace(/\W+/g, '-')}`)
      }
      const failures = report.filter((line) => line.includes(' — '))
      const clean = all.length - failures.length
      const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
      console.info(
        [
          `${user}: ${clean} of ${all.length} entries open, silent and without a finding of axe: ${counts}`,
          ...report,
        ].join('\n'),
      )
      expect(failures).toEqual([])
      await close()
    },
    900_000,
  )
})

describe('signing out of a real Horizon', () => {
  it('A-REL-04 W-SHELL-04 leads to the sign-in form, and the session is over', async () => {
    // What was under way when the session ended, Django answers with 400.
    const allow = [/status of 401.*user-session/, /status of 400.*\/(?:api|settings)\//]
    const { page, close } = await visit(`${server.url}/project/instances/`, { allow })
    page.setDefaultTimeout(60_000)
    await fillIn(page, 'demo', logins.demo)
    await page.getByRole('button', { name: /^User: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    const whoIs = () =>
      page.evaluate(async () => {
        const headers = { 'X-Requested-With': 'XMLHttpRequest' }
        const answer = await fetch('/api/keystone/user-session/', { headers })
        return [answer.status, await answer.json()]
      })
    expect(await whoIs()).toEqual([401, 'not logged in'])
    await close()
  })
})
