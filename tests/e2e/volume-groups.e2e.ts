import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  chooseIn,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
  withoutPolling,
} from './support/dashboard.js'
import { chooseOnPage } from './support/identity.js'

const server = dashboardOnFreshCloud()
const panel = '/project/volume_groups/'
const snapshots = '/project/vg_snapshots/'
const types = '/admin/group_types/'
const signedIn = visitsTo(server, panel)

/** Types have no page of their own: the name is no link. */
const typeRow = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

describe('volume groups', () => {
  it('P-VGROUP-01 P-VGROUP-02 P-VGROUP-04 are listed with their types; their pages have the state beside the name; one with snapshots is not deleted, one with volumes only with them', async () => {
    const { page, close } = await signedIn()
    const available = page.locator('.page-title .status-word.success', { hasText: 'Available' })
    await rowOf(page, 'vg-one').getByText('standard', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'volume-groups')
    await rowOf(page, 'vg-one').getByRole('button', { name: 'More actions: vg-one' }).click()
    await page.getByText('The group has snapshots. Delete them first.').first().waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, 'vg-one').getByRole('link', { name: 'vg-one', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'vg-one' }).waitFor()
    await available.waitFor()
    for (const [list, name, action, reason] of [
      ['volumes', 'vol-in-group', 'Delete Volume', 'The volume belongs to a group. Remove it from the group first.'],
      [
        'snapshots',
        'vgs-one',
        'Delete Volume Snapshot',
        'The snapshot is part of a group snapshot, and is deleted with that.',
      ],
    ] as const) {
      await page.goto(`${server.url}/project/${list}/`)
      await page.getByRole('button', { name: `More actions: ${name}` }).click()
      expect(await page.getByRole('menuitem', { name: action }).getAttribute('aria-disabled')).toBe('true')
      await page.getByText(reason).first().waitFor()
    }
    await page.goto(`${server.url}${snapshots}`)
    await rowOf(page, 'vgs-one').getByRole('link', { name: 'vgs-one', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'vgs-one' }).waitFor()
    await available.waitFor()
    expect(await axe(page)).toEqual([])
    await page.goBack()
    await chooseRowAction(page, 'vgs-one', 'Delete Group Snapshot')
    await confirm(page, 'Delete Group Snapshot')
    await rowOf(page, 'vgs-one').waitFor({ state: 'detached' })
    await page.goto(`${server.url}${panel}`)
    await chooseRowAction(page, 'vg-one', 'Delete Group')
    await modalButton(page, 'Delete Group').click()
    await modal(page).getByText('Errors occurred in deleting group.').waitFor()
    await modal(page).getByRole('checkbox', { name: 'Delete Volumes' }).check()
    await modalButton(page, 'Delete Group').click()
    await rowOf(page, 'vg-one').waitFor({ state: 'detached' })
    await close()
  })

  it('P-VGROUP-01 P-VGROUP-02 one is made, given a volume, a snapshot taken of it, and a group made of that', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'vg-one').waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Create Group' }).click()
    const name = '<b>x</b> ü'
    await modal(page).getByLabel('Name').fill(name)
    await modal(page).getByLabel('Group Type').selectOption({ label: 'plain-group' })
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modalButton(page, 'Create Group').click()
    await modal(page).getByText('At least one volume type must be assigned to a group.').waitFor()
    await modal(page).getByRole('checkbox', { name: 'standard', exact: true }).check()
    await shot(page, 'volume-groups-create')
    await modalButton(page, 'Create Group').click()
    await expectToast(page, 'Created new volume group')
    await steer(server, { advance: 10_000 })
    await rowOf(page, name).getByText('Available').waitFor()

    await chooseRowAction(page, name, 'Manage Volumes')
    await modal(page).getByRole('checkbox', { name: 'vol-empty', exact: true }).check()
    await modalButton(page, 'Manage Volumes').click()
    await expectToast(page, 'Updated volumes for group.')
    await rowOf(page, name).getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'vol-empty' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'volume-group')
    await withoutPolling(page)
    for (const isIn of [false, true]) {
      await chooseOnPage(page, 'Manage Volumes')
      await modal(page).getByRole('checkbox', { name: 'vol-empty', exact: true }).setChecked(isIn)
      await modalButton(page, 'Manage Volumes').click()
      const state = isIn ? 'visible' : 'detached'
      await page.getByRole('link', { name: 'vol-empty' }).waitFor({ state })
    }

    await page.getByRole('button', { name: 'Create Snapshot' }).click()
    await modal(page).getByLabel('Snapshot Name').fill('first')
    await modalButton(page, 'Create Snapshot').click()
    await expectToast(page, 'Creating group snapshot "first".')
    await steer(server, { advance: 10_000 })
    await page.goto(`${server.url}${snapshots}`)
    await rowOf(page, 'first').getByRole('link', { name }).waitFor()
    await chooseRowAction(page, 'first', 'Create Group')
    await modal(page).getByLabel('Group Name').fill('second')
    await modalButton(page, 'Create Group').click()
    await expectToast(page, 'Creating group "second".')
    await chooseRowAction(page, 'first', 'Delete Group Snapshot')
    await confirm(page, 'Delete Group Snapshot')
    await expectToast(page, 'Deleting group snapshot first')
    await rowOf(page, 'first').waitFor({ state: 'detached' })
    await close()
  })

  it.each([
    ['/project/volumes/', 'demo'],
    ['/admin/volumes/', 'admin'],
  ])('P-VOL-05 volumes are listed with the name of their group: %s', async (path, user) => {
    const { page, close } = await visitsTo(server, path, { user })()
    await page.setViewportSize({ width: 3000, height: 900 })
    await rowOf(page, 'vol-in-group').getByText('vg-one', { exact: true }).waitFor()
    await close()
  })

  it('P-VGROUP-05 P-VOL-04 pages of groups and of their snapshots tell the type and when they were made, that of a volume the name of its group', async () => {
    const { page, close } = await signedIn('/project/volumes/')
    const fact = (term: string) =>
      page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
    await rowOf(page, 'vol-in-group').getByRole('link', { name: 'vol-in-group', exact: true }).click()
    await page.locator('dd').getByRole('link', { name: 'vg-one' }).click()
    await page.getByRole('heading', { level: 1, name: 'vg-one' }).waitFor()
    await fact('Replication Status').getByText('Disabled').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'volume-group')
    const type = (await fact('Group Type').textContent()) ?? ''
    expect(type).toMatch(/[\da-f]{8}-/)
    await page.goto(`${server.url}${snapshots}`)
    await rowOf(page, 'vgs-one').getByRole('link', { name: 'vgs-one', exact: true }).click()
    await fact('Created')
      .filter({ hasText: /20\d\d/ })
      .waitFor()
    expect(await fact('Group Type').textContent()).toBe(type)
    await close()
  })

  it('P-VGROUP-01 who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(panel, 'reader')
    await rowOf(page, 'vg-one').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: /^(Create|Manage|Edit|Delete) / }).count()).toBe(0)
    await close()
  })

  it('P-VGROUP-01 P-VGROUP-02 P-VGROUP-03 administrators make types, give them specs, and delete them; they see whose groups and snapshots are', async () => {
    const { page, close } = await signedIn(types, 'admin')
    await typeRow(page, 'plain-group').waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Create Group Type' }).click()
    await modal(page).getByLabel('Name').fill('plain-group')
    await modalButton(page, 'Create Group Type').click()
    await modal(page).getByText('Group type name "plain-group" already exists.').waitFor()
    await modal(page).getByLabel('Name').fill('gold')
    await modalButton(page, 'Create Group Type').click()
    await expectToast(page, 'Successfully created group type: gold')
    expect(await axe(page)).toEqual([])
    await shot(page, 'group-types')

    await chooseIn(typeRow(page, 'consistent-group'), 'consistent-group', 'Update Specs')
    await modal(page).getByText('consistent_group_snapshot_enabled').first().waitFor()
    await shot(page, 'group-type-specs')
    await page.keyboard.press('Escape')

    await chooseIn(typeRow(page, 'gold'), 'gold', 'Delete Group Type')
    await confirm(page, 'Delete Group Type')
    await expectToast(page, 'Deleted Group Type: gold.')
    await typeRow(page, 'gold').waitFor({ state: 'detached' })
    await page.goto(`${server.url}/admin/volume_groups/`)
    await rowOf(page, 'vg-one').getByText('demo', { exact: true }).waitFor()
    await page.goto(`${server.url}/admin/vg_snapshots/`)
    await rowOf(page, 'vgs-one').getByText('demo', { exact: true }).waitFor()
    await close()
  })
})
