import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  endFaults,
  expectToast,
  modal,
  modalButton,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const info = '/admin/info/'
const signedIn = visitsTo(server, info)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

const lostService = {
  items: [
    { binary: 'nova-scheduler', host: 'north', id: 1, zone: 'internal', state: 'up', status: 'enabled' },
    { binary: 'nova-compute', host: 'south', id: 2, zone: 'nova', state: 'down', status: 'enabled' },
    { binary: 'nova-compute', host: 'west', id: 3, zone: 'nova', state: 'down', status: 'disabled' },
  ],
}

describe('System Information', () => {
  it('A-PAGE-11 the address of a tab opens that one and no other before it; of one that this cloud has not, the first', async () => {
    const { page, close } = await signedIn('/admin/flavors/', 'admin', { ownProfile: true })
    await page.addInitScript(() => {
      const chosen = new Set<string>()
      Object.assign(window, { chosen })
      const look = (): void => {
        for (const tab of document.querySelector('stratus-tabs')?.shadowRoot?.querySelectorAll('[role=tab]') ?? [])
          if (tab.getAttribute('aria-selected') === 'true') chosen.add(tab.textContent.trim())
        requestAnimationFrame(look)
      }
      look()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}${info}?tab=system_info__network_agents`)
    await row(page, 'L3 agent').first().waitFor()
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { chosen: Set<string> }).chosen]))
      .toEqual(['Network Agents'])
    expect(asked.filter((path) => path.endsWith('/keystone/services/'))).toEqual([])
    await page.goto(`${server.url}${info}?tab=system_info__heat_services`)
    await row(page, 'keystone').first().waitFor()
    await expect.poll(() => tab(page, 'Services').first().getAttribute('aria-selected')).toBe('true')
    await close()
  })

  it('A-PAGE-11 shows services and what runs of them; what does not answer stands first and is said on every tab, unless it is out of use', async () => {
    const { page, close } = await signedIn(info, 'admin')
    await row(page, 'keystone').getByText('identity').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'system-info')
    const seen = [
      ['Compute Services', 'nova-scheduler'],
      ['Block Storage Services', 'cinder-backup'],
      ['Network Agents', 'L3 agent'],
    ] as const
    for (const [name, process] of seen) {
      await tab(page, name).click()
      await row(page, process).getByText('Up', { exact: true }).waitFor()
      if (name !== 'Compute Services') expect(await axe(page, undefined, { colours: false })).toEqual([])
    }
    expect(await tab(page, 'Orchestration Services').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=system_info__network_agents')
    await shot(page, 'system-info-agents')
    await page.route('**/api/nova/services/', (route) => route.fulfill({ json: lostService }))
    await page.goto(server.url + info)
    await page.getByText('1 service does not answer: nova-compute on south').waitFor()
    await tab(page, 'Compute Services').click()
    await row(page, 'nova-scheduler').waitFor()
    const hosts = async () => {
      const rows = await page.getByRole('row').filter({ hasText: 'nova-' }).allInnerTexts()
      return rows.map((text) => /north|south|west/.exec(text)?.[0])
    }
    await expect.poll(hosts).toEqual(['south', 'west', 'north'])
    expect(await axe(page)).toEqual([])
    await shot(page, 'system-info-lost')
    await close()
  })

  it('A-PAGE-11 A-PAGE-03 one list that fails is asked again, the others stay; a compute service is disabled with a reason and enabled; Horizon switches no other; a changed page is Horizon’s own', async () => {
    await steer(server, { fault: { path: '/api/neutron/agents/', status: 500 }, changedTables: ['cinder_services'] })
    const { page, close } = await signedIn(`${info}?tab=system_info__network_agents`, 'admin', { allow: anyFailure })
    await endFaults(server, page)
    await row(page, 'L3 agent').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Disable Service' }).count()).toBe(0)
    await tab(page, 'Compute Services').click()
    const host = row(page, 'demo-compute-2')
    await chooseIn(host, 'nova-compute on demo-compute-2', 'Disable Service')
    await modal(page).getByLabel('Reason').fill('<b>fans</b>')
    await modalButton(page, 'Disable Service').click()
    await host.getByText('Disabled: <b>fans</b>').waitFor()
    await chooseIn(host, 'nova-compute on demo-compute-2', 'Enable Service')
    await expectToast(page, 'Enabled Service: nova-compute on demo-compute-2.')
    await tab(page, 'Block Storage Services').click()
    await page.getByText('4711').first().waitFor()
    await close()
  })

  it('A-PAGE-22 the row of an L3 agent leads to the routers that it serves', async () => {
    const { page, close } = await signedIn(`${info}?tab=system_info__network_agents`, 'admin')
    const agent = row(page, 'L3 agent')
    await agent.waitFor()
    expect(await page.getByRole('button', { name: 'View Routers' }).count()).toBe(1)
    await agent.getByRole('button', { name: 'View Routers' }).click()
    await page.waitForURL(/\/admin\/routers\/\?l3_agent=[\da-f-]{36}$/)
    await page.getByRole('button', { name: 'Remove L3 Agent: demo-compute' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'router-main' }).click()
    await page.getByRole('heading', { name: 'router-main' }).waitFor()
    await page.goto(`${server.url}/admin/routers/?l3_agent=an-agent-that-is-gone`)
    await page.getByRole('button', { name: 'Remove L3 Agent: an-agent-that-is-gone' }).click()
    await page.getByRole('link', { name: 'router-main' }).waitFor()
    await close()
  })
})
