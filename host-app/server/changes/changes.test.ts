import type { Identity, Services } from '@stratus/api-client/openstack'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenSession } from '../openstack/sessions.js'
import { Changes, type Notice, type NoticeSource } from './changes.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const domain = { id: 'default', name: 'Default' }

function sessionOf(user: string, project: string | null, roles = ['member'], lifetime = 3_600_000): OpenSession {
  const identity: Identity = {
    token: user,
    expires: Date.now() + lifetime,
    lifetime,
    user: { id: user, name: user, domain },
    project: project === null ? null : { id: project, name: project, domain },
    roles: roles.map((name) => ({ id: name, name })),
    isOfOneProject: false,
    isAdmin: false,
    catalog: [],
  }
  const services = { standing: { region: 'One' }, all: async () => [], get: async () => ({}) }
  return { identity, root: user, services: services as unknown as Services, ends: identity.expires }
}

/** A bus that tells everything. */
function createBus() {
  let tell: (notice: Notice | null) => void = () => undefined
  const source: NoticeSource = { cover: () => true, listen: (hear) => void (tell = hear), close: async () => undefined }
  return { source, tell: (notice: Notice | null) => tell(notice) }
}

/** The server for these sessions, by the cookie that names them. */
function createServer(sessions: Record<string, OpenSession | null>) {
  const bus = createBus()
  const changes = new Changes(async (request) => sessions[request.headers.get('Cookie') ?? ''] ?? null, bus.source)
  const open = async (cookie: string, query = 'types=OS::Nova::Server', headers: Record<string, string> = {}) => {
    const stop = new AbortController()
    const request = new Request(`http://stratus.test/stratus-changes?${query}`, {
      headers: { Cookie: cookie, ...headers },
      signal: stop.signal,
    })
    const response = await changes.answer(request)
    const events: string[] = []
    const stream = { response, events, isOver: false, leave: () => stop.abort() }
    const read = async () => {
      if (!response.body) return
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) events.push(chunk)
      stream.isOver = true
    }
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) void read()
    await pass(0)
    return stream
  }
  return { ...bus, changes, open }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const server: Notice = { type: 'OS::Nova::Server', project: 'p1' }
const changedEvents = (events: readonly string[]) =>
  events.filter((text) => text.includes('event: changed') && text.includes('OS::Nova'))

describe('the stream of changes', () => {
  it('S-CHANGE-09 changes of other projects have an administrator’s token look, and nobody else’s', async () => {
    const [admin, ann, bob] = [sessionOf('root', 'p1', ['admin']), sessionOf('ann', 'p1'), sessionOf('bob', 'p2')]
    const looks = { root: 0, ann: 0, bob: 0 }
    for (const { identity, services } of [admin, ann, bob])
      Object.assign(services, { get: async () => (looks[identity.token as keyof typeof looks]++, {}) })
    const sessions = { a: { ...admin, identity: { ...admin.identity, isAdmin: true } }, b: ann, c: bob }
    const { open, tell } = createServer(sessions)
    for (const cookie of ['a', 'b', 'c']) await open(cookie, 'types=OS::Nova::Server::Any')
    expect(looks).toEqual({ root: 1, ann: 1, bob: 1 })
    const all = Object.values(sessions).map(({ services }) => services)
    for (const services of all) Object.assign(services, { all: services.get })
    tell({ type: 'OS::Nova::Server', project: 'p3' })
    await pass(2000)
    expect(looks).toEqual({ root: 2, ann: 1, bob: 1 })
  })

  it('S-CHANGE-01 says what is watched and what has changed, to those of the project only', async () => {
    const { open, tell } = createServer({ a: sessionOf('ada', 'p1'), b: sessionOf('bob', 'p2') })
    const [ada, bob] = [await open('a'), await open('b')]
    expect(ada.response.headers.get('Cache-Control')).toContain('no-store')
    expect(ada.events.join('')).toContain('event: watched\ndata: ["OS::Nova::Server"]\n\n')
    tell(server)
    await pass(100)
    expect(changedEvents(ada.events)).toEqual([
      expect.stringMatching(/^id: \S+\nevent: changed\ndata: \["OS::Nova::Server"\]\n\n$/),
    ])
    expect(changedEvents(bob.events)).toEqual([])
    tell({ ...server, project: null })
    await pass(100)
    expect(changedEvents(bob.events)).toHaveLength(1)
  })

  it('S-CHANGE-01 somebody with other roles in the project has a watch of his own', async () => {
    const sessions = { a: sessionOf('ada', 'p1'), r: sessionOf('rose', 'p1', ['reader']) }
    const { open } = createServer(sessions)
    const idOf = (events: readonly string[]) => /id: (\S+)\./.exec(events.join(''))?.[1]
    const [one, two, other] = [await open('a'), await open('a'), await open('r')]
    expect(idOf(one.events)).toBe(idOf(two.events))
    expect(idOf(other.events)).not.toBe(idOf(one.events))
  })

  it('S-CHANGE-05 who is not signed in, or has no project, is told that it is over, without an error', async () => {
    const { open } = createServer({ n: sessionOf('nobody', null) })
    for (const cookie of ['n', 'stranger']) {
      const { response, events } = await open(cookie)
      expect(response.status).toBe(200)
      expect(events).toEqual(['event: ended\ndata: null\n\n'])
    }
  })

  it('S-CHANGE-05 a session that ends, by its time or by a sign-out, ends the stream', async () => {
    const sessions: Record<string, OpenSession | null> = {
      a: sessionOf('ada', 'p1', ['member'], 60_000),
      b: sessionOf('bob', 'p1'),
    }
    const { open } = createServer(sessions)
    const [ada, bob] = [await open('a'), await open('b')]
    await pass(60_000)
    expect(ada.events.at(-1)).toBe('event: ended\ndata: null\n\n')
    expect(ada.isOver).toBe(true)
    expect(bob.isOver).toBe(false)
    sessions['b'] = null
    await pass(300_000)
    expect(bob.isOver).toBe(true)
  })

  it('S-CHANGE-03 a browser that comes back hears what it has missed', async () => {
    const { open, tell } = createServer({ a: sessionOf('ada', 'p1') })
    const stays = await open('a')
    const before = await open('a')
    const last = /id: (\S+)/.exec(before.events.join(''))?.[1] ?? ''
    before.leave()
    tell(server)
    await pass(100)
    const by = [
      await open('a', undefined, { 'Last-Event-ID': last }),
      await open('a', `types=OS::Nova::Server&last=${last}`),
    ]
    for (const { events } of by) expect(changedEvents(events)).toHaveLength(1)
    expect(changedEvents(stays.events)).toHaveLength(1)
  })

  it('S-CHANGE-03 who comes hears what others heard while he read his lists, and nothing older', async () => {
    const { open, tell } = createServer({ a: sessionOf('ada', 'p1') })
    await open('a')
    tell(server)
    await pass(5000)
    expect(changedEvents((await open('a')).events)).toHaveLength(1)
    await pass(15_000)
    expect(changedEvents((await open('a')).events)).toHaveLength(0)
  })

  it('S-CHANGE-01 something is said every 20 s; what is not watched is no question', async () => {
    const { open } = createServer({ a: sessionOf('ada', 'p1') })
    const { events } = await open('a')
    await pass(60_000)
    expect(events.filter((text) => text.startsWith('event: beat'))).toHaveLength(3)
    expect((await open('a', 'types=toString,OS::Nova::Keypair')).response.status).toBe(400)
  })

  it('S-CHANGE-05 one person has so many streams; those that ended do not count', async () => {
    const { open } = createServer({ a: sessionOf('ada', 'p1') })
    const streams = []
    for (let count = 0; count < 16; count += 1) streams.push(await open('a'))
    expect((await open('a')).isOver).toBe(true)
    streams[0]?.leave()
    await pass(0)
    expect((await open('a')).isOver).toBe(false)
  })

  it('S-CHANGE-05 a server that stops ends all streams and opens none', async () => {
    const { changes, open } = createServer({ a: sessionOf('ada', 'p1') })
    const stream = await open('a')
    await changes.close()
    await pass(0)
    expect(stream.isOver).toBe(true)
    expect((await open('a')).events).toEqual(['event: ended\ndata: null\n\n'])
  })
})
