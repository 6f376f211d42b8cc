import { describe, expect, it } from 'vitest'
import { axe, settled, type Page, type VisitOptions } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, pressRetry, signedIn as signIn, steer } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = (path: string, user: string, options: VisitOptions) => signIn(server, path, user, options)

/** What can go wrong with a call; each list meets two of them. */
const troubles = [
  { status: 503, body: 'Away.' },
  { kind: 'garbage' },
  { status: 404 },
  { status: 500 },
  { status: 403 },
  { kind: 'drop' },
  { kind: 'html' },
] as const
const others = troubles.filter((one) => !('status' in one && one.status === 404))
const trouble = (at: number) => troubles[at % troubles.length]

const retryOf = (page: Page) => page.getByRole('button', { name: /retry|try again/i }).first()

describe('a part of a page of the cloud', () => {
  it('G-GATE-16 that is refused does not lead to the page that is refused, too; one that fails does', async () => {
    const { page, close } = await signedIn('/project/stacks/', 'demo', { allow: anyFailure })
    await page.locator('tr[data-key]').getByRole('link').first().click()
    // What it asks for at first is none of what fails below.
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await settled(page)
    const original = page.locator('main').getByRole('link', { name: 'Open the original page' })
    for (const [status, said, links] of [
      [500, 'The cloud answered with the error 500.', 1],
      [403, 'You are not authorized to access this page', 0],
    ] as const) {
      await steer(server, { fault: { path: 'project/stacks/stack/', status, times: 1 } })
      await page.getByRole('tab', { name: 'Overview' }).click()
      await page.getByText(said).waitFor()
      await expect.poll(() => original.count()).toBe(links)
      expect(await axe(page)).toEqual([])
      await page.getByRole('tab', { name: 'Topology' }).click()
      await settled(page)
    }
    await close()
  })
})

describe('the network topology', () => {
  it('G-GATE-16 that cannot be read says so, and why in the words of the cloud', async () => {
    await steer(server, { fault: { operation: 'horizon.topology', status: 500, body: 'Neutron rests.' } })
    const { page, close } = await signedIn('/project/network_topology/', 'demo', { allow: anyFailure })
    await page.getByText('Unable to retrieve the network topology. Neutron rests.', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })
})

describe('one service that fails', () => {
  /** A list, the call that reads it, and the calls that read its first thing, some of them for a tab of that thing's page. */
  const project = [
    ['/project/instances/', 'nova.servers.list', 'nova.servers.get'],
    ['/project/images', 'glance.images.list', 'glance.images.get'],
    ['/project/key_pairs', 'nova.keypairs.list', 'nova.keypairs.get'],
    ['/project/server_groups', 'nova.serverGroups.list', 'nova.serverGroups.get'],
    ['/project/volumes/', 'cinder.volumes.list', 'cinder.volumes.list'],
    ['/project/snapshots/', 'cinder.snapshots.list'],
    ['/project/networks/', 'neutron.networks.list', 'neutron.networks.list'],
    ['/project/floating_ips/', 'neutron.floatingIps.list'],
    ['/project/security_groups/', 'neutron.securityGroups.list', 'neutron.securityGroups.list'],
    ['/project/trunks', 'neutron.trunks.list', 'neutron.trunks.get'],
    ['/project/network_qos', 'neutron.qosPolicies.list', 'neutron.qosPolicies.get'],
    ['/project/containers/container/docs', 'swift.objects.list'],
  ] as const
  const admin = [
    ['/admin/flavors', 'nova.flavors.list'],
    ['/admin/images', 'glance.images.list'],
    ['/admin/trunks', 'neutron.trunks.list'],
    ['/identity/', 'keystone.projects.list', 'keystone.projects.get'],
    ['/identity/domains', 'keystone.domains.list', 'keystone.domains.get'],
    ['/identity/users/', 'keystone.users.list', 'keystone.users.get'],
    ['/identity/groups', 'keystone.groups.list'],
    ['/identity/roles', 'keystone.roles.list'],
  ] as const
  const allow = [...anyFailure, /ERR_|JSON/]
  const firstLink = (page: Page) => page.locator('tr[data-key]').getByRole('link').first()

  /** Opens the page of the first thing listed while a call of it fails, and has it asked again. */
  async function expectRetryOfFirst(page: Page, operation: string, at: number): Promise<void> {
    const link = firstLink(page)
    const [href, name] = [await link.getAttribute('href'), (await link.textContent())?.trim() ?? '']
    // A 404 is the not-found page's.
    await steer(server, { fault: { operation, ...others[at % others.length] } })
    await page.goto(server.url + href)
    await retryOf(page).waitFor()
    // An ID tells nobody what it is that could not be read.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(/^[\da-f-]{32,}$/)
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await retryOf(page).waitFor({ state: 'detached' })
  }

  it.each([
    ['demo', project],
    ['admin', admin],
  ] as const)(
    'issue 5: every list of %s says what could not be read; later it keeps its last rows, says how old they are and why; so does every page of a thing',
    async (user, lists) => {
      const { page, close } = await signedIn('/not_found', user, { allow })
      const rows = page.locator('tr[data-key]')
      for (const [at, [path, operation, ofOne]] of lists.entries()) {
        await steer(server, { fault: { operation, ...trouble(at) } })
        await page.goto(server.url + path)
        await retryOf(page).waitFor()
        await steer(server, { clearFaults: true })
        await pressRetry(page)
        await rows.first().waitFor()
        await settled(page)
        const before = await rows.count()
        await steer(server, { fault: { operation, ...trouble(at + 1) } })
        await page.getByRole('button', { name: 'Refresh', exact: true }).click()
        await retryOf(page).waitFor()
        await expect.poll(() => rows.count(), { message: path }).toBe(before)
        await page
          .locator('stratus-live-table')
          .getByText(/Updated/)
          .first()
          .waitFor()
        await steer(server, { clearFaults: true })
        await pressRetry(page)
        await retryOf(page).waitFor({ state: 'detached' })
        if (ofOne) await expectRetryOfFirst(page, ofOne, at)
      }
      await close()
    },
    120_000,
  )

  it('issue 5: pages of parts of a network say what could not be read, and show it after a retry', async () => {
    const { page, close } = await signedIn('/project/networks/', 'demo', { allow })
    const href = await firstLink(page).getAttribute('href')
    for (const [at, [tab, operation]] of (
      [
        ['network_tabs__subnets_tab', 'neutron.subnets.list'],
        ['network_tabs__ports_tab', 'neutron.ports.list'],
      ] as const
    ).entries()) {
      await page.goto(`${server.url}${href}?tab=${tab}`)
      await firstLink(page).waitFor()
      await settled(page)
      await expectRetryOfFirst(page, operation, at)
    }
    await close()
  })

  it('issue 5: the list of containers says that it could not be read, also for another prefix', async () => {
    await steer(server, { fault: { operation: 'swift.containers.list', status: 503, body: 'Away.' } })
    const { page, close } = await signedIn('/project/containers/', 'demo', { allow: anyFailure })
    const containers = page.getByRole('region', { name: 'Containers' })
    await containers.getByText('Unable to get the Swift container listing.').waitFor()
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await containers.getByRole('link', { name: /^docs/ }).waitFor()
    await steer(server, { fault: { operation: 'swift.containers.list', status: 503, body: 'Away.' } })
    await containers.getByRole('searchbox', { name: 'Prefix' }).fill('do')
    await containers.getByText('Unable to get the Swift container listing.').waitFor()
    await expect.poll(() => containers.getByRole('link').count()).toBe(0)
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await containers.getByRole('link', { name: /^docs/ }).waitFor()
    await close()
  })
})
