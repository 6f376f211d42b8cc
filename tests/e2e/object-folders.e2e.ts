import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, expectToast, steer } from './support/dashboard.js'
import { button, containers, modal, rowAction, rowOf, storageVisits, upload } from './support/object-storage.js'

const server = dashboardOnFreshCloud()
const signedIn = storageVisits(server)
const docs = `${containers}container/docs`

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'stratus-')), 'site')
  await mkdir(join(folder, 'css', 'dark'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<h1>hello</h1>')
  await writeFile(join(folder, 'css', 'a.css'), 'a {}')
  await writeFile(join(folder, 'css', 'dark', 'b.css'), 'b {}')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

/** Names of all objects below, as the cloud tells them. */
const objectsBelow = (page: Page, path: string) =>
  page.evaluate(async (prefix) => {
    const url = `/api/swift/containers/docs/objects/?path=${encodeURIComponent(prefix)}`
    const answer = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    return ((await answer.json()) as { items: { path: string }[] }).items.map((item) => item.path)
  }, path)

async function expectThreeLevels(page: Page, below = ''): Promise<void> {
  await rowOf(page, 'site').getByText('Folder', { exact: true }).waitFor()
  const site = `${below}site/`
  expect(await objectsBelow(page, `${site}css/dark/`)).toEqual([`${site}css/dark/b.css`])
  expect(await objectsBelow(page, `${site}css/`)).toContain(`${site}css/a.css`)
  expect(await objectsBelow(page, site)).toContain(`${site}index.html`)
}

const select = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check()
const download = (page: Page) => page.getByRole('button', { name: 'Download as ZIP' }).click()

/** Browsers without a dialog to save to, as all but Chromium's; in a test nobody could answer it. */
const withoutSaveDialog = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined })
  })

describe('folders', () => {
  it('O-VIEW-09 arrive with three levels of ways, chosen or dropped', async () => {
    const { page, context, close } = await signedIn(docs)
    await rowOf(page, 'readme.txt').waitFor()
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await modal(page).getByLabel('Folder', { exact: true }).setInputFiles(folder)
    await modal(page).getByLabel('File Name').nth(2).waitFor()
    await button(page, 'Upload Files').click()
    await expectToast(page, '3 files uploaded.')
    await expectThreeLevels(page)
    await page.locator('tr[data-key]').getByRole('link', { name: 'notes', exact: true }).click()
    await rowOf(page, 'with spaces & more.txt').waitFor()
    const box = await page.getByRole('region', { name: 'Objects' }).boundingBox()
    const session = await context.newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    const at = { x: (box?.x ?? 0) + 50, y: (box?.y ?? 0) + 50 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...at, data })
    await modal(page).getByLabel('File Name').nth(2).waitFor()
    await button(page, 'Upload Files').click()
    await expectThreeLevels(page, 'notes/')
    await close()
  })
})

describe('objects', () => {
  const file = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) })
  const hostile = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" onload="window.hacked = 3"><script>window.hacked = 4</script><rect width="90" height="60" fill="teal"/></svg>`

  it('O-VIEW-10 O-VIEW-11 are shown, text and images, and nothing of them runs; several are saved as one archive that programs open; one that cannot be read is named, and tried again', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await rowOf(page, 'readme.txt').waitFor()
    await upload(
      page,
      file('page.html', 'text/html', hostile),
      file('drawing.svg', 'image/svg+xml', drawing),
      file('fake.png', 'image/png', hostile),
    )
    await button(page, 'Upload Files').click()
    await rowOf(page, 'page.html').waitFor()

    await rowAction(page, 'page.html', 'Preview')
    await modal(page).getByText('window.hacked = 1').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'containers-preview')
    await page.keyboard.press('Escape')
    await rowAction(page, 'drawing.svg', 'Preview')
    const image = modal(page).getByRole('img', { name: 'drawing.svg' })
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(90)
    await page.keyboard.press('Escape')
    await rowAction(page, 'fake.png', 'Preview')
    await modal(page).getByText('This is no image that the browser can show.').waitFor()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await page.keyboard.press('Escape')

    await withoutSaveDialog(page)
    await select(page, 'readme.txt')
    await select(page, 'notes')
    await steer(server, { fault: { operation: 'swift.objects.download', status: 503, path: 'readme.txt', times: 1 } })
    await download(page)
    await modal(page)
      .getByText(/\d+ files, .*, in one archive\./)
      .waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'containers-archive')
    await button(page, 'Download').click()
    await modal(page)
      .getByText(/Nothing was saved: readme\.txt cannot be read\./)
      .waitFor()
    const saving = page.waitForEvent('download')
    await button(page, 'Download').click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('docs.zip')
    const zip = await readFile(await saved.path())
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    for (const name of ['readme.txt', 'notes/with spaces & more.txt']) expect(zip.includes(name)).toBe(true)
    await expectToast(page, 'docs.zip saved.')
    await modal(page).waitFor({ state: 'detached' })
    await close()
  })
})
