import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  endFaults,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const panel = '/project/backups/'
const anyPanel = '/admin/backups/'
const signedIn = visitsTo(server, panel)

describe('backups of volumes', () => {
  it('P-BACKUP-01 P-BACKUP-02 a list that cannot be read says so, and is asked for again; they are listed with their volumes; one has a page, which leads to its volume, is restored over another, and deleted after a question', async () => {
    await steer(server, { fault: { path: 'project/backups', status: 500 } })
    const { page, close } = await signedIn(panel, 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'backups-failed')
    await endFaults(server, page)
    const row = rowOf(page, 'backup-empty')
    await row.getByText('1 GiB', { exact: true }).waitFor()
    await row.getByRole('link', { name: 'vol-empty' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'backups')
    await rowOf(page, 'backup-empty').getByRole('link', { name: 'backup-empty' }).click()
    await page.getByRole('heading', { name: 'backup-empty' }).waitFor()
    await page.getByText('A seeded backup').waitFor()
    for (const place of ['.page-title', 'dd'])
      await page.locator(`${place} .status-word.success`, { hasText: 'Available' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.locator('dd').getByRole('link', { name: 'vol-empty' }).click()
    await page.getByRole('heading', { name: 'vol-empty' }).waitFor()
    await page.goto(server.url + panel)
    await steer(server, { standStill: true })
    await chooseRowAction(page, 'backup-empty', 'Restore Backup')
    await modal(page).getByText('overwrite any existing data').waitFor()
    await modal(page).getByLabel('Select Volume').selectOption({ label: 'vol-bootable' })
    await modalButton(page, 'Restore Backup to Volume').click()
    await expectToast(page, /Request for restoring backup backup-empty/)
    await rowOf(page, 'backup-empty').getByText('Restoring').waitFor()
    await steer(server, { advance: 10_000 })
    await rowOf(page, 'backup-empty').getByText('Available').waitFor()
    await chooseRowAction(page, 'backup-empty', 'Delete Volume Backup')
    await confirm(page, 'Delete Volume Backup')
    await expectToast(page, 'Deleting volume backup backup-empty')
    await page.getByText('No items to display.').waitFor()
    await shot(page, 'backups-empty')
    await close()
  })

  it('P-BACKUP-04 its page tells when it was made, and administrators whose it is', async () => {
    for (const [area, user] of [
      ['project', 'demo'],
      ['admin', 'admin'],
    ] as const) {
      const { page, close } = await signedIn(`/${area}/backups/`, user)
      await rowOf(page, 'backup-empty').getByRole('link', { name: 'backup-empty' }).click()
      const fact = (term: string) =>
        page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
      await fact('Created')
        .filter({ hasText: /20\d\d/ })
        .waitFor()
      expect(await fact('Project ID').count()).toBe(area === 'admin' ? 1 : 0)
      expect(await axe(page)).toEqual([])
      await close()
    }
  })

  it('P-BACKUP-03 administrators see whose they are, and mark one as failed', async () => {
    const { page, close } = await signedIn(anyPanel, 'admin')
    await rowOf(page, 'backup-empty').getByText('demo', { exact: true }).waitFor()
    await chooseRowAction(page, 'backup-empty', 'Update Status')
    await modal(page).getByLabel('Status', { exact: true }).selectOption('error')
    await modalButton(page, 'Update Status').click()
    await expectToast(page, 'Successfully updated volume backup status to "Error".')
    await rowOf(page, 'backup-empty').getByText('Error').waitFor()
    await close()
  })

  it('A-PAGE-03 P-BACKUP-01 who may only look is offered nothing to change; a page with another column is shown as Horizon has it', async () => {
    const { page, close } = await signedIn(panel, 'reader')
    await rowOf(page, 'backup-empty').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: /Restore|Delete/ }).count()).toBe(0)
    await steer(server, { changedTables: ['volume_backups'] })
    await page.reload()
    await page.getByText('4711').first().waitFor()
    await close()
  })
})
