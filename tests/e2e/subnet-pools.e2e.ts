import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardWithoutHorizon,
  endFaults,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()
const pools = '/project/subnet_pools/'
const signedIn = visitsTo(server, pools, { allow: anyFailure })
const name = '<b>pool</b> /%2F#?.. ü'

describe('subnet pools and address scopes', () => {
  it('P-POOL-01 one is made, opened, changed and deleted; address scopes are accessible, too', async () => {
    const { page, close } = await signedIn()
    await page.getByRole('button', { name: 'Create Subnet Pool' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill(name)
    await modal(page).getByLabel('Prefixes').fill('10.61.0.0/16\nnowhere')
    await modal(page).getByLabel('Address Scope').selectOption({ label: 'scope-v4 (IPv4)' })
    await modalButton(page, 'Create Subnet Pool').click()
    await modal(page).getByText('nowhere is not a network such as 10.50.0.0/16.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'subnet-pool-form')
    await modal(page).getByLabel('Prefixes').fill('10.61.0.0/16')
    await modalButton(page, 'Create Subnet Pool').click()
    await expectToast(page, `Subnet pool ${name} was created.`)
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByText('No subnet comes from this pool.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'subnet-pool')
    await page.goBack()
    await chooseRowAction(page, name, 'Edit Subnet Pool')
    await modal(page).getByLabel('Default Prefix Length').fill('27')
    await modalButton(page, 'Save Changes').click()
    await modal(page).waitFor({ state: 'detached' })
    await chooseRowAction(page, name, 'Delete Subnet Pool')
    await modalButton(page, 'Delete Subnet Pool').click()
    await rowOf(page, name).waitFor({ state: 'detached' })
    await page.goto(`${server.url}/project/address_scopes/`)
    await rowOf(page, 'scope-v4').waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page, undefined, { colours: width === 1280 })).toEqual([])
      await shot(page, `address_scopes-${width}`)
    }
    await close()
  })

  it('P-POOL-01 P-POOL-02 administrators see pools; a scope with a pool is kept; a free one is made and deleted', async () => {
    const { page, close } = await signedIn('/admin/subnet_pools/', 'admin')
    await rowOf(page, 'pool-v4').waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page, undefined, { colours: width === 1280 })).toEqual([])
      await shot(page, `subnet_pools-${width}`)
    }
    await page.goto(`${server.url}/admin/address_scopes/`)
    await rowOf(page, 'scope-v4').waitFor()
    await page.getByRole('button', { name: 'Create Address Scope' }).click()
    await modal(page).getByLabel('Project').selectOption({ label: 'other' })
    await modal(page).getByLabel('Name', { exact: true }).fill('scope-v6')
    await modal(page).getByLabel('IP Version').selectOption({ label: 'IPv6' })
    await shot(page, 'address-scope-form')
    await modalButton(page, 'Create Address Scope').click()
    await rowOf(page, 'scope-v6').getByText('other').waitFor()
    await rowOf(page, 'scope-v4')
      .getByRole('button', { name: /more|actions/i })
      .first()
      .click()
    const kept = page.getByRole('menuitem', { name: /Delete Address Scope/ })
    await expect.poll(() => kept.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await chooseRowAction(page, 'scope-v6', 'Delete Address Scope')
    await modalButton(page, 'Delete Address Scope').click()
    await rowOf(page, 'scope-v6').waitFor({ state: 'detached' })
    await close()
  })

  it('P-POOL-01 what fails is asked for again; readers only look', async () => {
    await steer(server, { fault: { path: '/subnetpools', status: 500 } })
    const { page, close } = await signedIn(pools, 'reader')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'subnet-pools-failed')
    await endFaults(server, page)
    await rowOf(page, 'pool-v4').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Create Subnet Pool' }).count()).toBe(0)
    await shot(page, 'subnet-pools-reader')
    await close()
  })
})
