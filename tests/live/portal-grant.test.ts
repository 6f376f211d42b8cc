import { setTimeout } from 'node:timers/promises'
import { createClient } from '@stratus/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HorizonUpstream } from '../../host-app/server/upstream-horizon.js'
import { closeBrowser, shot, visit } from '../e2e/support/browser.js'
import { openPortalWorld, type PortalWorld } from '../e2e/support/portal-world.js'
import { createCookieFetch } from '../support/cookie-fetch.js'
import { liveOrigin, openLiveCloud } from './live-cloud.js'

/** A page of another origin shows what a real cloud has, by a grant alone. */
let world: PortalWorld
let cookie: string
let ahead = 0

beforeAll(async () => {
  const browser = createCookieFetch(globalThis.fetch)
  const client = createClient({ webroot: `${liveOrigin}/`, fetch: browser.fetch, document: browser.page })
  const { ok } = await client.auth.login({ username: 'demo', password: openLiveCloud().passwords.demo })
  expect(ok).toBe(true)
  cookie = `sessionid=${browser.cookie('sessionid')}`
  const upstream = new HorizonUpstream({ url: new URL(liveOrigin), hostHeader: 'pass' })
  world = await openPortalWorld(upstream, () => Date.now() + ahead)
}, 180_000)
beforeEach(() => {
  ahead = 0
  world.cookie = cookie
  world.log = []
  world.grantsGiven = 0
})
afterAll(async () => {
  await closeBrowser()
  await world?.stop()
})

async function grant(scopes: readonly ('quota' | 'topology')[] = ['quota', 'topology']): Promise<string> {
  const answer = await world.ask(scopes)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { grant: string }).grant
}

const read = (scope: string, token: string, origin = world.portal, method = 'GET') =>
  fetch(`${world.dashboard}/stratus-portal/${scope}`, {
    method,
    headers: { Authorization: `Stratus-Grant ${token}`, Origin: origin },
  })

describe('a portal with a grant, on a real cloud', () => {
  it('T-MODEL-09 its page shows the live topology and the live quota, without a cookie', async () => {
    const { page, context, close } = await visit(`${world.portal}/`)
    page.setDefaultTimeout(60_000)
    await page
      .locator('#topology')
      .getByRole('button', { name: /^vm-alpha-1, / })
      .waitFor()
    await page.locator('#quota stratus-quota-pie').nth(2).waitFor()
    expect(await context.cookies()).toEqual([])
    await shot(page, 'live-portal')
    await close()
  })

  it('what it reads is what the cloud says to the session', async () => {
    const token = await grant()
    const quota = await read('quota', token)
    expect(quota.status).toBe(200)
    expect(await quota.json()).toMatchObject({ maxTotalInstances: expect.any(Number) as number })
    const next = quota.headers.get('Stratus-Next-Grant') ?? ''
    const topology = (await (await read('topology', next)).json()) as { servers: { name: string }[] }
    expect(topology.servers.map(({ name }) => name)).toContain('vm-alpha-1')
  })

  it('expired: refused', async () => {
    const token = await grant()
    ahead = 5 * 60_000 + 1
    expect((await read('quota', token)).status).toBe(401)
  })

  it.runIf(process.env['REAL_TIME'])(
    'M-GRANT-04 five minutes waited out by the real clock: the page goes on with a new grant and keeps its picture, an unused token is refused',
    async () => {
      const unused = await grant()
      const { page, close } = await visit(`${world.portal}/`)
      const device = page.locator('#topology').getByRole('button', { name: /^vm-alpha-1, / })
      await device.waitFor({ timeout: 60_000 })
      const reads = () => world.log.filter((line) => line.startsWith('GET /stratus-portal/'))
      expect(world.grantsGiven).toBe(1)
      await setTimeout(5 * 60_000 + 5000)
      expect(world.grantsGiven).toBe(2)
      const before = reads().length
      await expect.poll(() => reads().length, { timeout: 40_000 }).toBeGreaterThan(before)
      expect(reads().filter((line) => !/ 200 /.test(line))).toEqual([])
      expect(await device.isVisible()).toBe(true)
      expect(await page.getByText('You have no access to this.').count()).toBe(0)
      expect((await read('quota', unused)).status).toBe(401)
      expect(world.log.filter((line) => line.includes('refused=grant-expired'))).toHaveLength(1)
      await close()
    },
    400_000,
  )

  it('wrong origin: refused, and the grant is over', async () => {
    const token = await grant()
    expect((await read('quota', token, 'https://elsewhere.example')).status).toBe(403)
    const other = await world.ask(['quota'], 'https://elsewhere.example')
    expect(other.status).toBe(403)
  })

  it('replay: a token serves once, and the one that followed it ends with it', async () => {
    const token = await grant()
    const first = await read('quota', token)
    expect(first.status).toBe(200)
    expect((await read('quota', token)).status).toBe(401)
    expect((await read('quota', first.headers.get('Stratus-Next-Grant') ?? '')).status).toBe(401)
  })

  it('widened scope: what was not granted, another address of the cloud, and a write are refused', async () => {
    expect((await read('topology', await grant(['quota']))).status).toBe(403)
    expect((await world.ask(['quota', 'servers' as 'quota'])).status).toBe(400)
    const token = await grant()
    for (const path of ['/api/nova/servers/', '/stratus-portal/../api/nova/servers/', '/project/instances/'])
      expect(
        (
          await fetch(world.dashboard + path, {
            headers: { Authorization: `Stratus-Grant ${token}`, Cookie: world.cookie, Origin: world.portal },
          })
        ).status,
      ).toBe(403)
    expect((await read('quota', token, world.portal, 'DELETE')).status).toBe(405)
  })
})
