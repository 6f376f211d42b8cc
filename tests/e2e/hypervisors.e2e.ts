import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const machines = '/admin/hypervisors/'
const hosts = `${machines}?tab=hypervisor_info__compute_host`
const signedIn = visitsTo(server, machines)
/** Its name leads nowhere. */
const hostRow = (page: Page, name: string) => page.locator(`tr[data-key="${name}"]`)

describe('the hypervisors panel', () => {
  it('A-PAGE-04 shows the capacity and each machine, accessible in light and dark', async () => {
    for (const dark of [false, true]) {
      const { page, close } = await signedIn(machines, 'admin', { dark })
      await rowOf(page, 'demo-compute-2').getByText('0 of 64').waitFor()
      expect(await page.getByRole('list', { name: 'Capacity' }).getByRole('listitem').count()).toBe(3)
      expect(await axe(page)).toEqual([])
      await shot(page, `hypervisors-${dark ? 'dark' : 'light'}`)
      await page.getByRole('tab', { name: 'Compute Hosts' }).click()
      await hostRow(page, 'demo-compute-2').getByText('Enabled').waitFor()
      expect(new URL(page.url()).search).toBe('?tab=hypervisor_info__compute_host')
      expect(await axe(page)).toEqual([])
      await close()
    }
  })

  it('A-PAGE-04 a host is disabled with a reason, drained, and enabled again', async () => {
    const { page, close } = await signedIn(hosts, 'admin')
    const host = hostRow(page, 'demo-compute')
    await chooseIn(host, 'demo-compute', 'Disable Service')
    await modal(page).getByLabel('Reason').fill('<b>fans</b> are changed')
    await modalButton(page, 'Disable Service').click()
    await expectToast(page, 'Disabled compute service for host: demo-compute.')
    await host.getByText('Disabled: <b>fans</b> are changed').waitFor()

    await chooseIn(host, 'demo-compute', 'Migrate Host')
    await modal(page).getByLabel('Block Migration').waitFor()
    await modalButton(page, 'Migrate Host').click()
    await expectToast(page, 'Starting to migrate host: demo-compute')
    await steer(server, { advance: 10_000 })
    await page.getByRole('tab', { name: 'Hypervisors' }).click()
    await rowOf(page, 'demo-compute').getByText('0 of 64').waitFor()

    await page.getByRole('tab', { name: 'Compute Hosts' }).click()
    await chooseIn(host, 'demo-compute', 'Enable Service')
    await expectToast(page, 'Enabled Service: demo-compute.')
    await host.getByText('Enabled', { exact: true }).waitFor()
    await close()
  })

  it('A-PAGE-04 what hosts refuse for their state is said', async () => {
    const { page, close } = await signedIn(hosts, 'admin')
    await hostRow(page, 'demo-compute').getByRole('button', { name: 'More actions' }).click()
    await page.getByText('Disable the service first, so that no new instances come.').first().waitFor()
    await page.getByText('The host is up.').first().waitFor()
    await close()
  })

  it('A-PAGE-03 A-PAGE-04 a page with another column is shown as Horizon has it', async () => {
    await steer(server, { changedTables: ['hypervisors'] })
    const { page, close } = await signedIn(machines, 'admin')
    await page.getByText('4711').first().waitFor()
    await close()
  })

  it('A-PAGE-04 a list that cannot be read says so, and is asked for again', async () => {
    await steer(server, { fault: { path: 'admin/hypervisors', status: 500, times: 1 } })
    const { page, close } = await signedIn(machines, 'admin', { allow: anyFailure })
    await page.getByRole('button', { name: 'Retry' }).click()
    await rowOf(page, 'demo-compute-2').waitFor()
    await settled(page)
    await close()
  })
})
