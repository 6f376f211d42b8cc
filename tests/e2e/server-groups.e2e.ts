import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'
import { chooseOnPage } from './support/identity.js'
import { goTo, wizard } from './support/launch.js'

const server = dashboardOnFreshCloud()
const groups = '/project/server_groups'
const signedIn = visitsTo(server, groups)

async function openCreate(page: Page): Promise<void> {
  await rowOf(page, 'group-affinity').waitFor()
  await page.locator('.page-actions').getByRole('button', { name: 'Create Server Group' }).click()
  await modal(page).getByLabel('Name').waitFor()
}

describe('two windows', () => {
  it('S-CHANGE-07 what is made in one is seen in the other, though its list has come to rest', async () => {
    const { page, context, close } = await signedIn()
    await rowOf(page, 'group-affinity').waitFor()
    await settled(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await openCreate(other)
    await modal(other).getByLabel('Name').fill('from-the-other')
    await modal(other).getByLabel('Policy').selectOption('affinity')
    await modalButton(other, 'Create Server Group').click()
    await rowOf(other, 'from-the-other').waitFor()
    // Sooner than the list would ask by itself.
    await rowOf(page, 'from-the-other').waitFor({ timeout: 20_000 })
    await other.close()
    await close()
  })
})

describe('the list of server groups', () => {
  it('P-ROUTE-01 P-SG-04 filters by policy, in the address too; shows them by name, accessible in light and dark', async () => {
    const { page, close } = await signedIn(`${groups}?policy=affinity`)
    await rowOf(page, 'group-affinity').waitFor()
    expect(await page.locator('tr[data-key]').count()).toBe(1)

    await page.goto(server.url + groups)
    await rowOf(page, 'group-anti').waitFor()
    await rowOf(page, 'group-affinity').getByText('Affinity', { exact: true }).waitFor()
    const names = await page.locator('tr[data-key]').getByRole('link').allTextContents()
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    expect(await axe(page)).toEqual([])
    await shot(page, 'server-groups')
    await close()
  })

  it('P-SG-07 who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(groups, 'reader')
    await rowOf(page, 'group-affinity').waitFor()
    await settled(page)
    for (const name of ['Create Server Group', 'Delete Server Groups', 'Delete Server Group', 'Launch Instance'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    await close()
  })
})

describe('creating a server group', () => {
  it('P-SG-01 P-SG-05 P-SG-06 P-SG-08 with a name and one of four policies; says what is missing; a quota used up meanwhile keeps what was typed', async () => {
    const name = '<b>x</b> /%2F#?.. ü'
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    await openCreate(page)
    await modal(page).getByLabel('Name').focus()
    await modal(page).getByLabel('Policy').focus()
    await modal(page).getByText('A server group name is required.').waitFor()
    await modal(page).getByLabel('Name').fill('x'.repeat(256))
    await modal(page).getByText('A policy is required.').waitFor()
    await modal(page).getByText('A server group name less than 256 characters is required.').waitFor()
    await modal(page).getByLabel('Name').fill('late')
    await modal(page).getByLabel('Policy').selectOption('affinity')
    const body = 'Quota exceeded, too many server groups.'
    await steer(server, { fault: { operation: 'nova.serverGroups.create', status: 403, body, times: 1 } })
    await modalButton(page, 'Create Server Group').click()
    await modal(page).getByRole('alert').filter({ hasText: body }).waitFor()
    expect(await modal(page).getByLabel('Name').inputValue()).toBe('late')
    await modalButton(page, 'Create Server Group').click()
    await expectToast(page, 'Server Group late was successfully created.')

    await openCreate(page)
    expect(await modalButton(page, 'Create Server Group').isDisabled()).toBe(true)
    await modal(page).getByLabel('Name').fill(name)
    expect(await modalButton(page, 'Create Server Group').isDisabled()).toBe(true)
    await modal(page).getByRole('option', { name: 'Soft Anti Affinity' }).waitFor({ state: 'attached' })
    expect(await modal(page).getByLabel('Policy').getByRole('option').allTextContents()).toEqual([
      'Select a policy',
      'Affinity',
      'Anti Affinity',
      'Soft Affinity',
      'Soft Anti Affinity',
    ])
    await modal(page).getByLabel('Policy').selectOption('soft-affinity')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modalButton(page, 'Create Server Group').click()
    await expectToast(page, `Server Group ${name} was successfully created.`)
    await rowOf(page, name).getByText('Soft Affinity').waitFor()
    await close()
  })

  it('P-SG-02 P-SG-05 a server without soft policies offers two; one that does not tell users shows id, name and policy', async () => {
    await steer(server, { fault: { operation: 'nova.features.get', status: 404, body: 'unknown' } })
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    await openCreate(page)
    await settled(page)
    expect(await modal(page).getByLabel('Policy').getByRole('option').allTextContents()).toEqual([
      'Select a policy',
      'Affinity',
      'Anti Affinity',
    ])
    await page.keyboard.press('Escape')

    await rowOf(page, 'group-affinity').getByRole('link').click()
    await page.getByRole('heading', { name: 'Server Group Members' }).waitFor()
    await settled(page)
    expect(await page.locator('dt').allTextContents()).toEqual(['ID', 'Name', 'Policy'])
    await close()
  })
})

describe('a server group', () => {
  it('P-SG-09 an instance is launched into it, with the group chosen', async () => {
    const { page, close } = await signedIn()
    await chooseRowAction(page, 'group-anti', 'Launch Instance')
    await goTo(page, 'Server Groups')
    await wizard(page).getByRole('button', { name: 'Deallocate group-anti', exact: true }).waitFor()
    await shot(page, 'launch-into-group')
    await close()
  })

  it('P-ROUTE-04 P-ROUTE-06 P-ROUTE-09 P-SG-02 P-SG-03 W-DETAIL-05 its Overview shows owner, policy and members, also when instances cannot be read; deleted there, one is back on the list; one that is gone is not found', async () => {
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    await rowOf(page, 'group-affinity').getByRole('link').click()
    await page.waitForURL(/\/ngdetails\/OS::Nova::ServerGroup\/[0-9a-f-]{36}$/)
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.locator('dt').getByText('User ID', { exact: true }).waitFor()
    expect(await page.locator('dt').allTextContents()).toEqual(['ID', 'Name', 'Project ID', 'User ID', 'Policy'])
    await page.getByRole('heading', { name: 'Server Group Members' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'vm-alpha-2' }).click()
    await page.waitForURL(/\/project\/instances\/[0-9a-f-]{36}\/$/)

    await page.goto(server.url + groups)
    await rowOf(page, 'group-affinity').waitFor()
    await steer(server, { fault: { operation: 'nova.servers.list', status: 503 } })
    await rowOf(page, 'group-affinity').getByRole('link').click()
    await page.getByRole('heading', { name: 'Server Group Members' }).waitFor()
    await page.getByRole('link', { name: /^[0-9a-f-]{36}$/ }).waitFor()
    await steer(server, { clearFaults: true })

    await chooseOnPage(page, 'Delete Server Group')
    await page.getByText('You have selected "group-affinity". Deleted server group is not recoverable.').waitFor()
    // An instance is a member of it.
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Server Group', exact: true }).click()
    await expectToast(page, 'Deleted Server Group: group-affinity.')
    await page.waitForURL(`**${groups}`)
    await rowOf(page, 'group-anti').waitFor()
    expect(await rowOf(page, 'group-affinity').count()).toBe(0)

    // An old address.
    await page.goto(`${server.url}${groups}/00000000-0000-0000-0000-000000000000`)
    await page.waitForURL('**/not_found')
    await close()
  })
})
