import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { demoTotpSecret } from '../seed/keystone.js'
import { openBrowser, signIn, type TestSession } from '../test-session.js'

async function post(browser: TestSession, fields: Record<string, string>) {
  await browser.call('GET', '/auth/login/', undefined, { headers: {} })
  const form = new URLSearchParams({
    csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '',
    region: 'default',
    ...fields,
  })
  return browser.call('POST', '/auth/login/', form, { headers: {} })
}

const session = async (browser: TestSession) => (await browser.call('GET', '/api/keystone/user-session/')).json

describe('sign-in', () => {
  it('G-SESS-01 the form has user, password, region and a CSRF field', async () => {
    const answer = await openBrowser().call('GET', '/auth/login/', undefined, { headers: {} })
    for (const name of ['csrfmiddlewaretoken', 'region', 'username', 'password'])
      expect(answer.text).toContain(`name="${name}"`)
    expect(answer.text).not.toContain('name="domain"')
    expect(answer.text).not.toContain('id="id_auth_type"')
  })

  it('G-SESS-01 with several domains the form has domain and auth_type', async () => {
    const answer = await openBrowser({ multiDomain: true }).call('GET', '/auth/login/', undefined, { headers: {} })
    expect(answer.text).toContain('name="domain"')
    expect(answer.text).toContain('<option value="credentials">')
  })

  it('G-SESS-01 a wrong password is 200 with the form and a reason', async () => {
    const browser = openBrowser()
    const answer = await post(browser, { username: 'demo', password: 'wrong' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Invalid credentials.')
    expect(browser.cookies.has('sessionid')).toBe(false)
    expect((await post(openBrowser(), { username: 'disabled-user', password: 'disabled-user' })).text).toContain(
      'Invalid credentials.',
    )
  })

  it('G-HTTP-02 without the token it is 302 to the failure', async () => {
    const answer = await openBrowser().call(
      'POST',
      '/auth/login/',
      new URLSearchParams({ username: 'demo', password: 'demo' }),
      { headers: {} },
    )
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/auth/login/?csrf_failure=CSRF%20cookie%20not%20set.',
    ])
  })

  it('G-SESS-01 a good one rotates the token, starts in the lowest project id, and goes to `next` on this site only', async () => {
    const browser = openBrowser()
    await browser.call('GET', '/auth/login/', undefined, { headers: {} })
    const before = browser.cookies.get('csrftoken')
    const answer = await post(browser, { username: 'demo', password: 'demo', next: '/project/images' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/project/images'])
    expect(browser.cookies.get('csrftoken')).not.toBe(before)
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('sessionid='))).toContain('HttpOnly')
    expect(await session(browser)).toMatchObject({
      username: 'demo',
      project_name: 'demo',
      services_region: 'RegionOne',
      is_superuser: false,
    })
    const away = await post(openBrowser(), { username: 'demo', password: 'demo', next: '//evil.example' })
    expect(away.headers.get('Location')).toBe('/')
  })

  it('G-SESS-01 project switch, sign-out and expiry change who is there', async () => {
    const demo = await signIn('demo')
    const switched = await demo.call(
      'GET',
      '/auth/switch/0e000000000000000000000000000003/?next=/project/',
      undefined,
      { headers: {} },
    )
    expect([switched.status, switched.headers.get('Location')]).toEqual([302, '/project/'])
    expect(demo.cookies.get('recent_project')).toBe('0e000000000000000000000000000003')
    expect(await session(demo)).toMatchObject({ project_name: 'other' })
    expect((await demo.call('GET', '/api/nova/servers/')).json).toEqual({ items: [] })
    demo.cloud.expireSessions()
    expect(await session(demo)).toBe('not logged in')

    const interrupted = await signIn('demo')
    interrupted.cloud.faults.add({ operation: 'nova.servers.list', kind: 'expired', times: 1 })
    expect(await session(interrupted)).toMatchObject({ project_name: 'demo' })
    expect((await interrupted.call('GET', '/api/nova/servers/')).status).toBe(401)
    expect(await session(interrupted)).toBe('not logged in')

    const again = await signIn('demo')
    await again.call('GET', '/auth/logout/', undefined, { headers: {} })
    expect(await session(again)).toBe('not logged in')
    const late = await signIn('demo')
    late.cloud.advance(36_000_001)
    expect(await session(late)).toBe('not logged in')
  })

  it('G-SESS-01 a region switch is told by the session; unknown regions change nothing', async () => {
    const demo = await signIn('demo', { regions: ['RegionOne', 'RegionTwo'] })
    await demo.call('GET', '/auth/switch_services_region/RegionTwo/?next=/project/', undefined, { headers: {} })
    expect(await session(demo)).toMatchObject({
      services_region: 'RegionTwo',
      available_services_regions: ['RegionOne', 'RegionTwo'],
    })
    await demo.call('GET', '/auth/switch_services_region/Nowhere/', undefined, { headers: {} })
    expect(await session(demo)).toMatchObject({ services_region: 'RegionTwo' })
  })

  it('G-SESS-01 a project of others cannot be switched to', async () => {
    const reader = await signIn('reader')
    await reader.call('GET', '/auth/switch/0a000000000000000000000000000001/', undefined, { headers: {} })
    expect(await session(reader)).toMatchObject({ project_name: 'demo' })
  })

  it('G-HTTP-11 a page without a session: AJAX 401 with an absolute X-Horizon-Location, else 302', async () => {
    const browser = openBrowser()
    const target = 'http://demo.cloud/auth/login/?next=/project/instances/'
    const ajax = await browser.call('GET', '/project/instances/')
    expect([ajax.status, ajax.headers.get('X-Horizon-Location')]).toEqual([401, target])
    const plain = await browser.call('GET', '/project/instances/', undefined, { headers: {} })
    expect([plain.status, plain.headers.get('Location')]).toEqual([302, target])
  })

  it('G-HTTP-02 asked for by a script, the form comes with a new token even to somebody signed in', async () => {
    const demo = await signIn('demo')
    const page = await demo.call('GET', '/auth/login/', undefined, { headers: {} })
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/'])
    demo.cookies.delete('csrftoken')
    const ajax = await demo.call('GET', '/auth/login/')
    expect([ajax.status, demo.cookies.get('csrftoken')?.length]).toEqual([200, 64])
  })

  it('G-GATE-10 a text in a login page is never HTML of the caller', async () => {
    const answer = await openBrowser().call('GET', '/auth/login/?next=/"><script>&csrf_failure=<b>', undefined, {
      headers: {},
    })
    expect(answer.text).not.toContain('<script>')
    expect(answer.text).not.toContain('<b>')
  })
})

describe('a second factor', () => {
  const codes = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) })
  const start = Date.UTC(2026, 0, 15)
  const begun = async () => {
    const browser = openBrowser({ now: start })
    const answer = await post(browser, { username: 'code', password: 'code' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/auth/totp/code/'])
    const send = (totp: string) =>
      browser.call(
        'POST',
        '/auth/totp/code/',
        new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '', totp }),
        { headers: {} },
      )
    const now = (later = 0) => codes.generate({ timestamp: start + later })
    return { browser, send, now }
  }

  it('W-SHELL-21 nobody is signed in before the code; a right one is taken once', async () => {
    const { browser, send, now } = await begun()
    expect((await browser.call('GET', '/api/keystone/user-session/')).status).toBe(401)
    expect((await send('000000')).text).toContain('Invalid credentials.')
    const code = now()
    expect((await send(code)).status).toBe(302)
    expect(await session(browser)).toMatchObject({ username: 'code' })
    const again = await begun()
    expect((await again.send(again.now())).status).toBe(302)
  })

  it('W-SHELL-21 a code that was used, and one that comes after five minutes, is refused', async () => {
    const { browser, send, now } = await begun()
    const code = now()
    expect((await send(code)).status).toBe(302)
    await post(browser, { username: 'code', password: 'code' })
    expect((await send(code)).text).toContain('Invalid credentials.')
    browser.cloud.advance(301_000)
    expect((await send(now(301_000))).text).toContain('Invalid credentials.')
  })
})

describe('an expired password', () => {
  it('W-SHELL-20 is changed before anything else; the old one is no longer good', async () => {
    const browser = openBrowser()
    const answer = await post(browser, { username: 'expired', password: 'expired' })
    const path = answer.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/auth\/password\/[0-9a-f]{32}\/$/)
    const change = async (original: string, password: string, again = password) =>
      browser.call(
        'POST',
        path,
        new URLSearchParams({
          csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '',
          original_password: original,
          password,
          confirm_password: again,
        }),
        { headers: {} },
      )
    expect((await change('expired', 'a', 'b')).text).toContain('Passwords do not match.')
    expect((await change('expired', 'expired')).text).toContain('must be different.')
    expect((await change('wrong', 'new')).text).toContain('Unable to update the user password.')
    expect((await change('expired', 'new')).headers.get('Location')).toBe('/auth/login/')
    expect((await post(browser, { username: 'expired', password: 'expired' })).text).toContain('Invalid credentials.')
    expect((await post(browser, { username: 'expired', password: 'new' })).headers.get('Location')).toBe('/')
  })
})
