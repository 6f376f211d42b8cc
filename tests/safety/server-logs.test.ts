import { afterEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../host-app/server/config.js'
import { createLog } from '../../host-app/server/watch/log.js'
import { header, openServerWorld, type ServerWorld, type WorldParts } from './server-world.js'
import { readTrustedProxies } from '../../host-app/server/client-address.js'

const worlds: ServerWorld[] = []
const logged: Record<string, unknown>[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
  logged.length = 0
})

/** A server whose log is JSON. */
async function open(parts: WorldParts = {}): Promise<ServerWorld> {
  const log = createLog(
    'json',
    (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
    () => 0,
  )
  const world = await openServerWorld({ observers: [log.answered], ...parts })
  worlds.push(world)
  return world
}

const told = async () => {
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  return logged[0]
}
const answering = (bytes: string, end = false): WorldParts => ({
  answer: (_, socket) => {
    if (!end) return bytes
    socket.end(bytes, 'latin1')
    return undefined
  },
})
const openstackId = 'req-0af7651c-1643-41dc-8e1b-1d5e0a2f7c11'

describe('S-LOG-01 S-LOG-02 logs for collectors', () => {
  it('one object a request: what it was, how long it took, and no value of a query', async () => {
    const world = await open()
    await world.request('GET /api/nova/servers/?marker=SECRET&limit=2', ['Cookie: sessionid=SECRET'])
    expect(await told()).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      message: 'request',
      method: 'GET',
      path: '/api/nova/servers/',
      query: ['marker', 'limit'],
      operation: 'nova.servers.list',
      service: 'nova',
      status: 200,
      cloud_status: 200,
      address: '127.0.0.1',
    })
    expect(logged[0]?.['bytes']).toBeGreaterThan(4)
    expect(JSON.stringify(logged)).not.toContain('SECRET')
  })

  it('the id goes to the cloud in the form its services take over, and back to the browser', async () => {
    const world = await open()
    const { head } = await world.request('GET /api/nova/servers/', [
      `X-Request-ID: mine-and-mine-alone`,
      `X-OpenStack-Request-ID: ${openstackId}`,
    ])
    const { id } = (await told()) ?? {}
    expect(id).toMatch(/^req-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(id).not.toBe(openstackId)
    expect(header(head, 'x-request-id')).toBe(id)
    expect(world.heard[0]).toContain(`x-request-id: ${String(id)}`)
    expect(world.heard[0]).toContain(`x-openstack-request-id: ${String(id)}`)
    expect(world.heard[0]).not.toMatch(/mine-and-mine|0af7651c/)
  })

  it('a proxy that is believed may name the request; nobody breaks the line by a name', async () => {
    const world = await open({ config: { trustProxy: readTrustedProxies('127.0.0.1') } })
    await world.request('GET /api/nova/servers/', ['X-Request-ID: edge:4711-abcdef'])
    expect(await told()).toMatchObject({ id: 'edge:4711-abcdef' })
    expect(world.heard[0]).not.toContain('x-openstack-request-id')
    logged.length = 0
    await world.request('GET /api/nova/servers/', ['X-Request-ID: "}{"level":"error"'])
    expect((await told())?.['id']).toMatch(/^req-/)
  })

  it.each([
    ['a header', `X-Compute-Request-Id: ${openstackId}\r\n`, '"no"'],
    ['the words of a refusal', '', `"No such server. (HTTP 404) (Request-ID: ${openstackId})"`],
  ])('the id that the cloud told is there too, by %s', async (_, extra, body) => {
    const bytes = `HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n${extra}Content-Length: ${body.length}\r\n\r\n${body}`
    const world = await open(answering(bytes))
    expect((await world.request('GET /api/nova/servers/1')).body).toBe(body)
    expect(await told()).toMatchObject({ status: 404, cloud_id: openstackId, operation: 'nova.servers.get' })
  })

  it('an answer that the cloud broke off is marked, and no good one', async () => {
    const half = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"items": ['
    const world = await open(answering(half, true))
    await world.request('GET /api/nova/servers/')
    expect(await told()).toMatchObject({ level: 'error', status: 200, truncated: true })
    expect(world.lines.some((line) => /^GET \/api\/nova\/servers\/ 200 \d+ms 127\.0\.0\.1 truncated$/.test(line))).toBe(
      true,
    )
  })

  it.each([
    ['LOG', 'yes', "LOG must be 'on' or 'off', not 'yes'."],
    ['LOG_FORMAT', 'xml', "LOG_FORMAT must be 'text' or 'json', not 'xml'."],
    ['CLIENT_REPORTS', '1', "CLIENT_REPORTS must be 'off' or 'on', not '1'."],
    ['METRICS_PORT', '99999', "METRICS_PORT must be a whole number from 0 to 65535, not '99999'."],
  ])('%s=%s is refused at the start', (name, value, sentence) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(sentence)
  })
})
