import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openServerWorld, type ServerWorld, type WorldParts } from './server-world.js'

const worlds: ServerWorld[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const world of worlds.splice(0)) await world.stop()
})

async function open(parts: WorldParts): Promise<ServerWorld> {
  const world = await openServerWorld(parts)
  worlds.push(world)
  return world
}

/** A connection that reads nothing unless told, and whether it was closed. */
async function visitor(world: ServerWorld, text: string) {
  const socket = connect({ port: world.port, host: '127.0.0.1' })
  sockets.push(socket)
  let closed = false
  socket.on('error', () => (closed = true)).on('close', () => (closed = true))
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve))
  if (!socket.destroyed) socket.write(text)
  return { socket, isClosed: () => closed }
}

const post = 'POST /api/x HTTP/1.1\r\nHost: dash.test\r\nContent-Length: 100000\r\n\r\n'
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('S-SLOW-01 bodies at a byte now and then', () => {
  it('are closed, all of them; one that moves goes on', async () => {
    const world = await open({ limits: { slowestBody: 1000, bodyWindowMs: 1500 } })
    const slow = await Promise.all(Array.from({ length: 70 }, () => visitor(world, post)))
    const quick = await visitor(world, post.replace('100000', '100000000'))
    const moving = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x')
      quick.socket.write('x'.repeat(5000))
    }, 50)
    await vi.waitFor(() => expect(slow.filter(({ isClosed }) => !isClosed())).toEqual([]), { timeout: 20_000 })
    clearInterval(moving)
    expect(quick.isClosed()).toBe(false)
  })

  it('are not blamed on a client whose cloud does not read', async () => {
    const world = await open({
      limits: { slowestBody: 1000, bodyWindowMs: 500 },
      answer: (_, socket) => (socket.pause(), undefined),
    })
    const line = post.replace('100000', '50000000')
    const { socket, isClosed } = await visitor(world, line)
    // The cloud reads until its head is whole, and no more.
    const part = Buffer.alloc(1_000_000)
    for (let index = 0; index < 30; index++) socket.write(part)
    await wait(1500)
    expect(isClosed()).toBe(false)
  })

  it('are not waited for when they are not wanted', async () => {
    const world = await open({ limits: { slowestBody: 1000, bodyWindowMs: 100 } })
    const refused = await visitor(world, post.replace('\r\n\r\n', '\r\nOrigin: https://evil.test\r\n\r\n'))
    refused.socket.resume()
    await vi.waitFor(() => expect(refused.isClosed()).toBe(true), { timeout: 20_000 })
  })
})

describe('S-SLOW-01 clients that take nothing of their answers', () => {
  const large = 'x'.repeat(400_000)
  const head = `HTTP/1.1 200 OK\r\nContent-Length: ${large.length}\r\n\r\n`
  const many = 'GET /api/x HTTP/1.1\r\nHost: dash.test\r\n\r\n'.repeat(20)

  it('are closed; one that reads slowly gets all', async () => {
    const world = await open({ limits: { writeTimeoutMs: 1000 }, answer: () => head + large })
    const deaf = await Promise.all(Array.from({ length: 6 }, () => visitor(world, many)))
    for (const { socket } of deaf) socket.pause()
    const slow = await visitor(world, many)
    let read = 0
    slow.socket.on('data', (part) => {
      read += part.length
      slow.socket.pause()
      setTimeout(() => slow.socket.resume(), 5)
    })
    await vi.waitFor(() => expect(read).toBeGreaterThan(20 * large.length), { timeout: 40_000 })
    await vi.waitFor(
      () => {
        // A paused socket does not hear that it was closed, unless it writes.
        for (const { socket } of deaf) socket.write(' ')
        expect(deaf.filter(({ isClosed }) => !isClosed()).length).toBe(0)
      },
      { timeout: 10_000, interval: 200 },
    )
  })

  it('a cloud that takes its time is waited for', async () => {
    const world = await open({
      limits: { writeTimeoutMs: 300 },
      answer: (_, socket) => {
        setTimeout(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'), 1000)
        return undefined
      },
    })
    expect((await world.request('GET /api/x')).body).toBe('ok')
  })
})

describe('S-SLOW-01 connections', () => {
  it('are not more than the limit; the others go on, and a place that gets free is taken', async () => {
    const world = await open({ limits: { maxConnections: 20 } })
    const all: Array<Awaited<ReturnType<typeof visitor>>> = []
    for (let index = 0; index < 60; index++) all.push(await visitor(world, ''))
    await vi.waitFor(() => expect(all.filter(({ isClosed }) => isClosed()).length).toBe(40))
    all.find(({ isClosed }) => !isClosed())?.socket.destroy()
    await vi.waitFor(async () => expect((await world.request('GET /livez')).status).toBe(200))
  })
})

describe('S-SLOW-01 many bodies on one connection', () => {
  it('leave nothing on it', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const world = await open({})
    const { socket } = await visitor(world, '')
    const answers = () => read.split('HTTP/1.1 ').length - 1
    let read = ''
    socket.on('data', (bytes) => (read += bytes.toString('latin1')))
    for (let index = 1; index <= 20; index++) {
      socket.write('POST /api/x HTTP/1.1\r\nHost: dash.test\r\nContent-Length: 2\r\n\r\n{}')
      await vi.waitFor(() => expect(answers()).toBe(index), { interval: 5 })
    }
    process.off('warning', note)
    expect(warnings).toEqual([])
  })
})

describe('S-CLOUD-04 connections to the cloud', () => {
  it('are not more than the limit however many ask, nobody is refused, and few are kept', async () => {
    let running = 0
    let most = 0
    const world = await open({
      horizon: { maxSockets: 8, idleMs: 200 },
      answer: (_, socket) => {
        running += 1
        most = Math.max(most, running)
        setTimeout(() => {
          running -= 1
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
        }, 5)
        return undefined
      },
    })
    for (const method of ['GET', 'POST']) {
      most = 0
      const body = method === 'POST' ? '{}' : ''
      const answers = await Promise.all(Array.from({ length: 80 }, () => world.request(`${method} /api/x`, [], body)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      expect(most).toBeGreaterThan(1)
      expect(most).toBeLessThanOrEqual(8)
    }
    await vi.waitFor(async () => expect(await world.cloudConnections()).toBe(0), { timeout: 5000 })
  })

  it('an answer that takes longer than an idle connection is kept comes all the same', async () => {
    const world = await open({
      horizon: { idleMs: 50 },
      answer: (_, socket) => {
        setTimeout(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'), 300)
        return undefined
      },
    })
    expect((await world.request('GET /api/x')).body).toBe('ok')
  })
})
