import { cookieValue, createImage, uploadObject } from '@stratus/api-client'
import { authenticate, cloudAccess, type Fetch } from '@stratus/api-client/openstack'
import { createDemoCloud, projectIds } from '@stratus/api-client/demo-cloud'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal } from '../../host-app/server/openstack/seal.js'
import { OpenStackUpstream } from '../../host-app/server/openstack/upstream-openstack.js'
import { createVisit } from './cloud.js'

const config = { interface: 'public', domain: 'Default', secrets: ['s'.repeat(32)] } as const

/** Stratus on a demo cloud's services, whose answers somebody may change on the way. */
function opened(
  change: (path: string, answer: Response) => Response | Promise<Response> = (_path, answer) => answer,
  ahead = 0,
) {
  const demo = createDemoCloud()
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return change(pathname, await demo.fetch(input, init))
  }
  const world = { webroot: '/', fetch, now: () => demo.clock.now() + ahead }
  const upstream = new OpenStackUpstream({ ...config, authUrl: demo.authUrl }, world)
  let cookie = ''
  const visit = createVisit((input, init) => {
    const request = new Request(input, init)
    cookie = request.headers.get('Cookie') ?? cookie
    return upstream.fetch(request)
  }, 'http://stratus.test')
  return { demo, fetch, upstream, cookie: () => cookie, ...visit }
}

/** The catalogue of each token, changed. */
const withCatalog =
  (change: (catalog: { type: string; endpoints: object[] }[]) => object[]) =>
  async (path: string, answer: Response): Promise<Response> => {
    if (!path.endsWith('/auth/tokens') || answer.status >= 300) return answer
    const { token } = (await answer.clone().json()) as { token: { catalog?: { type: string; endpoints: object[] }[] } }
    const body = { token: { ...token, ...(token.catalog && { catalog: change(token.catalog) }) } }
    return Response.json(body, { status: answer.status, headers: answer.headers })
  }

const page = () => new Response('<html><h1>Proxy</h1></html>', { headers: { 'Content-Type': 'text/html' } })

describe('trouble without Horizon', () => {
  it('S-DIRECT-21 S-DIRECT-11 a token that ends while a file is sent asks for the sign-in, and the file is there', async () => {
    const { client, demo, signIn } = opened()
    await signIn('demo', 'demo')
    let asked = 0
    client.auth.onSessionLost(() => {
      asked += 1
      return signIn('demo', 'demo')
    })
    const ending = {
      ...client,
      sendFile: (...file: Parameters<typeof client.sendFile>) => {
        demo.expireSessions()
        return client.sendFile(...file)
      },
    }
    const place = { container: 'docs', path: 'late.txt' }
    const terms = { pause: () => Promise.resolve(), isServerReady: () => Promise.resolve(true) }
    await uploadObject(ending, { ...place, file: new File(['late'], 'late.txt') }, terms)
    expect(asked).toBe(1)
    expect(await (await client.call('swift.objects.download', { params: place })).text()).toBe('late')

    const fields = { name: 'late', disk_format: 'raw', container_format: 'bare', visibility: 'private' } as const
    const { id } = await createImage(ending, { fields, file: new File(['abc'], 'a.raw'), mode: 'direct' })
    expect(asked).toBe(2)
    expect((await client.call('glance.images.get', { params: { id } })).status).not.toBe('queued')
  })

  it('S-DIRECT-15 a service that is not in the catalogue is missed by what needs it, and by nothing else', async () => {
    const { signIn, send } = opened(withCatalog((catalog) => catalog.filter(({ type }) => type !== 'volumev3')))
    expect(await signIn('demo', 'demo')).toBe(true)
    const missed = await send('GET', '/api/cinder/volumes/')
    expect([missed.status, missed.json]).toEqual([501, 'This region has no volume service.'])
    expect((await send('GET', '/api/nova/servers/')).status).toBe(200)
  })

  it('S-DIRECT-15 a region that lacks half of the services has the other half', async () => {
    const { signIn, send } = opened(
      withCatalog((catalog) =>
        catalog.map((entry) =>
          ['compute', 'network'].includes(entry.type)
            ? {
                ...entry,
                endpoints: [
                  ...entry.endpoints,
                  ...entry.endpoints.map((each) => ({ ...each, region: 'Half', region_id: 'Half' })),
                ],
              }
            : entry,
        ),
      ),
    )
    await signIn('demo', 'demo')
    await send('GET', '/auth/switch_services_region/Half/')
    expect((await send('GET', '/api/keystone/user-session/')).json).toMatchObject({ services_region: 'Half' })
    expect((await send('GET', '/api/nova/servers/')).status).toBe(200)
    expect((await send('GET', '/api/glance/images/')).status).toBe(501)
  })

  it('S-DIRECT-15 a service that answers with a page, or not at all, is told; the session goes on', async () => {
    let isDown = false
    const { signIn, send } = opened((path, answer) => {
      if (!isDown && path.includes('/image/')) return page()
      if (isDown && path.includes('/compute/')) throw new TypeError('fetch failed')
      return answer
    })
    await signIn('demo', 'demo')
    const odd = await send('GET', '/api/glance/images/')
    expect([odd.status, odd.json]).toEqual([502, 'The image service answered with something that is no JSON.'])
    isDown = true
    const gone = await send('GET', '/api/nova/servers/')
    expect([gone.status, gone.json]).toEqual([502, expect.stringContaining('cannot be reached.')])
    expect((await send('GET', '/api/keystone/user-session/')).status).toBe(200)
  })

  it('S-DIRECT-15 a token that is revoked while somebody works, or too old, ends the session', async () => {
    const { demo, signIn, send } = opened()
    await signIn('demo', 'demo')
    demo.expireSessions()
    const answer = await send('PUT', '/api/glance/images/', { json: { name: 'x', disk_format: 'raw', data: 'x.img' } })
    expect([answer.status, answer.json]).toEqual([401, 'not logged in'])
    await signIn('demo', 'demo')
    demo.advance(3_600_001)
    expect((await send('GET', '/api/keystone/user-session/')).status).toBe(401)
  })

  it('S-DIRECT-15 clocks that differ by hours end no session, and keep none for longer than Keystone does', async () => {
    for (const hours of [-5, 5]) {
      const { demo, signIn, send } = opened(undefined, hours * 3_600_000)
      expect(await signIn('demo', 'demo')).toBe(true)
      expect((await send('GET', '/api/nova/servers/')).status).toBe(200)
      demo.advance(3_600_001)
      expect((await send('GET', '/api/keystone/user-session/')).status).toBe(401)
    }
  })

  it('S-DIRECT-15 a token that is revoked while the bytes of an image go ends the session, not the image', async () => {
    const { demo, upstream, cookie, signIn, send } = opened()
    await signIn('demo', 'demo')
    const made = await send('PUT', '/api/glance/images/', { json: { name: 'x', disk_format: 'raw', data: 'x.img' } })
    const { id, upload_url: address } = made.json as { id: string; upload_url: string }
    const parts = [() => undefined, () => demo.expireSessions()]
    const body = new ReadableStream<Uint8Array>({
      pull(control) {
        const next = parts.shift()
        if (!next) return control.close()
        next()
        control.enqueue(new Uint8Array(1000))
      },
    })
    const token = cookieValue(cookie(), 'csrftoken')
    const init = { method: 'PUT', headers: { cookie: cookie(), 'X-CSRFToken': token ?? '' }, body, duplex: 'half' }
    const answer = await upstream.fetch(new Request(`http://stratus.test/${address}`, init))
    expect([answer.status, await answer.json()]).toEqual([401, 'not logged in'])
    expect(demo.db.glance.images.get(id)).toMatchObject({ status: 'queued' })
  })

  it('S-DIRECT-08 a cookie that is forged, old, of another server or made for something else opens nothing, and asks nothing', async () => {
    let asked = 0
    const { demo, fetch, upstream, cookie, signIn, send } = opened((_path, answer) => {
      asked += 1
      return answer
    })
    await signIn('demo', 'demo')
    await send('GET', '/api/keystone/user-session/')
    const status = async (session: string) => {
      const headers = { cookie: `sessionid=${session}`, 'X-Requested-With': 'XMLHttpRequest' }
      const url = 'http://stratus.test/api/keystone/user-session/'
      return (await upstream.fetch(new Request(url, { headers }))).status
    }
    const good = cookieValue(cookie(), 'sessionid') ?? ''
    expect(await status(good)).toBe(200)

    const proof = { method: 'password', name: 'demo', domain: 'Default', password: 'demo' } as const
    const { token } = await authenticate(cloudAccess(fetch as Fetch, demo.authUrl), proof, projectIds.demo)
    const now = () => demo.clock.now()
    const [hour, [own]] = [3_600_000, config.secrets]
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const [, ...sealed] = good.split('.')
    const bad = {
      none: '',
      'of a Horizon': 'q5b1v0k3x9u7w2e8r4t6y1z0p5o3i7a9',
      'the token itself': token,
      'of another server': await createSeal(['f'.repeat(32)], now).close({ token }, hour),
      old: await createSeal([own], () => now() - 2 * hour).close({ token }, hour),
      'of a second factor': await createSeal([own], now).close({ receipt: token, user: 'u' }, hour),
      'of a sign-on': await createSeal([own], now).close({ given: token }, hour),
      'of no token': await createSeal([own], now).close({ token: 'made-up' }, hour),
      unsealed: `${encoded({ alg: 'none' })}.${encoded({ token, exp: now() / 1000 + 3600 })}.`,
      'by another cipher': [encoded({ alg: 'dir', enc: 'A128CBC-HS256' }), ...sealed].join('.'),
      huge: 'x'.repeat(100_000),
    }
    asked = 0
    for (const [what, session] of Object.entries(bad)) expect([what, await status(session)]).toEqual([what, 401])
    // Keystone says that there is no such token.
    expect(asked).toBe(1)

    // The last letter of a part may have bits that mean nothing.
    const places = [...good].flatMap((letter, at) => (letter !== '.' && (good[at + 1] ?? '.') !== '.' ? [at] : []))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...'aZ09-_'), async (at, letter) => {
        fc.pre(good[at] !== letter)
        expect(await status(good.slice(0, at) + letter + good.slice(at + 1))).toBe(401)
      }),
    )
    expect(asked).toBe(1)
  })

  it('S-DIRECT-15 somebody without a project is told so at the sign-in', async () => {
    const { demo, signIn } = opened()
    const { assignments } = demo.db.keystone
    for (const { id } of assignments.all()) assignments.remove(id)
    expect(await signIn('demo', 'demo')).toBe(false)
  })

  it('S-DIRECT-15 a thousand projects are all there to choose from', async () => {
    const { demo, signIn, send } = opened()
    const { assignments, projects, roles, users } = demo.db.keystone
    const user_id = users.find(({ name }) => name === 'demo')!.id
    const role_id = roles.find(({ name }) => name === 'member')!.id
    for (let at = 0; at < 1000; at++) {
      const id = `f${String(at).padStart(31, '0')}`
      projects.insert({ ...projects.need(projectIds.demo), id, name: `project-${at}` })
      assignments.insert({ id: `${id}/${role_id}/${user_id}`, project_id: id, role_id, user_id })
    }
    await signIn('demo', 'demo')
    const answer = await send('GET', `/api/keystone/projects/?user_id=${user_id}&admin=false`)
    expect((answer.json as { items: unknown[] }).items).toHaveLength(1002)
    await send('GET', '/auth/switch/f0000000000000000000000000000999/')
    expect((await send('GET', '/api/keystone/user-session/')).json).toMatchObject({ project_name: 'project-999' })
  })

  it('S-DIRECT-05 an application credential is good for its project, with its secret only', async () => {
    const { demo, fetch } = opened()
    const access = cloudAccess(fetch as Fetch, demo.authUrl)
    const { id, secret } = demo.db.keystone.applicationCredentials.all()[0]!
    const proof = { method: 'application-credential', id, secret } as const
    const { project, user } = await authenticate(access, proof)
    expect([project?.id, user.name]).toEqual([projectIds.demo, 'demo'])
    await expect(authenticate(access, { ...proof, secret: 'guess' })).rejects.toMatchObject({ status: 401 })
  })
})
