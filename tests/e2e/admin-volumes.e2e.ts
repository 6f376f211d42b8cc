import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import {
  chooseIn,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  holdBack,
  modal,
  modalButton,
  openPanel,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/admin/volumes/', { user: 'admin' })

describe('volumes of all projects', () => {
  it('A-PAGE-10 are listed with project, domain, host and names of instances; one has its status set, and a page of the admin area; one that is stored already is managed, whatever it is called, and unmanaged again', async () => {
    const { page, close } = await signedIn('/settings/', 'admin', { width: 1600 })
    const answer = await holdBack(page, /\/api\/cinder\/volumes\/[\da-f-]{36}/)
    await page.goto(`${server.url}/admin/volumes/`)
    await rowOf(page, 'vol-data').getByText('/dev/sdb on …', { exact: true }).waitFor()
    answer()
    await rowOf(page, 'vol-data').getByText('/dev/sdb on vm-alpha-1', { exact: true }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await rowOf(page, 'vol-empty').getByText('demo', { exact: true }).first().waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-volumes')
    await chooseIn(rowOf(page, 'vol-empty'), 'vol-empty', 'Update Volume Status')
    await modal(page).getByRole('combobox').selectOption('error')
    await shot(page, 'admin-volume-status')
    await modalButton(page, 'Update Status').click()
    await expectToast(page, 'Successfully updated volume status to "Error".')
    await rowOf(page, 'vol-empty').getByText('Error', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'vol-empty' }).click()
    await page.waitForURL(/\/admin\/volumes\/[^/]+\/$/)
    await page.getByRole('heading', { name: 'vol-empty' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.goBack()

    const name = '<img src=x onerror=alert(1)> "quoted"'
    await page.getByRole('button', { name: 'Manage Volume' }).click()
    const form = modal(page)
    await form.getByRole('textbox', { name: 'Identifier' }).fill('lun-7')
    await form.getByRole('textbox', { name: 'Host' }).fill('demo-compute@lvm#lvm')
    await form.getByRole('textbox', { name: 'Volume Name' }).fill(name)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'manage-volume')
    await modalButton(page, 'Manage').click()
    await expectToast(page, `Successfully sent the request to manage volume: "${name}"`)
    await steer(server, { advance: 60_000 })
    await rowOf(page, name).getByText('Available', { exact: true }).waitFor()
    await chooseIn(rowOf(page, name), name, 'Unmanage Volume')
    await modalButton(page, 'Unmanage').click()
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })

  it('P-VOL-02 that have snapshots are neither migrated nor unmanaged: the form names them', async () => {
    const { page, close } = await signedIn()
    for (const [action, button] of [
      ['Migrate Volume', 'Migrate'],
      ['Unmanage Volume', 'Unmanage'],
    ] as const) {
      await chooseIn(rowOf(page, 'vol-empty'), 'vol-empty', action)
      await modal(page).getByText('The volume has snapshots, which have to be deleted first: snap-empty').waitFor()
      expect(await modalButton(page, button).getAttribute('aria-disabled')).toBe('true')
      expect(await axe(page, undefined, { colours: false })).toEqual([])
      await shot(page, `volume-with-snapshots-${button}`)
      await page.keyboard.press('Escape')
      await modal(page).waitFor({ state: 'detached' })
    }
    await close()
  })
})

describe('snapshots of all projects', () => {
  it('A-PAGE-10 P-TASK-01 are listed with the volume that each is of; one is deleted, and its task lasts as long as it is there', async () => {
    const { page, close } = await signedIn('/admin/snapshots/')
    await page.getByRole('columnheader', { name: 'Project' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-snapshots')
    const row = page.locator('tr[data-key]', { hasText: 'snap-empty' })
    await chooseIn(row, 'snap-empty', 'Delete Volume Snapshot')
    await confirm(page, 'Delete Volume Snapshot')
    await expectToast(page, 'Deleting volume snapshot snap-empty')
    await page.getByRole('button', { name: /^Tasks/ }).click()
    await steer(server, { advance: 60_000 })
    await row.waitFor({ state: 'detached' })
    await openPanel(page, 'Tasks').getByText('Deleted', { exact: true }).waitFor()
    await close()
  })
})
