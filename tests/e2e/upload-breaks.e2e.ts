import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axe, endVisits, shot, type BrowserContext, type Locator, type Page, type Visit } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  endSessionsWith,
  expectToast,
  rowOf as imageRow,
  signedIn,
  steer,
  modalOf,
} from './support/dashboard.js'
import { button, file, modal, rowOf, upload } from './support/object-storage.js'
import { freePort } from '../support/free-port.js'
import { startServer, type HostServer } from './support/server.js'

/** Uploads through a dashboard that stops, dies and comes back, before a cloud that stays. */
const cloud = dashboardOnFreshCloud()
let port: string
let dashboard: HostServer
const startDashboard = async (env: Record<string, string> = {}): Promise<void> => {
  dashboard = await startServer({ LOG: 'off', HORIZON_URL: `${cloud.url}/`, PORT: port, ...env })
}

const isUp = (): Promise<boolean> =>
  fetch(`${dashboard.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

beforeAll(async () => {
  port = String(await freePort())
  await startDashboard()
})
beforeEach(async () => {
  if (!(await isUp())) await startDashboard()
})
afterAll(async () => {
  await endVisits()
  await dashboard.kill()
})

/** What a browser itself says while nobody answers. */
const allow = [...anyFailure, /net::ERR_/]
const objects = '/project/containers/container/docs'
const bytes = Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * at) % 251))

/** Uploads go at so many bytes a second; -1 for all there is. */
async function pace(page: Page, context: BrowserContext, bytesPerSecond: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

/** Counts what is sent with this method to addresses with this text. */
function countSends(page: Page, method: string, part: string): () => number {
  let sends = 0
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(part)) sends += 1
  })
  return () => sends
}

async function objectInCloud(page: Page, name: string): Promise<{ bytes: string; etag: string }> {
  return page.evaluate(async (path) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    return (await fetch(`/api/swift/containers/docs/metadata/${path}`, { headers })).json()
  }, name)
}

const sameBytes = { bytes: String(bytes.length), etag: createHash('md5').update(bytes).digest('hex') }
const waiting = (page: Page) => page.locator('.upload-progress.lost')
const openObjects = (): Promise<Visit> => signedIn(dashboard, objects, 'demo', { ownProfile: true, allow })

/** Waits until a good part of an upload is on its way. */
async function halfWay(form: Locator): Promise<void> {
  const progress = () => form.getByRole('progressbar').first().getAttribute('value')
  await expect.poll(async () => Number(await progress())).toBeGreaterThan(25)
}

async function beginUpload({ page, context }: Visit, name: string): Promise<void> {
  await rowOf(page, 'readme.txt').waitFor()
  await pace(page, context, 250_000)
  await upload(page, file(name, bytes))
  await button(page, 'Upload File').click()
  await halfWay(modal(page))
}

async function expectArrived(page: Page, name: string): Promise<void> {
  await expectToast(page, `File ${name} uploaded.`)
  expect(await objectInCloud(page, name)).toMatchObject(sameBytes)
}

describe('an upload whose server', () => {
  it('G-UPLOAD-01 G-UPLOAD-02 G-UPLOAD-05 dies half-way can be cancelled, and is sent again to the next one: the same bytes', async () => {
    const visit = await openObjects()
    const { page, context } = visit
    await beginUpload(visit, 'film.bin')
    const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asks(), 'leaving the page asks').toBe(true)
    await dashboard.kill()
    await waiting(page).waitFor()
    expect(await asks(), 'it asks while the server is away').toBe(true)
    await waiting(page).getByRole('button', { name: 'Cancel upload' }).click()
    await modal(page).getByText('The upload was cancelled.').waitFor()
    expect(await modal(page).getByLabel('File Name').inputValue()).toBe('film.bin')
    await startDashboard()
    await button(page, 'Try again').click()
    await halfWay(modal(page))
    await dashboard.kill()
    await waiting(page)
      .getByText(/^Connection lost at \d+ %\. It is sent again from the start when the server is back\.$/)
      .waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'upload-lost')
    await pace(page, context, -1)
    await startDashboard()
    await expectArrived(page, 'film.bin')
    await rowOf(page, 'film.bin').waitFor()
    await visit.close()
  })

  it('S-STOP-01 G-UPLOAD-02 stops gently is finished by it; one that is not through by then is sent again to the next', async () => {
    const visit = await openObjects()
    const { page, context } = visit
    const sends = countSends(page, 'POST', '/object/')
    await beginUpload(visit, 'graceful.bin')
    const stopped = dashboard.stop()
    await expect.poll(isUp).toBe(false)
    await expectToast(page, 'File graceful.bin uploaded.')
    await stopped
    expect(sends(), 'sent once').toBe(1)
    await startDashboard({ STOP_GRACE: '1' })
    expect(await objectInCloud(page, 'graceful.bin')).toMatchObject(sameBytes)
    // Only who presses hears that the next server is ready: a pause that ends by itself would take the button away first.
    let isPressed = false
    await context.route('**/readyz', (route) => (isPressed ? route.continue() : route.abort()))
    await beginUpload(visit, 'cut.bin')
    await pace(page, context, 50_000)
    await dashboard.stop()
    await waiting(page).waitFor()
    await pace(page, context, -1)
    await startDashboard()
    const tryNow = waiting(page).getByRole('button', { name: 'Try now' })
    await tryNow.waitFor()
    isPressed = true
    await tryNow.click()
    await expectArrived(page, 'cut.bin')
    await visit.close()
  })
})

describe('an image', () => {
  const wizard = (page: Page) => page.locator('stratus-wizard')

  async function create({ page }: Visit, name: string): Promise<void> {
    await page.locator('.page-actions').getByRole('button', { name: 'Create Image' }).click()
    await wizard(page).getByLabel('Image Name').fill(name)
    await wizard(page)
      .getByLabel('File')
      .setInputFiles({ name: 'disk.qcow2', mimeType: 'application/octet-stream', buffer: bytes })
    await wizard(page).getByLabel('Format', { exact: true }).selectOption('qcow2')
    await wizard(page).getByRole('button', { name: 'Create Image', exact: true }).click()
  }

  it('P-IMG-40 whose upload is broken off by a reload is named afterwards', async () => {
    const visit = await signedIn(dashboard, '/project/images', 'demo', { ownProfile: true, allow })
    const { page, context } = visit
    await imageRow(page, 'cirros').waitFor()
    await pace(page, context, 250_000)
    await create(visit, 'left-alone')
    await halfWay(wizard(page))
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expectToast(page, 'The upload was broken off: left-alone.')
    await visit.close()
  })

  it('G-UPLOAD-01 G-UPLOAD-04 whose server dies half-way, and with it the session, is sent again after the password, once', async () => {
    const visit = await signedIn(dashboard, '/project/images', 'demo', { ownProfile: true, allow })
    const { page, context } = visit
    await imageRow(page, 'cirros').waitFor()
    await pace(page, context, 250_000)
    await create(visit, 'broken-off')
    await halfWay(wizard(page))
    await dashboard.kill()
    await waiting(page)
      .getByText(/^Connection lost at \d+ %\./)
      .waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'image-upload-lost')
    await pace(page, context, -1)
    await endSessionsWith(cloud, {})
    await startDashboard()
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Image broken-off was successfully created.')
    await steer(cloud, { advance: 60_000 })
    const found = await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const answer = await fetch('/api/glance/images/?name=broken-off', { headers })
      const { items } = (await answer.json()) as { items: Array<{ size: number; status: string }> }
      return items.map(({ size, status }) => ({ size, status }))
    })
    expect(found).toEqual([{ size: bytes.length, status: 'active' }])
    await visit.close()
  })

  it('G-UPLOAD-03 sent whole without an answer is not made twice; where it is nowhere, the user is told so', async () => {
    const visit = await signedIn(dashboard, '/project/images', 'demo', { allow, ownProfile: true })
    const { page } = visit
    await imageRow(page, 'cirros').waitFor()
    await page.clock.install()
    const sends = countSends(page, 'POST', '/api/glance/images/')
    await steer(cloud, { fault: { operation: 'glance.images.createFromFile', kind: 'unheard', times: 1 } })
    await create(visit, 'unheard')
    await expectToast(page, 'Image unheard was successfully created.')
    expect(sends()).toBe(1)
    await steer(cloud, { fault: { operation: 'glance.images.createFromFile', kind: 'drop', times: 1 } })
    await create(visit, 'nowhere')
    const words = /The connection was lost when the whole file had been sent, and the image is not in the list\./
    const told = wizard(page).getByRole('alert').filter({ hasText: words })
    await expect
      .poll(async () => {
        await page.clock.fastForward(5000)
        return told.count()
      })
      .toBe(1)
    expect(sends()).toBe(2)
    await wizard(page).getByRole('button', { name: 'Create Image', exact: true }).click()
    await expectToast(page, 'Image nowhere was successfully created.')
    await visit.close()
  })
})

describe('the cloud', () => {
  it('G-UPLOAD-03 G-UPLOAD-04 what it refuses is sent once, what it cuts off again, what it got without an answer not', async () => {
    const visit = await openObjects()
    const { page } = visit
    const sends = countSends(page, 'POST', '/object/')
    await rowOf(page, 'readme.txt').waitFor()
    for (const [at, status] of [413, 409].entries()) {
      const body = `It says ${status}, and means it.`
      await steer(cloud, { clearFaults: true, fault: { operation: 'swift.objects.upload', status, body } })
      if (at === 0) await upload(page, file('refused.bin'))
      await button(page, at === 0 ? 'Upload File' : 'Try again').click()
      await modal(page).getByText(body).first().waitFor()
      expect(sends()).toBe(at + 1)
    }
    await steer(cloud, { clearFaults: true })
    await button(page, 'Try again').click()
    await expectToast(page, 'File refused.bin uploaded.')
    const cut = countSends(page, 'POST', '/object/cut.bin')
    const unheard = countSends(page, 'POST', '/object/unheard.bin')
    const once = { method: 'POST', times: 1 }
    await steer(cloud, { fault: { path: '/object/cut.bin', kind: 'cut', ...once } })
    await steer(cloud, { fault: { path: '/object/unheard.bin', kind: 'unheard', ...once } })
    await upload(page, file('cut.bin', bytes), file('unheard.bin', bytes), file('plain.bin'))
    await button(page, 'Upload Files').click()
    await expectToast(page, '3 files uploaded.')
    expect([cut(), unheard()]).toEqual([2, 1])
    for (const name of ['cut.bin', 'unheard.bin']) expect(await objectInCloud(page, name)).toMatchObject(sameBytes)

    // Nobody can say whether the name is taken: that is waited for like the rest.
    await upload(page, file('early.bin', bytes))
    await steer(cloud, { fault: { operation: 'swift.objects.list', status: 502 } })
    await button(page, 'Upload File').click()
    await waiting(page).waitFor()
    await steer(cloud, { clearFaults: true })
    await button(page, 'Try now').click()
    await expectArrived(page, 'early.bin')
    await visit.close()
  })
})
