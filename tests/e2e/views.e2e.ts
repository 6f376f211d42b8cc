import { describe, expect, it } from 'vitest'
import { axe } from './support/browser.js'
import { dashboardOnFreshCloud, expectToast, modal, modalButton, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/instances/')

describe('named views of a list', () => {
  it('W-SHELL-40 W-SHELL-41 are saved, open their list, are renamed and deleted', async () => {
    const { page, close } = await signedIn('/project/instances/?status=SHUTOFF')
    await rowOf(page, 'vm-stopped').waitFor()
    const menu = () => page.getByRole('button', { name: 'Views of this list' })
    await menu().click()
    await page.getByRole('menuitem', { name: 'Save as a View…' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('<b>off</b> & more')
    expect(await axe(page)).toEqual([])
    await modalButton(page, 'Save').click()
    await expectToast(page, 'View “<b>off</b> & more” saved.')

    await menu().click()
    await page.getByRole('menuitemcheckbox', { name: 'Open the List with It' }).click()
    await page.goto(`${server.url}/project/instances/`)
    await page.waitForURL(/status=SHUTOFF/)
    await rowOf(page, 'vm-stopped').waitFor()
    expect(await rowOf(page, 'vm-alpha-1').count()).toBe(0)
    await menu().click()
    await page.getByRole('menuitemradio', { name: 'Everything' }).click()
    await rowOf(page, 'vm-alpha-1').waitFor()

    await menu().click()
    await page.getByRole('menuitemradio', { name: '<b>off</b> & more' }).click()
    await rowOf(page, 'vm-alpha-1').waitFor({ state: 'detached' })
    await menu().click()
    await page.getByRole('menuitem', { name: 'Rename…' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('Off')
    await modalButton(page, 'Save').click()
    await page.locator('.view-name').getByText('Off', { exact: true }).waitFor()
    await menu().click()
    await page.getByRole('menuitem', { name: 'Delete View' }).click()
    await expectToast(page, 'View “Off” deleted.')
    await page.goto(`${server.url}/project/instances/`)
    await rowOf(page, 'vm-alpha-1').waitFor()
    await close()
  })

  it('W-SHELL-42 a link shows columns, too, and leaves out those that are gone', async () => {
    const { page, close } = await signedIn('/project/instances/?columns=status,name,gone&sort=-name')
    await rowOf(page, 'vm-alpha-1').waitFor()
    const heads = await page.getByRole('columnheader').allInnerTexts()
    expect(heads.map((text) => text.trim()).filter(Boolean)).toEqual(['Details', 'Status', 'Instance Name', 'Actions'])
    await close()
  })

  it('W-SHELL-43 the menu says how often lists are read again, and pauses it', async () => {
    const { page, close } = await signedIn('/project/instances/')
    await rowOf(page, 'vm-alpha-1').waitFor()
    const menu = () => page.getByRole('button', { name: 'Views of this list' })
    await menu().click()
    const never = () => page.getByRole('menuitemradio', { name: 'Only when I ask', exact: true })
    expect(await never().getAttribute('aria-checked')).toBe('false')
    await never().click()
    await page.reload()
    await rowOf(page, 'vm-alpha-1').waitFor()
    await menu().click()
    expect(await never().getAttribute('aria-checked')).toBe('true')
    expect(await axe(page)).toEqual([])
    await close()
  })
})
