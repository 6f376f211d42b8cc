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
  it('P-IMG-03 P-IMG-08 P-IMG-34 P-ROUTE-09 with a file, metadata and a hostile name of up to 255 characters, which stays text everywhere', async () => {
    const name = '<img src=x onerror=alert(1)> \u202egnp.exe 😀'
    const { page, close } = await signedIn(server, images)
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await fillIn(page, 'ü'.repeat(256))
    await page.getByText('An image name less than 256 characters is required.').waitFor()
    const create = wizard(page).getByRole('button', { name: 'Create Image', exact: true })
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    await wizard(page).getByLabel('Image Name').fill('ü'.repeat(255))
    await expect.poll(() => create.getAttribute('aria-disabled')).not.toBe('true')
    await wizard(page).getByLabel('Image Name').fill(name)
    await wizard(page)
      .getByRole('tab', { name: /Metadata/ })
      .click()
    await wizard(page).getByRole('textbox', { name: 'Custom' }).fill('own_key')
    await page.keyboard.press('Enter')
    await wizard(page).getByRole('textbox', { name: 'own_key' }).fill('own value')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await finish(page)
    // The sign that turns the direction would turn the sentence (W-TEXT-05).
    await expectToast(page, `Image ${name.replace('\u202e', '')} was successfully created.`)
    // DEC-71: it is there, and not usable yet.
    await expectToast(page, 'The cloud is still saving it.')
    await rowOf(page, name).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.getByText('own value').waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('P-IMG-35 W-TABLE-19 DEC-10: an upload that is given up, refused or without a session keeps the form; made at last, it is followed until it rests', async () => {
    const { page, close } = await signedIn(server, images, 'demo', { allow: anyFailure })
    await rowOf(page, 'cirros').waitFor()
    await openCreate(page)
    await fillIn(page, 'patient')
    const expectKept = async () => expect(await wizard(page).getByLabel('Image Name').inputValue()).toBe('patient')
    const operation = 'glance.images.createFromFile'
    await steer(server, { fault: { operation, delay: 20_000, times: 1 } })
    await finish(page)
    await wizard(page).getByRole('progressbar').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'images-upload')
    await wizard(page).getByRole('button', { name: 'Cancel upload' }).click()
    await wizard(page).getByText('The upload was cancelled.').waitFor()
    await expectKept()
    const body = 'Image storage media is full.'
    await steer(server, { fault: { operation, status: 413, body, times: 1 } })
    await finish(page)
    await wizard(page).getByRole('alert').filter({ hasText: body }).waitFor()
    await expectToast(page, 'Unable to create the image.')
    await expectKept()
    await shot(page, 'images-upload-failed')
    await endSessionsWith(server, { operation })
    await finish(page)
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await expectKept()
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Image patient was successfully created.')
    await rowOf(page, 'patient').waitFor()
    await steer(server, { advance: 60_000 })
    await rowOf(page, 'patient').getByText('Active').waitFor({ timeout: 15_000 })
    await close()
  })
})
