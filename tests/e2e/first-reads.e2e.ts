import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { firstReads } from '../../host-app/server/first-reads.js'
import { closeBrowser, endVisits, type Page } from './support/browser.js'
import { signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

const faces = { 'in front of a Horizon': {}, 'without one': { DEMO_HORIZON: 'off' } } as const

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

/** What a page reads, in turn. */
function readsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'fetch' && request.method() === 'GET') asked.push(pathname.slice(1) + search)
  })
  return asked
}

/** Documents opened from now on tell nothing of their reads. In the page: a route would have all scripts fetched anew. */
const leaveUntold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('meta[name="stratus-reads"]')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })

describe.each(Object.entries(faces))('DEC-46 what a list reads first, %s', (_face, env) => {
  let server: HostServer
  beforeAll(async () => {
    server = await startServer({ ...env, LOG: 'off' })
  })
  afterEach(endVisits)
  afterAll(async () => {
    await server.stop()
    await closeBrowser()
  })

  it.each(Object.entries(lists))(
    'lists want what the document would tell, as %s',
    async (user, paths) => {
      const { page, close } = await signedIn(server, '/settings/', user, { ownProfile: true })
      await leaveUntold(page)
      for (const path of paths) {
        await page.goto('about:blank')
        const asked = readsOf(page)
        await page.goto(`${server.url}/${path}`)
        await page.locator('tr[data-key]').first().waitFor()
        // The catalogue may be wanted after the rows.
        const told = firstReads(path, '', 'DEMO_HORIZON' in env).filter((address) => !address.endsWith('/svc-catalog/'))
        expect(told.length, path).toBeGreaterThan(2)
        await expect.poll(() => asked, { message: path }).toEqual(expect.arrayContaining(told))
      }
      await close()
    },
    120_000,
  )

  it.each(['project/instances/', 'project/routers/', 'project/images/'])(
    'the page of one of %s wants what its document tells, and asks for it once',
    async (list) => {
      const { page, close } = await signedIn(server, `/${list}`)
      const href = await page.locator('tr[data-key] a').first().getAttribute('href')
      const path = (href ?? '').slice(1)
      const told = firstReads(path, '', 'DEMO_HORIZON' in env)
      const id = /[\w-]{36}/.exec(path)?.[0] ?? ''
      await page.goto('about:blank')
      const asked = readsOf(page)
      await page.goto(`${server.url}${href}`)
      await page.locator('main dt').first().waitFor()
      expect(told.length).toBeGreaterThan(3)
      expect(asked.slice(0, told.length)).toEqual(told.map((address) => address.replace('{id}', id)))
      for (const address of asked.slice(0, told.length))
        expect(asked.filter((other) => other === address)).toEqual([address])
      await close()
    },
  )

  it.each(['project/instances/', 'project/routers/', 'project/snapshots/'])(
    '%s asks for it once, and first of all what the document told',
    async (path) => {
      const { page, close } = await signedIn(server, '/settings/')
      await page.goto('about:blank')
      const reads = readsOf(page)
      const answer = await page.goto(`${server.url}/${path}`, { waitUntil: 'commit' })
      await page.locator('tr[data-key]').first().waitFor()
      const asked = [...reads]
      const html = await answer?.text()
      // Calls of what Horizon has on its pages only are in a script of their own.
      const ofPages = path === 'project/routers/' ? ['page-operations'] : []
      for (const script of ['Page', 'rows', ...ofPages])
        expect(html).toMatch(new RegExp(`<link rel="modulepreload" crossorigin href="[^"]+${script}-[^"]+\\.js">`))
      const told = firstReads(path, '', 'DEMO_HORIZON' in env)
      expect(asked.slice(0, told.length)).toEqual(told)
      expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([])
      await close()
    },
  )
})
