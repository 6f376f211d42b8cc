import type { Page } from './browser.js'
import { visitsTo } from './dashboard.js'
import type { Dashboard } from './server.js'

export const instances = '/project/instances/'

export const wizard = (page: Page) => page.locator('stratus-wizard')
const step = (page: Page, name: string) => wizard(page).getByRole('tab', { name: new RegExp(`(^|[0-9] ?)${name}`) })
export const goTo = (page: Page, name: string) => step(page, name).click()
export const finishButton = (page: Page) => wizard(page).getByRole('button', { name: 'Launch Instance', exact: true })

export async function openWizard(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Launch Instance' }).click()
  await wizard(page).getByLabel('Instance Name').waitFor()
}

/** Allocates an item of the step that is seen. */
export async function allocate(page: Page, name: string): Promise<void> {
  await wizard(page)
    .getByRole('button', { name: `Allocate ${name}`, exact: true })
    .click()
  await wizard(page)
    .getByRole('button', { name: `Deallocate ${name}`, exact: true })
    .waitFor()
}

/** A launch with everything that is required. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await wizard(page).getByLabel('Instance Name').fill(name)
  await goTo(page, 'Source')
  await allocate(page, 'cirros')
  await goTo(page, 'Flavor')
  await allocate(page, 'm1.tiny')
  await goTo(page, 'Networks')
  await allocate(page, 'net-alpha')
}

/** The body of the launch that is sent next. */
export function nextLaunch(page: Page): Promise<Record<string, unknown>> {
  return page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/nova/servers/'))
    .then((request) => request.postDataJSON() as Record<string, unknown>)
}

/** Signs in on the way to a page, the list of instances unless told. */
export const launchVisits = (server: Dashboard) => visitsTo(server, instances)
