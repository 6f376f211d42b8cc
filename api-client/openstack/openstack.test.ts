import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerOperation } from './answer.js'
import { endpointOf, regionsOf } from './catalog.js'
import { fakeServices } from './fake-services.js'
import { authenticate, CodeNeeded, inspectToken, projectsFor } from './identity.js'
import { newServer } from './nova/new-server.js'
import { ServiceError } from './service-error.js'
import { older, Services } from './services.js'
import { tableAction } from './table-actions.js'

const ajax = { 'X-Requested-With': 'XMLHttpRequest' }

function asking(cloud: ReturnType<typeof fakeServices>) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method,
      headers: { ...ajax, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }
    const request = new Request(`http://here${path}`, init)
    const answer = await answerOperation(request, new URL(request.url).pathname, cloud)
    const text = (await answer?.text()) ?? ''
    return { status: answer?.status, json: text ? (JSON.parse(text) as unknown) : undefined, headers: answer?.headers }
  }
}

describe('a catalogue', () => {
  const { catalog } = fakeServices({})

  it('S-DIRECT-01 finds a service by any of its names, with its version, in the region and interface asked for', () => {
    expect(endpointOf(catalog, 'volume', 'One', 'public')).toBe('http://cloud:8776/v3/p1')
    expect(endpointOf(catalog, 'image', 'One', 'public')).toBe('http://cloud:9292/v2')
    expect(endpointOf(catalog, 'network', 'One', 'public')).toBe('http://cloud:9696/v2.0')
    expect(endpointOf(catalog, 'compute', 'Two', 'public')).toBeNull()
    expect(endpointOf(catalog, 'compute', 'One', 'internal')).toBeNull()
    expect(regionsOf(catalog)).toEqual(['One'])
  })
})

describe('asking services', () => {
  const versions = { version: { version: '2.45' } }

  it('S-DIRECT-02 asks by the newest microversion both know, and finds that out once', async () => {
    const { services, asked } = fakeServices({ 'GET :8774/v2.1/': versions, 'GET :8774/v2.1/servers': { servers: [] } })
    await services.get('compute', '/servers', { microversion: '2.60' })
    await services.get('compute', '/servers', { microversion: '2.9' })
    expect(asked.map(({ headers }) => headers.get('OpenStack-API-Version'))).toEqual([
      null,
      'compute 2.45',
      'compute 2.9',
    ])
    expect([older('2.9', '2.42'), older('2.60', '2.60'), older('3.1', '2.90')]).toEqual([true, false, false])
  })

  it('S-DIRECT-03 a console is looked for among all kinds, but not by a token that is no longer good, nor of what is not there', async () => {
    const answers = [new Response('', { status: 400 }), Response.json({ remote_console: { url: 'http://console/' } })]
    let refusal: Response | undefined
    const cloud = fakeServices({
      'GET :8774/v2.1/': versions,
      'POST :8774/v2.1/servers/s/remote-consoles': () =>
        refusal ?? answers.shift() ?? new Response('', { status: 400 }),
    })
    const ask = () => asking(cloud)('POST', '/api/nova/servers/s/console-info/', { console_type: 'AUTO' })
    expect((await ask()).json).toMatchObject({ type: 'SPICE', url: 'http://console/&title=Console(s)' })
    expect(await ask()).toMatchObject({ status: 409, json: 'No available console found.' })
    for (const status of [401, 404]) {
      refusal = new Response('', { status })
      expect((await ask()).status).toBe(status)
    }
  })

  it('S-DIRECT-04 what was deleted while a list was on its way does not fail it', async () => {
    const gone = () => Response.json({ message: 'Not found.' }, { status: 404 })
    const named = (name: string) => ({ id: name, name })
    const ask = asking(
      fakeServices({
        'GET :8774/v2.1/': versions,
        'GET :9292/v2/metadefs/namespaces': { namespaces: [{ namespace: 'a' }, { namespace: 'b' }] },
        'GET :9292/v2/metadefs/namespaces/a': gone(),
        'GET :9292/v2/metadefs/namespaces/b': { namespace: 'b' },
        'GET :8776/v3/p1/types': { volume_types: [named('a'), named('b')] },
        'GET :8776/v3/p1/qos-specs': { qos_specs: [] },
        'GET :8776/v3/p1/types/a/encryption': gone(),
        'GET :8776/v3/p1/types/b/encryption': {},
        'GET :9696/v2.0/floatingips': { floatingips: [named('a'), named('b')] },
        'GET :9696/v2.0/floatingips/a/port_forwardings': gone(),
        'GET :9696/v2.0/floatingips/b/port_forwardings': { port_forwardings: [{ id: 'b' }] },
        'GET :9696/v2.0/ports': { ports: [] },
        'GET :8774/v2.1/servers': { servers: [] },
      }),
    )
    const listed = async (path: string) => {
      const { json } = await ask('GET', path)
      return (json as { items: { id?: string; namespace?: string }[] }).items.map(
        ({ id, namespace }) => id ?? namespace,
      )
    }
    expect(await listed('/api/glance/metadefs/namespaces/')).toEqual(['b'])
    expect(await listed('/api/neutron/port-forwardings/')).toEqual(['b'])
    // Until the next reading it stands there as one that is not encrypted.
    expect(await listed('/api/cinder/any-volume-types/')).toEqual(['a', 'b'])
  })

  it('S-CHANGE-02 a server whose deletion is through is listed no more, though Nova still names it', async () => {
    const server = (id: string, status: string) => ({ id, name: id, status, addresses: {} })
    const servers = [server('1', 'ACTIVE'), server('2', 'DELETED'), server('3', 'SOFT_DELETED')]
    const ask = asking(fakeServices({ 'GET :8774/v2.1/': versions, 'GET :8774/v2.1/servers/detail': { servers } }))
    const { json } = await ask('GET', '/api/nova/servers/')
    expect((json as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('S-DIRECT-02 asks what a service can do once for all, and again after five minutes or a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let isDown = true
    const { services, asked } = fakeServices({
      'GET :9696/v2.0/extensions': () =>
        isDown ? Response.json({}, { status: 400 }) : { extensions: [{ alias: 'trunk' }] },
    })
    await expect(services.extensions('network')).rejects.toBeInstanceOf(ServiceError)
    isDown = false
    for (const _ of [1, 2]) expect(await services.extensions('network')).toEqual([{ alias: 'trunk' }])
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(301_000)
    await services.extensions('network')
    expect(asked).toHaveLength(3)
  })

  it('S-DIRECT-02 follows the pages of a list to its end', async () => {
    const { services, asked } = fakeServices({
      'GET :8774/v2.1/servers': ({ query }) =>
        query.get('marker')
          ? { servers: [{ id: '2' }] }
          : { servers: [{ id: '1' }], servers_links: [{ rel: 'next', href: 'http://elsewhere/servers?marker=1' }] },
    })
    expect(await services.all('compute', '/servers', 'servers')).toEqual([{ id: '1' }, { id: '2' }])
    // Never where a link leads: the token goes to the catalogue's addresses only.
    expect(asked.every(({ path }) => path === ':8774/v2.1/servers')).toBe(true)
  })

  it('S-DIRECT-02 asks Glance for pages of a thousand, which gives 25 rows otherwise', async () => {
    const { services, asked } = fakeServices({ 'GET :9292/v2/images': { images: [] } })
    await services.all('image', '/images', 'images', { query: { status: 'active' } })
    expect(asked.map(({ query }) => query.toString())).toEqual(['status=active&limit=1000'])
  })

  it('S-DIRECT-02 follows them by whichever name their links have: Cinder has the singular for some', async () => {
    const { services } = fakeServices({
      'GET :8776/v3/p1/groups/detail': ({ query }) =>
        query.get('marker')
          ? { groups: [{ id: '2' }] }
          : { groups: [{ id: '1' }], group_links: [{ rel: 'next', href: 'http://elsewhere/groups?marker=1' }] },
    })
    expect(await services.all('volume', '/groups/detail', 'groups')).toEqual([{ id: '1' }, { id: '2' }])
  })

  describe('S-DIRECT-02 a list of Keystone that ends without a word', () => {
    const people = Array.from({ length: 250 }, (_, index) => ({ id: `u${String(index).padStart(3, '0')}` }))
    const list = (answer: (marker: string | null) => readonly object[]) =>
      fakeServices({
        'GET :5000/v3/users': ({ query }) => ({ users: answer(query.get('marker')), links: { next: null } }),
      })

    it('at a round number is asked for the rest, with what was asked for', async () => {
      const { services, asked } = list((marker) => {
        const from = people.findIndex(({ id }) => id === marker) + 1
        return people.slice(from, from + 100)
      })
      expect(await services.all('identity', '/users', 'users', { query: { domain_id: 'd' } })).toEqual(people)
      expect(asked.map(({ query }) => query.toString())).toEqual([
        'domain_id=d',
        'domain_id=d&marker=u099',
        'domain_id=d&marker=u199',
      ])
    })

    it('is not had twice from a Keystone that knows no markers', async () => {
      const { services, asked } = list(() => people.slice(0, 100))
      expect(await services.all('identity', '/users', 'users')).toEqual(people.slice(0, 100))
      expect(asked).toHaveLength(2)
    })

    it.each([
      ['short', 20],
      ['not round', 249],
    ])('is asked for once where it is %s', async (_, length) => {
      const { services, asked } = list(() => people.slice(0, length))
      expect(await services.all('identity', '/users', 'users')).toHaveLength(length)
      expect(asked).toHaveLength(1)
    })
  })

  it('S-DIRECT-02 a next page that brings nothing new is the last one', async () => {
    const again = { users: [{ id: '1' }], links: { next: 'http://elsewhere/users?marker=1' } }
    const { services, asked } = fakeServices({ 'GET :5000/v3/users': again })
    expect(await services.all('identity', '/users', 'users')).toEqual([{ id: '1' }])
    expect(asked).toHaveLength(2)
  })

  it('S-DIRECT-02 a refusal tells no microversion: it is asked for again; one is believed for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let answer: object = Response.json({ error: { code: 401, message: 'No.' } }, { status: 401 })
    const { services } = fakeServices({ 'GET :8774/v2.1/': () => answer })
    const offers = () => services.offers('compute', '2.40')
    expect(await offers()).toBe(false)
    answer = Response.json({ versions: [versions.version] }, { status: 300 })
    expect(await offers()).toBe(true)
    answer = { version: { version: '2.30' } }
    expect(await offers()).toBe(true)
    vi.advanceTimersByTime(301_000)
    expect(await offers()).toBe(false)
  })

  it('S-DIRECT-03 words every refusal as its service does, with the id of the request', async () => {
    const headers = { 'x-openstack-request-id': 'req-1' }
    const refusals = {
      nova: Response.json({ itemNotFound: { message: 'No such server.', code: 404 } }, { status: 404, headers }),
      neutron: Response.json({ NeutronError: { type: 'X', message: 'In use.', detail: '' } }, { status: 409, headers }),
      keystone: Response.json(
        { error: { message: 'Not yours.', code: 403, title: 'Forbidden' } },
        { status: 403, headers },
      ),
      glance: Response.json(
        {
          message: 'You may not use <b> here.<br /><br />\n\n\n',
          code: '403 Forbidden',
          title: 'Forbidden',
        },
        { status: 403, headers },
      ),
      swift: new Response(
        '<html><head><title>403 Forbidden</title></head><body><h1>403 Forbidden</h1>Protected.<br /></body></html>',
        { status: 403, headers },
      ),
    }
    for (const [name, words] of [
      ['nova', 'No such server. (HTTP 404) (Request-ID: req-1)'],
      ['neutron', 'In use. (HTTP 409) (Request-ID: req-1)'],
      ['keystone', 'Not yours. (HTTP 403) (Request-ID: req-1)'],
      ['glance', 'You may not use <b> here. (HTTP 403) (Request-ID: req-1)'],
      ['swift', 'Protected. (HTTP 403) (Request-ID: req-1)'],
    ] as const) {
      const cloud = fakeServices({ 'GET :8774/v2.1/servers/x': refusals[name], 'GET :8774/v2.1/': versions })
      const { json } = await asking(cloud)('GET', '/api/nova/servers/x')
      expect(json).toBe(words)
    }
  })

  it('S-DIRECT-03 says what is not there, cannot be reached, or answers with something else', async () => {
    const cloud = fakeServices({ 'GET :8774/v2.1/os-services': new Response('<html>a proxy</html>') })
    await expect(cloud.services.get('compute', '/os-services')).rejects.toMatchObject({ status: 502 })
    await expect(cloud.services.get('placement', '/')).rejects.toMatchObject({
      status: 501,
      message: 'This region has no placement service.',
    })
    const unreachable = new Services(
      { ...cloud.access, fetch: () => Promise.reject(new TypeError('fetch failed')) },
      cloud.services.standing,
    )
    await expect(unreachable.get('compute', '/servers')).rejects.toMatchObject({
      status: 502,
      message: 'http://cloud:8774 cannot be reached.',
    })
  })

  it('S-DIRECT-11 files under way hold up nobody’s questions, however many and slow they are', async () => {
    const cloud = fakeServices({})
    const fetch = (_url: string, { method }: RequestInit = {}): Promise<Response> =>
      method === 'PUT' ? new Promise(() => undefined) : Promise.resolve(Response.json({ images: [] }))
    const services = new Services({ ...cloud.access, fetch }, cloud.services.standing)
    for (let one = 0; one < 50; one++)
      void services.raw('PUT', 'image', '/images/i1/file', { content: new ReadableStream() })
    expect(await services.all('image', '/images', 'images')).toEqual([])
  })

  it('S-DIRECT-03 says that an answer was broken off, of a service and of the identity service', async () => {
    const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
    const broken = (status: number) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"ser'))
            controller.error(new TypeError('terminated', { cause }))
          },
        }),
        { status },
      )
    const { access, services } = fakeServices({
      'GET :8774/v2.1/servers': () => broken(200),
      'GET :8774/v2.1/flavors': () => broken(404),
      'GET :5000/v3/auth/tokens': () => broken(200),
    })
    const told = { name: 'ServiceError', status: 502, message: expect.stringContaining('broke off the connection') }
    await expect(services.get('compute', '/servers')).rejects.toMatchObject(told)
    await expect(services.get('compute', '/flavors')).rejects.toMatchObject(told)
    await expect(inspectToken(access, 'secret')).rejects.toMatchObject(told)
  })

  it('S-DIRECT-03 says that the identity service answers with something that is no JSON', async () => {
    const { access } = fakeServices({
      'GET :5000/v3/auth/tokens': new Response('<html>Maintenance</html>'),
      'GET :5000/v3/auth/projects': new Response('<html>Maintenance</html>'),
    })
    await expect(inspectToken(access, 'secret')).rejects.toMatchObject({ name: 'ServiceError', status: 502 })
    await expect(projectsFor(access, 'secret')).rejects.toMatchObject({ name: 'ServiceError', status: 502 })
  })

  it('S-DIRECT-03 a token that is no longer good is a session that has ended', async () => {
    const refused = Response.json(
      { error: { message: 'The request you have made requires authentication.' } },
      { status: 401 },
    )
    const cloud = fakeServices({ 'GET :8774/v2.1/os-services': refused })
    expect(await asking(cloud)('GET', '/api/nova/services/')).toMatchObject({ status: 401, json: 'not logged in' })
  })
})

describe('operations without Horizon', () => {
  it('S-DIRECT-04 keep the protocol of its REST API', async () => {
    const ask = asking(fakeServices({}))
    expect(await ask('GET', '/api/nova/services/', undefined, { 'X-Requested-With': '' })).toMatchObject({
      status: 400,
      json: 'request must be AJAX',
    })
    expect(await ask('POST', '/api/nova/servergroups/', {})).toMatchObject({
      status: 400,
      json: 'request requires JSON body',
    })
    expect((await ask('GET', '/api/nova/servergroups')).headers?.get('Location')).toBe('/api/nova/servergroups/')
    expect((await ask('DELETE', '/api/nova/services/')).status).toBe(405)
    expect(await answerOperation(new Request('http://here/api/no/such/'), '/api/no/such/', fakeServices({}))).toBeNull()
  })

  it.each([
    ['POST', '/api/glance/images/'],
    ['POST', '/api/swift/containers/docs/object/a.txt'],
  ])('S-DIRECT-04 %s %s with a body of another kind is a refusal, and asks nothing', async (method, path) => {
    const cloud = fakeServices({})
    const { status, json } = await asking(cloud)(method, path, { name: 'x' })
    expect([status, json, cloud.asked]).toEqual([400, 'request requires a multipart body', []])
  })

  it('S-DIRECT-04 names are hostile: each is one part of an address', async () => {
    const cloud = fakeServices({ 'DELETE :8774/v2.1/os-keypairs/..%2F..%2Fflavors': undefined })
    expect((await asking(cloud)('DELETE', `/api/nova/keypairs/${encodeURIComponent('../../flavors')}`)).status).toBe(
      204,
    )
  })

  it('S-DIRECT-04 change properties of an image by patches, and take away only what is there', async () => {
    const cloud = fakeServices({
      'GET :9292/v2/images/i1': { id: 'i1', name: 'a', os: 'x', 'a/b': '1' },
      'PATCH :9292/v2/images/i1': {},
    })
    const body = { updated: { os: 'y', 'new~one': 'z' }, removed: ['a/b', 'gone'] }
    expect((await asking(cloud)('PATCH', '/api/glance/images/i1/properties/', body)).status).toBe(204)
    const patch = cloud.asked.find(({ method }) => method === 'PATCH')
    expect(patch?.headers.get('Content-Type')).toBe('application/openstack-images-v2.1-json-patch')
    expect(patch?.body).toEqual([
      { op: 'remove', path: '/a~1b' },
      { op: 'replace', path: '/os', value: 'y' },
      { op: 'add', path: '/new~0one', value: 'z' },
    ])
  })

  it('S-DIRECT-04 change of an image only what is another: Glance takes no format for an image with data', async () => {
    const image = { id: 'i1', name: 'a', disk_format: 'raw', container_format: 'bare', min_disk: 0, min_ram: 0 }
    const cloud = fakeServices({
      'GET :9292/v2/images/i1': { ...image, visibility: 'private', protected: false },
      'PATCH :9292/v2/images/i1': {},
    })
    const body = { ...image, id: undefined, protected: false, visibility: 'shared' }
    expect((await asking(cloud)('PATCH', '/api/glance/images/i1/', body)).status).toBe(204)
    expect(cloud.asked.find(({ method }) => method === 'PATCH')?.body).toEqual([
      { op: 'replace', path: '/visibility', value: 'shared' },
    ])
  })

  it.each([
    ['active', 'vhd', []],
    ['queued', 'vhd', [{ op: 'replace', path: '/container_format', value: 'ovf' }]],
    // What somebody does change is for Glance to refuse.
    ['active', 'iso', [{ op: 'replace', path: '/disk_format', value: 'iso' }]],
  ])('S-DIRECT-04 a vhd in a bare container, %s, can be changed as %s', async (status, disk_format, formats) => {
    const image = { id: 'i1', name: 'a', disk_format: 'vhd', container_format: 'bare', min_disk: 0, min_ram: 0 }
    const cloud = fakeServices({
      'GET :9292/v2/images/i1': { ...image, status, visibility: 'private', protected: false },
      'PATCH :9292/v2/images/i1': {},
    })
    const body = { name: 'b', disk_format, protected: false, visibility: 'private' }
    expect((await asking(cloud)('PATCH', '/api/glance/images/i1/', body)).status).toBe(204)
    const patch = cloud.asked.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toHaveLength(1 + formats.length)
    expect(patch?.body).toEqual(expect.arrayContaining([{ op: 'replace', path: '/name', value: 'b' }, ...formats]))
  })

  it('S-DIRECT-04 bring trunks, networks and floating IPs together as Horizon does', async () => {
    const cloud = fakeServices({
      'GET :9696/v2.0/floatingips': { floatingips: [{ id: 'f1', port_id: 'o1', floating_ip_address: '1.2.3.4' }] },
      'GET :9696/v2.0/ports': {
        ports: [{ id: 'o1', device_id: 's1', device_owner: 'compute:nova', admin_state_up: true }],
      },
      'GET :9696/v2.0/trunks': {
        trunks: [{ id: 't1', sub_ports: [{ port_id: 'o1', segmentation_id: 5, segmentation_type: 'vlan' }] }],
      },
    })
    const ask = asking(cloud)
    expect((await ask('GET', '/api/network/floatingips/')).json).toMatchObject({
      items: [{ ip: '1.2.3.4', instance_id: 's1', instance_type: 'compute' }],
    })
    expect((await ask('GET', '/api/neutron/ports/')).json).toMatchObject({
      items: [{ admin_state: 'UP', trunk_id: 't1', segmentation_id: 5 }],
    })
  })

  it.each([
    ['a member', false, [{}]],
    [
      "an administrator, who would see all projects'",
      true,
      [{ shared: 'true' }, { project_id: 'p1', shared: 'false' }],
    ],
  ])('S-DIRECT-04 networks of the project and shared ones are asked for by %s', async (_who, isAdmin, questions) => {
    const rows = [
      { id: 'other', project_id: 'p2', shared: false, 'router:external': true, subnets: [] },
      { id: 'own', project_id: 'p1', shared: false, subnets: ['s1'] },
      { id: 'shared', project_id: 'p2', shared: true, subnets: [] },
    ]
    const cloud = fakeServices({
      'GET :9696/v2.0/networks': ({ query }) => ({
        networks: rows.filter((row) => [...query].every(([name, value]) => String(Reflect.get(row, name)) === value)),
      }),
      'GET :9696/v2.0/subnets': { subnets: [{ id: 's1', cidr: '10.0.0.0/24' }] },
    })
    const { json } = await asking({ ...cloud, identity: { ...cloud.identity, isAdmin } })(
      'GET',
      '/api/neutron/networks/',
    )
    expect(json).toMatchObject({ items: [{ id: 'shared' }, { id: 'own', subnets: [{ cidr: '10.0.0.0/24' }] }] })
    const asked = cloud.asked.filter(({ path }) => path === ':9696/v2.0/networks')
    expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual(questions)
  })

  it('S-DIRECT-04 transfers are asked for only when a volume waits for one', async () => {
    const cloud = (status: string) =>
      fakeServices({
        'GET :8776/v3/p1/volumes/detail': { volumes: [{ id: 'v1', status }] },
        'GET :8776/v3/p1/os-volume-transfer/detail': { transfers: [{ id: 't1', volume_id: 'v1' }] },
      })
    const [still, waiting] = [cloud('available'), cloud('awaiting-transfer')]
    const list = async (of: typeof still) => (await asking(of)('GET', '/api/cinder/volumes/')).json
    expect(await list(still)).toMatchObject({ items: [{ id: 'v1', transfer: null }] })
    expect(still.asked.map(({ path }) => path)).not.toContain(':8776/v3/p1/os-volume-transfer/detail')
    expect(await list(waiting)).toMatchObject({ items: [{ id: 'v1', transfer: { id: 't1' } }] })
  })

  it('S-DIRECT-04 nothing is asked of a service for half a request', async () => {
    const cloud = fakeServices({})
    const { status, json } = await asking(cloud)('PATCH', '/api/cinder/quota-sets/0e', { volumes: 1 })
    expect([status, json, cloud.asked]).toEqual([400, "missing required parameter 'snapshots'", []])
  })
})

describe('a new server', () => {
  const least = { name: 'a', source_id: 'i1', flavor_id: 'f1', key_name: null, user_data: '', security_groups: ['web'] }

  it('S-DIRECT-04 is asked for in the form of the compute service', () => {
    const { request, version } = newServer({
      ...least,
      instance_count: 2,
      user_data: '#!ü',
      nics: [{ 'net-id': 'n1', 'v4-fixed-ip': '' }],
    })
    expect(version).toBe('2.60')
    expect(request).toEqual({
      server: {
        name: 'a',
        imageRef: 'i1',
        flavorRef: 'f1',
        user_data: Buffer.from('#!ü').toString('base64'),
        min_count: 2,
        max_count: 2,
        networks: [{ uuid: 'n1' }],
        security_groups: [{ name: 'web' }],
      },
    })
  })

  it('S-DIRECT-04 needs a newer service for the type of its volume, and keeps the image beside other devices', () => {
    const device = {
      uuid: 'v1',
      source_type: 'image',
      destination_type: 'volume',
      boot_index: '0',
      volume_type: 'fast',
    }
    expect(newServer({ ...least, source_id: '', block_device_mapping_v2: [device] })).toMatchObject({
      version: '2.67',
      request: { server: { networks: 'auto', block_device_mapping_v2: [device] } },
    })
    const { request } = newServer({ ...least, block_device_mapping_v2: [{ uuid: 'v2' }] })
    expect(request).toMatchObject({
      server: { block_device_mapping_v2: [{ uuid: 'i1', destination_type: 'local' }, { uuid: 'v2' }] },
    })
    expect(() => newServer({ name: 'a' })).toThrow(new ServiceError(400, "missing required parameter 'source_id'"))
  })
})

describe('showing who one is', () => {
  const token = {
    token: {
      user: { id: 'u1', name: 'ada', domain: { id: 'default', name: 'Default' } },
      expires_at: '2030-01-01T00:00:00Z',
      roles: [{ id: 'r', name: 'admin' }],
      project: { id: 'p1', name: 'demo', domain: {} },
      catalog: [],
    },
  }

  it('S-DIRECT-05 gets a token of the project; the password goes nowhere else', async () => {
    const cloud = fakeServices({
      'POST :5000/v3/auth/tokens': Response.json(token, { status: 201, headers: { 'X-Subject-Token': 'secret' } }),
    })
    const proof = { method: 'password', name: 'ada', domain: 'Default', password: 'pw' } as const
    expect(await authenticate(cloud.access, proof, 'p1')).toMatchObject({
      token: 'secret',
      isAdmin: true,
      project: { id: 'p1' },
    })
    expect(cloud.asked).toHaveLength(1)
    expect(cloud.asked[0]?.body).toMatchObject({ auth: { scope: { project: { id: 'p1' } } } })
  })

  it('S-DIRECT-05 a second factor is asked for by a receipt', async () => {
    const receipt = Response.json(
      { receipt: { user: { id: 'u1' }, methods: ['password'] } },
      { status: 401, headers: { 'Openstack-Auth-Receipt': 'r1' } },
    )
    const cloud = fakeServices({
      'POST :5000/v3/auth/tokens': ({ headers }) =>
        headers.get('Openstack-Auth-Receipt') === 'r1'
          ? Response.json(token, { status: 201, headers: { 'X-Subject-Token': 'secret' } })
          : receipt,
    })
    const error: unknown = await authenticate(cloud.access, {
      method: 'password',
      name: 'ada',
      domain: 'D',
      password: 'p',
    }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CodeNeeded)
    expect(error).toMatchObject({ receipt: 'r1', userId: 'u1' })
    expect(
      await authenticate(cloud.access, { method: 'code', userId: 'u1', code: '123456', receipt: 'r1' }),
    ).toMatchObject({ token: 'secret' })
  })
})

describe('actions of tables without Horizon', () => {
  it('S-DIRECT-06 ask the service that the thing belongs to', async () => {
    const { services, asked } = fakeServices({
      'POST :8774/v2.1/servers/s1/action': undefined,
      'PUT :9696/v2.0/routers/r1/remove_router_interface': {},
      'GET :8774/v2.1/servers/s1': { server: { status: 'SHELVED_OFFLOADED' } },
    })
    expect(await tableAction(services, 'instances__lock__s1')).toBe(true)
    expect(await tableAction(services, 'instances__shelve__s1')).toBe(true)
    expect(await tableAction(services, 'interfaces__delete__o1', 'r1')).toBe(true)
    expect(await tableAction(services, 'instances__dance__s1')).toBe(false)
    const bodies = asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)
    expect(bodies).toEqual([{ lock: null }, { unshelve: null }, { port_id: 'o1' }])
  })
})
