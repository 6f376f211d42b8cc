import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import { anyFailure, expectToast, holdBack, steer, dashboardOnFreshCloud } from './support/dashboard.js'
import { button, file, modal, rowAction, rowOf, storageVisits, upload } from './support/object-storage.js'

const server = dashboardOnFreshCloud()
const signedIn = storageVisits(server)

describe('objects', () => {
  it('O-VIEW-05 a selection has its tools in two lines at 1280', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Download as ZIP' }).waitFor()
    await page.getByRole('button', { name: 'Views' }).waitFor()
    const tools = page.locator('stratus-live-table [part=toolbar]')
    expect((await tools.boundingBox())?.height).toBeLessThan(100)
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('O-VIEW-05 what makes objects stands in one line with the filter, at 820 and where the list fails at 1280', async () => {
    for (const width of [820, 1280]) {
      const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { width, allow: anyFailure })
      await page.getByRole('button', { name: 'Views' }).waitFor()
      if (width === 1280) {
        await steer(server, { fault: { operation: 'swift.objects.list', status: 500, body: 'Swift rests.' } })
        await page.getByRole('button', { name: 'Refresh', exact: true }).last().click()
        await page.getByText('Swift rests.').first().waitFor()
      }
      const middles = async () => {
        const parts = [
          page.locator('stratus-live-table').getByRole('searchbox'),
          page.getByRole('button', { name: 'Create Folder', exact: true }),
          page.getByRole('button', { name: 'Upload', exact: true }),
        ]
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2)))
      }
      await expect.poll(async () => (await middles()).size).toBe(1)
      await close()
    }
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
    await expect.poll(() => modal(page).getByLabel('File Name').count()).toBe(2)
    await button(page, 'Upload Files').click()
    await expectToast(page, '2 files uploaded.')
    await rowOf(page, 'two.txt').waitFor()
    await close()
  })

  it('O-VIEW-05 takes what is dropped while the cloud is asked whether one may upload', async () => {
    const { page, close } = await signedIn('/settings/')
    const answer = await holdBack(page, /stratus-may-write/)
    await page.goto(`${server.url}/project/containers/container/docs`)
    await rowOf(page, 'readme.txt').waitFor()
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['one'], 'one.txt'))
      return transfer
    })
    await page.getByRole('region', { name: 'Objects' }).dispatchEvent('drop', { dataTransfer: data })
    await modal(page).getByLabel('File Name').waitFor()
    answer()
    await button(page, 'Upload File').click()
    await rowOf(page, 'one.txt').waitFor()
    await close()
  })

  it('O-RULE-07 a file is sent once, however fast the button is pressed twice', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'readme.txt').waitFor()
    await upload(page, file('once.txt'))
    let sent = 0
    page.on('request', (request) => (sent += Number(/once\.txt/.test(request.url()) && request.method() !== 'GET')))
    await expect.poll(() => button(page, 'Upload File').isEnabled()).toBe(true)
    await button(page, 'Upload File').evaluate((it: HTMLElement) => (it.click(), it.click()))
    await expectToast(page, 'File once.txt uploaded.')
    await rowOf(page, 'once.txt').waitFor()
    expect(sent).toBe(1)
    await close()
  })

  it('O-RULE-07 DEC-12: a failure says the server’s reason, keeps the file, and goes well the second time', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await rowOf(page, 'readme.txt').waitFor()
    await steer(server, {
      fault: { operation: 'swift.objects.upload', status: 507, body: 'The account is full.', times: 1 },
    })
    await upload(page, file('big.bin'), file('small.bin'))
    await button(page, 'Upload Files').click()
    await expectToast(page, 'Unable to upload the object.')
    await modal(page).getByText('The account is full.').first().waitFor()
    await expect.poll(() => modal(page).getByRole('progressbar').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-upload-failed')
    await button(page, 'Try again').click()
    await rowOf(page, 'big.bin').waitFor()
    await rowOf(page, 'small.bin').waitFor()
    await close()
  })

  it('O-RULE-07 one that is cancelled on its way leaves nothing behind and can be sent again', async () => {
    const { page, context, close } = await signedIn('/project/containers/container/docs', 'demo', { ownProfile: true })
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
    const { page, context, close } = await signedIn('/project/containers/container/docs', 'demo', { ownProfile: true })
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
    await modal(page).getByText('1.00 GiB').first().waitFor()
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
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
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
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
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
    await expect.poll(() => button(page, 'Copy Object').isEnabled()).toBe(true)
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

  it('O-DEL-02 a file is deleted once, however fast the button is pressed twice', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await upload(page, file('twice.txt'))
    await button(page, 'Upload File').click()
    await rowOf(page, 'twice.txt').waitFor()
    await rowAction(page, 'twice.txt', 'Delete')
    await modal(page).getByText('1 file').first().waitFor()
    let sent = 0
    page.on('request', (request) => (sent += Number(request.method() === 'DELETE')))
    await expect.poll(() => button(page, 'Delete').isEnabled()).toBe(true)
    await button(page, 'Delete').evaluate((it: HTMLElement) => (it.click(), it.click()))
    await button(page, 'OK').click()
    await rowOf(page, 'twice.txt').waitFor({ state: 'detached' })
    expect(sent).toBe(1)
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
