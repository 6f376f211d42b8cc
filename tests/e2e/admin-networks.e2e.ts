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
const networks = '/admin/networks/'
const addresses = '/admin/floating_ips/'
const policies = '/admin/rbac_policies/'
const signedIn = visitsTo(server, networks)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** What a page says of a term; null while it does not. */
const factOf = async (page: Page, term: string) =>
  (await page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').allTextContents())[0]

/** No header nor subnet is cut. */
async function expectWhole(page: Page, subnet: string): Promise<void> {
  await page.getByText(subnet, { exact: true }).waitFor()
  const cut = () =>
    page
      .locator('th[data-column] .sort span, td[data-column="subnets"] *')
      .evaluateAll((parts) =>
        parts.filter((it) => it.scrollWidth > it.clientWidth && it.clientWidth > 0).map((it) => it.textContent),
      )
  await expect.poll(cut).toEqual([])
}

describe('networks of all projects', () => {
  it('A-NEUTRON-01 A-PAGE-03 A-PAGE-07 A-PAGE-08 A-PAGE-09 G-GATE-16 are shown with their projects, headers and subnets of IPv6 whole at 1280; a list that fails is asked for again, and what makes one is offered; a network is shared with a project and no more; a changed page is Horizon’s own', async () => {
    const { page, close } = await signedIn(networks, 'admin', { allow: anyFailure })
    const create = page.getByRole('button', { name: 'Create RBAC Policy' })
    const seen: readonly (readonly [path: string, thing: string, project: string, trouble?: number])[] = [
      [networks, 'net-beta', 'demo'],
      [addresses, 'vm-alpha-1', 'demo', 500],
      [policies, 'net-beta', 'other', 503],
    ]
    for (const [path, thing, project, status] of seen) {
      if (status) {
        await steer(server, { fault: { path: path.slice(1, -1), status } })
        await page.goto(server.url + path)
        await page.getByRole('button', { name: 'Retry' }).waitFor()
        if (path === policies) await expect.poll(() => create.isEnabled()).toBe(true)
        await endFaults(server, page)
      }
      await row(page, thing).first().getByText(project, { exact: true }).first().waitFor()
      if (path === networks) await expectWhole(page, 'stack-net-subnet 10.60.0.0/24')
      expect(await axe(page)).toEqual([])
      await shot(page, `admin${path.replace(/\W+/g, '-')}`)
    }
    await create.click()
    await modal(page).getByLabel('Target Project').selectOption({ label: 'other' })
    await modal(page).getByLabel('Action and Object Type').selectOption({ label: 'Shared Network' })
    await modal(page).getByLabel('Network', { exact: true }).selectOption({ label: 'net-gamma' })
    await modalButton(page, 'Create RBAC Policy').click()
    await expectToast(page, 'RBAC Policy was successfully created.')
    const made = row(page, 'net-gamma')
    await made.getByRole('button', { name: /details/i }).click()
    await page.locator('dd').getByText('Shared', { exact: true }).waitFor()
    await chooseIn(made, 'net-gamma for other', 'Delete RBAC Policy')
    await modalButton(page, 'Delete RBAC Policy').click()
    await made.waitFor({ state: 'detached' })
    await steer(server, { changedTables: ['rbac-policies'] })
    await page.goto(server.url + policies)
    await page.getByText('4711').first().waitFor()
    await page.goto(`${server.url}/project/networks/`)
    await expectWhole(page, 'public-v6 2001:db8:113::/64')
    await close()
  })

  it('A-PAGE-07 one is made for another project on a VLAN, opened, changed and deleted', async () => {
    const name = '<b>net</b> /%2F#?.. ü'
    const { page, close } = await signedIn(networks, 'admin')
    await page.getByRole('button', { name: 'Create Network' }).click()
    const wizard = page.locator('stratus-wizard')
    await wizard.getByLabel('Network Name').fill(name)
    await wizard.getByLabel('Project').selectOption({ label: 'other' })
    await wizard.getByLabel('Provider Network Type').selectOption({ label: 'VLAN' })
    await wizard.getByLabel('Physical Network').fill('physnet1')
    await wizard.getByLabel('Segmentation ID').fill('5000')
    await wizard.getByLabel('Physical Network').focus()
    await wizard.getByText('A whole number from 1 to 4094.').waitFor()
    await wizard.getByLabel('Segmentation ID').fill('77')
    await wizard.getByText('Create Subnet').click()
    await wizard.getByRole('button', { name: 'Create', exact: true }).click()
    await expectToast(page, `Created network "${name}".`)
    const made = row(page, name)
    await made.getByText('other', { exact: true }).waitFor()
    await chooseIn(made, name, 'Create Subnet')
    await modal(page).getByLabel('Subnet Name').fill('for-other')
    await modal(page).getByLabel('Network Address').fill('10.79.0.0/24')
    await shot(page, 'admin-create-subnet')
    await modalButton(page, 'Create').click()
    await made.getByText('for-other 10.79.0.0/24').waitFor()
    await chooseIn(made, name, 'Edit Network')
    await modal(page).getByLabel('Shared').click()
    await modalButton(page, 'Save Changes').click()
    // Where there is room for the column.
    await page.setViewportSize({ width: 1920, height: 900 })
    await made.getByText('Yes').waitFor()
    await chooseIn(made, name, 'Delete Network')
    await modalButton(page, 'Delete Network').click()
    await made.waitFor({ state: 'detached' })
    await close()
  })

  it('A-PAGE-07 P-NET-26 the page of one tells how it is carried, its subnets, ports and agents, that of a router its gateway and static routes; an agent is taken away and given again', async () => {
    const { page, close } = await signedIn(networks, 'admin')
    await row(page, 'net-alpha').getByRole('link', { name: 'net-alpha' }).click()
    await page.getByText('alpha-v4 10.10.1.0/24').waitFor()
    await expect.poll(() => factOf(page, 'Network Type')).toBe('vxlan')
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-network')
    await page.getByRole('tab', { name: 'Subnets' }).click()
    await row(page, 'alpha-v4').waitFor()
    await page.getByRole('tab', { name: 'Ports' }).click()
    await row(page, '10.10.1.').first().waitFor()
    await page.getByRole('tab', { name: 'DHCP Agents' }).click()
    const agent = row(page, 'demo-compute')
    await agent.getByText('Up', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-network-agents')
    await chooseIn(agent, 'demo-compute', 'Remove DHCP Agent')
    await modalButton(page, 'Remove DHCP Agent').click()
    await agent.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add DHCP Agent' }).last().click()
    await modal(page).getByLabel('New DHCP Agent').selectOption({ label: 'demo-compute' })
    await modalButton(page, 'Add DHCP Agent').click()
    await agent.waitFor()
    await page.goto(`${server.url}/admin/routers/`)
    await row(page, 'router-main').getByRole('link', { name: 'router-main' }).click()
    await expect.poll(() => factOf(page, 'External Fixed IPs')).toContain('203.0.113.50')
    expect([await factOf(page, 'SNAT'), await factOf(page, 'L3 Agents')]).toEqual(['Enabled', 'demo-compute'])
    expect(await axe(page)).toEqual([])
    await shot(page, 'admin-router')
    await page.goBack()
    await row(page, 'router-side').getByRole('link', { name: 'router-side' }).click()
    await page.getByRole('tab', { name: 'Static Routes' }).click()
    await row(page, '192.168.99.0/24').waitFor()
    await close()
  })

  it('G-GATE-16 where the list is refused, nothing that makes one is offered', async () => {
    const made = [
      [networks, 'Create Network', 'networks'],
      [addresses, 'Allocate IP To Project', 'floating IPs'],
      [policies, 'Create RBAC Policy', 'RBAC policies'],
    ] as const
    const { page, close } = await signedIn('/', 'demo', { allow: anyFailure })
    for (const [path, name, things] of made) {
      await page.goto(server.url + path)
      await page.getByText(`Unable to retrieve the ${things}. Forbidden.`).waitFor()
      await settled(page)
      for (const button of [name, 'Open the original page'])
        await page.locator('main').getByText(button).waitFor({ state: 'detached' })
      if (path === networks) expect(await axe(page)).toEqual([])
    }
    await close()
  })
})
