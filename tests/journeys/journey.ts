import type { Cloud, UserName } from '../contract/cloud.js'
import { visit, type BrowserContext, type Page, type Visit } from '../e2e/support/browser.js'
import { fillIn } from '../e2e/support/dashboard.js'
import type { Dashboard } from '../e2e/support/server.js'

/** A cloud behind the dashboard: a journey takes the same steps on the demo cloud and on a real one. */
export interface JourneyCloud {
  readonly name: Cloud['name']
  /** For what a journey finds there before it begins; what it does itself, it does in the browser. */
  readonly as: Cloud['as']
  readonly stranger: Cloud['stranger']
  readonly passwords: Cloud['passwords']
  readonly server: () => Dashboard
  /** Where programs sign in. */
  readonly authUrl: () => string
  /** Lets time of the cloud pass; a real one needs no help. */
  pass(ms: number): Promise<void>
  /** Names of as many ports of the project that nothing uses. */
  freePorts(count: number): Promise<readonly string[]>
}

/** What journeys leave behind is found by it. */
export const prefix = 'm-'

/** A name that no other run uses. */
export const ownName = (what: string) => `${prefix}${what}-${Math.random().toString(36).slice(2, 7)}`

/** How long a real cloud may take for what takes time (an instance, an upload), ms. */
export const patience = 90_000

/**
 * Refusals that belong to the way: the first look without a session, the questions whether a
 * name is free, folders that were only part of names; of Horizon 27 definitions that it falls over when there are none, and the
 * status of a route that the network service refuses.
 */
const expected = [
  /status of 401.*user-session/,
  /status of 500.*namespaces\/\?resource_type=OS%3A%3ACinder%3A%3AVolumes\)/,
  /status of 403.*\/addrouterroute\)/,
  /status of 404.*\/api\/swift\/containers\/.*\/(metadata|object)\//,
]

/** Horizon gives the session's cookie with every answer; one that comes after the page before has gone would sign the next one in. */
async function forgetSession(context: BrowserContext): Promise<void> {
  do {
    await context.clearCookies()
    await new Promise((resolve) => setTimeout(resolve, 300))
  } while ((await context.cookies()).length > 0)
}

/** Opens a page of the dashboard, and signs in on the way. */
export async function open(cloud: JourneyCloud, path: string, user: UserName = 'demo'): Promise<Visit> {
  const visited = await visit(cloud.server().url + path, { allow: expected, prepare: forgetSession })
  await fillIn(visited.page, user, cloud.passwords[user])
  await visited.page.getByRole('button', { name: /^Project: / }).waitFor()
  return visited
}

export const modal = (page: Page) => page.locator('stratus-modal').last()
export const press = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click()
export const wizard = (page: Page) => page.locator('stratus-wizard')
export const pressInWizard = (page: Page, name: string) =>
  wizard(page).getByRole('button', { name, exact: true }).click()
export const pageAction = (page: Page, name: string) =>
  page.locator('.page-actions').getByRole('button', { name, exact: true }).click()

/** Answers the question that is on screen. */
export const confirm = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()

/** A row of a table of Horizon's own page. */
export const horizonRow = (page: Page, name: string) =>
  page.locator('.horizon-page tbody tr').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Chooses what can be done with a row there: the first thing stands open, the others in its menu. */
export async function chooseHorizonAction(page: Page, name: string, action: string): Promise<void> {
  const row = horizonRow(page, name)
  const more = row.getByRole('button', { name: `More actions: ${name}`, exact: true })
  await more.waitFor()
  const direct = row.locator('.btn-group > .data-table-action').filter({ hasText: action })
  if (await direct.count()) return direct.click()
  await more.click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
