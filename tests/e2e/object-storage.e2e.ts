import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axe, closeBrowser, shot, type Page, type Visit, type VisitOptions } from './support/browser.js'
import { anyFailure, expectToast, signedIn as signIn, steer } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

let server: HostServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
  await closeBrowser()
})
beforeEach(() => steer(server, { scenario: 'small', clearFaults: true }))

const containers = '/project/containers/'
/**
 * Browsers say every refused request: the first look without a session, the question whether a name is free, and the deletion of
 * a folder that was only part of names.
 */
const expected = [/status of 401.*user-session/, /status of 404.*\/metadata\//, /status of 404.*\/object\/.*\/\)$/]

function signedIn(path = containers, user = 'demo', options: VisitOptions = {}): Promise<Visit> {
  return signIn(server, path, user, { ...options, allow: [...expected, ...(options.allow ?? [])] })
}

const list = (page: Page) => page.getByRole('region', { name: 'Containers' })
const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByText(name, { exact: true }) })
const modal = (page: Page) => page.locator('stratus-modal').last()
const button = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true })

async function rowAction(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).waitFor()
  const direct = rowOf(page, name).getByRole('button', { name: `${action} ${name}`, exact: true })
  if (await direct.count()) return direct.click()
  await rowOf(page, name)
    .getByRole('button', { name: `More actions: ${name}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const file = (name: string, content: string | Buffer = 'hello\n') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

async function upload(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await modal(page).getByLabel('File', { exact: true }).setInputFiles(files)
}

describe('containers', () => {
  it('O-VIEW-01 O-VIEW-06 are listed by a prefix the server looks for; the chosen one tells its facts, light and dark', async () => {
    for (const dark of [false, true]) {
      const { page, close } = await signedIn(containers, 'demo', { dark })
      await page.getByText('Select a container to browse.').waitFor()
      await list(page).getByRole('link', { name: /^docs/ }).waitFor()
      expect(await axe(page)).toEqual([])
      await list(page).getByLabel('Prefix').fill('ph')
      await list(page).getByRole('link', { name: /^docs/ }).waitFor({ state: 'detached' })
      expect(new URL(page.url()).search).toBe('?prefix=ph')
      await list(page)
        .getByRole('link', { name: /^photos/ })
        .click()
      await page.waitForURL('**/project/containers/container/photos?prefix=ph')
      await list(page).getByText('Policy-0').waitFor()
      expect(await list(page).getByRole('link', { name: 'Link' }).getAttribute('href')).toMatch(/\/photos$/)
      await rowOf(page, 'cat.png').waitFor()
      expect(await axe(page)).toEqual([])
      await page.reload()
      await rowOf(page, 'cat.png').waitFor()
      await shot(page, `containers-${dark ? 'dark' : 'light'}`)
      await close()
    }
  })

  it('O-RULE-01 O-RULE-02 O-RULE-03 O-MSG-01 a new one has a free name without a slash, a policy, and is private at first', async () => {
    const { page, close } = await signedIn()
    await page.getByRole('button', { name: 'Container', exact: true }).click()
    const name = modal(page).getByLabel('Container Name')
    await name.fill('a/b')
    await modal(page).getByText('Container name must not contain "/".').waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    await name.fill('docs')
    await modal(page).getByText('A container with that name exists.').waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    expect(await modal(page).getByLabel('Storage Policy').inputValue()).toBe('Policy-0')
    expect(await modal(page).getByRole('radio', { name: 'Not public' }).isChecked()).toBe(true)
    expect(await axe(page)).toEqual([])
    await name.fill('50% off #1?')
    await button(page, 'Create').click()
    await expectToast(page, 'Container 50% off #1? created.')
    await page.waitForURL('**/container/50%25%20off%20%231%3F')
    await page.getByRole('heading', { level: 1, name: '50% off #1?' }).waitFor()
    expect(await list(page).getByLabel('Public Access').isChecked()).toBe(false)
    await close()
  })

  it('O-MSG-03 a name that somebody else took meanwhile is refused in the server’s words; what was typed stays', async () => {
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Container', exact: true }).click()
    await modal(page).getByLabel('Container Name').fill('mine')
    await steer(server, {
      fault: {
        operation: 'swift.containers.create',
        status: 409,
        body: 'A container with the name "mine" already exists.',
      },
    })
    await button(page, 'Create').click()
    await modal(page).getByText('A container with the name "mine" already exists.').waitFor()
    expect(await modal(page).getByLabel('Container Name').inputValue()).toBe('mine')
    await close()
  })

  it('O-VIEW-01 O-RULE-06 O-MSG-01 public access is switched, and goes back when that fails', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    const access = list(page).getByLabel('Public Access')
    await access.check()
    await expectToast(page, 'Container docs is now public.')
    await list(page).getByRole('link', { name: 'Link' }).waitFor()
    await access.uncheck()
    await expectToast(page, 'Container docs is now private.')
    await list(page).getByText('Disabled').waitFor()
    await steer(server, { fault: { operation: 'swift.containers.setAccess', status: 403, body: 'Forbidden by ACL.' } })
    await access.click()
    await expectToast(page, /Forbidden|Unable to change the container access/)
    await expect.poll(() => access.isChecked()).toBe(false)
    expect(await access.isEnabled()).toBe(true)
    await close()
  })

  it('O-MSG-02 O-MSG-03 one is deleted after a question; one that holds something says why not', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    const ask = async () => {
      await list(page).getByRole('button', { name: 'Delete Container' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).waitFor()
    }
    await ask()
    await page.getByText('Are you sure you want to delete container docs?').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'The container cannot be deleted since it is not empty.')
    await list(page)
      .getByRole('link', { name: /^empty/ })
      .click()
    await page.getByText('This folder is empty.').waitFor()
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Container empty deleted.')
    await page.waitForURL(`**${containers}`)
    await list(page)
      .getByRole('link', { name: /^empty/ })
      .waitFor({ state: 'detached' })
    await close()
  })
})

describe('folders', () => {
  it('O-VIEW-02 O-VIEW-03 O-VIEW-08 are walked into and back, by links, crumbs and the address', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'reports').getByText('Folder', { exact: true }).waitFor()
    await page.locator('tr[data-key]').getByRole('link', { name: 'reports', exact: true }).click()
    await page.locator('tr[data-key]').getByRole('link', { name: '2025', exact: true }).click()
    await page.waitForURL('**/container/docs/reports/2025')
    await rowOf(page, 'q1.csv').getByText('22 bytes').waitFor()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining(['Containers', 'docs', 'reports', '2025']),
    )
    await crumbs.getByRole('link', { name: 'docs' }).click()
    await rowOf(page, 'readme.txt').waitFor()
    await page.goBack()
    await rowOf(page, 'q2.csv').waitFor()
    await page.reload()
    await rowOf(page, 'q2.csv').waitFor()
    await page.getByRole('searchbox', { name: /filter/i }).fill('q1')
    await rowOf(page, 'q2.csv').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /select all/i }).check()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('O-VIEW-05 O-MSG-01 are created at any depth; names with / % # ? spaces and unicode stay what they are', async () => {
    const { page, close } = await signedIn('/project/containers/container/empty')
    await page.getByRole('button', { name: 'Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('..')
    await modal(page).getByText('Names cannot be "." or ".."', { exact: false }).waitFor()
    await modal(page).getByLabel('Folder Name').fill('100% #1?/ünï ..x')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
    await button(page, 'Create Folder').click()
    await expectToast(page, 'Folder 100% #1?/ünï ..x created.')
    await page.locator('tr[data-key]').getByRole('link', { name: '100% #1?', exact: true }).click()
    await page.locator('tr[data-key]').getByRole('link', { name: 'ünï ..x', exact: true }).click()
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
    await page.goto(`${server.url}/project/containers/container/empty`)
    await rowAction(page, '100% #1?', 'Delete')
    await modal(page).getByText('1 files in 2 folders.').waitFor()
    await button(page, 'Delete').click()
    await button(page, 'OK').click()
    await page.getByText('This folder is empty.').waitFor()
    await close()
  })

  it('O-MSG-03 decision 28: one that somebody made meanwhile is a conflict, also where the server says only 500', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('reports')
    await modal(page).getByText('This name already exists.').waitFor()
    await modal(page).getByLabel('Folder Name').fill('fresh')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
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
    await close()
  })
})

describe('uploading', () => {
  it('O-VIEW-05 O-VIEW-07 O-RULE-05 O-MSG-01 takes several files, one of them empty, and no name that is there', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').waitFor()
    await upload(page, file('readme.txt'), file('zero.txt', ''), file('data.csv'))
    await modal(page).getByText('This name already exists.').waitFor()
    expect(await button(page, 'Upload Files').isDisabled()).toBe(true)
    await modal(page).getByLabel('File Name').first().fill('other/readme.txt')
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-upload')
    await button(page, 'Upload Files').click()
    await expectToast(page, '3 files uploaded.')
    await rowOf(page, 'zero.txt').getByText('0 bytes').waitFor()
    await rowOf(page, 'other').getByText('Folder', { exact: true }).waitFor()
    await close()
  })

  it('O-VIEW-05 takes files that are dropped on the list', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').waitFor()
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['one'], 'one.txt'))
      transfer.items.add(new File(['two'], 'two.txt'))
      return transfer
    })
    const target = page.getByRole('region', { name: 'Objects' })
    await target.dispatchEvent('dragover', { dataTransfer: data })
    await page.getByText('Drop the files to upload them here.').waitFor()
    await target.dispatchEvent('drop', { dataTransfer: data })
    expect(await modal(page).getByLabel('File Name').count()).toBe(2)
    await button(page, 'Upload Files').click()
    await expectToast(page, '2 files uploaded.')
    await rowOf(page, 'two.txt').waitFor()
    await close()
  })

  it('O-RULE-07 decision 12: a failure says the server’s reason, keeps the file, and goes well the second time', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await rowOf(page, 'readme.txt').waitFor()
    await steer(server, {
      fault: { operation: 'swift.objects.upload', status: 507, body: 'The account is full.', times: 1 },
    })
    await upload(page, file('big.bin'), file('small.bin'))
    await button(page, 'Upload Files').click()
    await expectToast(page, 'Unable to upload the object.')
    await modal(page).getByText('The account is full.').first().waitFor()
    expect(await modal(page).getByRole('progressbar').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-upload-failed')
    await button(page, 'Try again').click()
    await rowOf(page, 'big.bin').waitFor()
    await rowOf(page, 'small.bin').waitFor()
    await close()
  })

  it('O-RULE-07 one that is cancelled on its way leaves nothing behind and can be sent again', async () => {
    const { page, context, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').waitFor()
    const session = await context.newCDPSession(page)
    const pace = (bytes: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytes,
      })
    await session.send('Network.enable')
    await pace(400_000)
    await upload(page, file('film.bin', Buffer.alloc(8_000_000, 1)))
    await button(page, 'Upload File').click()
    await modal(page).getByText('Uploading: 0 of 1 files done').waitFor()
    await shot(page, 'containers-uploading')
    await page.keyboard.press('Escape')
    await modal(page).getByRole('button', { name: 'Cancel upload' }).click()
    await modal(page).getByText('The upload was cancelled.').waitFor()
    expect(await modal(page).getByLabel('File Name').inputValue()).toBe('film.bin')
    await pace(-1)
    const there = () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/swift/containers/docs/metadata/film.bin', {
          headers: { 'X-Requested-With': 'XMLHttpRequest' },
        })
        return answer.status
      })
    expect(await there()).toBe(404)
    await button(page, 'Try again').click()
    await expectToast(page, 'File film.bin uploaded.')
    expect(await there()).toBe(200)
    await close()
  })

  it('O-RULE-07 one of 1 GiB is streamed, never held; cancelled, it leaves nothing behind', async () => {
    const { page, context, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2_000_000,
    })
    const data = await page.evaluateHandle(() => {
      // One MiB that is referred to 1,024 times.
      const part = new Blob([new Uint8Array(1_048_576)])
      const transfer = new DataTransfer()
      transfer.items.add(
        new File(
          Array.from({ length: 1024 }, () => part),
          'huge.bin',
        ),
      )
      return transfer
    })
    const target = page.getByRole('region', { name: 'Objects' })
    await target.dispatchEvent('dragover', { dataTransfer: data })
    await target.dispatchEvent('drop', { dataTransfer: data })
    await modal(page).getByText('1.00 GB').first().waitFor()
    await button(page, 'Upload File').click()
    await modal(page).getByText('Uploading: 0 of 1 files done').waitFor()
    await expect.poll(() => modal(page).getByRole('progressbar').first().getAttribute('value')).not.toBeNull()
    await page.keyboard.press('Escape')
    await modal(page).getByRole('button', { name: 'Cancel upload' }).click()
    await modal(page).getByText('The upload was cancelled.').waitFor()
    const status = await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      return (await fetch('/api/swift/containers/docs/metadata/huge.bin', { headers })).status
    })
    expect(status).toBe(404)
    await close()
  })
})

describe('one file', () => {
  it('O-VIEW-04 is downloaded by the browser under its own name', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs/notes')
    const waiting = page.waitForEvent('download')
    await rowAction(page, 'with spaces & more.txt', 'Download')
    const download = await waiting
    expect(download.suggestedFilename()).toBe('with spaces & more.txt')
    expect(new URL(download.url()).pathname).toBe(
      '/api/swift/containers/docs/object/notes/with%20spaces%20%26%20more.txt',
    )
    await close()
  })

  it('O-VIEW-04 gets new contents', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowAction(page, 'readme.txt', 'Edit')
    await modal(page).getByLabel('New File Contents').setInputFiles(file('whatever.txt', 'twelve bytes'))
    await button(page, 'Edit File').click()
    await expectToast(page, 'File readme.txt uploaded.')
    await rowOf(page, 'readme.txt').getByText('12 bytes').waitFor()
    await close()
  })

  it('O-VIEW-04 deleted by somebody else while its form is open is not made again', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowAction(page, 'readme.txt', 'Edit')
    await modal(page).getByLabel('New File Contents').setInputFiles(file('new.txt'))
    await page.evaluate(async () => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/swift/containers/docs/object/readme.txt', {
        method: 'DELETE',
        headers: { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest' },
      })
    })
    await button(page, 'Edit File').click()
    await modal(page).getByText('The file is not there any more: somebody has deleted it.', { exact: true }).waitFor()
    await close()
  })

  it('O-RULE-04 O-MSG-01 is copied to a container that exists, under a name that does not, and the way leads there', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowAction(page, 'readme.txt', 'Copy')
    await modal(page).getByText('This name already exists.').waitFor()
    await modal(page).getByLabel('Destination Container').fill('nowhere')
    await modal(page).getByText('This container does not exist.').waitFor()
    await modal(page).getByLabel('Destination Container').fill('photos')
    await modal(page).getByLabel('Destination Object').fill('texts/read me.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled(), { timeout: 5000 }).toBe(true)
    expect(await axe(page)).toEqual([])
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Object readme.txt has copied.')
    await page.waitForURL('**/container/photos/texts')
    await rowOf(page, 'read me.txt').waitFor()
    await close()
  })

  it('O-RULE-04 one whose name has signs of addresses in it is copied too', async () => {
    const { page, close } = await signedIn('/project/containers/container/empty')
    await page.getByText('This folder is empty.').waitFor()
    await upload(page, file('50%41 #?.txt'))
    await button(page, 'Upload File').click()
    await rowAction(page, '50%41 #?.txt', 'Copy')
    await modal(page).getByLabel('Destination Object').fill('100%.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled(), { timeout: 5000 }).toBe(true)
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Object 50%41 #?.txt has copied.')
    await rowOf(page, '100%.txt').waitFor()
    await close()
  })

  it('O-MSG-03 O-RULE-07 a copy that the server refuses says its words and keeps the form', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await steer(server, {
      fault: { operation: 'swift.objects.copy', status: 409, body: 'A object with the name "b.txt" already exists.' },
    })
    await rowAction(page, 'readme.txt', 'Copy')
    await modal(page).getByLabel('Destination Object').fill('b.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled(), { timeout: 5000 }).toBe(true)
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Unable to copy the object.')
    await modal(page).getByText('A object with the name "b.txt" already exists.', { exact: true }).waitFor()
    expect(await modal(page).getByLabel('Destination Object').inputValue()).toBe('b.txt')
    await close()
  })
})

describe('deleting', () => {
  it('O-DEL-01 O-DEL-02 counts what is below, can be left, then deletes it all', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowAction(page, 'reports', 'Delete')
    await modal(page).getByText('Collecting information for deletion: 3 files in 3 folders.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-delete')
    await button(page, 'Cancel').click()
    expect(await rowOf(page, 'reports').count()).toBe(1)
    await rowAction(page, 'reports', 'Delete')
    await modal(page).getByText('3 files in 3 folders.').waitFor()
    await button(page, 'Delete').click()
    await modal(page).getByText('Deleted 3 files and 3 folders.').waitFor()
    await button(page, 'OK').click()
    await rowOf(page, 'reports').waitFor({ state: 'detached' })
    await rowOf(page, 'readme.txt').waitFor()
    await close()
  })

  it('O-DEL-03 names what fails with its reason; the rest goes, and those that failed stay chosen and can be tried again', async () => {
    const { page, close } = await signedIn('/project/containers/container/many', 'demo', { allow: anyFailure })
    await rowOf(page, 'object-000.txt').waitFor()
    await steer(server, {
      fault: { operation: 'swift.objects.delete', status: 500, body: 'The storage node is busy.', path: 'object-01' },
    })
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await button(page, 'Delete').click()
    await modal(page).getByText('Encountered 10 failures.').waitFor()
    await modal(page).getByText('object-013.txt: The storage node is busy.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-delete-failed')
    await steer(server, { clearFaults: true })
    await button(page, 'Try again').click()
    await modal(page).getByText('Encountered').waitFor({ state: 'detached' })
    await button(page, 'OK').click()
    await rowOf(page, 'object-013.txt').waitFor({ state: 'detached' })
    await close()
  })
})

describe('when things are not as they should be', () => {
  it('a container that is gone says so; a service in trouble says why and is there again after a retry', async () => {
    const gone = await signedIn('/project/containers/container/nowhere', 'demo', { allow: anyFailure })
    await gone.page
      .getByRole('region', { name: 'Objects' })
      .getByText('This container does not exist.')
      .first()
      .waitFor()
    expect(await axe(gone.page)).toEqual([])
    await gone.close()
    await steer(server, {
      fault: { operation: 'swift.containers.list', status: 503, body: 'Swift is being upgraded.', times: 1 },
    })
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await list(page).getByText('Swift is being upgraded.').waitFor()
    await list(page).getByRole('button', { name: 'Try again' }).click()
    await list(page).getByRole('link', { name: /^docs/ }).waitFor()
    await close()
  })

  it('who may only look is told so, and loses nothing', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'reader', { allow: anyFailure })
    await rowAction(page, 'readme.txt', 'Delete')
    await button(page, 'Delete').click()
    await modal(page).getByText('Encountered 1 failures.').waitFor()
    await button(page, 'OK').click()
    await rowOf(page, 'readme.txt').waitFor()
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

describe('on a phone', () => {
  it('O-VIEW-02 the list of containers makes room for the one that was chosen', async () => {
    const { page, close } = await signedIn(containers, 'demo', { width: 390, height: 800 })
    await list(page).getByRole('link', { name: /^docs/ }).click()
    await rowOf(page, 'readme.txt').waitFor()
    expect(
      await list(page)
        .getByRole('link', { name: /^photos/ })
        .isVisible(),
    ).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-phone')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Containers' }).click()
    await list(page)
      .getByRole('link', { name: /^photos/ })
      .waitFor()
    await close()
  })
})
