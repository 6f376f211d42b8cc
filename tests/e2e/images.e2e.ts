import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  holdBack,
  pressRetry,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const images = '/project/images'
const adminImages = '/admin/images'

const signedIn = visitsTo(server, images)

const wizard = (page: Page) => page.locator('stratus-wizard')

describe('the list of images', () => {
  it('P-IMG-01 P-IMG-05 shows the images by name, with a row open, and those that the server finds by a facet; the address keeps both', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'cirros').waitFor()
    await settled(page)
    const names = await page.locator('tr[data-key]').getByRole('link').allTextContents()
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    await rowOf(page, 'cirros').getByText('Active').waitFor()
    const visibility = rowOf(page, 'shared-by-admin').getByText('Image from Other Project - Non-Public')
    const name = rowOf(page, 'snapshot-of-vm-alpha-2').getByRole('rowheader').locator('.content')
    await visibility.waitFor()
    for (const width of [1260, 1280, 1300, 1320, 1340]) {
      await page.setViewportSize({ width, height: 800 })
      for (const text of [visibility, name])
        await expect.poll(() => text.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await rowOf(page, 'cirros')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByText('os_hash_algo').waitFor()
    expect(await axe(page)).toEqual([])
    await page.waitForURL(/\?open=[0-9a-f-]{36}$/)
    await page.reload()
    await page.getByText('os_hash_algo').waitFor()
    await shot(page, 'images')
    await rowOf(page, 'cirros')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByRole('combobox', { name: 'Search Images' }).click()
    await page.getByRole('option', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Deactivated' }).click()
    await page.waitForURL('**/project/images?status=deactivated')
    await rowOf(page, 'cirros').waitFor({ state: 'detached' })
    await rowOf(page, 'deactivated').waitFor()
    await page.goBack()
    await rowOf(page, 'cirros').waitFor()
    await close()
  })

  it('P-IMG-28 DEC-26: who may only look is offered nothing to change, or what is forbidden with the reason, and keeps that choice', async () => {
    const { page, close } = await signedIn(images, 'reader')
    await rowOf(page, 'cirros').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Create Image' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Delete Images' }).count()).toBe(0)
    expect(
      await rowOf(page, 'cirros')
        .getByRole('button', { name: /actions/i })
        .count(),
    ).toBe(0)
    await page.getByRole('button', { name: 'User: reader' }).click()
    await page.getByRole('menuitem', { name: 'User Settings' }).waitFor()
    await shot(page, 'user-menu')
    await page.getByRole('menuitemcheckbox', { name: 'Show actions I’m not allowed to use', checked: false }).click()
    const more = rowOf(page, 'cirros').getByRole('button', { name: 'More actions: cirros', exact: true })
    await more.click()
    const remove = page.getByRole('menuitem', { name: 'Delete Image' })
    await remove.getByText('Not allowed by policy: delete_image (image).').waitFor()
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    await shot(page, 'images-forbidden-actions')
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await more.waitFor()
    await page.getByRole('button', { name: 'User: reader' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Show actions I’m not allowed to use', checked: true }).click()
    await more.waitFor({ state: 'detached' })
    await close()
  })
})

describe('changing an image', () => {
  it('P-IMG-03 P-IMG-34 P-IMG-35 W-DETAIL-03 W-DETAIL-04 its page has its shape first; a failed change keeps the form, a good one is seen in place; deleted there, one is back on the list', async () => {
    const { page, close } = await signedIn(images, 'demo', { allow: anyFailure })
    await rowOf(page, 'cirros').waitFor()
    const answer = await holdBack(page, /\/api\/glance\/images\/[\da-f-]{36}/)
    await rowOf(page, 'installer-iso').getByRole('link').click()
    await page.locator('main').getByRole('status', { name: 'Loading' }).waitFor()
    const heading = page.getByRole('heading', { level: 1, name: 'installer-iso' })
    expect(await heading.count()).toBe(0)
    answer()
    await heading.waitFor()
    await page.locator('main').getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
    const more = page.getByRole('button', { name: /more actions|actions/i }).last()
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit Image' }).click()
    await wizard(page).getByLabel('Image Name').fill('installer-2')
    await steer(server, { fault: { operation: 'glance.images.update', status: 409, body: 'It is locked.' } })
    await wizard(page).getByRole('button', { name: 'Update Image' }).click()
    await expectToast(page, 'Unable to update the image.')
    await wizard(page).getByText('It is locked.').first().waitFor()
    expect(await wizard(page).getByLabel('Image Name').inputValue()).toBe('installer-2')
    const again = page.waitForRequest(
      (one) => one.method() === 'GET' && /api\/glance\/images\/[^/?]+\/?$/.test(one.url()),
    )
    await wizard(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await again
    await heading.waitFor()
    await steer(server, { clearFaults: true })
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit Image' }).click()
    await wizard(page).getByLabel('Image Name').fill('installer-2')
    await wizard(page).getByLabel('Minimum Disk (GiB)').fill('3')
    await wizard(page).getByRole('button', { name: 'Update Image' }).click()
    await expectToast(page, 'Image installer-2 was successfully updated.')
    await page.getByRole('heading', { level: 1, name: 'installer-2' }).waitFor()
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete Image' }).click()
    await confirm(page, 'Delete Image')
    await page.waitForURL(`**${images}`)
    await rowOf(page, 'cirros').waitFor()
    await rowOf(page, 'installer-2').waitFor({ state: 'detached' })
    await close()
  })

  it('W-META-16 metadata is saved; a failure leaves the dialog open with what was typed', async () => {
    const { page, close } = await signedIn(adminImages, 'admin', { allow: anyFailure })
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Update Image Metadata')
    const dialog = page.locator('stratus-modal')
    await dialog.getByRole('textbox', { name: 'os_version' }).fill('13')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await steer(server, { fault: { operation: 'glance.images.updateProperties', status: 500, times: 1 } })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Unable to update metadata.')
    expect(await dialog.getByRole('textbox', { name: 'os_version' }).inputValue()).toBe('13')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Metadata was successfully updated.')
    await close()
  })

  it('P-IMG-10 P-IMG-29 P-IMG-30 P-IMG-34 is deactivated and reactivated; a volume is created from it, as far as the quota goes', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'installer-iso').waitFor()
    await chooseRowAction(page, 'installer-iso', 'Deactivate Image')
    await page.locator('stratus-delete-modal').getByText('A deactivated image is not downloadable.').waitFor()
    await confirm(page, 'Deactivate Image')
    await expectToast(page, 'Deactivated Image: installer-iso.')
    await rowOf(page, 'installer-iso').getByText('Deactivated').waitFor()
    await chooseRowAction(page, 'installer-iso', 'Reactivate Image')
    await confirm(page, 'Reactivate Image')
    await expectToast(page, 'Reactivated Image: installer-iso.')
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Create Volume')
    const step = wizard(page).locator('legend').filter({ hasText: 'Volume Details' })
    await expect.poll(async () => (await step.boundingBox())?.height).toBeGreaterThan(10)
    const size = wizard(page).getByLabel('Size (GiB)')
    await size.fill('99999')
    await page.getByText('The volume size exceeds what your quota leaves.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await size.fill('2')
    await wizard(page).getByLabel('Name', { exact: true }).fill('from-debian')
    await wizard(page).getByRole('button', { name: 'Create Volume' }).click()
    await expectToast(page, 'Creating volume from-debian')
    await close()
  })

  it('P-IMG-36 P-IMG-38 several change their visibility and are deleted after one question each; what fails or is protected is named with the reason', async () => {
    const { page, close } = await signedIn(images, 'demo', { allow: anyFailure })
    for (const name of ['tiny-kernel', 'tiny-ramdisk', 'tiny-ami'])
      await rowOf(page, name).getByRole('checkbox').check()
    await steer(server, {
      fault: { operation: 'glance.images.update', status: 409, body: 'Somebody else changes it.', times: 1 },
    })
    const choose = async () => {
      const button = page.getByRole('button', { name: 'Make Shared', exact: true })
      const more = page.locator('stratus-action-list').getByRole('button', { name: 'More Actions' })
      // Which of both it is in depends on the room there is, which is known when they are drawn.
      await button.or(more).filter({ visible: true }).first().waitFor()
      await settled(page)
      if (await button.isVisible()) return button.click()
      await more.click()
      await page.getByRole('menuitem', { name: 'Make Shared', exact: true }).click()
    }
    await choose()
    await page.getByText('Projects that the images are shared with will see them.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await confirm(page, 'Make Shared')
    const failed = page.locator('stratus-delete-modal').getByText(/^tiny-\w+: Somebody else changes it\.$/)
    await failed.waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, /Made shared: /)
    for (const name of ['tiny-kernel', 'tiny-ramdisk', 'tiny-ami'])
      await rowOf(page, name).getByText('Shared', { exact: true }).waitFor()
    await steer(server, {
      fault: { operation: 'glance.images.delete', status: 500, body: 'The image is in use by a volume.', times: 1 },
    })
    await chooseRowAction(page, 'tiny-ami', 'Delete Image')
    await confirm(page, 'Delete Image')
    await page.locator('stratus-delete-modal').getByText('tiny-ami: The image is in use by a volume.').waitFor()
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, 'Unable to delete Image: tiny-ami.')
    expect(await rowOf(page, 'tiny-ami').count()).toBe(1)
    for (const name of ['cirros', 'tiny-ami', 'tiny-kernel']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Images' }).click()
    await expectToast(page, 'You are not allowed to delete images: cirros')
    await page.getByRole('dialog', { name: 'Confirm Delete Images' }).waitFor()
    await page.getByText('You have selected "tiny-ami", "tiny-kernel". Deleted images are not recoverable.').waitFor()
    await confirm(page, 'Delete Images')
    await expectToast(page, 'Deleted Images: tiny-ami, tiny-kernel.')
    await rowOf(page, 'tiny-ami').waitFor({ state: 'detached' })
    expect(await rowOf(page, 'cirros').count()).toBe(1)
    await close()
  })
})

describe('the admin’s images', () => {
  it('P-IMG-01 P-IMG-04 P-ROUTE-04 P-ROUTE-07 W-DETAIL-05 tell whose they are, not by ids and whole; an image leads back there, the old address of none to not found', async () => {
    const { page, close } = await signedIn('/settings/', 'admin', { allow: anyFailure })
    const answer = await holdBack(page, /\/api\/keystone\/projects\/(\?|$)/)
    await page.goto(`${server.url}${adminImages}`)
    const whose = rowOf(page, 'tiny-ami').getByRole('gridcell')
    await whose.getByText('…', { exact: true }).waitFor()
    answer()
    await whose.getByText('demo', { exact: true }).waitFor()
    const whole = async () => {
      const visibility = rowOf(page, 'shared-by-demo').getByText('Image from Other Project - Non-Public')
      await visibility.waitFor()
      await expect.poll(() => visibility.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    }
    await whole()
    await rowOf(page, 'installer-iso').getByRole('link').click()
    await page.waitForURL(/\/ngdetails\/OS::Glance::Image\/[0-9a-f-]+\?nav=\/admin\/images\/$/)
    await page.getByRole('heading', { level: 1, name: 'installer-iso' }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Images' }).click()
    await page.waitForURL(`**${adminImages}`)
    await page.goto(server.url + images)
    await whole()
    await page.goto(`${server.url}/admin/images/00000000-0000-0000-0000-000000000000/detail`)
    await page.waitForURL('**/not_found')
    await close()
  })
})

describe('when the image service is in trouble', () => {
  it('the list says why and is there again after a retry; shows mangled rows as far as they go, and its shape while the answer is slow', async () => {
    await steer(server, {
      fault: { operation: 'glance.images.list', status: 503, body: 'The service is being upgraded.' },
    })
    const { page, close } = await signedIn(images, 'demo', { allow: anyFailure })
    await page.getByText('Unable to retrieve the images. The service is being upgraded.').first().waitFor()
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await rowOf(page, 'cirros').waitFor()
    await steer(server, { fault: { operation: 'glance.images.list', kind: 'mangled' } })
    await page.reload()
    await page.locator('tr[data-key]').first().waitFor()
    await steer(server, { clearFaults: true })
    const answer = await holdBack(page, /\/api\/glance\/images\/(\?|$)/)
    await page.goto(server.url + images)
    await page.locator('table[aria-busy="true"]').waitFor()
    answer()
    await rowOf(page, 'cirros').waitFor()
    await close()
  })
})
