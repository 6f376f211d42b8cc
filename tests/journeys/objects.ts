import { expect, it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { expectToast } from '../e2e/support/dashboard.js'
import { modal, open, ownName, patience, press, type JourneyCloud } from './journey.js'

const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByText(name, { exact: true }) })
const enter = (page: Page, folder: string) =>
  page.locator('tr[data-key]').getByRole('link', { name: folder, exact: true }).click()

async function rowAction(page: Page, name: string, action: string): Promise<void> {
  const row = rowOf(page, name)
  await row.getByRole('button', { name: `More actions: ${name}`, exact: true }).waitFor()
  const direct = row.getByRole('button', { name: `${action} ${name}`, exact: true })
  if (await direct.count()) return direct.click()
  await row.getByRole('button', { name: `More actions: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `file ${String(at).padStart(3, '0')} #é%.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`contents of ${at}\n`.repeat(at % 5)),
  }))

export function objectJourney(cloud: JourneyCloud): void {
  it('O-VIEW-05 O-RULE-04 O-DEL-01 O-DEL-02 many objects are uploaded into nested folders, one is copied, all are deleted', async () => {
    const box = ownName('box')
    // A real cloud is to bear a fair number; the demo cloud answers one as any other.
    const count = cloud.name === 'demo' ? 30 : 200
    const files = filesOf(count)
    const { page, close } = await open(cloud, '/project/containers/')
    await page.getByRole('button', { name: 'Create Container', exact: true }).click()
    await modal(page).getByLabel('Container Name').fill(box)
    await press(page, 'Create')
    await expectToast(page, `Container ${box} created.`)
    await page.getByRole('button', { name: 'Create Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('one #1/two %')
    await press(page, 'Create Folder')
    await enter(page, 'one #1')
    await enter(page, 'two %')
    await page.getByRole('heading', { level: 1, name: 'two %' }).waitFor()

    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await modal(page).getByLabel('File', { exact: true }).setInputFiles(files)
    await press(page, 'Upload Files')
    await expectToast(page, `${count} files uploaded.`, patience)
    await page.getByText(`${count} items`).first().waitFor()

    const [, , third] = files
    await rowAction(page, third?.name ?? '', 'Copy')
    await modal(page).getByLabel('Destination Object').fill('one #1/three/copy.txt')
    const copy = modal(page).getByRole('button', { name: 'Copy Object', exact: true })
    await expect.poll(() => copy.isEnabled(), { timeout: 20_000 }).toBe(true)
    await copy.click()
    await page.waitForURL('**/one%20%231/three')
    await rowOf(page, 'copy.txt').waitFor()

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: box }).click()
    await rowAction(page, 'one #1', 'Delete')
    await modal(page)
      .getByText(`${count + 1} files in 3 folders.`)
      .waitFor({ timeout: patience })
    await press(page, 'Delete')
    await modal(page)
      .getByText(`Deleted ${count + 1} files and 3 folders.`)
      .waitFor({ timeout: patience })
    await press(page, 'OK')
    await page.getByText('This folder is empty.').waitFor()
    await page.getByRole('region', { name: 'Containers' }).getByRole('button', { name: 'Delete Container' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, `Container ${box} deleted.`)
    await close()
  })
}
