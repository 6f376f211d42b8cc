import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client.js'
import { settle } from '../testing/fake-clock.js'
import {
  csrfFailure,
  empty,
  html,
  json,
  loginPage,
  notLoggedIn,
  type Seen,
  sessionOf,
  stubServer,
} from '../testing/stub-server.js'

/** A Horizon with a session that can end. */
function horizon({
  users = { demo: 'secret' } as Record<string, string>,
  project = 'demo',
  signedOut = () => empty(200, { 'X-Horizon-Location': '/auth/login/' }),
  refusal = {} as Record<string, string>,
} = {}) {
  const state = { user: null as string | null, project, extra: '', csrf: true }
  const server = stubServer(({ method, url, headers, body }: Seen) => {
    const path = url.split('?')[0]
    if (method !== 'GET' && state.csrf && headers.get('X-CSRFToken') !== 'token') return csrfFailure()
    if (path === '/auth/login/' && method === 'GET') return html(loginPage(state.extra))
    if (path === '/auth/login/') {
      const form = new URLSearchParams(String(body))
      const name = form.get('username') ?? ''
      if (users[name] !== form.get('password')) {
        return html(loginPage('<div class="alert alert-danger"> <p>Invalid credentials.</p></div>'))
      }
      state.user = name
      return empty(200, { 'X-Horizon-Location': new URL(url, 'http://h').searchParams.get('next') ?? '/' })
    }
    if (path === '/auth/logout/') {
      state.user = null
      return signedOut()
    }
    if (state.user === null) return notLoggedIn()
    const switched = /^\/auth\/switch\/(.+)\/$/.exec(path ?? '')?.[1]
    if (switched === 'forbidden') return empty(200, { 'X-Horizon-Location': '/', ...refusal })
    if (switched) {
      state.project = switched
      return empty(200, { 'X-Horizon-Location': '/' })
    }
    if (path === '/api/keystone/user-session/') return json(sessionOf(state.user, state.project))
    if (path === '/api/keystone/users/') return json('', 401)
    if (path === '/api/nova/services/') return json('Policy does not allow it', 403)
    return path?.startsWith('/auth/') ? empty(200, { 'X-Horizon-Location': '/' }) : json({ items: [] })
  })
  const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=token' } })
  const events: string[] = []
  client.on('auth-error', ({ status, message }) => void events.push(`${status} ${message}`))
  client.on('error', ({ code }) => void events.push(`error ${code}`))
  client.on('session-changed', ({ after }) => void events.push(`now ${after.userId} ${after.projectId}`))
  client.on('reset', () => void events.push('reset'))
  return { client, state, events, ...server }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    (error: { code: string }) => error.code,
  )

describe('whether a session stands', () => {
  it.each([
    ['nobody: the form', () => html(loginPage('')), false],
    ['somebody: a redirect, as Node shows it', () => empty(302, { Location: '/' }), true],
    ['somebody: a redirect, as browsers show it', () => Response.error(), true],
  ])('%s', async (_, answer, standing) => {
    const server = stubServer(answer)
    const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=token' } })
    expect(await client.auth.standing()).toBe(standing)
    // Scripts get the form even when somebody is signed in.
    expect(server.urls()).toEqual(['GET /auth/login/'])
    expect(server.seen[0]?.headers.has('X-Requested-With')).toBe(false)
  })
})

describe('login form', () => {
  it('W-SHELL-09 is read as the server sends it, without token and decoys', async () => {
    const { client, state } = horizon()
    state.extra = `<select name="auth_type" id="id_auth_type"><option value="credentials" selected>Keystone Credentials</option>
      <option value="saml2">Single Sign-On &amp; more</option></select>
      <label for="id_domain">Domain</label><input type="text" name="domain" id="id_domain" required>`
    const form = await client.auth.loginForm()
    expect(form.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'auth_type select',
      'domain text',
      'region hidden',
      'username text',
      'password password',
    ])
    expect(form.fields[0]).toMatchObject({
      value: 'credentials',
      choices: [
        { value: 'credentials', label: 'Keystone Credentials', selected: true },
        { value: 'saml2', label: 'Single Sign-On & more', selected: false },
      ],
    })
    expect(form.fields[1]).toMatchObject({ label: 'Domain', required: true })
    expect(form.fields[3]).toMatchObject({ label: 'User Name', maxLength: 255 })
    expect(form).toMatchObject({ action: '/auth/login/', errors: [], reason: null, token: 'from-the-form' })
  })

  it('says why the user is here', async () => {
    const { client, state } = horizon()
    state.extra = '<div id="logout_reason" class="alert alert-info"><p>Your session has\n timed out.</p></div>'
    expect((await client.auth.loginForm()).reason).toBe('Your session has timed out.')
  })

  it('what Horizon tells browsers without scripts is no error of the sign-in', async () => {
    const { client, state } = horizon()
    state.extra =
      '<noscript><div class="alert alert-danger javascript-disabled">This application requires JavaScript.</div></noscript>'
    expect((await client.auth.loginForm()).errors).toEqual([])
  })

  it('a page without it is an error, not an empty form', async () => {
    const client = createClient({
      fetch: stubServer(() => html('<h1>Maintenance</h1><form><input name="q"></form>')).fetch,
    })
    expect(await codeOf(client.auth.loginForm())).toBe('malformed')
  })
})

describe('signing in and out', () => {
  it('a wrong password is the form again, with its error', async () => {
    const { client, events } = horizon()
    const result = await client.auth.login({ username: 'demo', password: 'wrong' })
    expect(result).toMatchObject({ ok: false, form: { errors: ['Invalid credentials.'] } })
    expect(events).toEqual([])
  })

  it('a right one leads on, with the fields the server had filled in', async () => {
    const { client, seen, events } = horizon()
    const result = await client.auth.login({ username: 'demo', password: 'secret' }, '/project/images/?a=1')
    expect(result).toEqual({ ok: true, location: '/project/images/?a=1' })
    expect(String(seen.at(-1)?.body)).toBe('region=default&username=demo&password=secret')
    expect(events).toEqual(['reset'])
  })

  it('never follows a redirect to elsewhere', async () => {
    const { client } = horizon()
    expect(await client.auth.login({ username: 'demo', password: 'secret' }, 'https://evil.example/')).toEqual({
      ok: true,
      location: null,
    })
  })

  it('W-SHELL-04 logout, project and region switch are Horizon’s own addresses, and forget kept answers', async () => {
    const { client, urls, events } = horizon()
    await client.auth.login({ username: 'demo', password: 'secret' })
    expect((await client.session()).project_id).toBe('demo')
    await client.auth.switchProject('other')
    expect((await client.session()).project_id).toBe('other')
    await client.auth.switchRegion('Region Two')
    await client.auth.logout()
    expect(urls().filter((url) => url.includes('/auth/'))).toEqual([
      'GET /auth/login/',
      'POST /auth/login/',
      'GET /auth/switch/other/',
      'GET /auth/switch_services_region/Region%20Two/',
      'POST /auth/logout/',
    ])
    expect(events).toEqual(['reset', 'reset', 'reset', 'reset'])
  })

  it.each([
    ['in its words', { 'X-Horizon-Messages': '[["error", "The project is locked.", ""]]' }, 'The project is locked.'],
    ['where it says nothing', {}, 'You are not allowed to work in this project.'],
  ])('W-SHELL-04 a project switch that the cloud refuses is told, %s', async (_how, refusal, message) => {
    const { client } = horizon({ refusal })
    await client.auth.login({ username: 'demo', password: 'secret' })
    await expect(client.auth.switchProject('forbidden')).rejects.toMatchObject({ code: 'forbidden', message })
    expect((await client.session()).project_id).toBe('demo')
  })

  it('A-REL-04 signing out of Horizon 27, which says then that nobody is signed in, is no failure', async () => {
    const { client, events, urls } = horizon({
      signedOut: () => empty(401, { 'X-Horizon-Location': '/auth/login/', logout: 'True' }),
    })
    await client.auth.login({ username: 'demo', password: 'secret' })
    const asked = vi.fn(async () => true)
    client.auth.onSessionLost(asked)
    events.length = 0
    await client.auth.logout()
    expect([events, urls().at(-1)]).toEqual([['reset'], 'POST /auth/logout/'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('A-REL-04 a refused sign-out is one', async () => {
    const { client } = horizon({ signedOut: () => empty(403) })
    await client.auth.login({ username: 'demo', password: 'secret' })
    expect(await codeOf(client.auth.logout())).toBe('forbidden')
  })

  it('W-SHELL-04 an answer that is under way when the project is switched cannot bring the old one back', async () => {
    const session = { project: 'demo' }
    let answerList = () => undefined as void
    const listed = new Promise<void>((resolve) => (answerList = resolve))
    const { fetch, urls } = stubServer(async ({ url }: Seen) => {
      // Horizon saves the session of a request with its answer, as it was when the request came.
      const { project } = session
      if (url === '/api/nova/servers/') await listed
      session.project = /^\/auth\/switch\/(.+)\/$/.exec(url)?.[1] ?? project
      return url.startsWith('/auth/') ? empty(200, { 'X-Horizon-Location': '/' }) : json({ items: [] })
    })
    const client = createClient({ fetch, document: { cookie: 'csrftoken=token' } })
    const list = client.call('nova.servers.list')
    const change = client.auth.switchProject('other')
    await settle()
    expect(urls()).toEqual(['GET /api/nova/servers/'])
    answerList()
    await Promise.all([list, change])
    expect(session.project).toBe('other')
  })
})

describe('the two kinds of 401, and 403', () => {
  it('W-TOAST-04 the end of the session is told as such, without a handler as an error', async () => {
    const { client, events } = horizon()
    expect(await codeOf(client.call('nova.servers.list'))).toBe('unauthenticated')
    expect(events).toEqual(['401 Unauthorized. Redirecting to login'])
  })

  it('W-TOAST-05 a 401 without words is a refusal, as is a 403; nobody is asked to sign in', async () => {
    const { client, events } = horizon()
    await client.auth.login({ username: 'demo', password: 'secret' })
    const handler = vi.fn(async () => true)
    client.auth.onSessionLost(handler)
    events.length = 0
    expect(await codeOf(client.call('keystone.users.list'))).toBe('forbidden')
    expect(await codeOf(client.call('nova.services.list'))).toBe('forbidden')
    const told = ['403 Forbidden. Insufficient permissions of the requested operation', 'error forbidden']
    expect(events).toEqual([...told, ...told])
    expect(handler).not.toHaveBeenCalled()
    await codeOf(client.call('keystone.users.list', { quiet: true }))
    expect(events).toHaveLength(4)
  })
})

describe('a session that ends in the middle of work (DEC-10)', () => {
  async function signedIn() {
    const cloud = horizon({ users: { demo: 'secret', other: 'secret2' } })
    await cloud.client.auth.login({ username: 'demo', password: 'secret' })
    await cloud.client.session()
    cloud.events.length = 0
    cloud.seen.length = 0
    return cloud
  }

  it('parks every call, asks once, and repeats them all after the sign-in', async () => {
    const { client, state, events, urls } = await signedIn()
    const handler = vi.fn(async () => (await client.auth.login({ username: 'demo', password: 'secret' })).ok)
    client.auth.onSessionLost(handler)
    state.user = null
    const calls = [
      client.call('nova.servers.list'),
      client.call('glance.images.list'),
      client.call('nova.servers.delete', { params: { id: 'a' } }),
    ]
    expect(await Promise.all(calls.map(codeOf))).toEqual(['fine', 'fine', 'fine'])
    expect(handler).toHaveBeenCalledTimes(1)
    expect(events).toEqual(['401 Unauthorized. Redirecting to login'])
    expect(urls().filter((url) => url === 'GET /api/nova/servers/')).toHaveLength(2)
    expect(urls().filter((url) => url.startsWith('DELETE'))).toHaveLength(2)
    expect(client.traffic).toEqual({ running: 0, waiting: 0 })
  })

  it('a declined sign-in rejects what waits', async () => {
    const { client, state, events } = await signedIn()
    client.auth.onSessionLost(() => new Promise(() => undefined))
    state.user = null
    const codes = Promise.all([codeOf(client.call('nova.servers.list')), codeOf(client.call('glance.images.list'))])
    await settle()
    client.auth.resolve(false)
    expect(await codes).toEqual(['unauthenticated', 'unauthenticated'])
    expect(events).toEqual(['401 Unauthorized. Redirecting to login'])
  })

  it('waiting calls hold no place in the queue and can be given up', async () => {
    const { client, state } = await signedIn()
    client.auth.onSessionLost(() => new Promise(() => undefined))
    state.user = null
    const stop = new AbortController()
    const calls = Array.from({ length: 5 }, () => codeOf(client.call('nova.servers.list', { signal: stop.signal })))
    await settle()
    await settle()
    expect(client.traffic).toEqual({ running: 0, waiting: 0 })
    stop.abort()
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['aborted']))
  })

  it('another user’s sign-in never gets the first one’s calls', async () => {
    const { client, state, events, urls } = await signedIn()
    client.auth.onSessionLost(async () => (await client.auth.login({ username: 'other', password: 'secret2' })).ok)
    state.user = null
    expect(await codeOf(client.call('nova.servers.delete', { params: { id: 'a' } }))).toBe('session-changed')
    expect(events).toEqual(['401 Unauthorized. Redirecting to login', 'now other demo'])
    expect(urls().filter((url) => url.startsWith('DELETE'))).toHaveLength(1)
  })

  it('the same user is led back to the project on screen', async () => {
    const { client, state, events } = await signedIn()
    client.auth.onSessionLost(async () => {
      const result = await client.auth.login({ username: 'demo', password: 'secret' })
      state.project = 'lowest'
      return result.ok
    })
    state.user = null
    expect(await codeOf(client.call('nova.servers.list'))).toBe('fine')
    expect(state.project).toBe('demo')
    expect(events).toEqual(['401 Unauthorized. Redirecting to login'])
  })

  it('a token that stays bad is offered a sign-in too', async () => {
    const { client, state } = await signedIn()
    const handler = vi.fn(async () => false)
    client.auth.onSessionLost(handler)
    state.csrf = true
    const bad = createClient({ fetch: stubServer((r) => (r.method === 'GET' ? html('') : csrfFailure())).fetch })
    bad.auth.onSessionLost(handler)
    expect(await codeOf(bad.call('nova.servers.delete', { params: { id: 'a' } }))).toBe('csrf')
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('two tabs: verify tells when user or project is another than before', async () => {
    const { client, state, events } = await signedIn()
    expect(await client.auth.verify()).toBe(true)
    state.user = 'other'
    expect(await client.auth.verify()).toBe(false)
    expect(events).toEqual(['now other demo'])
    state.user = 'demo'
    state.project = 'elsewhere'
    expect(await client.auth.verify()).toBe(false)
    client.reset()
    expect(await client.auth.verify()).toBe(true)
  })
})

describe('what a sign-in leads on to', () => {
  const page = (fields: readonly string[], error = '') =>
    html(`<form method="POST" action=""><input type="hidden" name="csrfmiddlewaretoken" value="of-the-step">
      ${error && `<div class="alert alert-danger"><p>${error}</p></div>`}
      ${fields.map((name) => `<label for="id_${name}">L ${name}</label><input name="${name}" id="id_${name}" type="${name === 'totp' ? 'text' : 'password'}">`).join('')}</form>`)
  const elsewhere = (path: string) => empty(200, { 'X-Horizon-Location': path })

  it('W-SHELL-21 a code: its form comes in place of the password, again when it is wrong, and the password when it is late', async () => {
    const codes = [() => page(['totp'], 'Invalid credentials.'), () => elsewhere('/login/'), () => elsewhere('/')]
    const server = stubServer(({ method, url }: Seen) => {
      if (url === '/auth/totp/d%C3%A9mo/') return method === 'GET' ? page(['totp']) : codes.shift()!()
      return method === 'GET' ? html(loginPage('')) : elsewhere('/auth/totp/d%C3%A9mo/')
    })
    const { auth } = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=token' } })
    const first = await auth.login({ username: 'démo', password: 'secret' })
    if (first.ok) throw new Error('no code was asked for')
    expect(first.form).toMatchObject({ step: 'code', action: '/auth/totp/d%C3%A9mo/', token: 'of-the-step' })
    expect(first.form.fields).toMatchObject([{ name: 'totp', label: 'L totp', type: 'text' }])
    expect(await auth.answer(first.form, { totp: '1' })).toMatchObject({
      ok: false,
      form: { step: 'code', errors: ['Invalid credentials.'] },
    })
    expect(String(server.seen.at(-1)?.body)).toBe('totp=1')
    expect(await auth.answer(first.form, { totp: '2' })).toMatchObject({ ok: false, form: { step: 'credentials' } })
    expect(await auth.answer(first.form, { totp: '3' })).toEqual({ ok: true, location: '/' })
  })

  it.each([
    ['up to 26', () => elsewhere('/auth/login/')],
    ['from 27', () => empty(401, { 'X-Horizon-Location': '/auth/login/', logout: 'True' })],
  ])('W-SHELL-20 a new password, and back to the sign-in (Horizon %s)', async (_, changed) => {
    const fields = ['original_password', 'password', 'confirm_password']
    const server = stubServer(({ method, url }: Seen) => {
      if (url === '/auth/password/7f/') return method === 'GET' ? page(fields) : changed()
      return method === 'GET' ? html(loginPage('')) : elsewhere('/auth/password/7f/')
    })
    const { auth } = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=token' } })
    const first = await auth.login({ username: 'demo', password: 'old' })
    if (first.ok) throw new Error('no password was asked for')
    expect([first.form.step, first.form.fields.map(({ name }) => name)]).toEqual(['new-password', fields])
    expect(
      await auth.answer(first.form, { original_password: 'old', password: 'n', confirm_password: 'n' }),
    ).toMatchObject({ ok: false, form: { step: 'credentials' } })
  })

  it('a page that is no such form is left to the browser', async () => {
    const server = stubServer(({ method, url }: Seen) => {
      if (url.startsWith('/auth/password/')) return html('<h1>Ask the help desk</h1>')
      return method === 'GET' ? html(loginPage('')) : elsewhere('/auth/password/7f/')
    })
    const { auth } = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=token' } })
    expect(await auth.login({ username: 'demo', password: 'old' })).toEqual({
      ok: true,
      location: '/auth/password/7f/',
    })
  })
})
