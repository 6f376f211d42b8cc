import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './app.js'
import { createHttpServer, listen, stop } from './listen.js'
import { withoutOddities } from './odd-requests.js'
import { StaticFiles } from './static.js'
import { HorizonUpstream } from './upstream-horizon.js'
import { createLog } from './watch/log.js'

/** What an attacker sends goes over a bare connection: clients would refuse to send it. */
const heard: string[] = []
const horizon = createTcpServer((socket) => {
  socket.on('error', () => socket.destroy())
  let request = ''
  socket.on('data', (bytes) => {
    request += bytes.toString('latin1')
    if (/transfer-encoding: chunked/i.test(request) && !request.endsWith('\r\n0\r\n\r\n')) return
    heard.push(request)
    request = ''
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Type: application/json\r\n\r\n"ok"')
  })
})
const server = createHttpServer()
let upstream: HorizonUpstream
let port: number
const lines: string[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => horizon.listen(0, '127.0.0.1', resolve))
  const { port: behind } = horizon.address() as AddressInfo
  upstream = new HorizonUpstream({ url: new URL(`http://127.0.0.1:${behind}/`), hostHeader: 'pass' })
  const app = createApp({
    config: { webroot: '/', uploadOrigins: [], signInOrigins: [] },
    files: new StaticFiles(fileURLToPath(new URL('../public', import.meta.url))),
    upstream,
    write: (line) => lines.push(line),
    observers: [createLog('text', (line) => lines.push(line)).answered],
  })
  server.on('request', withoutOddities(getRequestListener(app.fetch, { overrideGlobalObjects: false })))
  port = await listen(server, 0, '127.0.0.1')
})
afterAll(async () => {
  upstream.close()
  await stop(server, 0)
  horizon.close()
})
beforeEach(() => {
  heard.length = 0
  lines.length = 0
})

/** Sends bytes as they are and reads until the server hangs up. */
async function send(text: string, to = port): Promise<{ status: number; head: string; body: string }> {
  const answer = await new Promise<string>((resolve) => {
    let read = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('latin1').on('data', (part: string) => (read += part))
    socket.on('error', () => socket.destroy()).on('close', () => resolve(read))
  })
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1] ?? 0), head, body }
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  send([`${line} HTTP/1.1`, 'Host: dash.test', 'Connection: close', ...headers, '', body].join('\r\n'))
const asPage = ['Accept: text/html', 'Cookie: sessionid=1']

describe('a request that is two', () => {
  it.each<[string, string[], string]>([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'hello'],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a coding nobody knows', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['a line that goes on', ['X-A: b', ' c'], ''],
  ])('is refused for %s', async (_name, headers, body) => {
    expect((await request('POST /api/x', headers, body)).status).toBe(400)
    expect(heard).toEqual([])
  })

  it('is refused for two host names in one', async () => {
    expect((await send('GET /api/x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).status).toBe(400)
    expect((await send('GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400)
    const two = 'GET /api/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n'
    expect((await send(two)).status).toBe(400)
    expect(heard).toEqual([])
  })

  it('announces no body that is not passed on: the next request on that connection is another person’s', async () => {
    await request('GET /api/x', ['Content-Length: 5'], 'hello')
    expect(heard.join()).not.toMatch(/content-length|hello/i)
  })

  it.each(['DELETE', 'OPTIONS', 'PUT'])('frames a %s whose length is not known', async (method) => {
    const inner = 'GET /api/hidden HTTP/1.1\r\nHost: dash.test\r\n\r\n'
    const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
    await request(`${method} /api/x`, ['Transfer-Encoding: chunked'], chunk)
    expect(heard.join('')).toMatch(/transfer-encoding: chunked/i)
    expect(heard.join('')).toContain(`\r\n\r\n${inner.length.toString(16)}\r\n${inner}`)
  })
})

describe('a request for somewhere else', () => {
  it('reaches the one cloud whatever host it names', async () => {
    await request('GET http://evil.test/api/x')
    await request('GET //evil.test/api/x')
    expect(heard.map((head) => head.split(' ')[1])).toEqual(['/api/x', '//evil.test/api/x'])
    expect((await request('CONNECT evil.test:80')).status).toBe(0)
    expect((await request('GET /\\evil.test/', asPage)).status).toBe(400)
  })

  it.each([
    '/stratus/../server/app.ts',
    '/stratus/%2e%2e/server/app.ts',
    '/stratus/..%2fserver%2fapp.ts',
    '/stratus/%00',
    '/stratus/%zz',
  ])('finds no file outside the build: %s', async (path) => {
    const { body, head } = await request(`GET ${path}`)
    expect(body).not.toContain('createApp')
    // Climbing out of our folder asks the cloud; the rest is no file of ours.
    expect(head).toMatch(path.includes('../') || path.includes('%2e%2e/') ? / 200 / : / 404 /)
  })

  it('leads to the sign-in page of this host only', async () => {
    const { head } = await request('GET //evil.test/project/', ['Accept: text/html'])
    expect(head).toMatch(/location: \/auth\/login\/\?next=%2F%2Fevil\.test%2Fproject%2F\r\n/i)
  })
})

describe('a request in the name of another', () => {
  it('keeps the origin of another site, so that Horizon refuses what it does not expect', async () => {
    await request(
      'POST /auth/websso/',
      ['Origin: https://evil.test', 'Referer: https://evil.test/a', 'Content-Length: 2'],
      '{}',
    )
    expect(heard.join()).toMatch(/origin: https:\/\/evil\.test\r\n/)
    expect(heard.join()).toMatch(/referer: https:\/\/evil\.test\/a\r\n/)
    expect(heard.join()).not.toMatch(/http:\/\/dash\.test/)
  })

  it('believes the browser about the origin, whatever a page wrote into its headers', async () => {
    const headers = ['Origin: https://dash.test', 'Sec-Fetch-Site: cross-site', 'Content-Length: 2']
    expect((await request('POST /api/x', headers, '{}')).status).toBe(403)
    expect(heard).toEqual([])
    await request('POST /auth/websso/', headers, '{}')
    expect(heard.join()).toMatch(/origin: https:\/\/dash\.test\r\n/)
  })

  it('puts the origin of our own pages under the scheme Horizon is asked by, also behind a proxy that speaks https', async () => {
    const length = 'Content-Length: 2'
    await request('POST /api/x', ['Origin: https://dash.test', length], '{}')
    await request('POST /api/x', ['Origin: https://outer.test', 'Sec-Fetch-Site: same-origin', length], '{}')
    expect(heard.map((head) => /^origin: (.*)\r$/m.exec(head)?.[1])).toEqual(Array(2).fill('http://dash.test'))
  })

  it.each([
    '/auth/logout/',
    '/auth/switch/1/',
    '/auth/switch_services_region/one/',
    '/auth/switch_keystone_provider/one/',
    '/project/api_access/recreate_ec2_credentials/',
    '/project/key_pairs/k/generate/',
  ])('W-SHELL-04 a page of another site cannot lead to %s, which a mere GET does', async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      const { head } = await request(`GET ${path}`, [...asPage, `Sec-Fetch-Site: ${site}`])
      expect(head).toMatch(/ 302 [\s\S]*location: \/\r\n/i)
    }
    expect(heard).toEqual([])
    await request(`GET ${path}`, [...asPage, 'Sec-Fetch-Site: same-origin'])
    expect(heard).toHaveLength(1)
  })

  it('echoes no headers, opens no other protocol and lets no other origin read', async () => {
    expect((await request('TRACE /api/x')).status).toBe(405)
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13']
    expect((await request('GET /api/x', upgrade)).status).toBe(200)
    expect(heard.join()).not.toMatch(/^upgrade:/im)
    const { head } = await request('OPTIONS /api/x', ['Origin: https://evil.test'])
    expect(head).not.toMatch(/access-control/i)
  })
})

describe('a request that never ends', () => {
  it('is not waited for: neither its head nor a body that pauses; a body may take as long as it moves', async () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(30_000)
    expect(server.requestTimeout).toBe(0)
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
    const impatient = createHttpServer({ bodyWindowMs: 50 })
    impatient.on('request', (incoming) => incoming.resume())
    const there = await listen(impatient, 0, '127.0.0.1')
    const started = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf'
    expect((await send(started, there)).head).toBe('')
    await stop(impatient, 0)
  })

  it('is refused when its head is huge', async () => {
    expect((await request('GET /api/x', [`X-A: ${'a'.repeat(20_000)}`])).status).toBe(431)
    expect((await request(`GET /api/${'a'.repeat(20_000)}`)).status).toBe(431)
  })
})

describe('every answer of our own', () => {
  it.each<[string, string, string[]]>([
    ['a file', 'GET /stratus/favicon.svg', []],
    ['no file', 'GET /stratus/none.js', []],
    ['the way to the sign-in page', 'GET /project/', ['Accept: text/html']],
    ['its health', 'GET /healthz', []],
    ['a method it does not take', 'TRACE /', []],
  ])('has a content policy and is not guessed at: %s', async (_name, line, headers) => {
    const { head } = await request(line, headers)
    expect(head).toMatch(/content-security-policy: default-src 'none'/i)
    expect(head).toMatch(/x-content-type-options: nosniff/i)
  })
})
