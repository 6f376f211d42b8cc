import { createDemoCloud } from '@stratus/api-client/demo-cloud'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { OpenStackUpstream } from './upstream-openstack.js'

const ours = 'https://stratus.example'
const keystone = 'https://keystone.example:5000'

/** A browser with its cookies, before Stratus on a demo cloud's services, and Keystone's page that people sign on by. */
function opened() {
  const demo = createDemoCloud()
  const env = {
    OS_AUTH_URL: demo.authUrl,
    PUBLIC_URL: ours,
    STRATUS_SSO: 'openid=Company account, acme/saml2=Acme',
    STRATUS_SSO_URL: keystone,
    STRATUS_SECRET: 's'.repeat(32),
  }
  let now = demo.clock.now()
  const upstream = new OpenStackUpstream(readConfig(env).openstack!, {
    webroot: '/',
    fetch: (url, init) => demo.fetch(url, init),
    now: () => now,
  })
  const browser = () => {
    const jar = new Map<string, string>()
    return async (method: string, path: string, form?: Record<string, string>, origin = ours, withCookies = true) => {
      const cookie = withCookies ? [...jar].map(([name, value]) => `${name}=${value}`).join('; ') : ''
      const script: Record<string, string> = path.startsWith('/api/') ? { 'X-Requested-With': 'XMLHttpRequest' } : {}
      const body = form && new URLSearchParams(form)
      const answer = await upstream.fetch(
        new Request(ours + path, { method, headers: { cookie, origin, ...script }, body }),
      )
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/Max-Age=0/.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      return { status: answer.status, location: answer.headers.get('Location') ?? '', text: await answer.text(), jar }
    }
  }
  /** As Keystone's page: of another origin, so browsers send no cookies along. */
  const keystonesToken = async (location: string) => {
    const asked = location.replace(`${keystone}/v3`, demo.authUrl)
    const page = await (await demo.fetch(asked)).text()
    return /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  }
  const begin = async (send: ReturnType<typeof browser>, choice = 'openid', next = '/project/images/') => {
    const { jar } = await send('GET', '/auth/login/')
    const form = { csrfmiddlewaretoken: jar.get('csrftoken') ?? '', auth_type: choice, next }
    return send('POST', '/auth/login/', form)
  }
  const post = (send: ReturnType<typeof browser>, token: string, origin = keystone) =>
    send('POST', '/auth/websso/', { token }, origin, false)
  const who = async (send: ReturnType<typeof browser>) => (await send('GET', '/api/keystone/user-session/')).status
  return { demo, browser, begin, post, keystonesToken, who, pass: (ms: number) => (now += ms) }
}

describe('single sign-on without Horizon', () => {
  it('S-DIRECT-18 leads to Keystone, takes its token, and goes on where somebody wanted to', async () => {
    const { browser, begin, post, keystonesToken, who } = opened()
    const send = browser()
    expect((await send('GET', '/auth/login/')).text).toContain('>Company account<')
    const { location } = await begin(send)
    const origin = encodeURIComponent(`${ours}/auth/websso/`)
    expect(location).toBe(`${keystone}/v3/auth/OS-FEDERATION/websso/openid?origin=${origin}`)
    expect(await post(send, await keystonesToken(location))).toMatchObject({ status: 303, location: '/auth/websso/' })
    expect(await who(send)).toBe(401)
    expect((await send('GET', '/auth/websso/')).location).toBe('/project/images/')
    expect(await who(send)).toBe(200)
  })

  it('S-DIRECT-18 asks a provider by its protocol, and leads to no other site', async () => {
    const { browser, begin, post, keystonesToken } = opened()
    const send = browser()
    const { location } = await begin(send, 'acme/saml2', 'https://evil.example/')
    expect(location).toContain('/identity_providers/acme/protocols/saml2/websso?origin=')
    await post(send, await keystonesToken(location))
    expect((await send('GET', '/auth/websso/')).location).toBe('/')
    expect((await begin(browser(), 'other')).text).toContain('Invalid credentials.')
  })

  it('S-DIRECT-18 takes a token from Keystone’s page only, and begins only by a form of ours', async () => {
    const { browser, begin, post, keystonesToken } = opened()
    const send = browser()
    const { location } = await begin(send)
    const token = await keystonesToken(location)
    for (const origin of ['https://evil.example', 'null', ours])
      expect((await post(send, token, origin)).status).toBe(403)
    const forged = await send('POST', '/auth/login/', { auth_type: 'openid', csrfmiddlewaretoken: 'guess' })
    expect(forged.text).toContain('The form was too old.')
  })

  it('S-DIRECT-18 signs nobody in as somebody else: the browser has to have begun, and a sign-on serves once', async () => {
    const { browser, begin, post, keystonesToken, who } = opened()
    const [attacker, victim] = [browser(), browser()]
    const token = await keystonesToken((await begin(attacker)).location)
    await post(victim, token)
    expect((await victim('GET', '/auth/websso/')).location).toBe('/auth/login/')
    expect(await who(victim)).toBe(401)
    expect((await victim('GET', '/auth/login/')).text).toContain('did not begin in this browser')

    await post(attacker, token)
    await attacker('GET', '/auth/websso/')
    expect(await who(attacker)).toBe(200)
    await attacker('POST', '/auth/logout/', {
      csrfmiddlewaretoken: (await attacker('GET', '/auth/login/?next=/')).jar.get('csrftoken') ?? '',
    })
    expect((await attacker('GET', '/auth/websso/')).location).toBe('/auth/login/')
    expect(await who(attacker)).toBe(401)
  })

  it('S-DIRECT-18 gives a session of its own: what a browser brought is not kept', async () => {
    const { browser, begin, post, keystonesToken } = opened()
    const send = browser()
    const { location, jar } = await begin(send)
    jar.set('sessionid', 'fixed')
    const before = jar.get('csrftoken')
    await post(send, await keystonesToken(location))
    await send('GET', '/auth/websso/')
    expect(jar.get('sessionid')).not.toBe('fixed')
    expect(jar.get('csrftoken')).not.toBe(before)
  })

  it('S-DIRECT-18 a token that is not good, or comes too late, is told at the sign-in', async () => {
    const { demo, browser, begin, post, keystonesToken, pass } = opened()
    const send = browser()
    await begin(send)
    await post(send, 'made-up')
    await send('GET', '/auth/websso/')
    expect((await send('GET', '/auth/login/')).text).toContain('Invalid credentials.')
    const { location } = await begin(send)
    const token = await keystonesToken(location)
    await post(send, token)
    pass(61_000)
    await send('GET', '/auth/websso/')
    expect((await send('GET', '/auth/login/')).text).toContain('took too long')
    const { assignments } = demo.db.keystone
    for (const { id } of assignments.all()) assignments.remove(id)
    await begin(send)
    await post(send, token)
    await send('GET', '/auth/websso/')
    expect((await send('GET', '/auth/login/')).text).toContain('You are not authorized for any projects')
  })

  it('S-DIRECT-10 settings of it that cannot be used are named', () => {
    const env = { OS_AUTH_URL: 'https://cloud:5000', PUBLIC_URL: ours }
    expect(() => readConfig({ ...env, STRATUS_SSO: 'openid' })).toThrow('STRATUS_SSO must be a list like openid=')
    expect(() => readConfig({ OS_AUTH_URL: 'https://cloud', STRATUS_SSO: 'openid=A' })).toThrow('needs PUBLIC_URL')
    expect(() => readConfig({ ...env, STRATUS_SSO: 'openid=A', STRATUS_SSO_URL: 'x' })).toThrow(
      'STRATUS_SSO_URL must be',
    )
    expect(readConfig({ ...env, STRATUS_SSO: 'openid=A' }).signInOrigins).toEqual(['https://cloud:5000'])
  })
})

describe('an application credential', () => {
  const signIn = async (given: Readonly<Record<string, string | undefined>>) => {
    const { demo, browser } = opened()
    const send = browser()
    const { jar } = await send('GET', '/auth/login/')
    const [credential] = demo.db.keystone.applicationCredentials.all()
    const known = { id: credential!.id, name: credential!.name, secret: credential!.secret }
    const fields = Object.entries(given).map(([field, value = '']) => [
      field,
      known[value as keyof typeof known] ?? value,
    ])
    const answer = await send('POST', '/auth/login/', {
      csrfmiddlewaretoken: jar.get('csrftoken') ?? '',
      auth_type: 'application_credential',
      ...(Object.fromEntries(fields) as Record<string, string>),
    })
    const session = await send('GET', '/api/keystone/user-session/')
    const projects = await send('GET', '/api/keystone/projects/?admin=false')
    return { ...answer, session, projects }
  }

  it('S-DIRECT-18 signs in by its id, or by its name with its owner’s, into its own project', async () => {
    for (const whose of [{ credential: 'id' }, { credential: 'name', username: 'demo', domain: 'Default' }]) {
      const { location, session, projects } = await signIn({ ...whose, credential_secret: 'secret' })
      expect([location, session.status]).toEqual(['/', 200])
      expect(JSON.parse(session.text)).toMatchObject({ username: 'demo', project_name: 'demo' })
      // Its owner has others, which it is not good for.
      expect((JSON.parse(projects.text) as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual([
        'demo',
      ])
    }
  })

  it('S-DIRECT-18 that is wrong is told in the form, where it is still chosen', async () => {
    for (const given of [
      { credential: 'id', credential_secret: 'guess' },
      { credential: 'nowhere', credential_secret: 'secret' },
      { credential: 'name', username: 'admin', credential_secret: 'secret' },
    ]) {
      const { text, session } = await signIn(given)
      expect(text).toContain('Invalid credentials.')
      expect(text).toContain('<option value="application_credential" selected>')
      expect(text).not.toContain('guess')
      expect(session.status).toBe(401)
    }
  })
})
