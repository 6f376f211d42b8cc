import { describe, expect, it } from 'vitest'
import { axe, shot, type Page, type Visit } from './support/browser.js'
import { anyFailure, expectToast, holdBack, steer, dashboardOnFreshCloud } from './support/dashboard.js'
import { button, file, modal, rowAction, rowOf, storageVisits, upload } from './support/object-storage.js'

const server = dashboardOnFreshCloud()
const signedIn = storageVisits(server)

const docs = '/project/containers/container/docs'

/** Uploads go at so many bytes a second; -1 for all there is. */
async function pacing({ page, context }: Visit): Promise<(bytes: number) => Promise<unknown>> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const usual = { offline: false, latency: 0, downloadThroughput: -1 }
  return (bytes) => session.send('Network.emulateNetworkConditions', { ...usual, uploadThroughput: bytes })
}

const statusOf = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (called) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    return (await fetch(`/api/swift/containers/docs/metadata/${called}`, { headers })).status
  }, name)

async function cancelUpload(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await modal(page).getByRole('button', { name: 'Cancel upload' }).click()
  await modal(page).getByText('The upload was cancelled.').waitFor()
}

/** Counts what is sent for which this is true. */
function countSends(page: Page, isOne: (method: string, url: string) => boolean): () => number {
  let sent = 0
  page.on('request', (request) => (sent += Number(isOne(request.method(), request.url()))))
  return () => sent
}

async function pressTwice(page: Page, name: string): Promise<void> {
  await expect.poll(() => button(page, name).isEnabled()).toBe(true)
  await button(page, name).evaluate((it: HTMLElement) => (it.click(), it.click()))
}

describe('objects', () => {
  it('O-VIEW-05 what makes objects stands in one line with the filter, also where the list fails; a selection has its tools in two', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await rowOf(page, 'readme.txt').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Download as ZIP' }).waitFor()
    await page.getByRole('button', { name: 'Views' }).waitFor()
    const tools = page.locator('stratus-live-table [part=toolbar]')
    expect((await tools.boundingBox())?.height).toBeLessThan(100)
    expect(await axe(page)).toEqual([])
    await rowOf(page, 'readme.txt').getByRole('checkbox').uncheck()
    const middles = async () => {
      const parts = [
        page.locator('stratus-live-table').getByRole('searchbox'),
        page.getByRole('button', { name: 'Create Folder', exact: true }),
        page.getByRole('button', { name: 'Upload', exact: true }),
      ]
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2)))
    }
    await page.setViewportSize({ width: 820, height: 800 })
    await expect.poll(async () => (await middles()).size).toBe(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await steer(server, { fault: { operation: 'swift.objects.list', status: 500, body: 'Swift rests.' } })
    await page.getByRole('button', { name: 'Refresh', exact: true }).last().click()
    await page.getByText('Swift rests.').first().waitFor()
    await expect.poll(async () => (await middles()).size).toBe(1)
    await close()
  })
})

describe('uploading', () => {
  it('O-VIEW-05 O-VIEW-07 O-RULE-05 O-RULE-07 O-MSG-01 DEC-12: takes files that are dropped on the list, also while the cloud is asked whether one may upload; takes several files but no name that is there; sends once; fails with the reason, and goes well again', async () => {
    const { page, close } = await signedIn('/settings/', 'demo', { allow: anyFailure })
    const answer = await holdBack(page, /stratus-may-write/)
    await page.goto(server.url + docs)
    await rowOf(page, 'readme.txt').waitFor()
    const dragged = (...names: string[]) =>
      page.evaluateHandle((called) => {
        const transfer = new DataTransfer()
        for (const name of called) transfer.items.add(new File([name], name))
        return transfer
      }, names)
    const target = page.getByRole('region', { name: 'Objects' })
    await target.dispatchEvent('drop', { dataTransfer: await dragged('early.txt') })
    await modal(page).getByLabel('File Name').waitFor()
    answer()
    await button(page, 'Upload File').click()
    await rowOf(page, 'early.txt').waitFor()
    const dataTransfer = await dragged('one.txt', 'two.txt')
    await target.dispatchEvent('dragover', { dataTransfer })
    await page.getByText('Drop the files to upload them here.').waitFor()
    await target.dispatchEvent('drop', { dataTransfer })
    await expect.poll(() => modal(page).getByLabel('File Name').count()).toBe(2)
    await button(page, 'Upload Files').click()
    await expectToast(page, '2 files uploaded.')
    await rowOf(page, 'two.txt').waitFor()

    await upload(page, file('readme.txt'), file('zero.txt', ''), file('data.csv'))
    await modal(page).getByText('This name already exists.').waitFor()
    expect(await button(page, 'Upload Files').isDisabled()).toBe(true)
    await button(page, 'Upload Files').click({ force: true })
    await modal(page).getByLabel('File Name').first().and(page.locator(':focus')).waitFor()
    await modal(page).getByLabel('File Name').first().fill('other/readme.txt')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'containers-upload')
    await button(page, 'Upload Files').click()
    await expectToast(page, '3 files uploaded.')
    await rowOf(page, 'zero.txt').getByText('0 bytes').waitFor()
    await rowOf(page, 'other').getByText('Folder', { exact: true }).waitFor()

    await upload(page, file('once.txt'))
    const sent = countSends(page, (method, url) => /once\.txt/.test(url) && method !== 'GET')
    await pressTwice(page, 'Upload File')
    await expectToast(page, 'File once.txt uploaded.')
    await rowOf(page, 'once.txt').waitFor()
    expect(sent()).toBe(1)

    await steer(server, {
      fault: { operation: 'swift.objects.upload', status: 507, body: 'The account is full.', times: 1 },
    })
    await upload(page, file('big.bin'), file('small.bin'))
    await button(page, 'Upload Files').click()
    await expectToast(page, 'Unable to upload the object.')
    await modal(page).getByText('The account is full.').first().waitFor()
    await expect.poll(() => modal(page).getByRole('progressbar').count()).toBe(0)
    await shot(page, 'containers-upload-failed')
    await button(page, 'Try again').click()
    await rowOf(page, 'big.bin').waitFor()
    await rowOf(page, 'small.bin').waitFor()
    await close()
  })

  it('O-RULE-07 one that is cancelled leaves nothing behind and can be sent again; one of 1 GiB is streamed, never held', async () => {
    const visit = await signedIn(docs, 'demo', { ownProfile: true })
    const { page, close } = visit
    await rowOf(page, 'readme.txt').waitFor()
    const pace = await pacing(visit)
    await pace(400_000)
    await upload(page, file('film.bin', Buffer.alloc(8_000_000, 1)))
    await button(page, 'Upload File').click()
    await modal(page).getByText('Uploading: 0 of 1 files done').waitFor()
    await shot(page, 'containers-uploading')
    await cancelUpload(page)
    expect(await modal(page).getByLabel('File Name').inputValue()).toBe('film.bin')
    await pace(-1)
    expect(await statusOf(page, 'film.bin')).toBe(404)
    await button(page, 'Try again').click()
    await expectToast(page, 'File film.bin uploaded.')
    expect(await statusOf(page, 'film.bin')).toBe(200)

    await pace(2_000_000)
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
    await modal(page).getByText('1.00 GiB').first().waitFor()
    await button(page, 'Upload File').click()
    await modal(page).getByText('Uploading: 0 of 1 files done').waitFor()
    await expect.poll(() => modal(page).getByRole('progressbar').first().getAttribute('value')).not.toBeNull()
    await cancelUpload(page)
    expect(await statusOf(page, 'huge.bin')).toBe(404)
    await close()
  })
})

describe('one file', () => {
  it('O-VIEW-04 is downloaded under its own name, and gets new contents, unless somebody has deleted it meanwhile', async () => {
    const { page, close } = await signedIn(`${docs}/notes`)
    const waiting = page.waitForEvent('download')
    await rowAction(page, 'with spaces & more.txt', 'Download')
    const download = await waiting
    expect(download.suggestedFilename()).toBe('with spaces & more.txt')
    expect(new URL(download.url()).pathname).toBe(
      '/api/swift/containers/docs/object/notes/with%20spaces%20%26%20more.txt',
    )
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'docs' }).click()
    await rowAction(page, 'readme.txt', 'Edit')
    await modal(page).getByLabel('New File Contents').setInputFiles(file('whatever.txt', 'twelve bytes'))
    await button(page, 'Edit File').click()
    await expectToast(page, 'File readme.txt uploaded.')
    await rowOf(page, 'readme.txt').getByText('12 bytes').waitFor()
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

  it('O-RULE-04 O-RULE-07 O-MSG-01 O-MSG-03 is copied to a container that exists, under a name that does not; the way leads there', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await rowAction(page, 'readme.txt', 'Copy')
    await modal(page).getByText('This name already exists.').waitFor()
    await modal(page).getByLabel('Destination Container').fill('nowhere')
    await modal(page).getByText('This container does not exist.').waitFor()
    await modal(page).getByLabel('Destination Container').fill('photos')
    await modal(page).getByLabel('Destination Object').fill('b.txt')
    const body = 'A object with the name "b.txt" already exists.'
    await steer(server, { fault: { operation: 'swift.objects.copy', status: 409, body, times: 1 } })
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Unable to copy the object.')
    await modal(page).getByText(body, { exact: true }).waitFor()
    expect(await modal(page).getByLabel('Destination Object').inputValue()).toBe('b.txt')
    await modal(page).getByLabel('Destination Object').fill('texts/read me.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Object readme.txt has copied.')
    await page.waitForURL('**/container/photos/texts')
    await rowOf(page, 'read me.txt').waitFor()
    // So is one whose name has signs of addresses in it.
    await upload(page, file('50%41 #?.txt'))
    await button(page, 'Upload File').click()
    await rowAction(page, '50%41 #?.txt', 'Copy')
    await modal(page).getByLabel('Destination Object').fill('texts/100%.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
    await button(page, 'Copy Object').click()
    await expectToast(page, 'Object texts/50%41 #?.txt has copied.')
    await rowOf(page, '100%.txt').waitFor()
    await close()
  })

  it('O-RULE-10 one that somebody else has deleted is said to be gone when it is copied; closed, the list is without it', async () => {
    const { page, context, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await rowOf(page, 'notes').waitFor()
    await upload(page, file('short-lived.txt'))
    await button(page, 'Upload File').click()
    await rowAction(page, 'short-lived.txt', 'Copy')
    await modal(page).getByLabel('Destination Object').fill('copies/one.txt')
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)

    const other = await context.newPage()
    await other.goto(server.url + docs)
    await rowAction(other, 'short-lived.txt', 'Delete')
    await button(other, 'Delete').click()
    await button(other, 'OK').waitFor()
    await other.close()

    await button(page, 'Copy Object').click()
    await modal(page).getByText('The file is not there any more: somebody has deleted it.', { exact: true }).waitFor()
    expect(await modal(page).getByLabel('Destination Object').inputValue()).toBe('copies/one.txt')
    await button(page, 'Cancel').click()
    await button(page, 'Discard').click()
    await rowOf(page, 'short-lived.txt').waitFor({ state: 'detached' })
    await close()
  })
})

describe('deleting', () => {
  it('O-DEL-01 O-DEL-02 O-DEL-03 counts what is below, can be left, deletes it all once; what fails is named, stays, and is tried again', async () => {
    const { page, close } = await signedIn(docs, 'demo', { allow: anyFailure })
    await rowAction(page, 'reports', 'Delete')
    await modal(page).getByText('Collecting information for deletion: 3 files in 3 folders.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'containers-delete')
    await button(page, 'Cancel').click()
    expect(await rowOf(page, 'reports').count()).toBe(1)
    await rowAction(page, 'reports', 'Delete')
    await modal(page).getByText('3 files in 3 folders.').waitFor()
    await button(page, 'Delete').click()
    await modal(page).getByText('Deleted 3 files and 3 folders.').waitFor()
    await button(page, 'OK').click()
    await rowOf(page, 'reports').waitFor({ state: 'detached' })

    await rowAction(page, 'readme.txt', 'Delete')
    await modal(page).getByText('1 file').first().waitFor()
    const sent = countSends(page, (method) => method === 'DELETE')
    await pressTwice(page, 'Delete')
    await button(page, 'OK').click()
    await rowOf(page, 'readme.txt').waitFor({ state: 'detached' })
    expect(sent()).toBe(1)

    await page.getByRole('region', { name: 'Containers' }).getByRole('link', { name: /^many/ }).click()
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
