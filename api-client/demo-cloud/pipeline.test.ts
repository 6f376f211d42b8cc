import { describe, expect, it, vi } from 'vitest'
import { createDemoCloud } from './index.js'
import { createIds } from './world/ids.js'
import { openBrowser, signIn } from './test-session.js'

const group = { name: 'x', policies: ['affinity'] }

describe('the order of checks of a real Horizon', () => {
  it('G-HTTP-11 a call without a session is 401 "not logged in"', async () => {
    const answer = await openBrowser().call('GET', '/api/nova/servers/')
    expect([answer.status, answer.json]).toEqual([401, 'not logged in'])
  })

  it('G-HTTP-03 a call without the AJAX header is 400', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('GET', '/api/nova/servers/', undefined, { headers: {} })
    expect([answer.status, answer.json]).toEqual([400, 'request must be AJAX'])
  })

  it('G-HTTP-11 a missing slash is 301 for every method, an extra one the 404 page', async () => {
    const demo = await signIn('demo')
    const get = await demo.call('GET', '/api/nova/servers')
    const post = await demo.call('POST', '/api/nova/servergroups', group)
    expect([get.status, get.headers.get('Location')]).toEqual([301, '/api/nova/servers/'])
    expect([post.status, post.headers.get('Location')]).toEqual([301, '/api/nova/servergroups/'])
    const extra = await demo.call('GET', '/api/nova/servers/83b05a6e-b3ec-45c6-bbea-775835e79c8f/')
    expect([extra.status, extra.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await demo.call('GET', '/api/no/such/thing/')).text).toContain('Page Not Found')
  })

  it('G-HTTP-01 a wrong method is 405 with an empty body', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('PUT', '/api/nova/servers/', {})
    expect([answer.status, answer.text, answer.headers.get('Allow')]).toEqual([405, '', 'GET, POST, HEAD, OPTIONS'])
  })

  it('G-HTTP-02 a write without the CSRF token is 200 with X-Horizon-Location, without AJAX 302', async () => {
    const demo = await signIn('demo')
    const target = '/auth/login/?csrf_failure=CSRF%20token%20missing%20or%20incorrect.'
    const ajax = await demo.call('POST', '/api/nova/servergroups/', group, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    expect([ajax.status, ajax.text, ajax.headers.get('X-Horizon-Location')]).toEqual([200, '', target])
    const plain = await demo.call('POST', '/api/nova/servergroups/', group, { headers: {} })
    expect([plain.status, plain.headers.get('Location')]).toEqual([302, target])
    const form = new FormData()
    form.set('file', new Blob(['x']), 'x.txt')
    const upload = await demo.call('POST', '/api/swift/containers/docs/object/x.txt', form, { headers: {} })
    expect([upload.status, upload.headers.get('Location')]).toEqual([302, target])
  })

  it('G-HTTP-11 malformed JSON, no body and an empty object are 400 with the words of the server', async () => {
    const demo = await signIn('demo')
    const words = async (body?: unknown) => (await demo.call('POST', '/api/nova/servergroups/', body)).json
    expect(await words('{nonsense')).toBe(
      'malformed JSON request: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
    )
    expect(await words()).toBe('request requires JSON body')
    expect(await words({})).toBe('request requires JSON body')
  })

  it('G-HTTP-11 calls that were never registered answer the 404 page', async () => {
    const demo = await signIn('demo')
    for (const [method, path] of [
      ['GET', '/api/heat/services/'],
      ['POST', '/api/heat/validate/'],
    ] as const) {
      const answer = await demo.call(method, path, method === 'POST' ? { template: 'x' } : undefined)
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
  })

  it('G-HTTP-10 unlimited is the token 1e+999', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('GET', '/api/nova/limits/')
    expect(answer.text).toContain('"maxTotalFloatingIps":1e+999')
    expect(answer.json).toMatchObject({ maxTotalFloatingIps: Infinity, maxTotalInstances: 40 })
  })
})

describe('policy and settings', () => {
  it('G-GATE-01 answers as the real policies do, by role and target', async () => {
    const check = async (user: 'demo' | 'admin' | 'reader', rules: unknown, target?: unknown) =>
      (await (await signIn(user)).call('POST', '/api/policy/', { rules, ...(target ? { target } : {}) })).json
    expect(await check('demo', [['compute', 'os_compute_api:servers:create']])).toEqual({ allowed: true })
    expect(await check('demo', [['identity', 'identity:create_user']])).toEqual({ allowed: false })
    expect(await check('admin', [['identity', 'identity:create_user']])).toEqual({ allowed: true })
    const rules = [
      ['compute', 'os_compute_api:servers:delete'],
      ['image', 'delete_image'],
    ]
    expect(await check('demo', rules, { project_id: 'someone-else' })).toEqual({ allowed: false })
    expect(await check('demo', rules)).toEqual({ allowed: true })
    expect(await check('demo', [['compute', 'os_compute_api:os-server-groups:discoverable']])).toEqual({
      allowed: true,
    })
    expect(await check('reader', [['compute', 'os_compute_api:servers:create']])).toEqual({ allowed: false })
    expect(await check('reader', [['compute', 'os_compute_api:servers:index']])).toEqual({ allowed: true })
  })

  it('G-GATE-01 a badly shaped policy question is 400', async () => {
    const answer = await (await signIn('demo')).call('POST', '/api/policy/', { x: 1 })
    expect([answer.status, answer.json]).toEqual([400, 'unexpected parameter format'])
  })

  it('G-SET-02 tells the settings, with overrides', async () => {
    const demo = await signIn('demo', { settings: { HORIZON_IMAGES_UPLOAD_MODE: 'direct' } })
    expect((await demo.call('GET', '/api/settings/')).json).toMatchObject({
      HORIZON_IMAGES_UPLOAD_MODE: 'direct',
      HORIZON_ACTIVE_IMAGE_VERSION: '2',
      AJAX_POLL_INTERVAL: 2500,
    })
    expect((await demo.call('GET', '/api/timezones/')).json).toMatchObject({
      timezone_dict: { UTC: '+0000', 'Asia/Kolkata': '+0530' },
    })
  })
})

describe('drawings', () => {
  it('G-HTTP-11 the network topology is text/json; without a session it leads to sign-in', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('GET', '/project/network_topology/json?1700000000000')
    expect(answer.headers.get('Content-Type')).toBe('text/json')
    expect(Object.keys(answer.json as object).sort()).toEqual(['networks', 'ports', 'routers', 'servers'])
    const nobody = await openBrowser(demo.cloud).call('GET', '/project/network_topology/json')
    expect([nobody.status, nobody.headers.get('X-Horizon-Location')]).toEqual([
      401,
      'http://demo.cloud/auth/login/?next=/project/network_topology/json',
    ])
  })

  it('G-HTTP-11 a stack is drawn with its resources; one that cannot be fetched is told as deleted', async () => {
    const demo = await signIn('demo')
    const ids = createIds(1)
    const draw = async (id: string) => (await demo.call('GET', `/project/stacks/get_d3_data/${id}/`)).json
    expect(await draw(ids.named('stack', 'stack-net'))).toMatchObject({
      stack: { name: 'stack-net', status: 'CREATE_COMPLETE' },
      nodes: [{ name: 'net', required_by: ['subnet'] }, { name: 'subnet' }, { name: 'random' }, { name: 'test' }],
    })
    expect(await draw('nope')).toMatchObject({ stack: { status: 'DELETE_COMPLETE' }, nodes: [] })
  })
})

it('answers overtake each other when they are late by chance', async () => {
  vi.useFakeTimers()
  const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1)
  const cloud = createDemoCloud({ latency: 100, jitter: 1000 })
  const came: string[] = []
  const ask = (name: string) => void cloud.fetch(`/api/${name}/`).then(() => came.push(name))
  ask('first')
  ask('second')
  await vi.advanceTimersByTimeAsync(190)
  expect(came).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(came).toEqual(['second'])
  await vi.advanceTimersByTimeAsync(800)
  expect(came).toEqual(['second', 'first'])
  chance.mockRestore()
  vi.useRealTimers()
})
