import { describe, expect, it } from 'vitest'
import { axe, openContext, settled, shot, type Locator, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  expectToast,
  rowOf,
  steer,
  visitsTo,
  withoutPolling,
} from './support/dashboard.js'
import { chooseOnPage } from './support/identity.js'

const server = dashboardOnFreshCloud()
const networks = '/project/networks/'
const hostile = '<b>x</b> /%2F#?.. ü'

const signedIn = visitsTo(server, networks)

const pageAction = (page: Page, name: string) =>
  page.locator('.page-actions').getByRole('button', { name, exact: true }).first()
const wizard = (page: Page) => page.locator('stratus-wizard')
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
/** A form of ours or of Horizon's: its fields stand in the modal, not in the dialog that this draws. */
const form = (page: Page) => page.locator('stratus-modal')
const heading = (page: Page) => page.locator('.page-title')
/** A row without a link: floating IPs have no page. */
const rowWith = (page: Page, text: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByText(text, { exact: true }) })

const rowAction = (page: Page, name: string, action: string) => chooseIn(rowWith(page, name), name, action)

/** Chooses the one address of an instance. */
async function choosePort(page: Page, instance: string): Promise<void> {
  const choice = form(page).getByLabel('Port to be associated')
  const option = choice.locator('option', { hasText: new RegExp(`^\\s*${instance}`) }).first()
  await choice.selectOption({ label: (await option.textContent())!.trim() })
}

/** What a form takes from a quota is told beside it (G-GATE-12). */
const takes = (where: Locator, quota: string) =>
  where.locator('stratus-quota-pie').filter({ hasText: quota }).getByText('Added', { exact: false }).first().waitFor()

const portsCell = (page: Page, text: string) => page.locator('td[data-column="ports"]').getByText(text, { exact: true })

describe('the list of networks', () => {
  it('A-NEUTRON-01 W-TABLE-29 W-TABLE-58 has own, shared and external ones with their subnets; what others share cannot be changed; is filtered from its address; a filter that leaves nothing says so, and is cleared at once', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'net-alpha').getByText('alpha-v4 10.10.1.0/24').waitFor()
    for (const name of ['shared-net', 'public', 'net-beta']) await rowOf(page, name).waitFor()
    const edit = rowOf(page, 'shared-net').getByRole('button', { name: /^Edit Network/ })
    await edit.waitFor()
    expect(await edit.getAttribute('aria-disabled')).toBe('true')
    await rowOf(page, 'net-alpha')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByRole('button', { name: 'Copy Project ID' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'networks')

    await page.goto(`${server.url}${networks}?shared=true`)
    await rowOf(page, 'shared-net').waitFor()
    expect(await rowOf(page, 'net-alpha').count()).toBe(0)
    await page.goto(`${server.url}${networks}?shared=true&label=zzz`)
    const clear = page.getByRole('button', { name: 'Clear filters' })
    await clear.waitFor()
    await page.getByText('Nothing matches the filters.').waitFor()
    await heading(page).getByText('0 of 7', { exact: true }).waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Create Network' }).waitFor()
    expect(await page.locator('.table-empty').getByRole('button').count()).toBe(1)
    await page.locator('.table-empty').getByRole('button', { name: 'Clear filters' }).waitFor()
    await shot(page, 'nothing-matches')
    await clear.click()
    await rowOf(page, 'net-alpha').waitFor()
    await heading(page).getByText('7', { exact: true }).waitFor()
    const search = page.getByRole('combobox', { name: 'Search Networks' })
    await search.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('zzz')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing matches “zzz”.').waitFor()
    await heading(page).getByText('0 of 7', { exact: true }).waitFor()
    await clear.click()
    await rowOf(page, 'net-alpha').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await close()
  })
})

describe('a new network', () => {
  it('A-NEUTRON-01 E-TXT-01 is made with its subnet in three steps, or alone; what is refused is sent again as it was typed', async () => {
    const { page, close } = await signedIn(networks, 'demo', { allow: anyFailure })
    await rowOf(page, 'net-alpha').waitFor()
    await pageAction(page, 'Create Network').click()
    await wizard(page).getByLabel('Network Name').fill(hostile)
    await takes(wizard(page), 'Networks')
    await press(page, 'Next')
    await wizard(page).getByLabel('Network Address').fill('10.77.0.0/32')
    await wizard(page).getByLabel('Gateway IP').focus()
    await wizard(page).getByText('The subnet in the Network Address is too small (/32).').waitFor()
    expect(await wizard(page).getByRole('button', { name: 'Create', exact: true }).isDisabled()).toBe(true)
    await wizard(page).getByLabel('Network Address').fill('10.77.0.0/24')
    await press(page, 'Next')
    await wizard(page).getByLabel('DNS Name Servers').fill('9.9.9.9')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Create')
    await expectToast(page, `Created network "${hostile}".`)
    await rowOf(page, hostile).getByText('10.77.0.0/24').waitFor()

    await pageAction(page, 'Create Network').click()
    await wizard(page).getByLabel('Network Name').fill('half')
    await press(page, 'Next')
    await wizard(page).getByLabel('Network Address').fill('10.78.0.0/24')
    const body = 'No more IP addresses available.'
    await steer(server, { fault: { operation: 'neutron.subnets.create', status: 409, body, times: 1 } })
    await press(page, 'Create')
    await wizard(page).getByText(body).first().waitFor()
    expect(await wizard(page).getByLabel('Network Address').inputValue()).toBe('10.78.0.0/24')
    await press(page, 'Create')
    await rowOf(page, 'half').getByText('10.78.0.0/24').waitFor()
    expect(await rowOf(page, 'half').count(), 'the network is not made twice').toBe(1)

    await pageAction(page, 'Create Network').click()
    await wizard(page).getByLabel('Network Name').fill('kept')
    await wizard(page).getByLabel('Create Subnet').uncheck()
    await steer(server, { fault: { operation: 'neutron.networks.create', status: 500, times: 1 } })
    await press(page, 'Create')
    await expectToast(page, 'Unable to create the network.')
    expect(await wizard(page).getByLabel('Network Name').inputValue()).toBe('kept')
    await press(page, 'Create')
    await rowOf(page, 'kept').waitFor()
    await close()
  })
})

describe('the page of a network', () => {
  it('A-NEUTRON-01 T-FLAT-10 P-TRK-06 has what is known, its subnets and ports, each under its own address; what is not there is not found', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'net-alpha').getByRole('link', { name: 'net-alpha' }).click()
    await page.waitForURL(/\/project\/networks\/[0-9a-f-]{36}\/detail$/)
    await page.getByRole('heading', { name: 'Network Overview' }).waitFor()
    await heading(page).getByText('Active', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('tab', { name: 'Subnets' }).click()
    await page.waitForURL(/tab=network_tabs__subnets_tab$/)
    await rowOf(page, 'alpha-v4').getByText('10.10.1.0/24').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await page.getByRole('tab', { name: 'Ports' }).click()
    await page.waitForURL(/tab=network_tabs__ports_tab$/)
    await rowOf(page, 'spare-port').getByText('Detached').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'network-ports')
    await rowOf(page, 'spare-port').getByRole('link').click()
    await page.waitForURL(/\/project\/networks\/ports\/[0-9a-f-]{36}\/detail$/)
    await page.getByText('fa:16:3e:44:83:0d').first().waitFor()
    await page.goBack()
    await rowOf(page, 'spare-port').waitFor()
    const id = await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const { items } = (await (await fetch('/api/neutron/ports/', { headers })).json()) as {
        items: { id: string; security_groups: string[] }[]
      }
      return items.find(({ security_groups: groups }) => groups.length > 1)?.id
    })
    await page.goto(`${server.url}${networks}ports/${id}/detail`)
    const groups = page.getByRole('region', { name: 'Security Groups' })
    for (const name of ['default', 'web']) await groups.getByText(name, { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'port-security-groups')
    for (const path of ['nope/detail', 'subnets/nope/detail', 'ports/nope/detail']) {
      await page.goto(`${server.url}${networks}${path}`)
      await page.waitForURL('**/not_found')
    }
    await close()
  })

  it('A-NEUTRON-01 P-NET-21 gets a port and a subnet, which are on their tabs at once, and loses the subnet on its page', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'net-empty-down').getByRole('link').click()
    await page.getByRole('tab', { name: 'Ports' }).click()
    await withoutPolling(page)
    await settled(page)
    await chooseOnPage(page, 'Create Port')
    await form(page).getByRole('textbox', { name: 'Name' }).fill('by-the-menu')
    await form(page).getByRole('button', { name: 'Create', exact: true }).click()
    await rowOf(page, 'by-the-menu').waitFor()
    await page.getByRole('tab', { name: 'Subnets' }).click()
    await page.getByRole('button', { name: 'Create Subnet', exact: true }).first().click()
    await form(page).getByLabel('Subnet Name').fill('six')
    await form(page).getByLabel('Network Address').fill('fd77::/64')
    await expect.poll(() => form(page).getByLabel('IP Version').inputValue()).toBe('6')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await form(page).getByRole('button', { name: 'Create', exact: true }).click()
    await expectToast(page, 'Created subnet "six".')
    await rowOf(page, 'six').getByText('IPv6').waitFor()
    await rowOf(page, 'six').getByRole('link').click()
    await page.getByText('fd77::1').first().waitFor()
    await chooseOnPage(page, 'Delete Subnet')
    await confirm(page, 'Delete Subnet')
    await page.waitForURL(/tab=network_tabs__subnets_tab/)
    await expectToast(page, 'Deleted Subnet: six.')
    await rowOf(page, 'six').waitFor({ state: 'detached' })
    await close()
  })

  it('is edited by Horizon’s own form and deleted; one in use is named with the reason', async () => {
    const { page, close } = await signedIn()
    await chooseRowAction(page, 'net-empty-down', 'Edit Network')
    await form(page).getByLabel('Name').fill('renamed')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await rowOf(page, 'renamed').getByRole('link').click()
    await page.getByRole('heading', { name: 'renamed' }).waitFor()
    await chooseOnPage(page, 'Delete Network')
    await confirm(page, 'Delete Network')
    await page.waitForURL(`**${networks}`)
    await expectToast(page, 'Deleted Network: renamed.')
    await chooseRowAction(page, 'net-beta', 'Delete Network')
    await confirm(page, 'Delete Network')
    await page
      .getByText(/ports still in use|Unable to delete network/)
      .first()
      .waitFor()
    await close()
  })
})

describe('a network without Horizon', () => {
  const visits = visitsTo(dashboardWithoutHorizon(), networks)

  it('P-NET-23 is given a QoS policy, to which its page leads; boxes of its forms say what they are for', async () => {
    const { page, close } = await visits()
    await chooseRowAction(page, 'net-beta', 'Edit Network')
    await form(page).getByText('If checked, the network will be enabled.').waitFor()
    await form(page).getByLabel('QoS Policy').selectOption('qos-bandwidth')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Network net-beta was successfully updated.')
    await rowOf(page, 'net-beta').getByRole('link').first().click()
    const policy = page.locator('dt', { hasText: 'QoS Policy ID' }).locator('+ dd').getByRole('link')
    await policy.waitFor()
    expect(await axe(page)).toEqual([])
    await policy.click()
    await page.getByRole('heading', { name: 'qos-bandwidth' }).waitFor()
    await page.goBack()
    await chooseOnPage(page, 'Create Port')
    const groups = form(page).getByRole('group', { name: 'Port Security Groups' })
    await groups.getByText('Without a choice it is the default group of the project.').waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })
})

describe('floating IPs', () => {
  const path = '/project/floating_ips/'

  it('A-NEUTRON-06 E-TXT-01 are allocated, associated, taken off and released; one no router leads to says so in the form', async () => {
    const { page, close } = await signedIn(path, 'demo', { allow: anyFailure })
    await rowWith(page, '203.0.113.83')
      .getByRole('link', { name: /^vm-alpha-1/ })
      .waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'floating-ips')
    await pageAction(page, 'Allocate IP To Project').click()
    const allocate = form(page).getByRole('button', { name: 'Allocate IP', exact: true })
    await allocate.waitFor()
    await takes(form(page), 'Floating IPs')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await allocate.click()
    await expectToast(page, /Allocated Floating IP 203\.0\.113\.\d+\./)
    await rowAction(page, '203.0.113.119', 'Associate')
    const apart = form(page).locator('optgroup[label="No router of the project leads to public"]')
    await apart.getByRole('option', { name: /^vm-gamma-1/ }).waitFor({ state: 'attached' })
    await choosePort(page, 'vm-gamma-1')
    await form(page).getByRole('button', { name: 'Associate', exact: true }).click()
    await form(page)
      .getByText(/is not reachable from subnet/)
      .first()
      .waitFor()
    expect(await form(page).getByLabel('Port to be associated').inputValue()).not.toBe('')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await choosePort(page, 'vm-alpha-2')
    await form(page).getByRole('button', { name: 'Associate', exact: true }).click()
    await expectToast(page, 'IP address 203.0.113.119 associated.')
    await rowWith(page, '203.0.113.119')
      .getByRole('link', { name: /^vm-alpha-2/ })
      .waitFor()
    await rowAction(page, '203.0.113.119', 'Disassociate')
    await confirm(page, 'Disassociate')
    await expectToast(page, 'Disassociated Floating IP: 203.0.113.119.')
    await rowAction(page, '203.0.113.119', 'Release Floating IP')
    await confirm(page, 'Release Floating IP')
    await expectToast(page, 'Released Floating IP: 203.0.113.119.')
    await rowWith(page, '203.0.113.119').waitFor({ state: 'detached' })
    await close()
  })
})

describe('security groups', () => {
  const path = '/project/security_groups/'

  it('A-NEUTRON-06 have a page of their rules; are made, given a rule, relieved of it and deleted by Horizon’s own forms', async () => {
    const { page, close } = await signedIn(path)
    await rowOf(page, 'db').waitFor()
    expect(await axe(page)).toEqual([])
    await rowOf(page, 'db').getByRole('link').click()
    await portsCell(page, '3306 (MYSQL)').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'security-group')
    await page.getByRole('link', { name: 'web', exact: true }).click()
    await page.getByRole('heading', { name: 'web' }).waitFor()
    await portsCell(page, '8000 - 8080').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Security Groups' }).click()
    await pageAction(page, 'Create Security Group').click()
    await form(page).getByLabel('Name').fill(hostile)
    await takes(form(page), 'Security Groups')
    await form(page).getByRole('button', { name: 'Create Security Group' }).click()
    await rowOf(page, hostile).getByRole('link').click()
    await page.locator('.page-actions').getByRole('button', { name: 'Add Rule' }).click()
    await form(page).getByLabel('Port', { exact: true }).fill('22')
    await form(page).getByRole('button', { name: 'Add', exact: true }).click()
    await portsCell(page, '22 (SSH)').waitFor()
    await page.getByRole('button', { name: /^Delete Rule / }).click()
    await portsCell(page, '22 (SSH)').waitFor({ state: 'detached' })
    await chooseOnPage(page, 'Delete Security Group')
    await confirm(page, 'Delete Security Group')
    await page.waitForURL(`**${path}`)
    await rowOf(page, hostile).waitFor({ state: 'detached' })
    await close()
  })
})

/** An administrator leaves the page's project no room for anything of the network service. */
async function fillQuotas(page: Page): Promise<void> {
  const project = await page.evaluate(async () => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const session: unknown = await (await fetch('/api/keystone/user-session/', { headers })).json()
    return (session as { project_id: string }).project_id
  })
  const admin = await signedIn('/project/key_pairs', 'admin', { context: await openContext() })
  const status = await admin.page.evaluate(async (id) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const things = ['security_group_rule', 'floatingip', 'port', 'router', 'security_group', 'network', 'subnet']
    const answer = await fetch(`/api/neutron/quotas-sets/${id}`, {
      method: 'PATCH',
      headers: { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(things.map((thing) => [thing, 0]))),
    })
    return answer.status
  }, project)
  expect(status).toBe(204)
  await admin.close()
  await admin.context.close()
}

describe('quotas of the network service', () => {
  it('issue 5: what is used up cannot be created, and says why', async () => {
    const { page, close } = await signedIn()
    await page.getByRole('button', { name: 'Create Network' }).and(page.locator(':not([aria-disabled])')).waitFor()
    await fillQuotas(page)
    const full = (name: string, reason: string) =>
      page
        .getByRole('button', { name, disabled: true })
        .and(page.getByTitle(reason, { exact: true }))
        .first()
        .waitFor()
    await page.goto(server.url + networks)
    await full('Create Network', 'Your quota leaves no further network.')
    await rowOf(page, 'net-alpha').getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Ports' }).click()
    await full('Create Port', 'Your quota leaves no further port.')
    await page.getByRole('tab', { name: 'Subnets' }).click()
    await page.getByRole('button', { name: 'Create Subnet', exact: true }).first().click()
    await form(page).getByText('Your quota leaves no further subnet.').waitFor()
    await page.goto(`${server.url}/project/floating_ips/`)
    await full('Allocate IP To Project', 'Your quota leaves no further floating IP.')
    await page.goto(`${server.url}/project/security_groups/`)
    await full('Create Security Group', 'Your quota leaves no further security group.')
    await rowOf(page, 'default').getByRole('link').first().click()
    await page.locator('.page-actions').getByRole('button', { name: 'Actions' }).click()
    const addRule = page.getByRole('menuitem', { name: 'Add Rule', disabled: true })
    await addRule.getByText('Your quota leaves no further security group rule.').waitFor()
    await page.goto(`${server.url}/project/network_topology/`)
    await full('Create Router', 'Your quota leaves no further router.')
    await close()
  })
})
