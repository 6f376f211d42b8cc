import { describe, expect, it } from 'vitest'
import { firstReads } from '../../host-app/server/first-reads.js'
import { settled, visit, type Page } from './support/browser.js'
import {
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  fillIn,
  holdBack,
  rowOf,
  signedIn,
} from './support/dashboard.js'

const faces = [
  ['in front of a Horizon', false, dashboardOnFreshCloud],
  ['without one', true, dashboardWithoutHorizon],
] as const

const lists = {
  demo: [
    'project/instances/',
    'project/images/',
    'project/key_pairs/',
    'project/volumes/',
    'project/backups/',
    'project/snapshots/',
    'project/networks/',
    'project/routers/',
    'project/floating_ips/',
    'project/security_groups/',
    'project/stacks/',
    'project/resource_types/',
    'identity/application_credentials/',
  ],
  admin: [
    'admin/hypervisors/',
    'admin/aggregates/',
    'admin/instances/',
    'admin/flavors/',
    'admin/images/',
    'admin/volumes/',
    'admin/backups/',
    'admin/snapshots/',
    'admin/volume_types/',
    'admin/group_types/',
    'admin/networks/',
    'admin/routers/',
    'admin/floating_ips/',
    'admin/trunks/',
    'admin/rbac_policies/',
    'admin/defaults/',
    'admin/metadata_defs/',
    'admin/info/',
    'identity/domains/',
    'identity/groups/',
    'identity/roles/',
  ],
} as const

/** What the page that is open reads, in turn. */
function readsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'fetch' && request.method() === 'GET') asked.push(pathname.slice(1) + search)
  })
  return asked
}

/** Goes to a page by the navigation: in the document that is open, which has told nothing of what that page reads. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page
    .locator('stratus-side-nav')
    .locator(`a[href="/${path}"], a[href="/${path.replace(/\/$/, '')}"]`)
    .dispatchEvent('click')

/** What each document reads, on whatever page. */
const ofAnyPage = firstReads('settings', '', false)

/** What a list reads alike with and without a Horizon is looked at once. */
const readsOfItsOwn = (path: string): boolean =>
  String(firstReads(path, '', false)) !== String(firstReads(path, '', true))

describe.each(faces)('DEC-46 what a page reads first, %s', (_face, asksServices, dashboard) => {
  const server = dashboard()

  it.each(Object.entries(lists))('lists want what the document would tell, as %s', async (user, paths) => {
    const { page, close } = await signedIn(server, '/settings/', user)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const asked = readsOf(page)
    for (const path of paths.filter((each) => asksServices || readsOfItsOwn(each))) {
      const told = firstReads(path, '', asksServices).filter((address) => !ofAnyPage.includes(address))
      expect(told, path).not.toEqual([])
      asked.length = 0
      await goWithin(page, path)
      await expect.poll(() => asked, { message: path }).toEqual(expect.arrayContaining(told))
    }
    await close()
  })

  it('lists and pages of one ask first of all for what the document told, and once', async () => {
    const { page, close } = await signedIn(server, '/settings/')
    const asked = readsOf(page)
    const row = page.locator('tr[data-key]').first()
    for (const path of ['project/instances/', 'project/routers/', 'project/snapshots/']) {
      await page.goto('about:blank')
      const answer = await page.goto(`${server.url}/${path}`, { waitUntil: 'commit' })
      await row.waitFor()
      const reads = [...asked]
      const html = await answer?.text()
      // Calls of what Horizon has on its pages only are in a script of their own.
      const ofPages = path === 'project/routers/' ? ['page-operations'] : []
      for (const script of ['Page', 'rows', ...ofPages])
        expect(html, path).toMatch(
          new RegExp(`<link rel="modulepreload" crossorigin href="[^"]+${script}-[^"]+\\.js">`),
        )
      const told = firstReads(path, '', asksServices)
      expect(reads.slice(0, told.length), path).toEqual(told)
      expect(
        reads.filter((address, at) => reads.indexOf(address) !== at),
        path,
      ).toEqual([])
      if (path !== 'project/snapshots/')
        await expectOnce((await row.getByRole('link').first().getAttribute('href')) ?? '')
    }
    await page.goto(`${server.url}/project/images/`)
    await expectOnce((await row.getByRole('link').first().getAttribute('href')) ?? '')
    await close()

    async function expectOnce(href: string): Promise<void> {
      const told = firstReads(href.slice(1), '', asksServices)
      const id = /[\w-]{36}/.exec(href)?.[0] ?? ''
      await page.goto('about:blank')
      await page.goto(server.url + href)
      await page.locator('main dt').first().waitFor()
      expect(told.length, href).toBeGreaterThan(3)
      const first = asked.slice(0, told.length)
      expect(first).toEqual(told.map((address) => address.replace('{id}', id)))
      for (const address of first) expect(asked.filter((other) => other === address)).toEqual([address])
    }
  })
})

describe.each(faces)('DEC-46 a reload, %s', (_face, asksServices, dashboard) => {
  const server = dashboard()

  it('reads what its document told also where it remembers the rows, and asks for no list besides', async () => {
    const { page, close } = await signedIn(server, '/project/instances/')
    await page.locator('tr[data-key]').first().waitFor()
    await settled(page)
    const asked = readsOf(page)
    await page.reload()
    await page.locator('tr[data-key]').first().waitFor()
    await settled(page)
    const list = firstReads('project/instances/', '', asksServices).find((address) => address.includes('servers'))
    expect(asked.filter((address) => address.startsWith('api/nova/servers'))).toEqual([list])
    await close()
  })
})

describe('what nobody opened the page for', () => {
  const server = dashboardOnFreshCloud()

  it('DEC-46 the figures of the Overview do not wait for what the navigation asks', async () => {
    const { context, close } = await signedIn(server, '/not_found')
    // A tab that remembers nothing.
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}/project/`)
    await page.getByRole('region', { name: 'Volume' }).locator('stratus-quota-pie').first().waitFor()
    await page.locator('stratus-side-nav').getByRole('link', { name: 'Instances', exact: true }).waitFor()
    const firstOf = (path: string) => asked.findIndex((address) => address.startsWith(path))
    expect(firstOf('/api/policy/')).toBeGreaterThan(firstOf('/api/cinder/tenantabsolutelimits/'))
    await page.close()
    await close()
  })
  it('W-SHELL-82 while somebody types, what shows the page after the sign-in is fetched; then settings and catalogue are asked beside who it is', async () => {
    const asked: string[] = []
    const { page, close } = await visit(`${server.url}/auth/login/?next=/project/images`, {
      prepare: async (context) => {
        context.on('request', (request) => asked.push(new URL(request.url()).pathname))
      },
    })
    const isAsked = (path: RegExp) => () => asked.some((address) => path.test(address))
    await expect.poll(isAsked(/ImagesPage-/)).toBe(true)
    const who = await holdBack(page, /user-session/)
    await fillIn(page, 'demo')
    for (const path of [/api\/settings/, /api\/keystone\/svc-catalog/]) await expect.poll(isAsked(path)).toBe(true)
    who()
    await rowOf(page, 'cirros').waitFor()
    await close()
  })
})
