import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../host-app/server/config.js'
import { openServerWorld, type ServerWorld } from './server-world.js'

const worlds: ServerWorld[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
})

async function open(): Promise<ServerWorld> {
  const world = await openServerWorld()
  worlds.push(world)
  return world
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const statusOf = async (world: ServerWorld, path: string) => (await world.request(`GET ${path}`)).status

/** An upload of so many parts, one every 50 ms; what was answered. */
function upload(world: ServerWorld, parts: number): Promise<string> {
  const part = 'x'.repeat(1000)
  return new Promise((resolve) => {
    let read = ''
    const socket = connect(world.port, '127.0.0.1', async () => {
      const head = ['POST /api/x HTTP/1.1', 'Host: dash.test', `Content-Length: ${parts * part.length}`]
      socket.write([...head, '', ''].join('\r\n'))
      for (let index = 0; index < parts && !socket.destroyed; index++) {
        socket.write(part)
        await wait(50)
      }
    })
    socket.on('data', (bytes) => (read += String(bytes)))
    socket.on('error', () => socket.destroy()).on('close', () => resolve(read))
  })
}

describe('S-STOP-01 a server that is told to stop', () => {
  it('is alive and ready before; then it says that it drains, goes on for the delay, and closes its port', async () => {
    const world = await open()
    expect([await statusOf(world, '/livez'), await statusOf(world, '/readyz')]).toEqual([200, 200])
    const stopped = world.stopGently({ delayMs: 1000, graceMs: 1000 })
    const { status, body } = await world.request('GET /readyz')
    expect([status, body]).toEqual([503, '{"status":"draining"}'])
    expect((await world.request('GET /healthz')).body).toContain('"status":"draining"')
    expect([await statusOf(world, '/livez'), await statusOf(world, '/api/x')]).toEqual([200, 200])
    await stopped
    expect(await statusOf(world, '/livez')).toBe(0)
  })

  it('an upload that is running is finished within the grace, and its server waits no longer than for that', async () => {
    const world = await open()
    const answered = upload(world, 20)
    await wait(200)
    const begun = performance.now()
    await world.stopGently({ delayMs: 0, graceMs: 60_000 })
    expect(await answered).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok"$/)
    expect(performance.now() - begun).toBeLessThan(50_000)
  })

  it('what takes longer than the grace is cut', async () => {
    const world = await open()
    const answered = upload(world, 10_000)
    await wait(200)
    await world.stopGently({ delayMs: 0, graceMs: 100 })
    expect(await answered).toBe('')
  })

  it('an idle connection does not hold it up', async () => {
    const world = await open()
    const idle = connect(world.port, '127.0.0.1')
    await new Promise<void>((resolve) => idle.once('connect', resolve))
    idle.on('error', () => idle.destroy()).write('GET /livez HTTP/1.1\r\nHost: dash.test\r\n\r\n')
    await new Promise((resolve) => idle.once('data', resolve))
    const begun = performance.now()
    await world.stopGently({ delayMs: 0, graceMs: 60_000 })
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  it('is patient for half a minute unless told otherwise', () => {
    expect(readConfig({}).stop).toEqual({ delayMs: 0, graceMs: 30_000 })
    expect(readConfig({ STOP_DELAY: '5', STOP_GRACE: '3600' }).stop).toEqual({ delayMs: 5000, graceMs: 3_600_000 })
  })
})

describe('S-SET-01 settings of limits that cannot be used', () => {
  it.each([
    [{ STOP_GRACE: 'soon' }, /^STOP_GRACE must be a whole number from 0 to 86400, not 'soon'/],
    [{ STOP_DELAY: '-1' }, /^STOP_DELAY must be/],
    [{ MAX_CONNECTIONS: '0' }, /^MAX_CONNECTIONS must be a whole number from 1 /],
    [{ SLOWEST_BODY: '1.5' }, /^SLOWEST_BODY must be/],
    [{ WRITE_TIMEOUT: '0' }, /^WRITE_TIMEOUT must be a whole number from 1 /],
    [{ UPSTREAM_SOCKETS: '0' }, /^UPSTREAM_SOCKETS must be a whole number from 1 /],
    [{ SIGN_IN_FAILURES: 'ten' }, /^SIGN_IN_FAILURES must be/],
  ])('are refused at the start by name: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
