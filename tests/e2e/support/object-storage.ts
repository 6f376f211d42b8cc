import type { Page } from './browser.js'
import { visitsTo } from './dashboard.js'
import type { Dashboard } from './server.js'

export const containers = '/project/containers/'
/**
 * Browsers say every refused request: the question whether a name is free, and the deletion of
 * a folder that was only part of names.
 */
const expected = [/status of 404.*\/metadata\//, /status of 404.*\/object\/.*\/\)$/]

export const list = (page: Page) => page.getByRole('region', { name: 'Containers' })
export const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByText(name, { exact: true }) })
export const modal = (page: Page) => page.locator('stratus-modal').last()
export const button = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true })

export async function rowAction(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).waitFor()
  const direct = rowOf(page, name).getByRole('button', { name: `${action} ${name}`, exact: true })
  if (await direct.count()) return direct.click()
  await rowOf(page, name)
    .getByRole('button', { name: `More actions: ${name}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export const file = (name: string, content: string | Buffer = 'hello\n') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

export async function upload(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await modal(page).getByLabel('File', { exact: true }).setInputFiles(files)
}

/** Signs in on the way to a page, the containers unless told. */
export const storageVisits = (server: Dashboard) => visitsTo(server, containers, { allow: expected })
