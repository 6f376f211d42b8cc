import { afterEach, describe, expect, it } from 'vitest'
import { readTrustedProxies } from '../../host-app/server/client-address.js'
import { header, openServerWorld, type ServerWorld } from './server-world.js'

const worlds: ServerWorld[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
})

const bare = 'sessionid=abc; Path=/; HttpOnly; SameSite=Lax'
const cookie = `${bare}; Secure`
const yearOfHttps = 31_536_000

async function open(config: object = {}, given = cookie) {
  const answer = () => `HTTP/1.1 200 OK\r\nContent-Length: 2\r\nSet-Cookie: ${given}\r\n\r\nok`
  const world = await openServerWorld({ config: { hstsMaxAge: yearOfHttps, ...config }, answer })
  worlds.push(world)
  return world
}

const publicUrl = (address: string) => ({ publicUrl: new URL(address) })
const behindProxy = { trustProxy: readTrustedProxies('127.0.0.1') }

async function asked(config: object, headers: string[] = []) {
  const { head } = await (await open(config)).request('GET /api/x', headers)
  return { cookie: header(head, 'set-cookie'), hsts: header(head, 'strict-transport-security') }
}

const withHttps = { cookie, hsts: `max-age=${yearOfHttps}` }
const plain = { cookie: bare, hsts: undefined }
const unknown = { cookie, hsts: undefined }

describe('S-PUB-01 a cookie that the cloud marks Secure', () => {
  it('stays so behind TLS, and browsers are told to come by https', async () => {
    expect(await asked(publicUrl('https://cloud.test'))).toEqual(withHttps)
    expect(await asked(behindProxy, ['X-Forwarded-Proto: https'])).toEqual(withHttps)
  })

  it('stays so when nobody said how browsers come, or only somebody who is not believed', async () => {
    expect(await asked({})).toEqual(unknown)
    expect(await asked({}, ['Host: localhost:8080'])).toEqual(unknown)
    expect(await asked(behindProxy)).toEqual(unknown)
    expect(await asked(behindProxy, ['X-Forwarded-Proto: ftp'])).toEqual(unknown)
    for (const scheme of ['http', 'https']) {
      const words = [`X-Forwarded-Proto: ${scheme}`, `Forwarded: proto=${scheme}`]
      expect(await asked({}, words)).toEqual(unknown)
      expect(await asked({ trustProxy: readTrustedProxies('127.0.0.2') }, words)).toEqual(unknown)
    }
  })

  it('loses it where browsers are known to come by http: they would drop the cookie', async () => {
    expect(await asked(publicUrl('http://localhost:8080'))).toEqual(plain)
    expect(await asked(behindProxy, ['X-Forwarded-Proto: http'])).toEqual(plain)
  })

  it('has it by https also when the cloud leaves it out, and not where nobody said how browsers come', async () => {
    const given = async (config: object) =>
      header((await (await open(config, bare)).request('GET /api/x')).head, 'set-cookie')
    expect(await given(publicUrl('https://cloud.test'))).toBe(cookie)
    expect(await given({})).toBe(bare)
  })

  it('the address that was set is believed before the proxy, and of a proxy’s list the end', async () => {
    expect(await asked({ ...publicUrl('https://cloud.test'), ...behindProxy }, ['X-Forwarded-Proto: http'])).toEqual(
      withHttps,
    )
    expect(await asked(behindProxy, ['X-Forwarded-Proto: http, https'])).toEqual(withHttps)
  })

  it('HSTS_MAX_AGE=0 says nothing about https', async () => {
    expect(await asked({ ...publicUrl('https://cloud.test'), hstsMaxAge: 0 })).toEqual(unknown)
  })

  it('our own answers tell browsers about https as well', async () => {
    const world = await open(publicUrl('https://cloud.test'))
    for (const line of ['GET /healthz', 'GET /stratus/favicon.svg', 'GET /stratus/none', 'TRACE /']) {
      const { head } = await world.request(line)
      expect(header(head, 'strict-transport-security')).toBe(withHttps.hsts)
    }
  })

  it('the operator is told once which setting is missing', async () => {
    const world = await open()
    for (let index = 0; index < 3; index++) await world.request('GET /api/x', ['X-Forwarded-For: 192.0.2.1'])
    const hints = world.lines.filter((line) => line.startsWith('!'))
    expect(hints).toHaveLength(2)
    expect(hints.join('\n')).toContain('TRUST_PROXY=127.0.0.1')
    expect(hints.join('\n')).toContain('Start with PUBLIC_URL')
  })
})
