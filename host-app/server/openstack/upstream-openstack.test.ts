import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { operatorsPolicies, readRule } from '@stratus/api-client/openstack'
import { cloudInTrouble, createSignInLimit } from '../sign-in-limit.js'
import { MemoryStore } from '../store/memory-store.js'
import { createSeal } from './seal.js'
import { readOpenStack, type OpenStackConfig } from './read-openstack.js'
import { OpenStackUpstream } from './upstream-openstack.js'

const secret = 's'.repeat(32)
const year = 31_536_000_000

/** An identity service with two projects, whose people sign in in different ways. */
function identityService() {
  const live = new Map<string, string | null>()
  const log: string[] = []
  const tokenFor = (project: string | null) => {
    const token = `token-${live.size + 1}`
    live.set(token, project)
    return token
  }
  const facts = (project: string | null) => ({
    token: {
      issued_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + year).toISOString(),
      user: { id: 'u1', name: 'ada', domain: { id: 'default', name: 'Default' } },
      ...(project && {
        project: { id: project, name: `name-of-${project}`, domain: { id: 'default', name: 'Default' } },
      }),
      roles: [{ id: 'r', name: 'member' }],
      catalog: [
        {
          type: 'image',
          name: 'glance',
          id: 'i',
          endpoints: [{ id: 'i', interface: 'public', region: 'One', region_id: 'One', url: 'http://cloud:9292' }],
        },
        {
          type: 'object-store',
          name: 'swift',
          id: 'o',
          endpoints: [{ id: 'o', interface: 'public', region: 'One', region_id: 'One', url: 'http://cloud:8080/v1/a' }],
        },
        {
          type: 'compute',
          name: 'nova',
          id: 'c',
          endpoints: ['One', 'Two'].map((region) => ({
            id: region,
            interface: 'public',
            region,
            region_id: region,
            url: `http://cloud:8774/v2.1`,
          })),
        },
      ],
    },
  })
  const given = (project: string | null, token = tokenFor(project)) =>
    Response.json(facts(project), { status: 201, headers: { 'X-Subject-Token': token } })
  const refused = (message: string, headers = {}) =>
    Response.json({ error: { message, code: 401 } }, { status: 401, headers })

  interface Auth {
    identity: {
      methods: string[]
      password?: { user: { name: string; password: string } }
      totp?: { user: { passcode: string } }
      token?: { id: string }
    }
    scope?: { project: { id: string } } | 'unscoped'
  }
  const authenticate = ({ identity, scope }: Auth, receipt: string | null): Response => {
    // Without a word it is the project in which the user begins.
    const project = scope === 'unscoped' ? null : (scope?.project.id ?? (identity.token ? null : 'p2'))
    if (project === 'forbidden') return refused('The request you have made requires authentication.')
    if (project === 'locked') return Response.json({ error: { message: 'It is locked.' } }, { status: 403 })
    // As with `allow_rescope_scoped_token = false`.
    if (identity.token && live.get(identity.token.id))
      return Response.json({ error: { message: 'rescope a scoped token' } }, { status: 403 })
    if (identity.token) return live.has(identity.token.id) ? given(project) : refused('Gone.')
    if (identity.totp)
      return receipt === 'r1' && identity.totp.user.passcode === '123456' ? given(project) : refused('Wrong code.')
    const { name, password } = identity.password?.user ?? { name: '', password: '' }
    if (password !== 'right') return refused('The request you have made requires authentication.')
    if (name === 'old') return refused('The password is expired and needs to be changed for user: abc123.')
    if (name === 'code')
      return Response.json(
        { receipt: { user: { id: 'u1' } } },
        { status: 401, headers: { 'Openstack-Auth-Receipt': 'r1' } },
      )
    return given(project)
  }

  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(url))
    const headers = new Headers(init.headers)
    const { method = 'GET' } = init
    log.push(`${method} ${pathname}`)
    const token = headers.get('X-Auth-Token') ?? ''
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (pathname === '/v3') return Response.json({ version: { id: 'v3.14' } })
    if (pathname === '/v3/auth/tokens' && method === 'POST')
      return authenticate((body as { auth: Auth }).auth, headers.get('Openstack-Auth-Receipt'))
    if (pathname.endsWith('/password'))
      return (body as { user: { original_password: string } }).user.original_password === 'right'
        ? new Response(null, { status: 204 })
        : refused('no')
    if (!live.has(token)) return refused('Unknown token.')
    if (pathname === '/v3/auth/projects')
      return Response.json({
        projects: [
          { id: 'p1', name: 'one', enabled: true },
          { id: 'p2', name: 'two', enabled: true },
        ],
      })
    if (pathname === '/v3/users/u1') return Response.json({ user: { id: 'u1', default_project_id: 'p2' } })
    if (pathname === '/v3/auth/tokens' && method === 'DELETE') {
      live.delete(token)
      return new Response(null, { status: 204 })
    }
    if (pathname === '/v3/auth/tokens') return Response.json(facts(live.get(token) ?? null))
    if (pathname === '/v2/images/i1/file') {
      log.push(await new Response(init.body).text())
      return new Response(null, { status: 204 })
    }
    if (pathname === '/v1/a/box/file') {
      const parts = [new Uint8Array([1, 2, 3])]
      const pull = (controller: ReadableStreamDefaultController) => {
        const part = parts.pop()
        if (part) controller.enqueue(part)
        else controller.error(new TypeError('terminated'))
      }
      return new Response(new ReadableStream({ pull }))
    }
    if (pathname === '/v2.1/os-services') return Response.json({ services: [] })
    return Response.json({}, { status: 404 })
  }
  return { fetch: fetch as typeof globalThis.fetch, live, log }
}

const config = { authUrl: 'http://cloud:5000/v3', interface: 'public', domain: 'Default', secrets: [secret] } as const

/** A browser before a server. */
function browser(upstream: { fetch(request: Request): Promise<Response> }, jar = new Map<string, string>()) {
  const send = async (
    method: string,
    path: string,
    {
      form,
      json,
      headers = {},
    }: { form?: Record<string, string>; json?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await upstream.fetch(
      new Request(`http://here${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-CSRFToken': jar.get('csrftoken') ?? '',
          cookie,
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json),
      }),
    )
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      location: answer.headers.get('X-Horizon-Location'),
      messages: answer.headers.get('X-Horizon-Messages'),
      cookies: answer.headers.getSetCookie(),
    }
  }
  const signIn = async (username = 'ada', password = 'right', next = '') => {
    await send('GET', '/auth/login/')
    return send('POST', '/auth/login/', { form: { username, password, domain: 'Default', next } })
  }
  return { jar, send, signIn }
}

const started = (cloud = identityService()) => {
  const upstream = new OpenStackUpstream(config, { webroot: '/', fetch: cloud.fetch })
  return { cloud, upstream, ...browser(upstream) }
}

describe('sign-in without Horizon', () => {
  it('S-DIRECT-07 opens a session in a sealed cookie: no token, no password in it that anybody could read', async () => {
    const { send, signIn, jar } = started()
    const { location, cookies } = await signIn('ada', 'right', '/project/images')
    expect(location).toBe('/project/images')
    const session = cookies.find((line) => line.startsWith('sessionid=')) ?? ''
    expect(session).toMatch(/HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/)
    expect(session).not.toMatch(/token-\d|right/)
    const { status, text } = await send('GET', '/api/keystone/user-session/')
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      { username: 'ada', project_id: 'p2', services_region: 'One', available_services_regions: ['One', 'Two'] },
    ])
    expect(text).not.toContain('token')
    jar.set('sessionid', `${jar.get('sessionid')}x`)
    expect(await send('GET', '/api/keystone/user-session/')).toMatchObject({ status: 401, text: '"not logged in"' })
  })

  it('S-DIRECT-07 says what is wrong in the form, and leads to no other site', async () => {
    const { signIn } = started()
    expect((await signIn('ada', 'wrong')).text).toContain('Invalid credentials.')
    expect((await signIn('<b>', 'wrong')).text).toContain('value="&#60;b&#62;"')
    // Browsers leave tabs and ends of lines out of an address.
    const elsewhere = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
    ]
    for (const next of elsewhere) expect((await signIn('ada', 'right', next)).location).toBe('/')
  })

  it('S-DIRECT-07 leads on to an address with any signs in it', async () => {
    const { signIn } = started()
    expect((await signIn('ada', 'right', '/project/images?name=Ž')).location).toBe('/project/images?name=%C5%BD')
  })

  it('S-HEAD-01 answers are kept by no cache, taken for no other type, and framed by no other site', async () => {
    const { upstream, signIn, jar } = started()
    await signIn()
    const heads = async (path: string) => {
      const cookie = `sessionid=${jar.get('sessionid')}`
      const { headers } = await upstream.fetch(new Request(`http://here${path}`, { headers: { cookie } }))
      const names = ['cache-control', 'x-content-type-options', 'referrer-policy', 'content-security-policy']
      return names.map((name) => headers.get(name))
    }
    const framed = "frame-ancestors 'self'; base-uri 'self'"
    expect(await heads('/auth/totp/ada/')).toEqual(['no-store', 'nosniff', 'same-origin', framed])
    expect(await heads('/settings/')).toEqual(['no-store', 'nosniff', 'same-origin', framed])
    expect(await heads('/api/keystone/user-session/')).toEqual(['no-store', 'nosniff', 'same-origin', null])
  })

  it('S-DIRECT-07 takes the code of a second factor, and only with its receipt', async () => {
    const { send, signIn } = started()
    expect((await send('POST', '/auth/totp/code/', { form: { totp: '123456' } })).text).toContain(
      'The form was too old',
    )
    expect((await signIn('code')).location).toBe('/auth/totp/code/')
    expect(await send('GET', '/api/keystone/user-session/')).toMatchObject({ status: 401 })
    expect((await send('POST', '/auth/totp/code/', { form: { totp: '000000' } })).text).toContain(
      'Invalid credentials.',
    )
    // Guesses are counted by the name in the address.
    expect((await send('POST', '/auth/totp/other/', { form: { totp: '123456' } })).text).toContain(
      'Invalid credentials.',
    )
    expect((await send('POST', '/auth/totp/code/', { form: { totp: '123456' } })).location).toBe('/')
    expect(await send('GET', '/api/keystone/user-session/')).toMatchObject({ status: 200 })
  })

  it('S-SIGN-01 takes the last of two names, by which guesses are counted', async () => {
    const { upstream, cloud, jar, send } = started()
    await send('GET', '/auth/login/')
    const token = jar.get('csrftoken') ?? ''
    const body = new URLSearchParams([
      ['username', 'old'],
      ['username', 'ada'],
      ['password', 'right'],
    ])
    const headers = { cookie: `csrftoken=${token}`, 'X-CSRFToken': token }
    const answer = await upstream.fetch(new Request('http://here/auth/login/', { method: 'POST', headers, body }))
    expect(answer.headers.get('location')).toBe('/')
    expect(cloud.live.size).toBe(2)
  })

  it('S-SIGN-01 while the identity service is down or asks to wait nobody has failed: who tried meanwhile gets in', async () => {
    const cloud = identityService()
    let trouble: (() => Promise<Response>) | undefined
    const fetch: typeof cloud.fetch = (...asked) => trouble?.() ?? cloud.fetch(...asked)
    const upstream = new OpenStackUpstream(config, { webroot: '/', fetch })
    const limit = createSignInLimit(2, new MemoryStore())
    const ask = (request: Request) => upstream.fetch(request)
    const caller = { address: '192.0.2.1', scheme: undefined, host: 'here' } as const
    const { signIn } = browser({
      fetch: async (request) => {
        const answer = (await limit(request, 'auth/login/', caller, ask)) ?? (await ask(request))
        expect(answer.headers.has(cloudInTrouble)).toBe(false)
        return answer
      },
    })
    for (trouble of [
      () => Promise.reject(new TypeError('fetch failed')),
      () => Promise.resolve(new Response('', { status: 503 })),
      () => Promise.resolve(new Response('', { status: 429 })),
    ])
      for (let time = 0; time < 3; time++)
        expect(await signIn()).toMatchObject({ status: 200, text: expect.stringContaining('name="password"') })
    trouble = undefined
    expect((await signIn()).location).toBe('/')
    for (let time = 0; time < 2; time++) expect((await signIn('ada', 'wrong')).text).toContain('Invalid credentials.')
    expect((await signIn()).status).toBe(429)
  })

  it('S-DIRECT-07 changes a password that has expired', async () => {
    const { send, signIn } = started()
    expect((await signIn('old')).location).toBe('/auth/password/abc123/')
    const form = { original_password: 'right', password: 'newer', confirm_password: 'newest' }
    expect((await send('POST', '/auth/password/abc123/', { form })).text).toContain('Passwords do not match.')
    const good = { ...form, confirm_password: 'newer' }
    expect((await send('POST', '/auth/password/abc123/', { form: good })).location).toBe('/auth/login/')
  })

  it('S-DIRECT-07 signs out: its tokens are revoked', async () => {
    const { send, signIn, cloud, jar } = started()
    await signIn()
    const before = [...cloud.live.keys()]
    await send('POST', '/auth/logout/')
    expect(before.filter((token) => !cloud.live.has(token))).toEqual(before)
    expect(jar.has('sessionid')).toBe(false)
    expect(await send('GET', '/auth/logout/')).toMatchObject({ status: 405 })
  })
})

describe('a session without Horizon', () => {
  it('S-DIRECT-08 goes on in another project and another region, also where scoped tokens may not be rescoped, and stays where it may not go', async () => {
    const { send, signIn } = started()
    await signIn()
    const session = async () =>
      JSON.parse((await send('GET', '/api/keystone/user-session/')).text) as Record<string, unknown>
    await send('GET', '/auth/switch/p1/')
    await send('GET', '/auth/switch_services_region/Two/')
    expect(await session()).toMatchObject({ project_id: 'p1', services_region: 'Two' })
    // Keystone says of a project that one has no role in that nobody is signed in.
    expect((await send('GET', '/auth/switch/forbidden/')).messages).toBe(null)
    expect((await send('GET', '/auth/switch/locked/')).messages).toBe('[["error","It is locked.",""]]')
    await send('GET', '/auth/switch_services_region/Nowhere/')
    expect(await session()).toMatchObject({ project_id: 'p1', services_region: 'Two' })
  })

  it('issue 18: reads in another project of the user’s and stays in its own; a refused one does not end it', async () => {
    const { cloud, send, signIn } = started()
    await signIn()
    const ask = async (project?: string) => {
      const answer = await send('GET', '/api/keystone/user-session/', {
        headers: project ? { 'X-Stratus-Project': project } : {},
      })
      return answer.status === 200 ? (JSON.parse(answer.text) as { project_id: string }).project_id : answer.status
    }
    const own = await ask()
    const other = own === 'p1' ? 'p2' : 'p1'
    expect(await Promise.all([ask(other), ask(other), ask()])).toEqual([other, other, own])
    expect(
      cloud.log.filter((line) => line === 'POST /v3/auth/tokens'),
      'one token for both',
    ).toHaveLength(3)
    expect(await ask('forbidden')).toBe(403)
    expect(await ask()).toBe(own)
    await send('POST', '/auth/logout/')
    expect([...cloud.live.values()], 'no token is left').toEqual([])
  })

  it('S-DIRECT-08 is known to every server with the secret, to one with the older too, and to no other', async () => {
    const { cloud, signIn, jar } = started()
    await signIn()
    const at = async (secrets: readonly string[]) =>
      (
        await browser(
          new OpenStackUpstream({ ...config, secrets }, { webroot: '/', fetch: cloud.fetch }),
          new Map(jar),
        ).send('GET', '/api/keystone/user-session/')
      ).status
    expect(await at([secret])).toBe(200)
    expect(await at(['n'.repeat(32), secret])).toBe(200)
    expect(await at(['n'.repeat(32)])).toBe(401)
    expect(await at([])).toBe(401)
  })

  it('S-DIRECT-08 ends when its token is revoked elsewhere', async () => {
    const { cloud, signIn, jar } = started()
    await signIn()
    cloud.live.clear()
    const fresh = browser(new OpenStackUpstream(config, { webroot: '/', fetch: cloud.fetch }), new Map(jar))
    expect(await fresh.send('GET', '/api/keystone/user-session/')).toMatchObject({
      status: 401,
      text: '"not logged in"',
    })
  })

  it('S-DIRECT-08 takes no write without the token of a page', async () => {
    const { send, signIn, cloud } = started()
    await signIn()
    cloud.log.length = 0
    const forged = await send('POST', '/api/nova/servergroups/', { headers: { 'X-CSRFToken': 'guess' } })
    expect(forged.location).toContain('/auth/login/?csrf_failure=')
    expect(cloud.log).toEqual([])
  })

  it('S-DIRECT-11 the bytes of an image pass through to the image service, for those who are signed in and whose page sends them', async () => {
    const { upstream, signIn, jar, cloud } = started()
    await signIn()
    const put = (headers: Record<string, string>) =>
      upstream.fetch(new Request('http://here/openstack/images/i1/file', { method: 'PUT', body: 'bytes', headers }))
    const cookie = `sessionid=${jar.get('sessionid')}; csrftoken=${jar.get('csrftoken')}`
    const token = { 'X-CSRFToken': jar.get('csrftoken') ?? '' }
    expect((await put(token)).status).toBe(401)
    cloud.log.length = 0
    expect((await put({ cookie })).headers.get('location')).toContain('csrf_failure=')
    expect(cloud.log).toEqual([])
    expect((await put({ cookie, ...token })).status).toBe(204)
    expect(cloud.log.slice(-2)).toEqual(['PUT /v2/images/i1/file', 'bytes'])
  })

  it('S-CHANGE-02 a file that has arrived is something that was written', async () => {
    const { upstream, signIn, jar } = started()
    await signIn()
    const written = vi.spyOn(upstream.changes, 'written')
    const token = jar.get('csrftoken') ?? ''
    const headers = { cookie: `sessionid=${jar.get('sessionid')}; csrftoken=${token}`, 'X-CSRFToken': token }
    await upstream.fetch(new Request('http://here/openstack/images/i1/file', { method: 'PUT', body: 'bytes', headers }))
    expect(written).toHaveBeenCalledTimes(1)
  })

  it('S-DIRECT-07 reads no more of a body than it can be: of a form of nobody’s 64 KiB, of a signed-in person’s 16 MiB', async () => {
    const { upstream, signIn, jar } = started()
    const endless = (path: string, headers: Record<string, string> = {}) => {
      let sent = 0
      const body = new ReadableStream({
        pull(controller) {
          sent += 65_536
          if (sent > 64 * 1024 ** 2) controller.close()
          else controller.enqueue(new Uint8Array(65_536))
        },
      })
      const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json', ...headers } }
      return upstream.fetch(new Request(`http://here${path}`, init)).then(({ status }) => ({ status, sent }))
    }
    for (const path of ['/auth/login/', '/auth/websso/', '/auth/logout/']) {
      const { status, sent } = await endless(path, { 'Content-Type': 'application/x-www-form-urlencoded' })
      expect(status).toBe(413)
      expect(sent).toBeLessThan(300_000)
    }
    await signIn()
    const token = jar.get('csrftoken') ?? ''
    const headers = { cookie: `sessionid=${jar.get('sessionid')}; csrftoken=${token}`, 'X-CSRFToken': token }
    for (const path of ['/api/nova/servergroups/', '/project/volumes/create/', '/settings/']) {
      const { status, sent } = await endless(path, headers)
      expect(status).toBe(413)
      expect(sent).toBeLessThan(17 * 1024 ** 2)
    }
  })

  it('S-CLOUD-05 a file that object storage breaks off is known to be broken; one whose reader leaves is not', async () => {
    const { upstream, signIn, jar } = started()
    await signIn()
    const headers = { cookie: `sessionid=${jar.get('sessionid')}`, 'X-Requested-With': 'XMLHttpRequest' }
    const ask = (onBroken: () => void, signal?: AbortSignal) =>
      upstream.fetch(
        new Request('http://here/api/swift/containers/box/object/file', { headers, signal }),
        undefined,
        onBroken,
      )
    await new Promise<void>((resolve) => void ask(resolve).then((answer) => answer.arrayBuffer()))
    const [leaving, onBroken] = [new AbortController(), vi.fn()]
    const answer = await ask(onBroken, leaving.signal)
    leaving.abort()
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect(onBroken).not.toHaveBeenCalled()
  })

  it('S-DIRECT-02 who leaves takes nobody’s turn: what was read for them is asked no more', async () => {
    const cloud = identityService()
    let slow = true
    let [begun, ended] = [0, 0]
    const fetch: typeof globalThis.fetch = async (url, init) => {
      if (!slow || !String(url).includes('/os-services')) return cloud.fetch(url, init)
      begun += 1
      return new Promise((_, fail) =>
        init?.signal?.addEventListener('abort', () => ((ended += 1), fail(init.signal?.reason as Error))),
      )
    }
    const upstream = new OpenStackUpstream(config, { webroot: '/', fetch })
    const { send, signIn, jar } = browser(upstream)
    await signIn()
    const leaving = new AbortController()
    const headers = { cookie: `sessionid=${jar.get('sessionid')}`, 'X-Requested-With': 'XMLHttpRequest' }
    const asked = Array.from({ length: 40 }, () =>
      upstream.fetch(new Request('http://here/api/nova/services/', { headers, signal: leaving.signal })),
    )
    await expect.poll(() => begun).toBe(24)
    leaving.abort()
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([499]))
    expect(ended).toBe(24)
    slow = false
    expect((await send('GET', '/api/nova/services/')).status).toBe(200)
  })

  it('S-DIRECT-08 in another region it ends when it would have', async () => {
    let now = Date.now()
    const upstream = new OpenStackUpstream(config, { webroot: '/', fetch: identityService().fetch, now: () => now })
    const { send, signIn } = browser(upstream)
    await signIn()
    now += year / 2
    const { cookies } = await send('GET', '/auth/switch_services_region/Two/')
    const [, seconds] = /^sessionid=.*Max-Age=(\d+)/.exec(cookies.find((line) => line.startsWith('sessionid='))!) ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(year / 2000)
    expect((await send('GET', '/api/keystone/user-session/')).text).toContain('"services_region":"Two"')
  })

  it('W-SHELL-29 any time zone can be set, and stands in the settings then', async () => {
    const { send, signIn } = started()
    await signIn()
    const form = { language: 'en', timezone: 'America/Argentina/Salta', pagesize: '20', instance_log_length: '35' }
    expect((await send('POST', '/settings/', { form })).location).toBe('/settings/')
    expect((await send('GET', '/settings/')).text).toContain('<option value="America/Argentina/Salta" selected>')
  })

  it('S-DIRECT-15 an address with a percent sign that begins nothing names what is not there', async () => {
    const { send, signIn } = started()
    await signIn()
    const form = { action: 'properties__delete__name=x', resource_types: '[]' }
    for (const [method, path] of [
      ['GET', '/project/stacks/stack/%E0%A4%A/'],
      ['POST', '/admin/metadata_defs/%zz/resource_types/'],
      ['POST', '/admin/metadata_defs/%zz/detail/'],
    ] as const)
      expect((await send(method, path, method === 'POST' ? { form } : {})).messages).toContain('"error"')
  })

  it('S-DIRECT-07 what another site has left under the name of the token is none', async () => {
    const { upstream } = started()
    for (const left of ['"a\\012b"', '"a\\073 Domain=example.test"']) {
      const cookie = `csrftoken=${left}`
      const answer = await upstream.fetch(new Request('http://here/auth/login/', { headers: { cookie } }))
      expect(answer.headers.getSetCookie()[0]).toMatch(/^csrftoken=[0-9a-f]{64}; Path=\/; SameSite=Lax$/)
    }
  })

  it('S-DIRECT-08 too old a seal is none', async () => {
    let now = 1_000_000_000_000
    const seal = createSeal([secret], () => now)
    const text = await seal.close({ a: 1 }, 1000)
    expect(await seal.open(text)).toMatchObject({ a: 1 })
    now += 2000
    expect(await seal.open(text)).toBeNull()
    expect(await seal.open('')).toBeNull()
  })
})

describe('policies without Horizon', () => {
  it('S-DIRECT-17 an operator’s own are what a browser is told', async () => {
    const create = 'os_compute_api:servers:create'
    const policies = operatorsPolicies(new Map([['compute', new Map([[create, readRule('role:builder')]])]]))
    const told = async (own: OpenStackConfig) => {
      const { send, signIn } = browser(new OpenStackUpstream(own, { webroot: '/', fetch: identityService().fetch }))
      await signIn()
      const json = {
        rules: [
          ['compute', create],
          ['compute', 'os_compute_api:servers:index'],
        ],
      }
      return JSON.parse((await send('POST', '/api/policy/', { json })).text) as unknown
    }
    expect(await told(config)).toEqual({ allowed: true, each: [true, true] })
    expect(await told({ ...config, policies })).toEqual({ allowed: false, each: [false, true] })
  })
})

describe('trouble behind it', () => {
  it('S-DIRECT-09 says that there is no identity service', async () => {
    const trouble = (fetch: typeof globalThis.fetch) => new OpenStackUpstream(config, { webroot: '/', fetch }).trouble()
    expect(await trouble(identityService().fetch)).toBeNull()
    expect(await trouble(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      text: 'The cloud cannot be reached.',
    })
    expect(await trouble(() => Promise.resolve(new Response('<html>')))).toMatchObject({
      text: 'The cloud answers, but not as an identity service does.',
    })
    expect((await trouble(() => Promise.resolve(new Response('', { status: 503 }))))?.detail).toContain(
      'http://cloud:5000/v3 is there but answers 503.',
    )
  })

  it('S-DIRECT-09 an identity service that is down is no end of the session', async () => {
    const { signIn, jar } = started()
    await signIn()
    const down = new OpenStackUpstream(config, { webroot: '/', fetch: () => Promise.reject(new TypeError('down')) })
    expect((await browser(down, new Map(jar)).send('GET', '/api/keystone/user-session/')).status).toBe(502)
  })
})

describe('its settings', () => {
  it('S-DIRECT-10 are OpenStack’s own names', () => {
    expect(readOpenStack({})).toBeNull()
    expect(readOpenStack({ OS_AUTH_URL: 'https://cloud:5000' })).toEqual({
      authUrl: 'https://cloud:5000/v3',
      interface: 'public',
      domain: 'Default',
      secrets: [],
    })
    expect(
      readOpenStack({
        OS_AUTH_URL: 'https://cloud/identity/v3/',
        OS_INTERFACE: 'internalURL',
        OS_REGION_NAME: 'Two',
        STRATUS_SECRET: `${secret}, ${'t'.repeat(40)}`,
      }),
    ).toEqual({
      authUrl: 'https://cloud/identity/v3',
      interface: 'internal',
      region: 'Two',
      domain: 'Default',
      secrets: [secret, 't'.repeat(40)],
    })
  })

  it('S-DIRECT-10 that cannot be used are named', () => {
    for (const [env, words] of [
      [{ OS_AUTH_URL: 'cloud' }, 'OS_AUTH_URL must be'],
      [{ OS_AUTH_URL: 'https://me:pw@cloud' }, 'without user name'],
      [{ OS_AUTH_URL: 'https://cloud', OS_INTERFACE: 'secret' }, 'OS_INTERFACE must be'],
      [{ OS_AUTH_URL: 'https://cloud', STRATUS_SECRET: 'short' }, 'STRATUS_SECRET must have at least 32'],
      [
        { OS_CLOUD: 'nowhere', OS_CLIENT_CONFIG_FILE: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent' },
        'OS_CLOUD must name',
      ],
    ] as const)
      expect(() => readOpenStack(env)).toThrow(words)
  })

  it('S-DIRECT-10 a clouds.yaml that cannot be used is named, without what stands in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stratus-clouds-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const place = join(folder, 'clouds.yaml')
    const read = (text: string) => {
      writeFileSync(place, text)
      return () => readOpenStack({ OS_CLOUD: 'mine', OS_CLIENT_CONFIG_FILE: place })
    }
    const cloud = 'clouds:\n  mine:\n    auth:\n'
    expect(read(`${cloud}      auth_url: https://cloud:5000\n`)()?.authUrl).toBe('https://cloud:5000/v3')
    expect(read(`${cloud}      password: "hunter2\n`)).toThrow(
      new RangeError(`OS_CLOUD must name a cloud of ${place}, which is no YAML: see line 5`),
    )
    expect(read(`${cloud}      password: *hunter2\n`)).toThrow(
      new RangeError(`OS_CLOUD must name a cloud of ${place}, which is no YAML`),
    )
    expect(read(`${cloud}      username: me\n`)).toThrow('OS_CLOUD must name a cloud with an auth_url')
  })
})
