import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDemoCloud } from './index.js'
import { openBrowser, signIn } from './test-session.js'

type List = { items: Record<string, unknown>[] }

const count = async (session: Awaited<ReturnType<typeof signIn>>, path: string) =>
  ((await session.call('GET', path)).json as List).items.length

describe('scenarios', () => {
  it('G-HTTP-11 the same seed makes the same cloud, another seed another', async () => {
    const ids = async (seed: number) => {
      const demo = await signIn('demo', { seed })
      return ((await demo.call('GET', '/api/nova/servers/')).json as List).items.map((item) => item.id)
    }
    expect(await ids(1)).toEqual(await ids(1))
    expect(await ids(1)).not.toEqual(await ids(2))
  })

  it('G-HTTP-09 empty has flavors and nothing of one’s own', async () => {
    const demo = await signIn('demo', { scenario: 'empty' })
    for (const path of [
      'nova/servers/',
      'nova/keypairs/',
      'nova/servergroups/',
      'glance/images/',
      'cinder/volumes/',
      'neutron/trunks/',
    ]) {
      expect([path, await count(demo, `/api/${path}`)]).toEqual([path, 0])
    }
    expect(await count(demo, '/api/nova/flavors/')).toBeGreaterThan(0)
  })

  it('G-HTTP-09 large has 10,000 servers, 2,000 images and 500 networks more', async () => {
    const demo = await signIn('demo', { scenario: 'large' })
    expect(await count(demo, '/api/nova/servers/')).toBe(10_010)
    const { nova, glance, neutron } = demo.cloud.db
    expect([nova.servers.size > 10_000, glance.images.size > 2000, neutron.networks.size > 500]).toEqual([
      true,
      true,
      true,
    ])
    expect((await demo.call('GET', '/api/nova/limits/')).json).toMatchObject({
      totalInstancesUsed: 10_010,
      maxTotalCores: Infinity,
    })
  }, 20_000)

  it('G-HTTP-10 broken answers some calls with errors, garbage, HTML, odd fields or nothing', async () => {
    const demo = await signIn('demo', { scenario: 'broken' })
    expect((await demo.call('GET', '/api/cinder/volumes/')).json).toBe('Circular reference detected')
    const garbage = await demo.call('GET', '/api/nova/servergroups/')
    expect([garbage.status, garbage.json]).toEqual([200, undefined])
    expect((await demo.call('GET', '/api/neutron/trunks/')).headers.get('Content-Type')).toBe(
      'text/html; charset=utf-8',
    )
    const [flavor] = ((await demo.call('GET', '/api/nova/flavors/')).json as List).items
    expect(flavor).toHaveProperty(['x-unknown:field'])
    expect(flavor).not.toHaveProperty('ram')
    await expect(demo.call('GET', '/api/glance/metadefs/namespaces/?resource_type=OS::Nova::Flavor')).rejects.toThrow(
      TypeError,
    )
    expect((await demo.call('GET', '/api/nova/servers/')).status).toBe(200)
  })

  it('an unknown scenario is told with the known names', () => {
    const wrong = { scenario: 'huge' as 'large' }
    expect(() => createDemoCloud(wrong)).toThrow('Unknown scenario "huge". There are: small, empty, large, broken.')
  })
})

describe('faults', () => {
  it('G-HTTP-06 an armed fault hits its operation as often as asked', async () => {
    const demo = await signIn('demo')
    demo.cloud.faults.add({ operation: 'nova.servers.list', status: 503, body: 'Away', times: 1 })
    const first = await demo.call('GET', '/api/nova/servers/')
    expect([first.status, first.json]).toEqual([503, 'Away'])
    expect((await demo.call('GET', '/api/nova/servers/')).status).toBe(200)
  })

  it('G-HTTP-06 a fault may wait on the demo clock', async () => {
    const demo = await signIn('demo')
    demo.cloud.faults.add({ path: '/api/glance/images/', delay: 5000 })
    let done = false
    const call = demo.call('GET', '/api/glance/images/').then(() => (done = true))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(done).toBe(false)
    demo.cloud.advance(5000)
    expect(await call).toBe(true)
  })

  it('G-HTTP-06 a name or a header asks for a fault too', async () => {
    const demo = await signIn('demo')
    const named = await demo.call('POST', '/api/nova/servergroups/', { name: 'fault-409', policies: ['affinity'] })
    expect([named.status, named.json]).toEqual([409, 'Demo fault 409'])
    const asked = await demo.call('GET', '/api/nova/servers/', undefined, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'x-demo-fault': '500' },
    })
    expect(asked.status).toBe(500)
  })

  it('an aborted call rejects', async () => {
    const demo = await signIn('demo')
    demo.cloud.faults.add({ delay: 5000 })
    const stop = new AbortController()
    const call = demo.call('GET', '/api/nova/servers/', undefined, { signal: stop.signal, headers: {} })
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('control endpoint', () => {
  const steer = (browser: ReturnType<typeof openBrowser>, wish: unknown, type = 'application/json') =>
    browser.call('POST', '/__demo__/', wish, { headers: { 'Content-Type': type } })

  it('moves the clock, arms faults, switches scenarios; only when it is offered, only as JSON', async () => {
    const demo = await signIn('demo', { control: true })
    const moved = await steer(demo, { advance: 60_000, fault: { operation: 'nova.servers.list', status: 500 } })
    expect(moved.json).toMatchObject({ scenario: 'small', now: '2026-01-15T12:01:00.000Z', faults: [{ status: 500 }] })
    expect((await demo.call('GET', '/api/nova/servers/')).status).toBe(500)
    expect((await steer(demo, { scenario: 'empty' })).json).toMatchObject({ scenario: 'empty', faults: [] })
    expect((await demo.call('GET', '/api/nova/servers/')).json).toBe('not logged in')
    expect((await steer(demo, { scenario: 'nope' })).status).toBe(400)
    expect((await steer(demo, { advance: 1 }, 'text/plain')).status).toBe(415)
    expect((await steer(openBrowser(), { advance: 1 })).status).toBe(404)
  })

  it('takes a host down, which can then be evacuated, and has it up again', async () => {
    const admin = await signIn('admin', { control: true })
    const states = async () => {
      const { items } = (await admin.call('GET', '/api/nova/services/')).json as {
        items: { binary: string; state: string }[]
      }
      return items.filter(({ binary }) => binary === 'nova-compute').map(({ state }) => state)
    }
    await steer(admin, { downHosts: ['demo-compute'] })
    expect((await states()).toSorted()).toEqual(['down', 'up'])
    await steer(admin, { downHosts: [] })
    expect(await states()).toEqual(['up', 'up'])
  })

  it('stops the clock that follows the wall, until the next reset', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const demo = await signIn('demo', { control: true, realTime: true })
    const after = async (wish: object) => {
      const { now } = (await steer(demo, wish)).json as { now: string }
      vi.setSystemTime(Date.now() + 5000)
      return now.slice(14, 19)
    }
    expect([await after({}), await after({ standStill: true }), await after({ advance: 1000 })]).toEqual([
      '00:00',
      '00:05',
      '00:06',
    ])
    expect([await after({ reset: true }), await after({})]).toEqual(['00:15', '00:20'])
  })
})
