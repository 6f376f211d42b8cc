import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  holdBack,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const volumes = '/project/volumes/'
const signedIn = visitsTo(server, volumes)

/** Somebody launches an instance from a new volume, and nobody tells this page. */
async function launchFromNewVolume(page: Page, name: string): Promise<void> {
  const status = await page.evaluate(async (called) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
    const idOf = async (path: string, wanted: string) => {
      const { items } = (await (await fetch(path, { headers })).json()) as { items: { id: string; name: string }[] }
      return items.find((one) => one.name === wanted)?.id
    }
    const source = { source_type: 'image', destination_type: 'volume', boot_index: '0', volume_size: 3 }
    const body = {
      name: called,
      source_id: null,
      flavor_id: await idOf('/api/nova/flavors/', 'm1.small'),
      key_name: null,
      user_data: '',
      security_groups: [],
      nics: [{ 'net-id': await idOf('/api/neutron/networks/', 'net-alpha'), 'v4-fixed-ip': '' }],
      block_device_mapping_v2: [{ ...source, uuid: await idOf('/api/glance/images/', 'cirros') }],
    }
    return (await fetch('/api/nova/servers/', { method: 'POST', headers, body: JSON.stringify(body) })).status
  }, name)
  expect(status).toBeLessThan(300)
  await steer(server, { advance: 60_000 })
}

describe('volumes', () => {
  it('P-VOL-01 A-CINDER-02 L-WIZ-05 are listed with the names of instances, also of one launched meanwhile, and have a page of their own; the metadata of one is changed; a bootable one is launched, chosen already', async () => {
    const { page, close } = await signedIn('/settings/')
    const answer = await holdBack(page, '**/api/nova/servers/**')
    await page.goto(server.url + volumes)
    await rowOf(page, 'vol-data').getByText('/dev/sdb on …', { exact: true }).waitFor()
    answer()
    await rowOf(page, 'vol-data').getByText('/dev/sdb on vm-alpha-1', { exact: true }).waitFor()
    let reads = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/nova/servers/') reads += 1
    })
    await launchFromNewVolume(page, 'vm-new')
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await page.locator('tr[data-key]').getByText('on vm-new', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await settled(page)
    expect(reads).toBe(1)
    expect(await axe(page)).toEqual([])
    await shot(page, 'volumes')
    await rowOf(page, 'vol-data').getByRole('link', { name: 'vol-data' }).click()
    await page.waitForURL(/\/project\/volumes\/[0-9a-f-]{36}\/$/)
    await page.getByRole('heading', { name: 'Metadata' }).waitFor()
    await page.locator('.page-title').getByText('In-use', { exact: true }).waitFor()
    await page.locator('dt').getByText('purpose', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.goBack()

    await rowOf(page, 'vol-data').waitFor()
    await chooseRowAction(page, 'vol-data', 'Update Metadata')
    await modal(page).getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Metadata was successfully updated.')
    await rowOf(page, 'vol-bootable').waitFor()
    await chooseRowAction(page, 'vol-bootable', 'Launch as Instance')
    const wizard = page.locator('stratus-wizard')
    await wizard.getByLabel('Instance Name').waitFor()
    await wizard
      .getByRole('tab', { name: 'Source' })
      .or(wizard.getByRole('button', { name: 'Source' }))
      .first()
      .click()
    await wizard.getByRole('button', { name: 'Deallocate vol-bootable' }).waitFor()
    await close()
  })

  it('A-CINDER-01 DEC-14 W-SHELL-79 one is made of an image, at least as large as it needs, in no zone that nobody chose; a refusal keeps what was typed; a dialog whose row has gone meanwhile gives the focus to the title of the page', async () => {
    const { page, close } = await signedIn(volumes, 'demo', { allow: anyFailure })
    const items = ['east', 'west'].map((zoneName) => ({ zoneName, zoneState: { available: true } }))
    await page.route('**/api/cinder/availzones/', (route) => route.fulfill({ json: { items } }))
    const name = '<b>x</b> /%2F#?.. ü'
    await rowOf(page, 'vol-data').waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Create Volume' }).click()
    await modal(page).getByLabel('Volume Name').fill(name)
    await modal(page).getByLabel('Size (GiB)').fill('x')
    await modal(page).getByText('Volume size is required and must be positive integer').waitFor()
    expect(await modalButton(page, 'Create Volume').isDisabled()).toBe(true)
    await modal(page).getByLabel('Volume Source').selectOption('image')
    expect(await modalButton(page, 'Create Volume').isDisabled()).toBe(true)
    await modal(page).getByLabel('Use image as a source').selectOption({ label: 'cirros' })
    await modal(page).getByLabel('Size (GiB)').fill('2')
    await modal(page).getByLabel('Availability Zone').press('Tab')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'volumes-create')
    const body = 'VolumeSizeExceedsAvailableQuota: Requested volume exceeds allowed gigabytes quota.'
    await steer(server, { fault: { operation: 'cinder.volumes.create', status: 413, body, times: 1 } })
    await modalButton(page, 'Create Volume').click()
    await modal(page)
      .getByRole('alert')
      .getByText(/exceeds allowed gigabytes quota/)
      .waitFor()
    expect(await modal(page).getByLabel('Volume Name').inputValue()).toBe(name)
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/cinder/volumes/'))
    await modalButton(page, 'Create Volume').click()
    expect((await sent).postDataJSON()).toMatchObject({ availability_zone: null })
    await expectToast(page, `Creating volume ${name}`)
    await rowOf(page, name).waitFor()

    await steer(server, { advance: 60_000 })
    await rowOf(page, name).getByText('Available', { exact: true }).waitFor()
    await chooseRowAction(page, name, 'Edit Volume')
    await modal(page).getByLabel('Volume Name').waitFor()
    const other = await page.context().newPage()
    await other.goto(server.url + volumes)
    await chooseRowAction(other, name, 'Delete Volume')
    await modalButton(other, 'Delete Volume').click()
    await rowOf(page, name).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.locator('h1:focus', { hasText: 'Volumes' }).waitFor()
    await other.close()
    await close()
  })

  it('P-TASK-01 one is deleted, and says so while the cloud has not answered; one that is attached is named and left out', async () => {
    const { page, close } = await signedIn()
    for (const name of ['vol-data', 'vol-from-snap']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Volumes' }).click()
    await expectToast(page, 'You are not allowed to delete volumes: vol-data')
    await page.getByText('You have selected "vol-from-snap". Deleted volume is not recoverable.').waitFor()
    const answer = await holdBack(page, /\/api\/cinder\/volumes\/(\?|$)/)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Volume', exact: true }).click()
    await expectToast(page, 'Deleting volume vol-from-snap')
    await rowOf(page, 'vol-from-snap').getByText('Deleting').waitFor()
    answer()
    await rowOf(page, 'vol-from-snap').waitFor({ state: 'detached' })
    await close()
  })

  it('P-VOL-02 one that has snapshots says before it is deleted that they go first; the service refuses it, and it stays', async () => {
    const { page, close } = await signedIn()
    await chooseRowAction(page, 'vol-empty', 'Delete Volume')
    await page.getByText('Volume snapshots, which have to be deleted first (1): snap-empty').waitFor()
    await modalButton(page, 'Delete Volume').click()
    await page.getByText('Unable to delete volume: vol-empty').waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, 'vol-empty').getByText('Available', { exact: true }).waitFor()
    await close()
  })

  it('who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(volumes, 'reader')
    await rowOf(page, 'vol-data').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: /Create Volume|Delete Volumes|Edit Volume/ }).count()).toBe(0)
    await close()
  })
})

describe('snapshots', () => {
  const snapshot = (page: Page) => page.locator('tr[data-key]').filter({ hasText: 'snap-data-1' })

  it('P-VOL-03 one has a page of what is known of it, at Horizon’s address; deleted there, one is back on the list', async () => {
    const { page, close } = await signedIn('/project/snapshots/')
    const id = (await snapshot(page).getAttribute('data-key')) ?? ''
    await page.goto(`${server.url}/project/snapshots/${id}`)
    await page.getByRole('heading', { level: 1, name: 'snap-data-1' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'vol-data' }).waitFor()
    await page.getByText('2 GiB').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'snapshot')
    await page.goto(`${server.url}/project/snapshots/`)
    await snapshot(page).getByRole('link', { name: 'snap-data-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'snap-data-1' }).waitFor()
    await page.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete Volume Snapshot' }).click()
    await modalButton(page, 'Delete Volume Snapshot').click()
    await expectToast(page, 'Deleting volume snapshot snap-data-1')
    await steer(server, { advance: 60_000 })
    await page.getByRole('heading', { level: 1, name: 'Snapshots' }).waitFor()
    await close()
  })

  it('P-VOL-01 P-TASK-01 L-WIZ-05 of several are made after one question, listed with their volumes and made volumes of; one is deleted, and says so at once', async () => {
    const { page, close } = await signedIn()
    for (const name of ['vol-data', 'vol-empty']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Snapshots' }).click()
    await modal(page).getByText('A snapshot of each of "vol-data", "vol-empty"').waitFor()
    await modalButton(page, 'Create Snapshots').click()
    await expectToast(page, 'Creating snapshots of vol-data, vol-empty')
    await page.goto(`${server.url}/project/snapshots/`)
    await page.getByText(`vol-empty-${new Date().toISOString().slice(0, 7)}`).waitFor()
    await snapshot(page).getByRole('link', { name: 'vol-data' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'snapshots')
    await snapshot(page)
      .getByRole('button', { name: /^More actions/ })
      .click()
    const launch = page.getByRole('menuitem', { name: /^Launch as Instance/ })
    await launch.getByText('The volume is not bootable.').waitFor()
    expect(await launch.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await snapshot(page).getByRole('button', { name: 'Create Volume snap-data-1' }).click()
    await expect.poll(() => modal(page).getByLabel('Volume Source').inputValue()).toBe('snapshot')
    await expect.poll(() => modal(page).getByLabel('Size (GiB)').inputValue()).toBe('2')
    await modalButton(page, 'Create Volume').click()
    await expectToast(page, 'Creating volume snap-data-1')
    await snapshot(page).getByText('Available').waitFor()
    const answer = await holdBack(page, /\/api\/cinder\/volumesnapshots\/(\?|$)/)
    await snapshot(page)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete Volume Snapshot' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Volume Snapshot', exact: true }).click()
    await expectToast(page, 'Deleting volume snapshot snap-data-1')
    await snapshot(page).getByText('Deleting').waitFor()
    answer()
    await snapshot(page).waitFor({ state: 'detached' })
    await close()
  })
})
