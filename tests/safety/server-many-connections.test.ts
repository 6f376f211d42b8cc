import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttpServer, listen, stop } from '../../host-app/server/listen.js'
import { serveInTurns } from '../../host-app/server/turns.js'

const stops: Array<() => void | Promise<void>> = []
afterEach(async () => {
  for (const end of stops.splice(0).reverse()) await end()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createHttpServer()
  serveInTurns(server, listener)
  stops.push(() => stop(server, 0))
  return listen(server, 0, '127.0.0.1')
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => socket.destroy())
  stops.push(() => void socket.destroy())
  return socket
}

const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

const get = 'GET / HTTP/1.1\r\nHost: dash.test\r\n\r\n'

describe('S-FAIR-01 many connections that ask without a pause', () => {
  it('keep no new one waiting: all are taken before one is answered often', async () => {
    const port = await serve((_, outgoing) => {
      work(0.5)
      outgoing.setHeader('Content-Length', 0).end()
    })
    const answers = Array<number>(200).fill(0)
    for (const index of answers.keys()) {
      const socket = open(port)
      socket
        .on('connect', () => socket.write(get))
        .on('data', () => {
          answers[index]!++
          socket.write(get)
        })
    }
    await vi.waitFor(() => expect(Math.min(...answers)).toBeGreaterThan(0), { timeout: 50_000 })
    // It was about half of their number when one connection was taken for each answer of the first.
    expect(Math.max(...answers)).toBeLessThan(10)
  })

  it('are served in the order in which they asked', async () => {
    const order: string[] = []
    const port = await serve((incoming, outgoing) => {
      order.push(incoming.url ?? '')
      work(2)
      outgoing.setHeader('Content-Length', 0).end()
    })
    const [first, second] = [open(port), open(port)]
    const requests = (name: string) =>
      Array.from({ length: 4 }, (_, index) => get.replace('/', `/${name}${index}`)).join('')
    first.write(requests('first-'))
    await vi.waitFor(() => expect(order.length).toBeGreaterThan(0))
    second.write(requests('second-'))
    await vi.waitFor(() => expect(order).toHaveLength(8))
    expect(order.filter((url) => url.startsWith('/first'))).toEqual(['/first-0', '/first-1', '/first-2', '/first-3'])
    expect(order.at(-1)).toBe('/second-3')
  })

  it('who has gone before their turn is not begun for', async () => {
    const begun: string[] = []
    const server = createHttpServer()
    server.removeAllListeners('request')
    serveInTurns(server, (incoming) => void begun.push(incoming.url ?? ''))
    const request = (url: string, destroyed: boolean) => server.emit('request', { url }, { destroyed })
    request('/gone', true)
    request('/there', false)
    await vi.waitFor(() => expect(begun).toEqual(['/there']))
  })
})

const somaxconn = '/proc/sys/net/core/somaxconn'
const allowed = existsSync(somaxconn) ? Number(readFileSync(somaxconn, 'utf8')) : 0

/** Connections to a port that the system has set up. By their own ends: what changes while it is listed is listed twice. */
function established(port: number): number {
  const remote = port.toString(16).toUpperCase().padStart(4, '0')
  const ends = readFileSync('/proc/net/tcp', 'utf8').matchAll(/ (\w+:\w+) 0100007F:(\w+) 01 /g)
  return new Set([...ends].filter(([, , to]) => to === remote).map(([, own]) => own)).size
}

describe('S-FAIR-01 a thousand browsers that come at once', () => {
  it.skipIf(allowed < 1000)('find room before the first of them is taken', async () => {
    const port = await serve((_, outgoing) => void outgoing.end())
    for (let index = 0; index < 1000; index++) open(port)
    // All are asked for now, and nothing was taken yet: that is a matter of the next turn.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    expect(established(port)).toBe(1000)
  })
})
