import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../host-app/server/app.js'
import { ConfigError, readConfig } from '../../host-app/server/config.js'
import { StaticFiles } from '../../host-app/server/static.js'
import { openStore } from '../../host-app/server/store/open-store.js'
import type { SharedStore } from '../../host-app/server/store/shared-store.js'
import { startRedis, type RedisServer } from '../support/redis-server.js'

const origin = 'https://portal.test'
const secret = 'a secret of more than thirty-two characters'
const password = 's3cr3t%2Fword'

let redis: RedisServer | undefined
let stores: SharedStore[]
let lines: string[]
let session: number

beforeEach(() => {
  redis = undefined
  stores = []
  lines = []
  session = 0
})

afterEach(async () => {
  for (const store of stores) await store.close()
  await redis?.stop()
  expect(lines.join('\n')).not.toMatch(/s3cr3t|sesame|127\.0\.0\.1:\d/)
})

async function server(url: string) {
  const { store } = readConfig({ STRATUS_STORE: url, STRATUS_PORTAL_SECRET: secret })
  const opened = await openStore({ store }, (line) => void lines.push(line))
  if (opened) stores.push(opened)
  return createApp({
    config: {
      webroot: '/',
      uploadOrigins: [],
      signInOrigins: [],
      signInFailures: 3,
      portal: { origins: [origin], secret },
    },
    files: new StaticFiles('/nowhere'),
    store: opened,
    upstream: {
      name: 'a cloud',
      fetch: async ({ url: asked }) =>
        asked.endsWith('/user-session/')
          ? Response.json({ id: `user${session}`, project_id: 'p' })
          : asked.includes('/auth/login')
            ? new Response('<form>')
            : Response.json({ from: 'the cloud' }),
      trouble: async () => null,
    },
  })
}

type Server = Awaited<ReturnType<typeof server>>

const issue = (app: Server) =>
  app.request('http://localhost/stratus-portal/grants', {
    method: 'POST',
    body: JSON.stringify({ origin, scopes: ['quota'] }),
    headers: { 'content-type': 'application/json', cookie: `sessionid=sesame${++session}` },
  })
const read = (app: Server, grant: string) =>
  app.request('http://localhost/stratus-portal/quota', { headers: { origin, authorization: `Stratus-Grant ${grant}` } })
const granted = async (app: Server) => ((await (await issue(app)).json()) as { grant: string }).grant
const signIn = async (app: Server) =>
  (
    await app.request('http://localhost/auth/login/', {
      method: 'POST',
      body: 'username=demo&password=wrong',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).status

/** Grants degrade, and nothing else does. */
async function expectDegraded(app: Server, grant: string): Promise<void> {
  const message = 'Grants cannot be made or looked at for a while. Try again soon.'
  for (const [answer, body] of [
    [await issue(app), { error: 'store-away', message }],
    [await read(app, grant), message],
  ] as const) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual(body)
  }
  expect((await read(app, grant)).headers.get('access-control-allow-origin')).toBe(origin)
  expect((await app.request('http://localhost/readyz')).status).toBe(200)
  expect((await app.request('http://localhost/livez')).status).toBe(200)
  expect(await (await app.request('http://localhost/api/nova/servers/')).json()).toEqual({ from: 'the cloud' })
  // Still limited, by what this server saw.
  const statuses = [await signIn(app), await signIn(app), await signIn(app), await signIn(app)]
  expect(statuses).toEqual([200, 200, 200, 429])
}

const away = () => lines.filter((line) => line.includes('The shared store is away'))
const back = () => vi.waitFor(() => expect(lines.at(-1)).toBe('The shared store is back.'), { timeout: 10_000 })

describe('S-STORE-01 a store that fails', () => {
  it('down, and up again: said once each, and everything but grants goes on', async () => {
    redis = await startRedis()
    const app = await server(redis.url)
    const grant = await granted(app)
    const { port } = redis
    await redis.stop()
    await expectDegraded(app, grant)
    for (let index = 0; index < 50; index++) await read(app, grant)
    expect(away()).toHaveLength(1)
    redis = await startRedis([], port)
    await back()
    expect((await read(app, await granted(app))).status).toBe(200)
    // A store that has forgotten everything knows no grant.
    expect((await read(app, grant)).status).toBe(401)
    expect(lines).toHaveLength(2)
  })

  it('down from the start: the server starts all the same', async () => {
    redis = await startRedis()
    const { port, url } = redis
    await redis.stop()
    const app = await server(url)
    expect(away()).toEqual([
      '! The shared store is away (ECONNREFUSED): no grants, and sign-in limits count on this server alone.',
    ])
    expect([await signIn(app), (await issue(app)).status]).toEqual([200, 503])
    redis = await startRedis([], port)
    await back()
    expect((await issue(app)).status).toBe(201)
  })

  it('so slow that nothing comes: one request waits half a second, the others not at all', async () => {
    redis = await startRedis()
    const app = await server(redis.url)
    const grant = await granted(app)
    redis.pause()
    const started = performance.now()
    expect((await issue(app)).status).toBe(503)
    expect(performance.now() - started).toBeLessThan(1500)
    // A hundred requests that each waited would take a minute.
    const then = performance.now()
    await expectDegraded(app, grant)
    for (let index = 0; index < 100; index++) await read(app, grant)
    expect(performance.now() - then).toBeLessThan(5000)
    expect(away()).toEqual([expect.stringContaining('(it does not answer in time)')])
    redis.resume()
    await back()
    expect((await read(app, await granted(app))).status).toBe(200)
    expect(lines).toHaveLength(2)
  })

  it('full: nothing is thrown out for a grant, and it goes on when there is room', async () => {
    redis = await startRedis(['--maxmemory-policy', 'noeviction'])
    const app = await server(redis.url)
    const grant = await granted(app)
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1')
    await expectDegraded(app, grant)
    expect(away()).toEqual([expect.stringContaining('(it is full)')])
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0')
    await back()
    expect((await read(app, grant)).status).toBe(200)
    expect(lines).toHaveLength(2)
  })

  it('is told to who asks on this machine, and to nobody else', async () => {
    redis = await startRedis()
    const app = await server(redis.url)
    const health = async (address = '127.0.0.1') =>
      (await (
        await app.request('http://localhost/healthz', {}, { incoming: { socket: { remoteAddress: address } } })
      ).json()) as Record<string, unknown>
    expect(await health()).toMatchObject({ status: 'ok', store: 'ok' })
    await redis.stop()
    await issue(app)
    expect(await health()).toMatchObject({ status: 'ok', store: 'away' })
    expect(await health('192.0.2.1')).not.toHaveProperty('store')
  })
})

describe('S-STORE-01 settings of the store', () => {
  it.each([
    ['localhost:6379'],
    ['http://localhost:6379'],
    ['redis://'],
    ['redis:///0'],
    ['redis://:s3cr3t@'],
    ['redis://:s3cr3t/word@localhost'],
    ['redis://:s3cr3t%@localhost'],
    ['redis://localhost:0'],
    ['redis://localhost:70000'],
    ['redis://localhost/one'],
    ['redis://localhost/0/1'],
    ['redis://localhost?password=s3cr3t'],
    ['redis://local host'],
    ['no address at all'],
  ])('%s is refused with its name and what it may be, and not shown', (url) => {
    const start = () => readConfig({ STRATUS_STORE: url, STRATUS_PORTAL_SECRET: secret })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(/^STRATUS_STORE must be an address like redis:/)
    expect(start).not.toThrow(/s3cr3t/)
  })

  it('reads user, password, database and TLS', () => {
    const { store } = readConfig({
      STRATUS_STORE: 'rediss://me%40:s3cr3t%2Fword@[2001:db8::1]/3',
      STRATUS_PORTAL_SECRET: secret,
    })
    const address = { host: '2001:db8::1', port: 6379, tls: true, username: 'me@', password: 's3cr3t/word', db: 3 }
    expect(store).toEqual({ address, secret })
    expect(readConfig({ STRATUS_PORTAL_SECRET: secret }).store).toBeNull()
  })

  it('without the secret that the servers share it is of no use', () => {
    expect(() => readConfig({ STRATUS_STORE: 'redis://localhost' })).toThrow(
      /^STRATUS_STORE needs STRATUS_PORTAL_SECRET, the same on all servers/,
    )
    expect(() => readConfig({ STRATUS_STORE: 'redis://localhost', STRATUS_PORTAL_SECRET: 'short' })).toThrow(
      /^STRATUS_PORTAL_SECRET must have at least 32/,
    )
  })

  it('a password, a user or a database that it does not take ends the start', async () => {
    redis = await startRedis(['--requirepass', decodeURIComponent(password)])
    const { port } = redis
    const refused = 'STRATUS_STORE cannot be used: it refuses the user or the password.'
    await expect(server(`redis://:s3cr3t@127.0.0.1:${port}`)).rejects.toThrow(refused)
    await expect(server(`redis://me:${password}@127.0.0.1:${port}`)).rejects.toThrow(refused)
    await expect(server(redis.url)).rejects.toThrow(refused)
    await expect(server(`redis://:${password}@127.0.0.1:${port}/999`)).rejects.toThrow(
      'STRATUS_STORE cannot be used: it has no such database.',
    )
    expect((await issue(await server(`redis://:${password}@127.0.0.1:${port}/2`))).status).toBe(201)
  })
})

it('S-STORE-01 nothing in the store tells a session, a project, an address or a name', async () => {
  redis = await startRedis()
  const app = await server(redis.url)
  await read(app, await granted(app))
  await granted(app)
  await signIn(app)
  await redis.ask('CONFIG', 'SET', 'rdbcompression', 'no')
  await redis.ask('SAVE')
  const [, dir = ''] = /dir\r\n\$\d+\r\n([^\r]+)/.exec(await redis.ask('CONFIG', 'GET', 'dir')) ?? []
  const kept = readFileSync(`${dir}/dump.rdb`, 'latin1')
  expect(kept).toContain('stratus:entry:')
  expect(kept).toContain('stratus:limit:sign-in-name:')
  expect(kept).not.toMatch(/sesame|user\d|demo|session"|project|portal\.test/)
})
