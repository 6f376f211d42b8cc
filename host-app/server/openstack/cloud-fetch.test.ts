import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  answerOperation,
  cloudAccess,
  connectionTrouble,
  Services,
  takeFile,
  type Fetch,
  type Identity,
} from '@stratus/api-client/openstack'
import { cloudFetch } from './cloud-fetch.js'
import { readOpenStack } from './read-openstack.js'
import { authority, certificate, key } from './tls-fixture.js'
import { OpenStackUpstream } from './upstream-openstack.js'

const answer: RequestListener = (_request, response) => response.end(JSON.stringify({ version: { id: 'v3.14' } }))

type AnyServer = Server | ReturnType<typeof createHttpServer>

let folder: string
let file: string
const servers: AnyServer[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-tls-'))
  file = join(folder, 'authority.pem')
  writeFileSync(file, `# our own\n${authority}`)
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: AnyServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  servers.push(server)
  return (server.address() as AddressInfo).port
}

async function closedPort(): Promise<number> {
  const port = await listening(createHttpServer(answer))
  await new Promise((resolve) => servers.pop()?.close(resolve))
  return port
}

/** The services of somebody for whom there is one of that type on that port. */
function serviceAt(port: number, type: string, fetch: Fetch): Services {
  const url = `http://localhost:${port}`
  const endpoints = [{ id: 'i', interface: 'public', region: 'One', region_id: 'One', url }]
  const catalog = [{ id: 'i', type, name: type, endpoints }]
  return new Services(cloudAccess(fetch, `${url}/v3`), { token: 't', catalog, region: 'One' })
}

/** Stratus before an identity service, and what it says of it to people and to the log. */
async function troubleOf(env: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const upstream = new OpenStackUpstream(readOpenStack(env)!, { webroot: '/', write: (line) => lines.push(line) })
  const trouble = await upstream.trouble()
  const signIn = await upstream.fetch(
    new Request('http://here/auth/login/', {
      method: 'POST',
      headers: { cookie: 'csrftoken=t', 'X-CSRFToken': 't' },
      body: new URLSearchParams({ username: 'ada', password: 'x' }),
    }),
  )
  return { text: trouble?.text, lines, page: await signIn.text() }
}

describe('TLS of the cloud', () => {
  it('S-DIRECT-16 an authority that is not trusted is told to people and, with the setting, to the log', async () => {
    const port = await listening(createServer({ cert: certificate, key }, answer))
    const { text, lines, page } = await troubleOf({ OS_AUTH_URL: `https://localhost:${port}/v3` })
    const reason = 'cannot be reached: its certificate is of an authority that is not trusted here.'
    expect(text).toBe(`The cloud ${reason}`)
    expect(lines).toEqual([
      `! The identity service at https://localhost:${port}/v3 ${reason} Check OS_CACERT, the file with the certificates of your own authorities.`,
    ])
    expect(page).toContain(reason)
  })

  it('S-DIRECT-16 OS_CACERT is trusted by every call, for its names only', async () => {
    const port = await listening(createServer({ cert: certificate, key }, answer))
    const env = { OS_AUTH_URL: `https://localhost:${port}/v3`, OS_CACERT: file }
    expect((await troubleOf(env)).text).toBeUndefined()
    const fetch = cloudFetch({ authorities: authority })
    expect(await (await fetch(`https://localhost:${port}/v2.1/servers`)).json()).toMatchObject({ version: {} })
    const elsewhere = await fetch(`https://127.0.0.1:${port}/`).catch(connectionTrouble)
    expect(elsewhere).toMatchObject({ reason: expect.stringMatching(/is for another name|nothing listens/) })
  })

  it('S-DIRECT-16 a server that speaks no TLS, or is not there, is named as such', async () => {
    const port = await listening(createHttpServer(answer))
    expect((await troubleOf({ OS_AUTH_URL: `https://localhost:${port}/v3` })).text).toBe(
      'The cloud cannot be reached: it does not speak TLS.',
    )
    const gone = `http://localhost:${await closedPort()}/v3`
    expect((await troubleOf({ OS_AUTH_URL: gone })).lines).toEqual([
      `! The identity service at ${gone} cannot be reached: nothing listens there. Check OS_AUTH_URL.`,
    ])
  })

  it('S-DIRECT-16 a service that takes too long is told as such', async () => {
    const port = await listening(createHttpServer(() => undefined))
    const fetch = cloudFetch({ timeoutMs: 50 })
    expect(await fetch(`http://localhost:${port}/`).catch(connectionTrouble)).toMatchObject({ kind: 'time' })
    const answer = serviceAt(port, 'image', fetch).get('image', '/images')
    await expect(answer).rejects.toMatchObject({
      status: 504,
      message: expect.stringContaining('did not answer in time'),
    })
  })

  it('S-DIRECT-10 a file of certificates that cannot be used ends the start', () => {
    const broken = join(folder, 'broken.pem')
    const env = { OS_AUTH_URL: 'https://cloud:5000' }
    writeFileSync(broken, `${authority}${authority.replace(/^M../m, 'MII0')}`)
    expect(() => readOpenStack({ ...env, OS_CACERT: broken })).toThrow('cannot be read, number 2 of 2')
    writeFileSync(broken, key)
    expect(() => readOpenStack({ ...env, OS_CACERT: broken })).toThrow('broken.pem has none')
    expect(() => readOpenStack({ ...env, OS_CACERT: join(folder, 'none') })).toThrow('cannot be read (ENOENT)')
    const clouds = join(folder, 'clouds.yaml')
    writeFileSync(clouds, `clouds: { own: { auth: { auth_url: 'https://cloud:5000' }, cacert: '${file}' } }`)
    expect(readOpenStack({ OS_CLOUD: 'own', OS_CLIENT_CONFIG_FILE: clouds })?.authorities).toContain('BEGIN CERT')
  })
})

describe('bytes on their way', () => {
  it('S-DIRECT-11 are not kept: 400 MB of an image take no more memory than a few', async () => {
    let taken = 0
    const port = await listening(
      createHttpServer((request, response) => {
        request.on('data', (bytes: Buffer) => (taken += bytes.length))
        request.on('end', () => response.writeHead(204).end())
      }),
    )
    const services = serviceAt(port, 'image', cloudFetch())
    let left = 400
    let most = 0
    const before = process.memoryUsage().rss
    const bytes = new ReadableStream<Uint8Array>({
      pull(control) {
        most = Math.max(most, process.memoryUsage().rss - before)
        if (left-- > 0) control.enqueue(new Uint8Array(1_000_000).fill(left % 251))
        else control.close()
      },
    })
    const request = { method: 'PUT', body: bytes, duplex: 'half' } as RequestInit
    await takeFile(services, 'openstack/images/x/file', new Request('http://here/', request))
    expect(taken).toBe(400_000_000)
    expect(most).toBeLessThan(200_000_000)
  })

  it('S-DIRECT-04 an object that was stored packed is told with the length that it has unpacked, or none', async () => {
    const content = 'hello '.repeat(1000)
    const packed = gzipSync(content)
    const port = await listening(
      createHttpServer((request, response) => {
        const [bytes, encoding] = request.url?.endsWith('packed') ? [packed, { 'Content-Encoding': 'gzip' }] : [content]
        response.writeHead(200, { 'Content-Length': bytes.length, ...encoding }).end(bytes)
      }),
    )
    const services = serviceAt(port, 'object-store', cloudFetch())
    for (const [name, length] of [
      ['packed', null],
      ['plain', '6000'],
    ] as const) {
      const path = `/api/swift/containers/docs/object/${name}`
      const request = new Request(`http://here${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      const answer = await answerOperation(request, path, { services, identity: {} as Identity })
      expect(answer?.headers.get('Content-Length')).toBe(length)
      expect(await answer?.text()).toBe(content)
    }
  })
})
