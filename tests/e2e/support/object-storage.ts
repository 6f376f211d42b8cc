import type { Page } from './browser.js'
import { chooseIn, visitsTo } from './dashboard.js'
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

export const rowAction = (page: Page, name: string, action: string) => chooseIn(rowOf(page, name), name, action)

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
