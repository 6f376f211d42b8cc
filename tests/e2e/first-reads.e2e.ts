import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { preloadReads } from '../../host-app/src/preload/preload-reads.js'
import { closeBrowser, endVisits } from './support/browser.js'
import { signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

const faces = { 'in front of a Horizon': {}, 'without one': { DEMO_HORIZON: 'off' } } as const

const lists = [
  'project/instances/',
  'project/images/',
  'project/key_pairs/',
  'project/volumes/',
  'project/snapshots/',
  'project/networks/',
  'project/routers/',
  'project/floating_ips/',
  'project/security_groups/',
  'project/stacks/',
  'admin/instances/',
  'admin/volumes/',
  'admin/networks/',
  'admin/routers/',
]

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

  it.each(lists)('%s asks for it once, and first of all what was preloaded', async (path) => {
    const { page: before, close } = await signedIn(server, '/settings/', path.startsWith('admin') ? 'admin' : 'demo')
    const page = await before.context().newPage()
    const asked: string[] = []
    let hasRows = false
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!hasRows && pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname.slice(1) + search)
    })
    const document = await page.goto(`${server.url}/${path}`, { waitUntil: 'commit' })
    await page.locator('tr[data-key]').first().waitFor()
    hasRows = true
    for (const script of ['Page', 'actions-part', 'view-model'])
      expect(await document?.text()).toMatch(
        new RegExp(`<link rel="modulepreload" crossorigin href="[^"]+${script}-[^"]+\\.js">`),
      )
    const preloaded = preloadReads(path, 'DEMO_HORIZON' in env)
    expect(asked.slice(0, preloaded.length)).toEqual(preloaded)
    expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([])
    await close()
  })
})
