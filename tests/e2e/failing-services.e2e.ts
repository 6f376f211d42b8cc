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
  const project = [
    ['/project/instances/', 'nova.servers.list'],
    ['/project/images', 'glance.images.list'],
    ['/project/key_pairs', 'nova.keypairs.list'],
    ['/project/server_groups', 'nova.serverGroups.list'],
    ['/project/volumes/', 'cinder.volumes.list'],
    ['/project/snapshots/', 'cinder.snapshots.list'],
    ['/project/networks/', 'neutron.networks.list'],
    ['/project/floating_ips/', 'neutron.floatingIps.list'],
    ['/project/security_groups/', 'neutron.securityGroups.list'],
    ['/project/trunks', 'neutron.trunks.list'],
    ['/project/network_qos', 'neutron.qosPolicies.list'],
    ['/project/containers/container/docs', 'swift.objects.list'],
  ] as const
  const admin = [
    ['/admin/flavors', 'nova.flavors.list'],
    ['/admin/images', 'glance.images.list'],
    ['/admin/trunks', 'neutron.trunks.list'],
    ['/identity/', 'keystone.projects.list'],
    ['/identity/domains', 'keystone.domains.list'],
    ['/identity/users/', 'keystone.users.list'],
    ['/identity/groups', 'keystone.groups.list'],
    ['/identity/roles', 'keystone.roles.list'],
  ] as const

  it.each([
    ['demo', project],
    ['admin', admin],
  ] as const)(
    'issue 5: every list of %s says what could not be read; later it keeps its last rows, says how old they are and why',
    async (user, lists) => {
      const { page, close } = await signedIn('/project/images', user, { allow: [...anyFailure, /ERR_|JSON/] })
      const rows = page.locator('tr[data-key]')
      for (const [at, [path, operation]] of lists.entries()) {
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
      }
      await close()
    },
    120_000,
  )

  const ofUser = [
    ['/project/instances/', 'nova.servers.get'],
    ['/project/images', 'glance.images.get'],
    ['/project/key_pairs', 'nova.keypairs.get'],
    ['/project/server_groups', 'nova.serverGroups.get'],
    ['/project/volumes/', 'cinder.volumes.list'],
    ['/project/networks/', 'neutron.networks.list'],
    ['/project/networks/', 'neutron.subnets.list', 'network_tabs__subnets_tab'],
    ['/project/networks/', 'neutron.ports.list', 'network_tabs__ports_tab'],
    ['/project/security_groups/', 'neutron.securityGroups.list'],
    ['/project/trunks', 'neutron.trunks.get'],
    ['/project/network_qos', 'neutron.qosPolicies.get'],
  ] as const
  const ofAdmin = [
    ['/identity/', 'keystone.projects.get'],
    ['/identity/domains', 'keystone.domains.get'],
    ['/identity/users/', 'keystone.users.get'],
  ] as const

  it.each([
    ['demo', ofUser],
    ['admin', ofAdmin],
  ] as const)(
    'issue 5: every page of a thing of %s says what could not be read, and shows it after a retry',
    async (user, things) => {
      const { page, close } = await signedIn('/project/images', user, { allow: [...anyFailure, /ERR_|JSON/] })
      const link = page.locator('tr[data-key]').getByRole('link').first()
      for (const [at, [path, operation, tab]] of things.entries()) {
        await page.goto(server.url + path)
        // A part of a thing is on a tab of its page.
        if (tab) await page.goto(`${server.url}${await link.getAttribute('href')}?tab=${tab}`)
        await link.waitFor()
        await settled(page)
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
      await close()
    },
    120_000,
  )

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
