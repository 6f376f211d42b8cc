import { beforeEach, expect, inject } from 'vitest'
import {
  endVisits,
  tellOfOpenVisits,
  visit,
  type BrowserContext,
  type Locator,
  type Page,
  type Visit,
  type VisitOptions,
} from './browser.js'
import type { Dashboard } from './server.js'

/** Browsers report every refused request by themselves: allowed where a journey is about one. */
export const anyFailure = [/status of [45]\d\d/]

/** The worker's dashboard; the demo cloud behind it is a new one for each test. */
export const dashboardOnFreshCloud = (): Dashboard => onFreshCloud(inject('dashboards'))

/** The worker's dashboard that asks the services themselves; the demo cloud behind it is a new one for each test. */
export const dashboardWithoutHorizon = (): Dashboard => onFreshCloud(inject('directDashboards'))

/** What changes is asked after this often, ms, not every 2.5 s: tests wait for it. */
const quick = { AJAX_POLL_INTERVAL: 500 }

function onFreshCloud(ofWorkers: readonly string[]): Dashboard {
  const url = ofWorkers[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!url) throw new Error('no dashboard for this worker')
  const server = { url }
  beforeEach(async ({ onTestFailed }) => {
    onTestFailed(tellOfOpenVisits)
    await endVisits()
    await steer(server, { scenario: 'small', settings: quick, clearFaults: true })
  })
  return server
}

/** Steers the demo cloud behind the server (docs/demo-cloud.md). */
export async function steer(server: Dashboard, wish: object): Promise<void> {
  const answer = await fetch(`${server.url}/__demo__/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  })
  expect(answer.status).toBe(200)
}

/** Ends all sessions with a call, and not before: one in the background would ask for the sign-in too early. */
export const endSessionsWith = (server: Dashboard, call: { operation?: string; path?: string }): Promise<void> =>
  steer(server, { fault: { ...call, kind: 'expired', times: 1 } })

export async function fillIn(page: Page, user: string, password = user): Promise<void> {
  await page.getByLabel('User Name').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in without a page, as the form does; the form itself has journeys of its own. */
async function signIn(context: BrowserContext, server: Dashboard, user: string): Promise<void> {
  const login = `${server.url}/auth/login/`
  const form = await (await context.request.get(login, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).text()
  const [, token = ''] = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form) ?? []
  const fields = { csrfmiddlewaretoken: token, auth_type: 'credentials', username: user, password: user }
  const answer = await context.request.post(login, { form: fields, maxRedirects: 0 })
  expect(answer.status(), 'signing in').toBe(302)
}

/** Signs in, opens a page, and waits for the page asked for. */
export async function signedIn(
  server: Dashboard,
  path = '/',
  user = 'demo',
  options: VisitOptions = {},
): Promise<Visit> {
  const visited = await visit(server.url + path, {
    ...options,
    prepare: (context) => signIn(context, server, user),
  })
  await visited.page.getByRole('button', { name: /^Project: / }).waitFor()
  return visited
}

/** Browsers say every refused request: the question whether a session stands is one before there is any. */
const sessionQuestion = /status of 401.*user-session/

/** `signedIn` for the tests of one page: that page and user unless told otherwise, and what its console may say. */
export const visitsTo =
  (server: Dashboard, home: string, { user: usual = 'demo', allow = [] }: { user?: string; allow?: RegExp[] } = {}) =>
  (path = home, user = usual, options: VisitOptions = {}): Promise<Visit> =>
    signedIn(server, path, user, { ...options, allow: [sessionQuestion, ...allow, ...(options.allow ?? [])] })

/** Lists are not read by themselves any more. */
export async function withoutPolling(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('stratus:interval', 'never'))
  await page.reload()
}

/** The modal of the kit that is open. */
export const modal = (page: Page) => page.locator('stratus-modal')

/** The dialog of a name, with what is slotted into it. */
export const modalOf = (page: Page, name: string) =>
  page.locator('stratus-modal', { has: page.getByRole('dialog', { name }) })

/** The open panel of a popover, with what is slotted into it. */
export const openPanel = (page: Page, name: string) =>
  page.locator('stratus-popover', { has: page.getByRole('region', { name }) })

/** A button of that modal. */
export const modalButton = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true })

/** Answers the question before an action with that action. */
export async function confirm(page: Page, action: string): Promise<void> {
  await page
    .getByRole('dialog', { name: `Confirm ${action}`, exact: true })
    .getByRole('button', { name: action, exact: true })
    .click()
}

/** Puts the message of a deletion away that could still be undone: it is sent at once. */
export const letGo = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Close' })
    .click()

/** A row of the page's table, by the name in it. */
export function rowOf(page: Page, name: string) {
  return page.locator('tr[data-key]').filter({ has: page.getByRole('link', { name, exact: true }) })
}

/** Chooses from a row's menu. */
export const chooseRowAction = (page: Page, name: string, action: string): Promise<void> =>
  chooseIn(rowOf(page, name), name, action)

/**
 * Presses the button of an action in a row, or chooses it from the row's menu. A row is there before it is known what may be done
 * with it, and button and menu come together: only then it is known which of both has the action.
 */
export async function chooseIn(row: Locator, name: string, action: string): Promise<void> {
  const direct = row.getByRole('button', { name: `${action} ${name}`, exact: true })
  const more = row.getByRole('button', { name: `More actions: ${name}`, exact: true })
  await direct.or(more).first().waitFor()
  if (await direct.count()) return direct.click()
  await more.click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** Presses the button that tries again; unless the page has done so by itself meanwhile. */
export async function pressRetry(where: Page | Locator): Promise<void> {
  const buttons = where.getByRole('button', { name: /retry|try again/i })
  await buttons.evaluateAll(([button]) => button instanceof HTMLElement && button.click())
}

/**
 * Waits until a page, or a part of it, offers to try again, ends the faults, and tries again. A fault of one call would not do: pages try again by
 * themselves, and what was said would be gone before it was seen.
 */
export async function endFaults(server: Dashboard, where: Page | Locator): Promise<void> {
  await where
    .getByRole('button', { name: /retry|try again/i })
    .first()
    .waitFor()
  await steer(server, { clearFaults: true })
  await pressRetry(where)
}

/** Keeps what a page reads there on its way until it is let go: what is seen meanwhile stays as long as it takes to see it. */
export async function holdBack(page: Page, address: RegExp | string, method = 'GET'): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released
    await route.continue()
  })
  return letGo
}

/** Waits for a toast with this text; while a modal is open, toasts lie in it. */
export async function expectToast(page: Page, text: string | RegExp, timeout = 30_000): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).getByText(text).first().waitFor({ timeout })
}
