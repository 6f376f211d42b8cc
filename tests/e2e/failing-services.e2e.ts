import { describe, expect, it } from 'vitest'
import { axe, settled, type Page, type VisitOptions } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, pressRetry, signedIn as signIn, steer } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = (path: string, user: string, options: VisitOptions) => signIn(server, path, user, options)

/** What can go wrong with a call; each list meets two of them, and each page of a thing one. */
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

describe('pages of the cloud', () => {
  it('G-GATE-16 a part that fails leads to the page of the cloud, one that is refused does not; the topology says why in the words of the cloud', async () => {
    const { page, close } = await signedIn('/project/stacks/', 'demo', { allow: anyFailure })
    await page.locator('tr[data-key]').getByRole('link').first().click()
    // What it asks for at first is none of what fails below.
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await settled(page)
    const original = page.locator('main').getByRole('link', { name: 'Open the original page' })
    for (const [status, said, links] of [
      [403, 'You are not authorized to access this page', 0],
      [500, 'The cloud answered with the error 500.', 1],
    ] as const) {
      await steer(server, { fault: { path: 'project/stacks/stack/', status, times: 1 } })
      await page.getByRole('tab', { name: 'Overview' }).click()
      await page.getByText(said).waitFor()
      await expect.poll(() => original.count()).toBe(links)
      if (links) expect(await axe(page)).toEqual([])
      await page.getByRole('tab', { name: 'Topology' }).click()
      await settled(page)
    }
    await steer(server, { fault: { operation: 'horizon.topology', status: 500, body: 'Neutron rests.' } })
    await page.getByRole('link', { name: 'Network Topology', exact: true }).click()
    await page.getByText('Unable to retrieve the network topology. Neutron rests.', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })
})

interface Read {
  path: string
  operation: string
  ofOne?: string
  tabs?: readonly (readonly [tab: string, operation: string])[]
}

describe('one service that fails', () => {
  /**
   * A list, the call that reads it, the call that reads its first thing, and calls for tabs of that thing's page: one of each that is
   * read or drawn in a way of its own; which parts all the others share tells panel-lists.test.ts.
   */
  const lists: readonly Read[] = [
    { path: '/project/instances/', operation: 'nova.servers.list', ofOne: 'nova.servers.get' },
    { path: '/project/images', operation: 'glance.images.list', ofOne: 'glance.images.get' },
    {
      path: '/project/networks/',
      operation: 'neutron.networks.list',
      ofOne: 'neutron.networks.list',
      tabs: [
        ['network_tabs__subnets_tab', 'neutron.subnets.list'],
        ['network_tabs__ports_tab', 'neutron.ports.list'],
      ],
    },
    { path: '/project/trunks', operation: 'neutron.trunks.list' },
    // Not a 500: then volumes are read from Horizon's page.
    { path: '/project/volumes/', operation: 'cinder.volumes.list', ofOne: 'cinder.volumes.list' },
    { path: '/project/containers/container/docs', operation: 'swift.objects.list' },
  ]
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

  it('issue 5: a list says what could not be read; later it keeps its last rows, says how old they are and why; so does the page of a thing, and that of a part of it', async () => {
    const { page, close } = await signedIn('/not_found', 'demo', { allow })
    const rows = page.locator('tr[data-key]')
    let things = 0
    for (const [at, { path, operation, ofOne, tabs = [] }] of lists.entries()) {
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
      if (!ofOne) continue
      const href = await firstLink(page).getAttribute('href')
      await expectRetryOfFirst(page, ofOne, things++)
      for (const [tab, reads] of tabs) {
        await page.goto(`${server.url}${href}?tab=${tab}`)
        await firstLink(page).waitFor()
        await settled(page)
        await expectRetryOfFirst(page, reads, things++)
      }
    }
    await close()
  }, 120_000)

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

describe('a connection that was lost', () => {
  it('S-CHANGE-12 a list and a part of a page are read again at once when the network is back, the list with one call', async () => {
    // Lists that failed would ask by themselves half a minute later.
    await steer(server, { settings: { AJAX_POLL_INTERVAL: 60_000 }, reset: true })
    const { page, context, close } = await signedIn('/project/stacks/', 'demo', { allow: [...anyFailure, /ERR_/] })
    const soon = { timeout: 8000 }
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/project/stacks/')) asked.push(pathname)
    })
    const isBack = async (): Promise<void> => {
      asked.length = 0
      await context.setOffline(false)
      await retryOf(page).waitFor({ state: 'detached', ...soon })
    }
    await page.locator('tr[data-key]').first().waitFor()
    // Its code comes with the first press.
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await settled(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await retryOf(page).waitFor()
    await isBack()
    await settled(page)
    expect(asked).toHaveLength(1)
    await page.locator('tr[data-key]').getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Events' }).click()
    await page.locator('tr[data-key]').first().waitFor()
    await settled(page)
    await context.setOffline(true)
    await page.getByRole('tab', { name: 'Resources' }).click()
    await retryOf(page).waitFor()
    await isBack()
    await close()
  })

  it('S-CHANGE-12 a page whose code could not come is there when the network is back', async () => {
    const allow = [...anyFailure, /ERR_/, /Failed to fetch dynamically imported module/]
    const { page, context, close } = await signedIn('/project/key_pairs', 'demo', { ownProfile: true, allow })
    await settled(page)
    await context.setOffline(true)
    await page.locator('stratus-side-nav').getByRole('link', { name: 'Template Generator' }).click()
    await page.getByText('The server cannot be reached.').waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Template Generator', level: 1 }).waitFor()
    await close()
  })
})

describe('a part of the table that could not be loaded', () => {
  it('W-TABLE-103 is there with a drawing half a minute later; its rows are there meanwhile', async () => {
    const allow = [/ERR_FAILED/, /could not load a part of itself/, /Failed to fetch dynamically imported module/]
    const { page, close } = await signedIn('/project/key_pairs', 'demo', { ownProfile: true, allow })
    const toolbar = page.getByRole('button', { name: 'Refresh', exact: true })
    await toolbar.waitFor()
    await page.route('**/bars-part-*.js', (route) => route.abort())
    await page.clock.install()
    await page.reload()
    await page.locator('tr[data-key]').first().waitFor()
    await settled(page)
    expect(await toolbar.count()).toBe(0)
    await page.unrouteAll()
    // The drawing may come before the half minute is over: then with the next one.
    const later = async () => {
      await page.clock.fastForward(31_000)
      return toolbar.count()
    }
    await expect.poll(later).toBe(1)
    await close()
  })
})
