import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, readConfig } from '../../host-app/server/config.js'
import { documentHeaders } from '../../host-app/server/security-headers.js'
import { header, openServerWorld, type ServerWorld, type WorldParts } from './server-world.js'

const worlds: ServerWorld[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const world of worlds.splice(0)) await world.stop()
})

async function open(parts: WorldParts = {}): Promise<ServerWorld> {
  const world = await openServerWorld(parts)
  worlds.push(world)
  return world
}

/** A cloud that answers every request with these bytes, and ends its connection when told. */
const answering = (bytes: string, end = false): WorldParts => ({
  answer: (_, socket) => {
    if (!end) return bytes
    socket.end(bytes, 'latin1')
    return undefined
  },
})

const asPage = ['Accept: text/html', 'Sec-Fetch-Dest: document', 'Cookie: sessionid=1']
const here = ['Host: localhost:8080']

describe('S-INNER-01 where the cloud lies', () => {
  it.each([
    'http://user:s3cret@host/',
    'http://:s3cret@host/',
    'user:s3cret@host/dash/',
    'ftp://user:s3cret@host',
    'http://user:s3cret@',
  ])('with a user name or password is refused at the start, and not repeated: %s', (address) => {
    const read = () => readConfig({ HORIZON_URL: address })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^HORIZON_URL must be an address/)
    expect(read).not.toThrow(/s3cret/)
  })

  it('is told to the log and to who asks on this machine, and to nobody else', async () => {
    const world = await open({ horizon: { url: new URL('http://127.0.0.1:1/inner/') } })
    const shown = [
      await world.request('GET /project/', asPage),
      await world.request('GET /api/x'),
      await world.request('GET /healthz'),
      await world.request('GET /healthz', [...here, 'X-Forwarded-For: 192.0.2.1']),
      await world.request('GET /healthz', [...here, 'Via: 1.1 proxy']),
    ]
    expect(shown.map(({ status }) => status)).toEqual([503, 502, 200, 200, 200])
    for (const { head, body } of shown) {
      expect(head + body).not.toMatch(/inner|127\.0\.0\.1:1\b/)
      expect(body).toContain('The cloud cannot be reached: nothing listens there.')
    }
    expect(JSON.parse((await world.request('GET /healthz', here)).body)).toMatchObject({
      upstream: 'the cloud',
      address: 'http://127.0.0.1:1/inner/',
      detail: 'http://127.0.0.1:1/inner/ cannot be reached: nothing listens there.',
    })
    expect(world.lines.filter((line) => line.includes('/inner/ cannot be reached'))).toHaveLength(1)
  })

  it.each<[string, string]>([
    ['a wrong host name', 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'],
    ['another address', 'HTTP/1.1 301 Moved\r\nLocation: https://inner.test/auth/login/\r\nContent-Length: 0\r\n\r\n'],
    ['another service', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'],
  ])('is not told by what is wrong with it: %s', async (_name, answer) => {
    const world = await open(answering(answer))
    for (const line of ['GET /project/', 'GET /healthz']) {
      const { body } = await world.request(line, asPage)
      expect(body).toContain('a setting of the server may be wrong')
      expect(body).not.toMatch(/inner|127\.0\.0\.1|HORIZON_/)
    }
    expect(world.lines.join('\n')).toMatch(/HORIZON_/)
  })
})

describe('S-CLOUD-01 a cloud that switches protocols', () => {
  it('is answered for with 502 at once, and the next request goes on', async () => {
    let first = true
    const world = await open({
      answer: () => {
        if (!first) return 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
        first = false
        return 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'
      },
    })
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13']
    expect((await world.request('GET /api/x', upgrade)).status).toBe(502)
    expect((await world.request('GET /api/x')).status).toBe(200)
  })
})

describe('S-CLOUD-02 header bytes of the cloud that are UTF-8', () => {
  const name = Buffer.from('attachment; filename="Zürich – 東京.txt"').toString('latin1')

  it.each<[string, string, boolean]>([
    ['a body with a length', 'Content-Length: 2\r\n\r\nok', false],
    ['a body in chunks', 'Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n', false],
    ['a body until the end', 'Connection: close\r\n\r\nok', true],
    ['no body', 'Content-Length: 0\r\n\r\n', false],
  ])('arrive as they are with %s', async (_name, rest, end) => {
    const world = await open(answering(`HTTP/1.1 200 OK\r\nContent-Disposition: ${name}\r\n${rest}`, end))
    for (const method of ['GET', 'HEAD', 'POST']) {
      if (method === 'HEAD' && !rest.startsWith('Content-Length: 0')) continue
      expect(header((await world.request(`${method} /api/x`)).head, 'content-disposition')).toBe(name)
    }
  })

  it('arrive as they are when the body comes later', async () => {
    const world = await open({
      answer: (_, socket) => {
        setTimeout(() => socket.write('ok'), 50)
        return `HTTP/1.1 200 OK\r\nContent-Disposition: ${name}\r\nContent-Length: 2\r\n\r\n`
      },
    })
    const { head, body } = await world.request('GET /api/x')
    expect([header(head, 'content-disposition'), body]).toEqual([name, 'ok'])
  })
})

describe('S-CLOUD-03 a cloud that leads to another host without saying a scheme', () => {
  it.each(['//other.test/', '/\\other.test/', '\\\\other.test/', '/\t/other.test/', '///other.test/'])(
    'leads to a path of ours: %j',
    async (target) => {
      for (const status of ['401 Unauthorized', '302 Found', '200 OK']) {
        const world = await open(
          answering(
            `HTTP/1.1 ${status}\r\nX-Horizon-Location: ${target}\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`,
          ),
        )
        const { head } = await world.request('GET /project/', ['X-Requested-With: XMLHttpRequest'])
        expect(header(head, 'x-horizon-location')).toBe('/other.test/')
        expect(header(head, 'location')).toBe('/other.test/')
      }
    },
  )
})

describe('S-CACHE-01 a document that depends on the request', () => {
  it('says on what, so that no cache shows it to others', async () => {
    const world = await open(answering('HTTP/1.1 200 OK\r\nContent-Length: 19\r\n\r\ncsrfmiddlewaretoken'))
    const signIn = await world.request('GET /project/', ['Accept: text/html'])
    expect(signIn.status).toBe(302)
    for (const name of ['Cookie', 'Sec-Fetch-Dest', 'Accept', 'X-Requested-With'])
      expect(header(signIn.head, 'vary')?.split(', ')).toContain(name)
  })
})

describe('S-CACHE-01 the document itself', () => {
  it('says the same', async () => {
    const world = await open({ horizon: { url: new URL('http://127.0.0.1:1/') } })
    const { status, head } = await world.request('GET /project/', asPage)
    expect(status).toBe(503)
    expect(header(head, 'vary')).toContain('Cookie')
    expect(documentHeaders()['Vary']).toBe(header(head, 'vary'))
  })
})

describe('S-CLOUD-05 a cloud that breaks its answer off', () => {
  it('cuts the client’s connection, is marked in the log, and prints no stack', async () => {
    const printed = ['error', 'info', 'log', 'warn'].map((name) =>
      vi.spyOn(console, name as 'error').mockImplementation(() => undefined),
    )
    const world = await open({
      answer: (_, socket) => {
        setTimeout(() => socket.destroy(), 50)
        return 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf'
      },
    })
    const { status, body } = await world.request('GET /api/half?token=s3cret')
    expect([status, body]).toEqual([200, 'half'])
    expect(world.lines).toContain('! GET /api/half: the cloud broke its answer off.')
    for (const print of printed) expect(print).not.toHaveBeenCalled()
  })

  it('a chunked answer does not look whole', async () => {
    const world = await open({
      answer: (_, socket) => {
        setTimeout(() => socket.destroy(), 50)
        return 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'
      },
    })
    const { body } = await world.request('GET /api/half')
    expect(body).toMatch(/half/)
    expect(body).not.toMatch(/0\r\n\r\n$/)
  })

  it('a client that leaves is not the cloud’s doing', async () => {
    const world = await open({ answer: () => 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf' })
    const stop = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${world.port}/api/half`, { signal: stop.signal })
    stop.abort()
    await expect(answer.text()).rejects.toThrow()
    await vi.waitFor(async () => expect(await world.cloudConnections()).toBe(0))
    expect(world.lines.join('\n')).not.toContain('broke')
  })
})

describe('S-ORIGIN-02 a page of a name beside ours', () => {
  it.each(['/auth/logout/', '/auth/log%6fut/', '//auth//logout/', '/auth/switch/1/', '/auth/x/%2e%2e/logout/'])(
    'cannot lead to %s, which signs out or switches on a mere GET',
    async (path) => {
      const world = await open()
      for (const site of ['same-site', 'cross-site']) {
        const { status, head } = await world.request(`GET ${path}`, [...asPage, `Sec-Fetch-Site: ${site}`])
        expect([status, header(head, 'location')]).toEqual([302, '/'])
      }
      expect(world.heard).toEqual([])
    },
  )
})

describe('S-HTTP-01 odd requests', () => {
  it.each(['Host: a.test\r\nHost: b.test', 'Host: a.test\r\nhost: a.test', 'Host: a.test\r\nX: y\r\nHOST: b.test'])(
    'with two hosts are refused: %j',
    async (hosts) => {
      const world = await open()
      expect((await world.send(`GET /api/x HTTP/1.1\r\n${hosts}\r\n\r\n`)).status).toBe(400)
      expect(world.heard).toEqual([])
    },
  )

  it.each(['/healthz', '/livez', '/readyz', '/stratus/favicon.svg', '/api/x', '/auth/login/'])(
    'a grant shown at %s is refused',
    async (path) => {
      const portal = { origins: ['https://portal.test'], secret: 'x'.repeat(32) }
      const world = await open({ config: { portal } })
      expect((await world.request(`GET ${path}`, ['Authorization: Stratus-Grant abc'])).status).toBe(403)
      expect((await world.request(`GET ${path}`)).status).not.toBe(403)
    },
  )
})

describe('S-HEAD-01 answers of the cloud that protect nothing', () => {
  it('are not guessed at and tell no other site; its pages are framed by ours only', async () => {
    const page = await open(answering('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nok'))
    const { head } = await page.request('GET /header/')
    expect(header(head, 'x-content-type-options')).toBe('nosniff')
    expect(header(head, 'referrer-policy')).toBe('same-origin')
    expect(header(head, 'content-security-policy')).toBe("frame-ancestors 'self'; base-uri 'self'")
  })

  it('keep what the cloud says itself', async () => {
    const own = "Referrer-Policy: no-referrer\r\nContent-Security-Policy: default-src 'self'\r\nContent-Type: text/html"
    const world = await open(answering(`HTTP/1.1 200 OK\r\n${own}\r\nContent-Length: 2\r\n\r\nok`))
    const { head } = await world.request('GET /header/')
    expect(header(head, 'referrer-policy')).toBe('no-referrer')
    expect(header(head, 'content-security-policy')).toBe("default-src 'self'")
  })
})

describe('S-DEMO-01 the control of the demo cloud', () => {
  const steer = (world: ServerWorld, headers: string[], line = 'POST /__demo__/') =>
    world.request(line, ['Content-Type: application/json', ...headers], '{}')

  it('is there on this machine', async () => {
    const world = await open()
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect((await steer(world, [`Host: ${host}`])).status).toBe(200)
  })

  it.each<[string, string[], string?]>([
    ['through a proxy', [...here, 'X-Forwarded-For: 192.0.2.1']],
    ['through another', [...here, 'Forwarded: for=192.0.2.1']],
    ['by another name that was made to lead here', ['Host: evil.test']],
    ['by another spelling', ['Host: dash.test'], 'POST /%5f_demo__/'],
    ['with two slashes', ['Host: dash.test'], 'POST //__demo__/'],
  ])('is nowhere else: %s', async (_name, headers, line) => {
    const world = await open()
    expect((await steer(world, headers, line)).status).toBe(404)
    expect(world.heard).toEqual([])
  })
})
