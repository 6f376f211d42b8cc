import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, visit, type Page } from '../e2e/support/browser.js'
import { fillIn } from '../e2e/support/dashboard.js'
import { startServer, type HostServer } from '../e2e/support/server.js'
import { liveOrigin, openLiveCloud } from './live-cloud.js'

/**
 * A page that an operator has given a column of his own, so that our panel steps back and Horizon and we show the same markup.
 * Every page that Horizon brings is a panel of ours by now.
 */
const path = '/admin/group_types/'
const table = 'group_types'
const inTransition = 3
const minute = 60_000

let server: HostServer
beforeAll(async () => {
  server = await startServer({ HORIZON_URL: liveOrigin, LOG: 'off' })
})
afterAll(async () => {
  await server?.stop()
  await closeBrowser()
})

/** Rows have the class with which Horizon's script begins to ask for them, and keep it. */
function warning(html: string, many: number): string {
  let index = 0
  return html.replace(/class="ajax-update(?: status_\w+| warning)?/g, () =>
    index++ < many ? 'class="ajax-update warning' : 'class="ajax-update status_up',
  )
}

/** The table, or one row of it, with a column more. */
function withRack(html: string): string {
  const start = html.indexOf(`<table id="${table}"`)
  const end = start < 0 ? html.length : html.indexOf('</table>', start)
  const changed = html
    .slice(Math.max(start, 0), end)
    .replace(/<t[hd]\s+class="actions_column">/g, (actions) =>
      actions.startsWith('<th')
        ? `<th class="sortable normal_column">Rack</th>${actions}`
        : `<td class="sortable normal_column">R1</td>${actions}`,
    )
  return html.slice(0, Math.max(start, 0)) + changed + html.slice(end)
}

async function stretch(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch()
      const many = route.request().url().includes('action=row_update') ? 1 : inTransition
      await route.fulfill({ response: answer, body: withRack(warning(await answer.text(), many)) })
    },
  )
}

/** Nobody looks at the page: its tab is behind another one. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Requests of a minute in which somebody looks at the page and does nothing, and of one in which nobody looks. */
async function requestsOfAMinute(page: Page): Promise<{ seen: number; hidden: number }> {
  let requests = 0
  await expect
    .poll(() => page.locator('tr.warning.ajax-update').count(), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(inTransition)
  page.on('request', () => void requests++)
  await page.waitForTimeout(minute)
  const seen = requests
  await hide(page)
  await page.waitForTimeout(minute)
  expect(await page.locator('tr.warning.ajax-update').count()).toBe(inTransition)
  const hidden = requests - seen
  // Answers that are on their way have nobody left to wait for them.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { seen, hidden }
}

it('W-TABLE-12 a Horizon table with rows in transition asks the cloud no oftener than on Horizon’s own page, and not at all when nobody looks', async () => {
  const password = openLiveCloud().passwords.admin
  const ours = await visit(`${server.url}/identity/`)
  await fillIn(ours.page, 'admin', password)
  await ours.page.getByRole('button', { name: /^Project: / }).waitFor()
  await stretch(ours.page)
  await ours.page.goto(server.url + path)
  await ours.page.locator('.horizon-page').getByText('Rack').first().waitFor({ timeout: 60_000 })

  const theirs = await visit(`${liveOrigin}/auth/login/`)
  await theirs.page.fill('#id_username', 'admin')
  await theirs.page.fill('#id_password', password)
  await Promise.all([
    theirs.page.waitForURL((url) => !url.pathname.startsWith('/auth/')),
    theirs.page.click('#loginBtn'),
  ])
  await stretch(theirs.page)
  await theirs.page.goto(liveOrigin + path)
  await theirs.page.getByText('Rack').first().waitFor()

  const [stratus, horizon] = await Promise.all([requestsOfAMinute(ours.page), requestsOfAMinute(theirs.page)])
  console.info(
    `polling ${path}, ${inTransition} rows in transition, requests a minute: ${stratus.seen}, Horizon's own page ${horizon.seen}; in a hidden tab ${stratus.hidden}, Horizon's ${horizon.hidden}`,
  )
  expect(stratus.seen).toBeGreaterThan(0)
  expect(stratus.seen).toBeLessThanOrEqual(horizon.seen + inTransition)
  expect(stratus.hidden).toBe(0)
  await ours.close()
  await theirs.context.close()
}, 300_000)
