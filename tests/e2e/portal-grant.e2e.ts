import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDemoCloud, nodeHandler } from '../../api-client/demo-cloud/index.js'
import { signIn } from '../../api-client/demo-cloud/test-session.js'
import { axe, shot, visit } from './support/browser.js'
import { openPortalWorld, type PortalWorld } from './support/portal-world.js'

let world: PortalWorld
let cookieOfDemo: string
/** How far the dashboard's clock is ahead, ms. */
let ahead = 0

beforeAll(async () => {
  const cloud = createDemoCloud()
  const { cookies } = await signIn('demo', cloud)
  cookieOfDemo = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  world = await openPortalWorld(
    { name: 'demo', fetch: nodeHandler(cloud), trouble: () => Promise.resolve(null) },
    () => Date.now() + ahead,
  )
}, 180_000)

beforeEach(() => {
  ahead = 0
  world.log = []
  world.grantsGiven = 0
  world.cookie = cookieOfDemo
})

afterAll(async () => {
  await world.stop()
})

const reads = () => world.log.filter((line) => line.startsWith('GET /stratus-portal/'))

/** Each of the five elements of the page has its first answer. */
const allRead = () => expect.poll(() => reads().length).toBe(5)

describe('a portal with a grant', () => {
  it('T-MODEL-09 shows topology and quota of a dashboard on another origin, with one grant, no cookie and no credential in an address', async () => {
    const { page, context, close } = await visit('about:blank')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(`${world.portal}/`)
    await page
      .locator('#topology')
      .getByRole('button', { name: /^vm-alpha-1, / })
      .waitFor()
    await page.locator('#quota stratus-quota-pie').nth(2).waitFor()
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    expect(world.grantsGiven).toBe(1)
    expect(await context.cookies()).toEqual([])
    const session = /sessionid=([^;]+)/.exec(world.cookie)![1]!
    for (const text of [...addresses, ...world.log]) {
      expect(text).not.toContain(session)
      expect(text).not.toMatch(/eyJpZCI6/)
    }
    expect(
      await page
        .locator('#topology')
        .getByRole('button', { name: /^Delete/ })
        .count(),
    ).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'portal-grant')
    await close()
  })

  it('M-GRANT-02 M-LIST-01 shows volumes, what is used of the network, and the instances, each by its own scope', async () => {
    const { page, close } = await visit(`${world.portal}/`)
    await page.locator('#volumes').getByText('Volume Storage').waitFor()
    await page.locator('#networks').getByText('Floating IPs').waitFor()
    const instances = page.locator('#instances')
    await instances.getByRole('row', { name: /vm-alpha-1/ }).waitFor()
    expect(await instances.getByRole('columnheader').allInnerTexts()).toEqual([
      'Instance Name',
      'IP Address',
      'Flavor',
      'Status',
    ])
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    expect(world.grantsGiven).toBe(1)
    expect(await axe(page)).toEqual([])
    await shot(page, 'portal-grant-all')
    await close()
  })

  it('goes on with the next token of each answer', async () => {
    const { page, close } = await visit(`${world.portal}/`)
    await allRead()
    const before = reads().length
    await page.evaluate(() => document.querySelector('stratus-live-quota')!.refresh())
    await page.evaluate(() => document.querySelector('stratus-live-topology')!.refresh())
    await expect.poll(() => reads().length).toBeGreaterThanOrEqual(before + 2)
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    expect(world.grantsGiven).toBe(1)
    await close()
  })

  it('M-LIVE-05 each poll is one request: browsers ask whether they may once for each address', async () => {
    const { page, close } = await visit(`${world.portal}/`)
    await allRead()
    // The other elements go on asking by themselves.
    const quota = () => reads().filter((line) => /\/quota\b/.test(line))
    for (let round = 1; round <= 3; round++) {
      const before = quota().length
      await page.evaluate(() => document.querySelector('stratus-live-quota')!.refresh())
      await expect.poll(() => quota().length).toBe(before + 1)
    }
    // None when the tests before this one have left it in the browser's memory.
    const preflights = world.log.filter((line) => line.startsWith('OPTIONS '))
    const addresses = preflights.map((line) => line.split(' ')[1])
    expect(addresses).toEqual([...new Set(addresses)])
    for (const line of reads()) expect(line).not.toContain('?')
    await close()
  })

  it('M-GRANT-04 five minutes later it goes on with a new grant, and the picture stays, whosever clock is ahead', async () => {
    const { page, close } = await visit('about:blank', { ownProfile: true, allow: [/status of 401/] })
    await page.clock.install()
    await page.goto(`${world.portal}/`)
    await page.locator('#quota stratus-quota-pie').first().waitFor()
    const device = page.locator('#topology').getByRole('button', { name: /^vm-alpha-1, / })
    await device.waitFor()
    expect(world.grantsGiven).toBe(1)
    // Both clocks: the element knows that its grant is over, and does not show it.
    ahead += 301_000
    await page.clock.fastForward(301_000)
    await expect.poll(() => world.grantsGiven).toBe(2)
    await expect.poll(() => reads().filter((line) => line.includes('/topology')).length).toBeGreaterThan(1)
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    // Only the dashboard's: the grant is refused once, and a new one is asked for.
    ahead += 301_000
    await page.evaluate(() => document.querySelector('stratus-live-topology')!.refresh())
    await expect.poll(() => world.grantsGiven).toBe(3)
    await expect.poll(() => reads().at(-1)).toMatch(/ 200 /)
    expect(reads().filter((line) => line.includes('refused=grant-expired'))).toHaveLength(1)
    expect(await device.isVisible()).toBe(true)
    expect(await page.getByText('You have no access to this.').count()).toBe(0)
    await close()
  })

  it('W-SHELL-08 without a session it says quietly that there is no access', async () => {
    world.cookie = ''
    const { page, close } = await visit(`${world.portal}/`, { allow: [/status of 401/] })
    for (const id of ['quota', 'volumes', 'networks', 'instances'])
      await page.locator(`#${id}`).getByText('You have no access to this.').waitFor()
    await page.getByText('You are not allowed to see the network topology.').waitFor()
    expect(reads()).toEqual([])
    await close()
  })

  it('a page on an origin that is no portal gets nothing, even with a grant of one', async () => {
    const stranger = await world.serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>x</title>'),
    )
    const { grant } = (await (await fetch(`${world.portal}/grant`, { method: 'POST' })).json()) as { grant: string }
    const { page, close } = await visit(`${stranger}/`, { allow: [/CORS|status of (403|404)|net::ERR_FAILED/] })
    const answer = await page.evaluate(
      ([url, token]) =>
        fetch(url!, { headers: { Authorization: `Stratus-Grant ${token}` } }).then(
          () => 'read',
          () => 'refused',
        ),
      [`${world.dashboard}/stratus-portal/quota`, grant],
    )
    expect(answer).toBe('refused')
    expect(reads()).toEqual([])
    await close()
  })
})
