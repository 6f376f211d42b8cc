import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import {
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const path = '/admin/metadata_defs/'
const signedIn = visitsTo(server, path, { user: 'admin' })
const pinning = 'CPU Pinning'

describe('the metadata definitions panel', () => {
  it('A-METADEF-01 A-METADEF-02 lists namespaces, and has a page of each, accessible in light and dark', async () => {
    for (const dark of [false, true]) {
      const { page, close } = await signedIn(path, 'admin', { dark })
      await rowOf(page, pinning).waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `metadata-definitions-${dark ? 'dark' : 'light'}`)
      await page.getByRole('link', { name: pinning, exact: true }).click()
      await page.getByRole('row').filter({ hasText: 'cpu_policy' }).waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `metadata-definition-${dark ? 'dark' : 'light'}`)
      await close()
    }
  })

  it('A-METADEF-03 one is copied, changed and checked, associated, protected, and deleted', async () => {
    const { page, close } = await signedIn()
    await chooseRowAction(page, pinning, 'Copy Namespace')
    const json = modal(page).getByRole('textbox', { name: 'Namespace JSON' })
    const copy = JSON.parse(await json.inputValue()) as Record<string, unknown>
    expect(copy).toMatchObject({ namespace: 'OS::Compute::CPUPinning-copy' })
    await json.fill('{')
    await json.blur()
    await modal(page).getByText('This is no JSON').waitFor()
    await json.fill(JSON.stringify({ ...copy, namespace: 'OS::Compute::CPUPinning' }))
    await modal(page).getByText('There is a namespace OS::Compute::CPUPinning already.').waitFor()
    await json.fill(JSON.stringify({ ...copy, display_name: 'Mine <b>' }))
    await modal(page).getByText('Protected', { exact: true }).click()
    expect(await axe(page)).toEqual([])
    await shot(page, 'metadata-definition-import')
    await modalButton(page, 'Import Namespace').click()
    await expectToast(page, 'has been created.')
    const mine = rowOf(page, 'Mine <b>')
    await mine.waitFor()

    await chooseRowAction(page, 'Mine <b>', 'Edit Namespace')
    await modal(page).getByText('Protected', { exact: true }).click()
    await modalButton(page, 'Save Changes').click()
    await expectToast(page, 'Namespace successfully updated.')
    await chooseRowAction(page, 'Mine <b>', 'Update Associations')
    await modal(page).getByText('OS::Nova::Aggregate', { exact: true }).click()
    await modal(page).getByLabel('Prefix for OS::Nova::Aggregate').fill('mine:')
    expect(await axe(page)).toEqual([])
    await shot(page, 'metadata-definition-associations')
    await modalButton(page, 'Save').click()
    await mine.getByText('OS::Nova::Aggregate').waitFor()
    await chooseRowAction(page, 'Mine <b>', 'Delete Namespace')
    await confirm(page, 'Delete Namespace')
    await mine.waitFor({ state: 'detached' })
    await close()
  })
})
