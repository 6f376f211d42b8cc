import { expect, it } from 'vitest'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, open, ownName, pageAction, patience, pressInWizard, wizard, type JourneyCloud } from './journey.js'

const size = 5_000_000

export function imageJourney(cloud: JourneyCloud): void {
  it('P-IMG-01 P-IMG-34 an image is made of a real file, renamed and deleted', async () => {
    const name = ownName('image')
    const { page, close } = await open(cloud, '/project/images')
    await pageAction(page, 'Create Image')
    await wizard(page).getByLabel('Image Name').fill(name)
    await wizard(page)
      .getByLabel('File')
      .setInputFiles({ name: 'disk.raw', mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, 7) })
    await wizard(page).getByLabel('Format', { exact: true }).selectOption('raw')
    await pressInWizard(page, 'Create Image')
    await expectToast(page, `Image ${name} was successfully created.`, patience)
    await cloud.pass(30_000)
    await rowOf(page, name).getByText('Active', { exact: true }).waitFor({ timeout: patience })
    const { client } = await cloud.as('demo')
    const { items } = await client.call('glance.images.list', { query: { name } })
    expect(items).toMatchObject([{ name, size, disk_format: 'raw' }])

    await chooseRowAction(page, name, 'Edit Image')
    await wizard(page).getByLabel('Image Name').fill(`${name}-2`)
    await pressInWizard(page, 'Update Image')
    await expectToast(page, `Image ${name}-2 was successfully updated.`)
    await chooseRowAction(page, `${name}-2`, 'Delete Image')
    await confirm(page, 'Delete Image')
    await rowOf(page, `${name}-2`).waitFor({ state: 'detached', timeout: patience })
    await close()
  })
}
