import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  endSessionsWith,
  expectToast,
  rowOf,
  signedIn,
  steer,
  modalOf,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const images = '/project/images'

const wizard = (page: Page) => page.locator('stratus-wizard')

async function openCreate(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Create Image' }).click()
  await wizard(page).getByLabel('Image Name').waitFor()
}

async function fillIn(page: Page, name: string, file = 'disk.qcow2', bytes = 2_000_000): Promise<void> {
  await wizard(page).getByLabel('Image Name').fill(name)
  await wizard(page)
    .getByLabel('File')
    .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: Buffer.alloc(bytes) })
  await wizard(page).getByLabel('Format', { exact: true }).selectOption('qcow2')
}

const finish = (page: Page) => wizard(page).getByRole('button', { name: 'Create Image', exact: true }).click()

describe('creating an image', () => {
  it('P-IMG-03 P-IMG-34 P-ROUTE-09 with a file, metadata and a hostile name, which stays text everywhere', async () => {
    const name = '<img src=x onerror=alert(1)> \u202egnp.exe 😀'
    const { page, close } = await signedIn(server, images)
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    expect(await axe(page)).toEqual([])
    await fillIn(page, name)
    await wizard(page)
      .getByRole('tab', { name: /Metadata/ })
      .click()
    await wizard(page).getByRole('textbox', { name: 'Custom' }).fill('own_key')
    await page.keyboard.press('Enter')
    await wizard(page).getByRole('textbox', { name: 'own_key' }).fill('own value')
    expect(await axe(page)).toEqual([])
    await finish(page)
    await expectToast(page, `Image ${name} was successfully created.`)
    // DEC-71: it is there, and not usable yet.
    await expectToast(page, 'The cloud is still saving it.')
    await rowOf(page, name).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.getByText('own value').waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('P-IMG-08 a name of 255 characters is fine, one of 256 is told at once', async () => {
    const { page, close } = await signedIn(server, images)
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    await fillIn(page, 'ü'.repeat(256))
    await page.getByText('An image name less than 256 characters is required.').waitFor()
    expect(await axe(page)).toEqual([])
    expect(
      await wizard(page).getByRole('button', { name: 'Create Image', exact: true }).getAttribute('aria-disabled'),
    ).toBe('true')
    await wizard(page).getByLabel('Image Name').fill('ü'.repeat(255))
    await finish(page)
    await expectToast(page, /was successfully created/)
    await close()
  })

  it('P-IMG-35 a failed upload says the server’s reason, keeps everything typed, and can be tried again', async () => {
    const { page, close } = await signedIn(server, images, 'demo', { allow: anyFailure })
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    await fillIn(page, 'second-try')
    const body = 'Image storage media is full.'
    await steer(server, { fault: { operation: 'glance.images.createFromFile', status: 413, body, times: 1 } })
    await finish(page)
    await wizard(page).getByRole('alert').filter({ hasText: body }).waitFor()
    await expectToast(page, 'Unable to create the image.')
    expect(await wizard(page).getByLabel('Image Name').inputValue()).toBe('second-try')
    expect(await axe(page)).toEqual([])
    await shot(page, 'images-upload-failed')
    await finish(page)
    await expectToast(page, 'Image second-try was successfully created.')
    await rowOf(page, 'second-try').waitFor()
    await close()
  })

  it('DEC-10: a session that ends while the form is filled in asks for the password; the form and the call go on', async () => {
    const { page, close } = await signedIn(server, images, 'demo', { allow: anyFailure })
    await openCreate(page)
    await fillIn(page, 'patient')
    await endSessionsWith(server, { operation: 'glance.images.createFromFile' })
    await finish(page)
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    expect(await wizard(page).getByLabel('Image Name').inputValue()).toBe('patient')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Image patient was successfully created.')
    await rowOf(page, 'patient').waitFor()
    await close()
  })

  it('an upload shows how far it is and can be given up without losing the form', async () => {
    const { page, close } = await signedIn(server, images)
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    await fillIn(page, 'given-up')
    await steer(server, { fault: { operation: 'glance.images.createFromFile', delay: 20_000, times: 1 } })
    await finish(page)
    await wizard(page).getByRole('progressbar').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'images-upload')
    await wizard(page).getByRole('button', { name: 'Cancel upload' }).click()
    await wizard(page).getByText('The upload was cancelled.').waitFor()
    expect(await wizard(page).getByLabel('Image Name').inputValue()).toBe('given-up')
    await close()
  })

  it('W-TABLE-19 an image on its way is followed until it rests', async () => {
    const { page, close } = await signedIn(server, images)
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    await fillIn(page, 'on-its-way')
    await finish(page)
    await expectToast(page, 'Image on-its-way was successfully created.')
    await rowOf(page, 'on-its-way').waitFor()
    await steer(server, { advance: 60_000 })
    await rowOf(page, 'on-its-way').getByText('Active').waitFor({ timeout: 15_000 })
    await close()
  })
})
