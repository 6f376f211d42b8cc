import { describe, expect, it } from 'vitest'
import { axe, settled, shot, visit, type VisitOptions } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardWithoutHorizon,
  expectToast,
  fillIn,
  modal,
  modalButton,
  pressRetry,
  rowOf,
  steer,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()

async function signedIn(path: string, user = 'demo', options: VisitOptions = {}) {
  const visited = await visit(`${server.url}/auth/login/?next=${path}`, { allow: anyFailure, ...options })
  await fillIn(visited.page, user)
  return visited
}

const name = '<b>pool</b> /%2F#?.. ü'

describe('subnet pools and address scopes', () => {
  it('P-POOL-01 P-POOL-02 are listed in both areas, accessible in light and dark, wide and narrow', async () => {
    const { page, close } = await signedIn('/admin/subnet_pools/', 'admin')
    for (const [path, thing] of [
      ['/admin/subnet_pools/', 'pool-v4'],
      ['/project/address_scopes/', 'scope-v4'],
    ] as const) {
      await rowOf(page, 'pool-v4').waitFor()
      if (thing !== 'pool-v4') await page.goto(server.url + path)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await rowOf(page, thing).waitFor()
        expect(await axe(page, undefined, { colours: width === 1280 })).toEqual([])
        await shot(page, `${path.split('/')[2]}-${width}`)
      }
    }
    await close()
  })

  it('P-POOL-01 one is made, opened, changed and deleted', async () => {
    const { page, close } = await signedIn('/project/subnet_pools/')
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
    await close()
  })

  it('P-POOL-02 a scope with a pool is kept; a free one is made, changed and deleted', async () => {
    const { page, close } = await signedIn('/admin/address_scopes/', 'admin')
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
    const { page, close } = await signedIn('/project/subnet_pools/', 'reader')
    await rowOf(page, 'pool-v4').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Create Subnet Pool' }).count()).toBe(0)
    await shot(page, 'subnet-pools-reader')
    await steer(server, { fault: { path: '/subnetpools', status: 500, times: 3 } })
    await page.reload()
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'subnet-pools-failed')
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await rowOf(page, 'pool-v4').waitFor()
    await close()
  })
})
