import { createDemoCloud, projectIds } from '@stratus/api-client/demo-cloud'
import { authenticate, cloudAccess } from '@stratus/api-client/openstack'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, type AppParts } from '../app.js'
import { OpenStackUpstream } from '../openstack/upstream-openstack.js'
import { StaticFiles } from '../static.js'
import { MemoryStore } from '../store/memory-store.js'
import { StoreAway } from '../store/shared-store.js'
import type { Upstream } from '../upstream.js'

const portal = 'https://portal.test'
const secret = 'a secret of more than thirty-two characters'

let demo: ReturnType<typeof createDemoCloud>
let direct: OpenStackUpstream
let isDown: boolean
/** Tokens that were got, and those that were revoked. */
let made: string[]
let revoked: string[]

beforeEach(() => {
  demo = createDemoCloud()
  isDown = false
  made = []
  revoked = []
  const config = { authUrl: demo.authUrl, interface: 'public', domain: 'Default', secrets: [secret] } as const
  direct = new OpenStackUpstream(config, {
    webroot: '/',
    fetch: async (url, init) => {
      if (isDown) throw new TypeError('down')
      const answer = await demo.fetch(url, init)
      const headers = new Headers(init?.headers)
      if (init?.method === 'POST') made.push(answer.headers.get('X-Subject-Token') ?? '')
      if (init?.method === 'DELETE') revoked.push(headers.get('X-Subject-Token') ?? '')
      return answer
    },
    now: () => demo.clock.now(),
  })
})

afterEach(() => vi.useRealTimers())

const horizon: Upstream = {
  name: 'a Horizon',
  fetch: () => Promise.resolve(Response.json('not logged in', { status: 401 })),
  trouble: () => Promise.resolve(null),
}

function server(parts: Pick<AppParts, 'upstream' | 'tokens' | 'store'>) {
  const config = { webroot: '/', uploadOrigins: [], signInOrigins: [], portal: { origins: [portal], secret } }
  const app = createApp({ config, files: new StaticFiles('/nowhere'), write: () => undefined, ...parts })
  const issue = async (headers: Record<string, string>, more: object = {}, scopes = ['quota', 'topology']) => {
    const answer = await app.request('http://dash.test/stratus-portal/grants', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ origin: portal, scopes, ...more }),
    })
    return { status: answer.status, body: (await answer.json()) as { grant: string; error?: string } }
  }
  const read = async (scope: string, grant: string) => {
    const headers = { origin: portal, authorization: `Stratus-Grant ${grant}` }
    const answer = await app.request(`http://dash.test/stratus-portal/${scope}`, { headers })
    return {
      status: answer.status,
      json: (await answer.json()) as unknown,
      next: answer.headers.get('stratus-next-grant') ?? '',
    }
  }
  return { issue, read }
}

async function token(project: string | undefined = projectIds.demo, user = 'demo'): Promise<string> {
  const access = cloudAccess((url, init) => demo.fetch(url, init), demo.authUrl)
  const proof = { method: 'password', name: user, domain: 'Default', password: user } as const
  return (await authenticate(access, proof, project)).token
}

describe('grants for tokens', () => {
  it('S-DIRECT-19 a token of a project gets one, which shows what it is for and nothing else', async () => {
    const { issue, read } = server({ upstream: direct })
    const { status, body } = await issue({ 'X-Auth-Token': await token() })
    expect(status).toBe(201)
    const topology = await read('topology', body.grant)
    expect([topology.status, Object.keys(topology.json as object)]).toEqual([
      200,
      expect.arrayContaining(['servers', 'networks']),
    ])
    expect((await read('quota', topology.next)).json).toMatchObject({ maxTotalInstances: expect.any(Number) })
    expect((await read('topology', body.grant)).status).toBe(401)
    const narrow = (await issue({ 'X-Auth-Token': await token() }, {}, ['quota'])).body.grant
    expect((await read('topology', narrow)).status).toBe(403)
    for (const text of [body.grant, narrow]) expect(text).not.toContain(await token())
  })

  it('S-DIRECT-19 so does an application credential; beside a Horizon both go past it', async () => {
    const { id, secret: own } = demo.db.keystone.applicationCredentials.all()[0]!
    for (const parts of [{ upstream: direct }, { upstream: horizon, tokens: direct }]) {
      const { issue, read } = server(parts)
      const { status, body } = await issue({}, { application_credential: { id, secret: own } })
      expect(status).toBe(201)
      expect((await read('quota', body.grant)).status).toBe(200)
      const wrong = await issue({}, { application_credential: { id, secret: 'guess' } })
      expect([wrong.status, wrong.body.error]).toEqual([401, 'token-refused'])
      expect((await issue({ 'X-Auth-Token': await token() })).status).toBe(201)
    }
  })

  it('S-DIRECT-19 what is not good is refused with the reason: made up, over, for no project, to a Horizon alone', async () => {
    const { issue } = server({ upstream: direct })
    const error = async (headers: Record<string, string>, at = issue) => (await at(headers)).body.error
    expect(await error({ 'X-Auth-Token': 'made-up' })).toBe('token-refused')
    expect(await error({ 'X-Auth-Token': await token(undefined) })).toBeUndefined()
    expect(await error({})).toBe('no-session')
    expect(await error({ 'X-Auth-Token': await token() }, server({ upstream: horizon }).issue)).toBe('no-tokens')
    expect((await issue({ 'X-Auth-Token': await token(), origin: portal })).status).toBe(403)
    isDown = true
    expect(await error({ 'X-Auth-Token': 'any' })).toBe('cloud-failed')
  })

  it('S-DIRECT-19 ends with its token', async () => {
    const { issue, read } = server({ upstream: direct })
    const { grant } = (await issue({ 'X-Auth-Token': await token() })).body
    demo.advance(3_600_001)
    expect((await read('quota', grant)).status).toBe(401)
  })

  it('S-DIRECT-19 who guesses is stopped; who shows good ones is not', async () => {
    const { issue } = server({ upstream: direct })
    for (let at = 0; at < 30; at++) await issue({ 'X-Auth-Token': await token() })
    for (let at = 0; at < 30; at++) expect((await issue({ 'X-Auth-Token': `guess-${at}` })).status).toBe(401)
    expect((await issue({ 'X-Auth-Token': 'guess' })).body.error).toBe('too-many-refused')
  })
})

describe('the token that was got for an application credential', () => {
  const credential = () => {
    const { id, secret: own } = demo.db.keystone.applicationCredentials.all()[0]!
    return { application_credential: { id, secret: own } }
  }

  it('S-DIRECT-22 is revoked when the grant’s time is over, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { issue, read } = server({ upstream: direct })
    const { grant } = (await issue({}, credential())).body
    await vi.advanceTimersByTimeAsync(299_000)
    expect((await read('quota', grant)).status).toBe(200)
    expect(revoked).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(revoked).toEqual(made)
    expect(made).toHaveLength(1)
  })

  it('S-DIRECT-22 is revoked at once when the grant ends before: used twice, shown elsewhere, for something else', async () => {
    const { issue, read } = server({ upstream: direct })
    const twice = (await issue({}, credential())).body.grant
    await read('quota', twice)
    await read('quota', twice)
    expect(revoked).toEqual(made)
    const narrow = (await issue({}, credential(), ['quota'])).body.grant
    await read('topology', narrow)
    expect(revoked).toEqual(made)
    expect(made).toHaveLength(2)
  })

  it('S-DIRECT-22 is revoked when no grant comes of it, and when the server stops, also after a failure', async () => {
    const store = new MemoryStore()
    store.add = () => Promise.reject(new StoreAway())
    expect((await server({ upstream: direct, store }).issue({}, credential())).status).toBe(503)
    await vi.waitFor(() => expect(revoked).toEqual(made))
    const { issue, read } = server({ upstream: direct })
    await issue({}, credential())
    const { grant } = (await issue({}, credential())).body
    await read('quota', grant)
    isDown = true
    await read('quota', grant)
    isDown = false
    expect(revoked).toHaveLength(1)
    await direct.close()
    expect(revoked.toSorted()).toEqual(made.toSorted())
    expect(made).toHaveLength(3)
  })

  it('S-DIRECT-22 is ours; the token that a portal shows is its own and stays', async () => {
    const { issue, read } = server({ upstream: direct })
    const { grant } = (await issue({ 'X-Auth-Token': await token() })).body
    await read('quota', grant)
    await read('quota', grant)
    await direct.close()
    expect(revoked).toEqual([])
  })
})
