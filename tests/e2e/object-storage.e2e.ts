import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, shot, type Page } from './support/browser.js'
import { anyFailure, expectToast, holdBack, steer, dashboardOnFreshCloud } from './support/dashboard.js'
import {
  button,
  containers,
  file,
  list,
  modal,
  rowAction,
  rowOf,
  storageVisits,
  upload,
} from './support/object-storage.js'

const server = dashboardOnFreshCloud()
const signedIn = storageVisits(server)

const docs = `${containers}container/docs`
const container = (page: Page, name: string) => list(page).getByRole('link', { name: new RegExp(`^${name}`) })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const folderLink = (page: Page, name: string) => page.locator('tr[data-key]').getByRole('link', { name, exact: true })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

/** Opens the dialog of that name, and fills a name in. */
async function begin(page: Page, dialog: 'Create Container' | 'Create Folder', name: string): Promise<void> {
  await page.getByRole('button', { name: dialog, exact: true }).click()
  await modal(page)
    .getByLabel(dialog === 'Create Folder' ? 'Folder Name' : 'Container Name')
    .fill(name)
}

describe('containers', () => {
  it('O-VIEW-01 O-VIEW-02 O-VIEW-06 are listed by a prefix the server looks for; the chosen one tells its facts, and has the room of a phone', async () => {
    const { page, close } = await signedIn()
    await page.getByText('Select a container to browse.').waitFor()
    await container(page, 'docs').waitFor()
    await list(page).getByLabel('Prefix').fill('ph')
    await container(page, 'docs').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('?prefix=ph')
    await container(page, 'photos').click()
    await page.waitForURL('**/project/containers/container/photos?prefix=ph')
    await list(page).getByText('Policy-0').waitFor()
    expect(await list(page).getByRole('link', { name: 'Link' }).getAttribute('href')).toMatch(/\/photos$/)
    await rowOf(page, 'cat.png').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers')
    await page.reload()
    await rowOf(page, 'cat.png').waitFor()
    await list(page).getByLabel('Prefix').fill('')
    await container(page, 'docs').click()
    await rowOf(page, 'readme.txt').waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await container(page, 'photos').waitFor({ state: 'hidden' })
    await fitsWindow(page)
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-phone')
    await crumbs(page).getByRole('link', { name: 'Containers' }).click()
    await container(page, 'photos').waitFor()
    await close()
  })

  it('O-RULE-01 O-RULE-02 O-RULE-03 O-RULE-09 O-MSG-01 a new one has a free name without a slash, a policy, and is private at first', async () => {
    const { page, close } = await signedIn()
    await begin(page, 'Create Container', 'a/b')
    const name = modal(page).getByLabel('Container Name')
    await modal(page).getByText('Container name must not contain "/".').waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    await name.fill('docs')
    await page.keyboard.press('Enter')
    await modal(page).getByText('A container with that name exists.').waitFor()
    await name.and(page.locator(':focus')).waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    const answer = await holdBack(page, /\/containers\/half\//)
    await name.fill('half')
    await page.keyboard.press('Enter')
    // Enter sends in a task of its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.type('-way')
    answer()
    await expect.poll(() => button(page, 'Create').isEnabled()).toBe(true)
    expect(await name.inputValue(), 'typing on takes Enter back').toBe('half-way')
    await expect.poll(() => modal(page).getByLabel('Storage Policy').inputValue()).toBe('Policy-0')
    expect(await modal(page).getByRole('radio', { name: 'Not public' }).isChecked()).toBe(true)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await name.fill('50% off #1?')
    await button(page, 'Create').click()
    await expectToast(page, 'Container 50% off #1? created.')
    await page.waitForURL('**/container/50%25%20off%20%231%3F')
    await page.getByRole('heading', { level: 1, name: '50% off #1?' }).waitFor()
    expect(await list(page).getByLabel('Public Access').isChecked()).toBe(false)
    await close()
  })

  it('O-RULE-02 O-MSG-03 where the cloud tells no policies, one is made without; a refusal has the server’s words and keeps what was typed', async () => {
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await page.route('**/api/swift/policies/', (route) => route.fulfill({ json: { policies: [] } }))
    await begin(page, 'Create Container', 'no-policy')
    await modal(page).getByText('The cloud’s own choice').waitFor({ state: 'attached' })
    const body = 'A container with the name "no-policy" already exists.'
    await steer(server, { fault: { operation: 'swift.containers.create', status: 409, body, times: 1 } })
    await button(page, 'Create').click()
    await modal(page).getByText(body).waitFor()
    expect(await modal(page).getByLabel('Container Name').inputValue()).toBe('no-policy')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('no-policy'))
    await button(page, 'Create').click()
    expect((await sent).postDataJSON()).toEqual({ is_public: false })
    await expectToast(page, 'Container no-policy created.')
    await close()
  })

  it('O-VIEW-01 O-RULE-06 O-MSG-01 O-MSG-02 O-MSG-03 one is made public and private; is deleted after a question, unless it holds something', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    const access = list(page).getByLabel('Public Access')
    await access.check()
    await expectToast(page, 'Container docs is now public.')
    await list(page).getByRole('link', { name: 'Link' }).waitFor()
    await access.uncheck()
    await expectToast(page, 'Container docs is now private.')
    await list(page).getByText('Disabled').waitFor()
    const fault = { operation: 'swift.containers.setAccess', status: 500, body: 'Object storage is busy.' } as const
    await steer(server, { fault })
    await access.click()
    await expectToast(page, 'Unable to change the container access.')
    await expect.poll(() => access.isChecked()).toBe(false)
    await expect.poll(() => access.isEnabled()).toBe(true)
    await steer(server, { clearFaults: true })
    const ask = async () => {
      await list(page).getByRole('button', { name: 'Delete Container' }).click()
      await dialogButton(page, 'Delete').waitFor()
    }
    await ask()
    await page.getByText('Are you sure you want to delete container docs?').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await dialogButton(page, 'Cancel').click()
    await ask()
    await dialogButton(page, 'Delete').click()
    await expectToast(page, 'The container cannot be deleted since it is not empty.')
    await container(page, 'empty').click()
    await page.getByText('This folder is empty.').waitFor()
    const letGo = await holdBack(page, '**/containers/empty/metadata/', 'DELETE')
    await ask()
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await dialogButton(page, 'Delete').click()
    await sent
    // Whoever could go elsewhere meanwhile would be led back from there.
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    letGo()
    await expectToast(page, 'Container empty deleted.')
    await page.waitForURL(`**${containers}`)
    await container(page, 'empty').waitFor({ state: 'detached' })
    await close()
  })
})

describe('folders', () => {
  it('O-VIEW-02 O-VIEW-03 O-VIEW-08 are walked into and back, by links, crumbs and the address', async () => {
    const { page, close } = await signedIn(docs)
    await rowOf(page, 'reports').getByText('Folder', { exact: true }).waitFor()
    await folderLink(page, 'reports').click()
    await folderLink(page, '2025').click()
    await page.waitForURL('**/container/docs/reports/2025')
    await rowOf(page, 'q1.csv').getByText('22 bytes').waitFor()
    await expect
      .poll(() => crumbs(page).getByRole('listitem').allTextContents())
      .toEqual(expect.arrayContaining(['Containers', 'docs', 'reports', '2025']))
    await crumbs(page).getByRole('link', { name: 'docs' }).click()
    await rowOf(page, 'readme.txt').waitFor()
    await page.goBack()
    await rowOf(page, 'q2.csv').waitFor()
    await page.reload()
    await rowOf(page, 'q2.csv').waitFor()
    await page.getByRole('searchbox', { name: /filter/i }).fill('q1')
    await rowOf(page, 'q2.csv').waitFor({ state: 'detached' })
    await close()
  })

  it('O-VIEW-05 O-VIEW-13 O-MSG-01 are created at any depth; names with / % # ? spaces and unicode stay what they are', async () => {
    const { page, close } = await signedIn(`${containers}container/empty`)
    await begin(page, 'Create Folder', '..')
    await modal(page).getByText('Names cannot be "." or ".."', { exact: false }).waitFor()
    await modal(page).getByLabel('Folder Name').fill('100% #1?/ünï ..x')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
    await button(page, 'Create Folder').click()
    await expectToast(page, 'Folder 100% #1?/ünï ..x created.')
    await folderLink(page, '100% #1?').click()
    await folderLink(page, 'ünï ..x').click()
    await page.getByRole('heading', { level: 1, name: 'ünï ..x' }).waitFor()
    await upload(page, file('50%25 a&b=c #?.txt'))
    await button(page, 'Upload File').click()
    await expectToast(page, 'File 50%25 a&b=c #?.txt uploaded.')
    await rowOf(page, '50%25 a&b=c #?.txt').waitFor()
    await page.reload()
    await rowOf(page, '50%25 a&b=c #?.txt').waitFor()
    await rowAction(page, '50%25 a&b=c #?.txt', 'View Details')
    await modal(page).getByText('b1946ac92492d2347c6235b4d2611184').waitFor()
    await button(page, 'Close').last().click()
    await crumbs(page).getByRole('link', { name: 'empty' }).click()
    await rowAction(page, '100% #1?', 'Delete')
    await modal(page).getByText('1 file in 2 folders.').waitFor()
    await button(page, 'Delete').click()
    await button(page, 'OK').click()
    await page.getByText('This folder is empty.').waitFor()
    await close()
  })

  it('O-RULE-09 O-MSG-03 O-MSG-04 DEC-28: one that is there is a conflict, one that only the service refused is tried again', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await begin(page, 'Create Folder', 'at-once')
    // The form is sent as soon as the name is known to be free.
    await page.keyboard.press('Enter')
    await expectToast(page, 'Folder at-once created.')
    await begin(page, 'Create Folder', 'reports')
    await modal(page).getByText('This name already exists.').waitFor()
    await modal(page).getByLabel('Folder Name').fill('fresh')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
    // Somebody else makes it meanwhile, and the server says only 500.
    await page.evaluate(async () => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/swift/containers/docs/object/fresh/', {
        method: 'POST',
        headers: { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest' },
        body: new FormData(),
      })
    })
    await button(page, 'Create Folder').click()
    await modal(page).getByText('A pseudo-folder with the name "fresh" already exists.').waitFor()
    expect(await modal(page).getByLabel('Folder Name').inputValue()).toBe('fresh')
    await modal(page).getByLabel('Folder Name').fill('mine')
    const body = '<h1>Server Error</h1>'
    await steer(server, { fault: { operation: 'swift.folders.create', status: 500, body, times: 1 } })
    await button(page, 'Create Folder').click()
    await modal(page).getByText('The cloud gives no reason.', { exact: false }).waitFor()
    await button(page, 'Create Folder').click()
    await rowOf(page, 'mine').waitFor()
    await close()
  })
})

describe('when things are not as they should be', () => {
  it('a service in trouble says why and is there again after a retry; a container that is gone says so', async () => {
    const body = 'Swift is being upgraded.'
    await steer(server, { fault: { operation: 'swift.containers.list', status: 503, body, times: 1 } })
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await list(page).getByText(body).waitFor()
    const invitation = page.getByText('Select a container to browse.')
    expect(await invitation.count()).toBe(0)
    await list(page).getByRole('button', { name: 'Try again' }).click()
    await container(page, 'docs').waitFor()
    await invitation.waitFor()
    await page.goto(`${server.url}${containers}container/nowhere`)
    await page.getByRole('main').getByText('This container does not exist.').waitFor()
    // Neither what fills it nor the tools of a table that cannot be.
    for (const name of ['Create Folder', 'Upload', 'Views'])
      await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    await shot(page, 'container-gone')
    await close()
  })

  it('O-MSG-04 G-GATE-14 G-GATE-15 who may only look is offered nothing else, unless the container lets them write; what is refused after all is offered no more', async () => {
    const { page, close } = await signedIn(docs, 'reader', { allow: anyFailure })
    await page.route(/stratus-may-write\?container=photos$/, (route) => route.fulfill({ json: true }))
    await rowOf(page, 'readme.txt').waitFor()
    for (const name of ['Create Folder', 'Upload', 'Delete Container', 'Create Container']) {
      const refused = page.getByRole('button', { name, exact: true, disabled: true })
      // While the cloud is asked, it is disabled for that.
      await expect.poll(() => refused.getAttribute('title')).toBe('The cloud does not let you do this.')
    }
    const access = page.getByRole('checkbox', { name: 'Public Access' })
    expect([await access.isDisabled(), await access.isChecked()]).toEqual([true, false])
    await rowOf(page, 'readme.txt')
      .getByRole('button', { name: /actions/i })
      .click()
    expect(await page.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByRole('menuitem', { name: /^Preview/ }).getAttribute('aria-disabled')).not.toBe('true')
    await shot(page, 'containers-refused')
    await page.keyboard.press('Escape')
    await container(page, 'photos').click()
    await rowOf(page, 'cat.png').waitFor()
    // While the cloud is asked whether one may write, it is disabled for that.
    const upload = page.getByRole('button', { name: 'Upload', exact: true })
    await expect.poll(() => upload.getAttribute('aria-disabled')).not.toBe('true')
    await rowAction(page, 'cat.png', 'Delete')
    await button(page, 'Delete').click()
    await modal(page).getByText('Encountered 1 failure.').waitFor()
    await button(page, 'OK').click()
    await rowOf(page, 'cat.png').waitFor()
    await expect.poll(() => upload.getAttribute('aria-disabled')).toBe('true')
    await close()
  })

  it('O-VIEW-02 5,000 objects in a folder are listed, found and sorted', async () => {
    await steer(server, { scenario: 'large' })
    const { page, close } = await signedIn('/project/containers/container/box-0001/archive')
    await rowOf(page, 'scan-0000.txt').waitFor({ timeout: 15_000 })
    await page.getByText('leaves out the last entry', { exact: false }).waitFor()
    await page.getByRole('searchbox', { name: /filter/i }).fill('scan-4321')
    await rowOf(page, 'scan-4321.txt').waitFor()
    await close()
  })
})

describe('a container of many objects', () => {
  it('O-VIEW-12 says how many there are, and go, as the page’s language writes numbers', async () => {
    const { page, close } = await signedIn(containers)
    await page.route(/\/containers\/many\/metadata\//, async (route) => {
      const answer = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...answer, container_object_count: 12345 } })
    })
    await page.route(/\/containers\/many\/objects\//, async (route) => {
      const { items } = (await (await route.fetch()).json()) as { items: { path: string; name: string }[] }
      const names = Array.from({ length: 1250 }, (_, at) => `object-${at}.txt`)
      await route.fulfill({ json: { items: names.map((name) => ({ ...items[0], name, path: name })) } })
    })
    await container(page, 'many').click()
    await list(page).getByText('12,345', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: 'Select all 1,250' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await modal(page).getByText('1,250 items').waitFor()
    await modal(page).getByText('1,250 files in 0 folders.').waitFor()
    await close()
  })
})
