import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRedis, type RedisServer } from '../support/redis-server.js'
import { openRoundRobin, portOf, requestBy } from '../support/round-robin.js'

const origin = 'https://portal.test'
const start = fileURLToPath(new URL('../../host-app/server/start.ts', import.meta.url))

interface Running {
  readonly child: ChildProcess
  readonly port: number
}

let redis: RedisServer
let cloud: Server
const children: ChildProcess[] = []
let servers: Running[]
let proxy: { port: number; stop(): void } | undefined
let ask: ReturnType<typeof requestBy>
let session = 0
/** What the cloud does before it answers a question for quotas. */
let beforeQuota: () => Promise<void>

/** The program as it is started, with its settings. */
async function startServer(): Promise<Running> {
  const env = {
    ...process.env,
    PORT: '0',
    LOG: 'off',
    HORIZON_URL: `http://127.0.0.1:${portOf(cloud)}/`,
    SIGN_IN_FAILURES: '4',
    STRATUS_STORE: redis.url,
    STRATUS_PORTAL_ORIGINS: origin,
    STRATUS_PORTAL_SECRET: 'a secret of more than thirty-two characters',
  }
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', start], { env })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const greeting = /is ready: http:\/\/localhost:(\d+)\//
  await vi.waitFor(() => expect(said).toMatch(greeting), { timeout: 40_000, interval: 50 })
  return { child, port: Number(greeting.exec(said)?.[1]) }
}

beforeAll(async () => {
  redis = await startRedis()
  cloud = createServer(async ({ url = '' }, answer) => {
    if (url.includes('/limits/')) await beforeQuota()
    if (url.includes('/auth/login')) return void answer.end('<form>')
    answer.setHeader('Content-Type', 'application/json')
    answer.end(JSON.stringify({ id: `user${session}`, project_id: 'p' }))
  })
  cloud.listen(0, '127.0.0.1')
  await once(cloud, 'listening')
  servers = await Promise.all([0, 1, 2].map(startServer))
  proxy = await openRoundRobin(servers.map(({ port }) => port))
  ask = requestBy(proxy.port)
  // Room for a busy machine, and for the installation of the store.
}, 120_000)

beforeEach(() => {
  beforeQuota = async () => undefined
})

afterAll(async () => {
  proxy?.stop()
  for (const child of children) child.kill('SIGKILL')
  cloud.close()
  cloud.closeAllConnections()
  await redis.stop()
})

const issue = () =>
  ask('http://dash.test/stratus-portal/grants', {
    method: 'POST',
    body: JSON.stringify({ origin, scopes: ['quota'] }),
    headers: { 'content-type': 'application/json', cookie: `sessionid=sesame${++session}` },
  })
const granted = async () => ((await (await issue()).json()) as { grant: string }).grant
const read = (grant: string, by = ask) =>
  by('http://dash.test/stratus-portal/quota', { headers: { origin, authorization: `Stratus-Grant ${grant}` } })
const next = (answer: Response) => answer.headers.get('stratus-next-grant') ?? ''

describe('S-STORE-01 three processes that share a store, behind a proxy that asks them in turn', () => {
  it('a grant made by one is good at the others, turn by turn', async () => {
    let token = await granted()
    for (let index = 0; index < 12; index++) {
      const answer = await read(token)
      expect(answer.status).toBe(200)
      token = next(answer)
    }
  })

  it('of those who show one token to all of them at the same time one is answered, and the grant is over', async () => {
    const direct = servers.map(({ port }) => requestBy(port))
    for (let round = 0; round < 10; round++) {
      const token = await granted()
      const answers = await Promise.all(
        Array.from({ length: 15 }, (_, index) => read(token, direct[index % direct.length])),
      )
      const good = answers.filter(({ status }) => status === 200)
      expect([good.length, answers.filter(({ status }) => status === 401).length]).toEqual([1, 14])
      expect((await read(next(good[0] ?? Response.error()))).status).toBe(401)
    }
  })

  it('one is killed while it answers: that grant is lost, all others go on at the other two', async () => {
    const others = [await granted(), await granted(), await granted()]
    const token = await granted()
    const used = new Promise<void>((resolve) => {
      beforeQuota = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const [first] = servers
    const lost = read(token, requestBy(first?.port ?? 0))
    await used
    first?.child.kill('SIGKILL')
    await expect(lost).rejects.toThrow()
    beforeQuota = async () => undefined
    // Used up, and nobody knows the next token: the element asks its portal for a new grant.
    expect((await read(token)).status).toBe(401)
    for (let round = 0; round < 3; round++) {
      for (const [index, other] of others.entries()) {
        const answer = await read(other)
        expect(answer.status).toBe(200)
        others[index] = next(answer)
      }
    }
    expect((await read(await granted())).status).toBe(200)
  })

  it('sign-ins that fail are counted together; without the store each counts for itself, and the rest goes on', async () => {
    const signIn = async () =>
      (
        await ask('http://dash.test/auth/login/', {
          method: 'POST',
          body: 'username=demo&password=wrong',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) statuses.push(await signIn())
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    await redis.stop()
    for (let index = 0; index < 4; index++) {
      expect((await issue()).status).toBe(503)
      expect((await ask('http://dash.test/readyz')).status).toBe(200)
      expect((await ask('http://dash.test/api/nova/servers/')).status).toBe(200)
    }
    expect(await signIn()).toBe(200)
  })
})
