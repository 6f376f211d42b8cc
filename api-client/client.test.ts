import { describe, expect, it, vi } from 'vitest'
import { type ClientOptions, createClient } from './client.js'
import { ApiError } from './errors.js'
import { checkGate } from './gate.js'
import { FakeClock, settle } from './testing/fake-clock.js'
import { csrfFailure, empty, html, json, loginPage, type Seen, sessionOf, stubServer } from './testing/stub-server.js'

function clientOf(answer: (request: Seen) => Response | Promise<Response>, options: ClientOptions = {}) {
  const server = stubServer(answer)
  const page = { cookie: 'csrftoken=first' }
  const client = createClient({ fetch: server.fetch, document: page, ...options })
  const errors: ApiError[] = []
  client.on('error', (error) => void errors.push(error))
  return { client, page, errors, ...server }
}

const failing = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

const never = () => new Promise<Response>(() => undefined)

describe('policy answers that change', () => {
  it('issue 5: a refused change, quiet or not, has them asked again; a refused reading does not', async () => {
    let allowed = true
    const { client, seen } = clientOf(({ url }) => (url === '/api/policy/' ? json({ allowed }) : json('No.', 403)))
    const doubts = vi.fn()
    client.on('policy-doubted', doubts)
    const asked = () => seen.filter(({ url }) => url === '/api/policy/').length
    const may = () => client.allowed([['compute', 'os_compute_api:servers:delete']])
    expect([await may(), await may(), asked()]).toEqual([true, true, 1])
    await failing(client.call('nova.servers.get', { params: { id: 'a' } }))
    expect([await may(), asked(), doubts.mock.calls.length]).toEqual([true, 1, 0])
    allowed = false
    await failing(client.call('nova.servers.delete', { params: { id: 'a' }, quiet: true }))
    expect([await may(), asked(), doubts.mock.calls.length]).toEqual([false, 2, 1])
  })
})

describe('changes', () => {
  it('are told when they went through; readings, checks of policy and refusals are none', async () => {
    const { client } = clientOf(({ url, method }) => {
      if (url === '/api/policy/') return json({ allowed: true })
      return method === 'DELETE' && url.includes('/refused') ? json('No.', 409) : empty(204)
    })
    const changed = vi.fn()
    client.on('changed', changed)
    await client.allowed([['compute', 'os_compute_api:servers:delete']])
    await client.fetchHorizonPage('/project/volumes/')
    await failing(client.call('nova.servers.delete', { params: { id: 'refused' }, quiet: true }))
    expect(changed).not.toHaveBeenCalled()
    await client.call('nova.servers.delete', { params: { id: 'a' } })
    expect(changed).toHaveBeenCalledTimes(1)
    await client.fetchHorizonPage('/project/volumes/', { method: 'POST', body: new URLSearchParams() })
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('a form that the cloud took is one, one that failed is none', async () => {
    let status = 500
    const { client } = clientOf(
      () => new Response('<p>Done.</p>', { status, headers: { 'Content-Type': 'text/html' } }),
    )
    const changed = vi.fn()
    client.on('changed', changed)
    const form = { action: 'project/security_groups/create/', fields: [], errors: [], token: null }
    await failing(client.sendForm(form, {}))
    expect(changed).not.toHaveBeenCalled()
    status = 200
    expect((await client.sendForm(form, {})).ok).toBe(true)
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

describe('requests', () => {
  it('G-HTTP-01 G-HTTP-03 carry the AJAX marker; bodies are JSON; the path and query are the table’s', async () => {
    const { client, seen } = clientOf(() => json({ items: [], has_more_data: false, has_prev_data: false }))
    await client.call('glance.images.list', { query: { paginate: true, protected: true, name: 'a b' } })
    await client.call('glance.images.list', { query: { paginate: false } })
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/glance/images/?paginate=true&name=a+b&protected=true',
      '/api/glance/images/',
    ])
    expect(seen[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(seen[0]?.headers.get('Content-Type')).toBeNull()
    expect(seen[0]?.headers.get('X-CSRFToken')).toBeNull()
  })

  it('G-HTTP-02 every write carries the token, read anew for each call', async () => {
    const { client, page, seen } = clientOf(() => empty())
    const id = 'a'
    await client.call('nova.servers.operate', { params: { id }, body: { operation: 'stop' } })
    page.cookie = 'csrftoken=second'
    await client.call('nova.servers.delete', { params: { id } })
    await client.call('glance.images.update', { params: { id }, body: { name: 'x' } })
    await client.call('swift.containers.setAccess', { params: { container: 'c' }, body: { is_public: true } })
    expect(seen.map(({ method, headers }) => [method, headers.get('X-CSRFToken')])).toEqual([
      ['POST', 'first'],
      ['DELETE', 'second'],
      ['PATCH', 'second'],
      ['PUT', 'second'],
    ])
    expect(seen[0]).toMatchObject({ url: '/api/nova/servers/a', body: '{"operation":"stop"}' })
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('W-SHELL-03 start at the web root', async () => {
    const { client, seen } = clientOf(() => json({}), { webroot: '/horizon' })
    await client.settings()
    expect(seen[0]?.url).toBe('/horizon/api/settings/')
  })

  it('G-HTTP-04 are queued beyond the limit', async () => {
    const open: Array<() => void> = []
    const { client, seen } = clientOf(() => new Promise((resolve) => open.push(() => resolve(json({ items: [] })))), {
      queueLimit: 2,
    })
    const calls = [1, 2, 3].map(() => client.call('nova.servers.list'))
    await settle()
    expect(seen).toHaveLength(2)
    expect(client.traffic).toEqual({ running: 2, waiting: 1 })
    open[0]?.()
    await settle()
    expect(seen).toHaveLength(3)
    open[1]?.()
    open[2]?.()
    await Promise.all(calls)
  })

  it('G-HTTP-04 ten run at once, each for a minute at most, unless told otherwise', async () => {
    const timers = new FakeClock()
    const { client } = clientOf(never, { timers })
    const calls = Array.from({ length: 12 }, () => failing(client.call('nova.servers.list')))
    await settle()
    expect(client.traffic).toEqual({ running: 10, waiting: 2 })
    await timers.tick(59_999)
    expect(client.traffic).toEqual({ running: 10, waiting: 2 })
    await timers.tick(1)
    await settle()
    expect(client.traffic).toEqual({ running: 2, waiting: 0 })
    await timers.tick(60_000)
    expect(new Set((await Promise.all(calls)).map(({ code }) => code))).toEqual(new Set(['timeout']))
  })

  it('nothing new is asked while the page is left, which takes ten seconds at most', async () => {
    const clock = new FakeClock()
    const { client, seen } = clientOf(() => json({ items: [] }), { timers: clock })
    client.auth.leave()
    const late = client.call('nova.servers.list')
    await settle()
    expect(seen).toEqual([])
    await clock.tick(10_000)
    await late
    expect(seen.map(({ url }) => url)).toEqual(['/api/nova/servers/'])
  })

  it('a read that is under way when the page is left is asked again, should it stay; a write goes on', async () => {
    const clock = new FakeClock()
    const answers: Array<(answer: Response) => void> = []
    const { client, seen, errors } = clientOf(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          answers.push(resolve)
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
      { timers: clock },
    )
    const read = client.call('nova.servers.list')
    const write = client.call('nova.servers.delete', { params: { id: 'a' } })
    await settle()
    client.auth.leave()
    await settle()
    expect(seen).toHaveLength(2)
    answers[1]?.(new Response(null, { status: 204 }))
    await write
    await clock.tick(10_000)
    await settle()
    expect(seen.map(({ url }) => url)).toEqual(['/api/nova/servers/', '/api/nova/servers/a', '/api/nova/servers/'])
    answers[2]?.(json({ items: [] }))
    expect((await read).items).toEqual([])
    expect(errors).toEqual([])
  })

  it('a read is repeated once when the network fails, a write never', async () => {
    const { client, seen, errors } = clientOf(() => Promise.reject(new TypeError('failed to fetch')))
    expect(await failing(client.call('nova.servers.list'))).toMatchObject({
      code: 'network',
      status: 0,
      message: 'Unable to retrieve instances.',
    })
    expect(seen).toHaveLength(2)
    expect(await failing(client.call('nova.servers.delete', { params: { id: 'a' } }))).toMatchObject({
      code: 'network',
    })
    expect(seen).toHaveLength(3)
    expect(errors).toHaveLength(2)
  })

  it('a server that does not answer is a timeout; a caller who gives up is not an error event', async () => {
    const timers = new FakeClock()
    const { client, errors } = clientOf(never, { timers, timeoutMs: 5000 })
    const late = failing(client.call('nova.servers.list'))
    await timers.tick(5000)
    expect((await late).code).toBe('timeout')
    expect(timers.pending).toBe(0)

    const stop = new AbortController()
    const given = failing(client.call('nova.servers.list', { signal: stop.signal }))
    await settle()
    stop.abort()
    expect((await given).code).toBe('aborted')
    const before = failing(client.call('nova.servers.list', { signal: stop.signal }))
    expect((await before).code).toBe('aborted')
    expect(errors.map(({ code }) => code)).toEqual(['timeout'])
    expect(client.traffic).toEqual({ running: 0, waiting: 0 })
  })

  it('G-HTTP-06 a failed call is told once, with the operation’s words and the server’s', async () => {
    const text = 'No image found with ID x (HTTP 404) (Request-ID: req-693d75e4-849a-4bbf-aff3-2b3c6c1366cf)'
    const { client, errors } = clientOf(() => json(text, 404))
    const error = await failing(client.call('glance.images.delete', { params: { id: 'x' } }))
    expect(error).toMatchObject({
      message: 'No image found with ID x',
      serverText: 'No image found with ID x',
      code: 'not-found',
      status: 404,
      requestId: 'req-693d75e4-849a-4bbf-aff3-2b3c6c1366cf',
      operation: 'glance.images.delete',
      failure: { text: 'Unable to delete the image with id: {id}', args: { id: 'x' } },
    })
    expect(errors).toEqual([error])
    await failing(client.call('glance.images.delete', { params: { id: 'x' }, quiet: true }))
    expect(errors).toHaveLength(1)
  })

  it('M-LIVE-02 a call that is answered with a time to wait fails with it, so that nobody asks before', async () => {
    const busy = new Response('"Too many."', { status: 503, headers: { 'Retry-After': '60' } })
    const { client } = clientOf(() => busy)
    const error = await failing(client.call('glance.images.list', { quiet: true }))
    expect(error).toMatchObject({ code: 'unavailable', retryAfter: 60_000 })
  })

  it.each([
    [500, 'Unable to retrieve the stacks.'],
    [403, 'Forbidden. Insufficient permissions of the requested operation'],
  ])('G-HTTP-06 a page of Horizon that answers %i fails as what it was read for', async (status, message) => {
    const { client } = clientOf(({ url }) => (url.startsWith('/api/') ? json({}) : html('<h1>No</h1>', status)))
    const operation = 'heat.stacks.list'
    const error = await failing(client.call(operation, { quiet: true }))
    expect(error).toMatchObject({ message, status, operation, failure: { text: 'Unable to retrieve the stacks.' } })
  })

  it.each([
    ['start', 'Unable to start the server with id: a'],
    ['stop', 'Unable to stop the server with id: a'],
    ['pause', 'Unable to pause the server with id: a'],
    ['unpause', 'Unable to unpause the server with id: a'],
    ['suspend', 'Unable to suspend the server with id: a'],
    ['resume', 'Unable to resume the server with id: a'],
    ['soft_reboot', 'Unable to soft-reboot the server with id: a'],
    ['hard_reboot', 'Unable to hard-reboot the server with id: a'],
  ] as const)('L-SUB-08 %s fails as “%s”', async (operation, message) => {
    const { client } = clientOf(() => json('', 500))
    const error = await failing(client.call('nova.servers.operate', { params: { id: 'a' }, body: { operation } }))
    expect(error.message).toBe(message)
  })

  it('an import of a key pair fails as an import', async () => {
    const { client } = clientOf(() => json('', 500))
    const body = { name: 'k', key_type: 'ssh', public_key: 'ssh-rsa A' } as const
    expect((await failing(client.call('nova.keypairs.create', { body }))).message).toBe('Unable to import the keypair.')
  })

  it('a folder that is not empty is said in the specification’s words', async () => {
    const { client } = clientOf(() => json('The pseudo folder cannot be deleted since it is not empty.', 409))
    const error = await failing(client.call('swift.folders.delete', { params: { container: 'c', path: 'a' } }))
    expect(error.message).toBe('Unable to delete the folder because it is not empty.')
  })

  it.each([
    ['HTML', () => html('<html>proxy</html>')],
    ['half a JSON', () => new Response('{"items": [')],
    ['nothing', () => new Response('')],
    ['something else', () => json({ rows: [] })],
  ])('an answer of %s where a list was due is a malformed one, not a white page', async (_what, answer) => {
    const { client } = clientOf(answer)
    expect(await failing(client.call('nova.servers.list'))).toMatchObject({
      code: 'malformed',
      status: 200,
      message: 'Unable to retrieve instances.',
    })
  })

  it('HTML where nothing was due is malformed too', async () => {
    const { client } = clientOf(() => html('<html>It works!</html>'))
    expect((await failing(client.call('nova.servers.delete', { params: { id: 'a' } }))).code).toBe('malformed')
  })

  it('G-HTTP-10 entries that cannot be read are left out and reported', async () => {
    const { client } = clientOf(() => json({ items: [{ id: 'a', future_field: 1 }, null, { name: 'no id' }] }))
    const malformed = vi.fn()
    client.on('malformed', malformed)
    const { items } = await client.call('nova.servers.list')
    expect(items).toMatchObject([{ id: 'a', name: null, status: null, addresses: [], extra: { future_field: 1 } }])
    expect(malformed).toHaveBeenCalledWith({ operation: 'nova.servers.list', dropped: 2 })
  })

  it('arguments that would reach something else are refused unsent', async () => {
    const { client, seen } = clientOf(() => empty())
    expect((await failing(client.call('nova.keypairs.delete', { params: { name: '' } }))).code).toBe('bad-request')
    const body = { name: '', policies: [] }
    expect((await failing(client.call('nova.serverGroups.create', { body }))).code).toBe('bad-request')
    expect(seen).toHaveLength(0)
  })

  it.each(['nova.nope', 'toString', undefined])('an operation that is none is refused by name: %s', async (id) => {
    const { client, seen, errors } = clientOf(() => empty())
    const call = client.call as (id: unknown) => Promise<unknown>
    expect(await failing(call(id))).toMatchObject({
      message: `There is no operation "${id}".`,
      code: 'bad-request',
      operation: null,
    })
    expect([errors.length, seen.length]).toEqual([1, 0])
  })

  it('A-CINDER-01 a volume always travels with its nine keys', async () => {
    const { client, seen } = clientOf(() => json({ id: 'v' }, 201))
    await client.call('cinder.volumes.create', { body: { size: 1, name: 'v' } })
    expect(Object.keys(JSON.parse(String(seen[0]?.body))).sort()).toEqual(
      'availability_zone description image_id metadata name size snapshot_id source_volid volume_type'.split(' '),
    )
  })

  it('A-NEUTRON-04 a trunk edit names the admin state in both dialects', async () => {
    const { client, seen } = clientOf(() => json({ id: 't' }))
    const trunk = { name: 'a', description: '', admin_state_up: true, sub_ports: [] }
    await client.call('neutron.trunks.update', {
      params: { id: 't' },
      body: [trunk, { ...trunk, admin_state_up: false }],
    })
    expect(JSON.parse(String(seen[0]?.body))).toMatchObject([
      { admin_state_up: true, is_admin_state_up: true },
      { admin_state_up: false, is_admin_state_up: false },
    ])
  })

  it('A-SWIFT-01 a download is bytes', async () => {
    const { client } = clientOf(() => new Response('bytes'))
    const blob = await client.call('swift.objects.download', { params: { container: 'c', path: 'a/b' } })
    expect(await blob.text()).toBe('bytes')
  })
})

describe('CSRF failures', () => {
  const remove = { params: { id: 'a' } } as const

  it('G-HTTP-02 a 200 towards the login page is a stale token: a fresh one, and once more', async () => {
    const { client, page, urls } = clientOf(({ method, headers }) => {
      if (method === 'GET') {
        page.cookie = 'csrftoken=fresh'
        return html(loginPage())
      }
      return headers.get('X-CSRFToken') === 'fresh' ? empty() : csrfFailure()
    })
    await client.call('nova.servers.delete', remove)
    expect(urls()).toEqual(['DELETE /api/nova/servers/a', 'GET /auth/login/', 'DELETE /api/nova/servers/a'])
  })

  it('G-HTTP-02 where scripts cannot read the cookie, the form’s token serves', async () => {
    const { client } = clientOf(
      ({ method, headers }) => {
        if (method === 'GET') return html(loginPage())
        return headers.get('X-CSRFToken') === 'from-the-form' ? empty() : csrfFailure()
      },
      { document: { cookie: '' } },
    )
    await expect(client.call('nova.servers.delete', remove)).resolves.toBeUndefined()
  })

  it('a token that is never good ends as an error, not in a loop', async () => {
    const { client, seen } = clientOf(({ method }) => (method === 'GET' ? html(loginPage()) : csrfFailure()))
    expect((await failing(client.call('nova.servers.delete', remove))).code).toBe('csrf')
    expect(seen).toHaveLength(3)
  })
})

describe('kept answers', () => {
  const settings = () => json({ AJAX_POLL_INTERVAL: 4000 })

  it('G-SET-01 G-GATE-08 settings are asked once, together or after another', async () => {
    const { client, seen } = clientOf(settings)
    const both = await Promise.all([client.setting('AJAX_POLL_INTERVAL', 2500), client.settingEnabled('NONE')])
    expect(both).toEqual([4000, false])
    await client.settings()
    expect(seen).toHaveLength(1)
    await client.call('horizon.settings', { fresh: true })
    expect(seen).toHaveLength(2)
    client.reset()
    await client.settings()
    expect(seen).toHaveLength(3)
  })

  it('G-GATE-08 extensions, session and catalogue are asked once each, and again for another session', async () => {
    const { client, seen } = clientOf(({ url }) =>
      json(url.includes('user-session') ? sessionOf('u', 'p') : url.includes('extensions') ? { items: [] } : []),
    )
    const ask = async () => {
      await Promise.all([client.session(), client.catalog(), client.extensionEnabled('neutron', 'qos')])
      await Promise.all([client.session(), client.catalog(), client.extensionEnabled('neutron', 'trunk')])
    }
    const urls = ['/api/keystone/svc-catalog/', '/api/keystone/user-session/', '/api/neutron/extensions/']
    await ask()
    expect(seen.map(({ url }) => url).toSorted()).toEqual(urls)
    client.reset()
    await ask()
    expect(seen.map(({ url }) => url).toSorted()).toEqual([...urls, ...urls].toSorted())
  })

  it('G-GATE-04 a list of extensions that cannot be had closes gates, and is no message: nobody has asked for it', async () => {
    const { client, errors } = clientOf(() => json('', 503))
    const closed = await checkGate({ extensions: [['neutron', 'qos']] }, client)
    expect([closed, errors]).toEqual([{ text: 'Cannot get the extension list.', args: {} }, []])
  })

  it('a failure is not kept, and told once however many wait for it', async () => {
    let broken = true
    const { client, errors } = clientOf(() => (broken ? json('', 500) : settings()))
    await Promise.all([failing(client.settings()), failing(client.settings())])
    expect(errors.map(({ message }) => message)).toEqual(['Unable to retrieve settings.'])
    broken = false
    await expect(client.setting('AJAX_POLL_INTERVAL', 1)).resolves.toBe(4000)
  })

  it('one who gives up does not take the answer from the others', async () => {
    let open = () => undefined as void
    const { client } = clientOf(() => new Promise((resolve) => (open = () => resolve(settings()))))
    const stop = new AbortController()
    const given = failing(client.call('horizon.settings', { signal: stop.signal }))
    const kept = client.settings()
    stop.abort()
    expect((await given).code).toBe('aborted')
    await settle()
    open()
    await expect(kept).resolves.toEqual({ AJAX_POLL_INTERVAL: 4000 })
  })

  it('W-SHELL-11 time zones are cached and read from timezone_dict', async () => {
    const { client, seen } = clientOf(() => json({ timezone_dict: { UTC: '+0000' } }))
    expect(await client.timezones()).toEqual({ UTC: '+0000' })
    await client.timezones()
    expect(seen).toHaveLength(1)
  })

  it('A-GLANCE-04 namespaces are kept by their parameters', async () => {
    const { client, seen } = clientOf(() => json({ items: [] }))
    await client.call('glance.namespaces.list', { query: { resource_type: 'OS::Glance::Image' } })
    await client.call('glance.namespaces.list', { query: { resource_type: 'OS::Nova::Flavor' } })
    await client.call('glance.namespaces.list', { query: { resource_type: 'OS::Glance::Image' } })
    expect(seen).toHaveLength(2)
  })

  it('G-GATE-01 G-GATE-02 policy checks are one POST; a failed one warns and is false', async () => {
    let broken = false
    const { client, seen, errors } = clientOf(() => (broken ? json('', 500) : json({ allowed: true })))
    const rules = [['image', 'add_image']] as const
    expect(await client.allowed(rules)).toBe(true)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/policy/', body: '{"rules":[["image","add_image"]]}' })
    client.reset()
    broken = true
    expect(await client.allowed(rules)).toBe(false)
    expect(errors.map(({ message, operation }) => [message, operation])).toEqual([
      ['Policy check failed.', 'horizon.policy.check'],
    ])
  })
})
