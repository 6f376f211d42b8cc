import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import {
  chooseIn,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/admin/volumes/', { user: 'admin' })

describe('volumes of all projects', () => {
  it('A-PAGE-10 are listed with project, domain and host, accessible in light and dark', async () => {
    for (const dark of [false, true]) {
      const { page, close } = await signedIn('/admin/volumes/', 'admin', { dark })
      await rowOf(page, 'vol-empty').getByText('demo', { exact: true }).first().waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `admin-volumes-${dark ? 'dark' : 'light'}`)
      await close()
    }
  })

  it('A-PAGE-10 one has its status set, and its page is that of the admin area', async () => {
    const { page, close } = await signedIn()
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
    await close()
  })

  it('A-PAGE-10 one that is stored already is managed', async () => {
    const { page, close } = await signedIn()
    await page.getByRole('button', { name: 'Manage Volume' }).click()
    await modal(page).getByLabel('Identifier').first().waitFor()
    await shot(page, 'manage-volume')
    expect(await axe(page)).toEqual([])
    await close()
  })
})

describe('snapshots of all projects', () => {
  it('A-PAGE-10 are listed with the volume that each is of', async () => {
    const { page, close } = await signedIn('/admin/snapshots/')
    await page.getByRole('columnheader', { name: 'Project' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-snapshots')
    await close()
  })
})
