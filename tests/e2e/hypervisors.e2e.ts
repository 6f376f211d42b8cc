import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  endFaults,
  expectToast,
  holdBack,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const direct = dashboardWithoutHorizon()
const machines = '/admin/hypervisors/'
const hosts = `${machines}?tab=hypervisor_info__compute_host`
const signedIn = visitsTo(server, machines)

describe('the hypervisors panel', () => {
  it('A-PAGE-04 shows the capacity and each machine, accessible in light and dark; a host is disabled with a reason, and enabled again; what hosts refuse for their state is said', async () => {
    const { page, close } = await signedIn(machines, 'admin')
    await rowOf(page, 'demo-compute-2').getByText('0 of 64').waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Capacity' }).getByRole('listitem').count()).toBe(3)
    expect(await axe(page)).toEqual([])
    await shot(page, 'hypervisors')
    await page.getByRole('tab', { name: 'Compute Hosts' }).click()
    await rowOf(page, 'demo-compute-2').getByText('Enabled').waitFor()
    expect(new URL(page.url()).search).toBe('?tab=hypervisor_info__compute_host')
    expect(await axe(page, undefined, { colours: false })).toEqual([])

    const host = rowOf(page, 'demo-compute')
    await chooseIn(host, 'demo-compute', 'Disable Service')
    await modal(page).getByLabel('Reason').fill('<b>fans</b> are changed')
    await modalButton(page, 'Disable Service').click()
    await expectToast(page, 'Disabled compute service for host: demo-compute.')
    await host.getByText('Disabled: <b>fans</b> are changed').waitFor()
    await chooseIn(host, 'demo-compute', 'Enable Service')
    await expectToast(page, 'Enabled Service: demo-compute.')
    await host.getByText('Enabled', { exact: true }).waitFor()

    await rowOf(page, 'demo-compute').getByRole('button', { name: 'More actions' }).click()
    await page.getByText('The host is up.').first().waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, 'demo-compute').getByRole('link', { name: 'demo-compute', exact: true }).click()
    await rowOf(page, 'vm-alpha-1').waitFor()
    expect(await rowOf(page, 'vm-error').count()).toBe(0)
    await close()
  })

  it('A-PAGE-03 A-PAGE-04 a list that cannot be read says so, and is asked for again; a page with another column is shown as Horizon has it', async () => {
    await steer(server, { fault: { path: 'admin/hypervisors', status: 500 } })
    const { page, close } = await signedIn(machines, 'admin', { allow: anyFailure })
    await endFaults(server, page)
    await rowOf(page, 'demo-compute-2').waitFor()
    await settled(page)

    await steer(server, { changedTables: ['hypervisors'] })
    await page.goto(server.url + machines)
    await page.getByText('4711').first().waitFor()
    await close()
  })

  it.each([
    ['by Horizon', server],
    ['without one', direct],
  ])('A-PAGE-04 a host that is down is evacuated %s: its instances are on another one', async (_, dashboard) => {
    const { page, close } = await visitsTo(dashboard, machines)(
      `${machines}?tab=hypervisor_info__compute_host`,
      'admin',
    )
    await steer(dashboard, { downHosts: ['demo-compute'] })
    await page.reload()
    const host = rowOf(page, 'demo-compute')
    await host.getByText('Down', { exact: true }).waitFor()
    await chooseIn(host, 'demo-compute', 'Evacuate Host')
    await modal(page).getByLabel('Target Host').selectOption('demo-compute-2')
    await shot(page, 'evacuate-host')
    await modalButton(page, 'Evacuate Host').click()
    await expectToast(page, 'Starting to evacuate host: demo-compute.')
    await steer(dashboard, { advance: 30_000 })
    await page.goto(dashboard.url + machines)
    const machine = page.locator('tr[data-key]', { has: page.getByText('demo-compute', { exact: true }) })
    await machine.getByText('0 of 64').waitFor()
    await close()
  })

  it('A-PAGE-21 a host is drained: one instance is refused and tried again, the tasks tell the rest', async () => {
    const { page, close } = await signedIn(hosts, 'admin', { allow: anyFailure })
    const host = rowOf(page, 'demo-compute')
    await chooseIn(host, 'demo-compute', 'Drain Host')
    const row = (name: string) => modal(page).locator('tr', { hasText: name })
    await row('vm-alpha-1').getByText('Moves while it runs').waitFor()
    await modal(page).getByLabel('Reason').fill('fans')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'drain-host-form')
    await steer(server, { fault: { path: 'live_migrate', status: 500, times: 1 } })
    await modalButton(page, 'Drain Host').click()
    await modal(page).getByText('1 instance could not be asked to move.').waitFor()
    await modal(page)
      .getByText(/^\d+ of \d+ moved, 1 failed/)
      .waitFor()
    await shot(page, 'drain-host-failed')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modalButton(page, 'Try again').click()
    await steer(server, { advance: 10_000 })
    await row('vm-alpha-1').getByText('Moved: Active').waitFor()
    await steer(server, { advance: 10_000 })
    await modal(page)
      .getByText(/^(\d+) of \1 moved/)
      .waitFor()
    await shot(page, 'drain-host-done')
    await page.keyboard.press('Escape')
    await host.getByText('Disabled: fans').waitFor()
    await page.getByRole('button', { name: /^Tasks/ }).click()
    await page.getByText('Draining demo-compute').first().waitFor()
    await close()
  })

  it('A-PAGE-21 a drain that is closed while it asks goes on, and says what was refused', async () => {
    const { page, close } = await signedIn(hosts, 'admin', { allow: anyFailure })
    const host = rowOf(page, 'demo-compute')
    await chooseIn(host, 'demo-compute', 'Drain Host')
    await modal(page).locator('tr', { hasText: 'vm-alpha-1' }).getByText('Moves while it runs').waitFor()
    await steer(server, { fault: { path: 'live_migrate', status: 500, times: 1 } })
    const answer = await holdBack(page, /live_migrate/, 'POST')
    await modalButton(page, 'Drain Host').click()
    await modal(page).getByText('Waiting').or(modal(page).getByText('Asked to move')).first().waitFor()
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    answer()
    await expectToast(page, '1 instance could not be asked to move.')
    await host.getByText('Disabled').waitFor()
    await page.getByRole('button', { name: /^Tasks/ }).click()
    await page.getByText('Draining demo-compute').first().waitFor()
    await close()
  })

  it('A-PAGE-21 a drain without another host says so, and offers only to disable the service', async () => {
    const { page, close } = await signedIn(hosts, 'admin')
    const other = rowOf(page, 'demo-compute-2')
    await chooseIn(other, 'demo-compute-2', 'Disable Service')
    await modalButton(page, 'Disable Service').click()
    await other.getByText('Disabled').waitFor()
    await chooseIn(rowOf(page, 'demo-compute'), 'demo-compute', 'Drain Host')
    await modal(page).getByText('No other host is up and enabled: what is on this one stays.').waitFor()
    await modal(page)
      .locator('tr', { hasText: 'vm-alpha-1' })
      .getByText('Stays: No other host takes instances.')
      .waitFor()
    await modalButton(page, 'Disable Service').waitFor()
    expect(await modalButton(page, 'Drain Host').count()).toBe(0)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'drain-host-nowhere')
    await modal(page).getByLabel('Reason').fill('new fans')
    await modalButton(page, 'Disable Service').click()
    await modal(page).waitFor({ state: 'detached' })
    await rowOf(page, 'demo-compute').getByText('Disabled: new fans').waitFor()
    for (const name of ['demo-compute', 'demo-compute-2']) {
      await chooseIn(rowOf(page, name), name, 'Enable Service')
      await rowOf(page, name).getByText('Enabled', { exact: true }).waitFor()
    }
    await close()
  })
})
