import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTrustedProxies } from '../../host-app/server/client-address.js'
import { openServerWorld, type ServerWorld } from './server-world.js'

const session = ['Cookie: sessionid=1; csrftoken=t', 'X-CSRFToken: t', 'Content-Type: application/json']
let plain: ServerWorld
let behindProxy: ServerWorld
let known: ServerWorld

beforeAll(async () => {
  plain = await openServerWorld()
  behindProxy = await openServerWorld({ config: { trustProxy: readTrustedProxies('127.0.0.1, ::1') } })
  known = await openServerWorld({ config: { publicUrl: new URL('https://cloud.test') } })
})
afterAll(() => Promise.all([plain, behindProxy, known].map((world) => world.stop())))
beforeEach(() => {
  for (const { heard } of [plain, behindProxy, known]) heard.length = 0
})

async function write(headers: string[], line = 'POST /api/nova/keypairs/', world = plain): Promise<number> {
  const { status } = await world.request(line, [...session, ...headers], '{}')
  expect(world.heard).toHaveLength(status === 403 ? 0 : 1)
  world.heard.length = 0
  return status
}

describe('S-ORIGIN-01 a write with a good session and a good token', () => {
  it.each<[string, string[]]>([
    ['Sec-Fetch-Site says another site', ['Origin: https://evil.test', 'Sec-Fetch-Site: cross-site']],
    ['Sec-Fetch-Site says a name beside ours', ['Origin: https://wiki.dash.test', 'Sec-Fetch-Site: same-site']],
    [
      'Sec-Fetch-Site says so, and the origin is made to look like ours',
      ['Origin: http://dash.test', 'Sec-Fetch-Site: cross-site'],
    ],
    ['Sec-Fetch-Site says what no browser says', ['Sec-Fetch-Site: same-origin, cross-site']],
    ['Sec-Fetch-Site comes twice', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site']],
    ['the origin is another', ['Origin: https://evil.test']],
    ['the origin is a name beside ours', ['Origin: https://wiki.dash.test']],
    ['the origin is ours with another port', ['Origin: http://dash.test:8081']],
    ['the origin begins with ours', ['Origin: http://dash.test.evil.test']],
    ['the origin has our name for a user', ['Origin: http://dash.test@evil.test']],
    ['the origin is none', ['Origin: null']],
    ['the origin is empty', ['Origin: ']],
    ['the origin is no web address', ['Origin: chrome-extension://dash.test']],
    ['a proxy that is not trusted says it is ours', ['Origin: https://evil.test', 'X-Forwarded-Host: evil.test']],
  ])('is refused when %s', async (_name, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect(await write(headers, `${method} /api/nova/keypairs/`)).toBe(403)
  })

  it.each<[string, string[]]>([
    ['of our own pages', ['Origin: http://dash.test', 'Sec-Fetch-Site: same-origin']],
    ['of a person’s own doing', ['Sec-Fetch-Site: none']],
    ['of our own pages, from a browser that does not say', ['Origin: http://dash.test']],
    ['of our own pages behind TLS, from a browser that does not say', ['Origin: https://dash.test']],
    ['of our own pages, with the port written out', ['Host: dash.test:443', 'Origin: https://dash.test']],
    [
      'of our own pages behind a proxy that changes the host',
      ['Origin: https://o.test', 'Sec-Fetch-Site: same-origin'],
    ],
    ['of a program', []],
  ])('goes on when it is %s', async (_name, headers) => {
    expect(await write(headers)).toBe(200)
  })

  it('reads go on from anywhere: links lead here', async () => {
    for (const line of ['GET /api/x', 'HEAD /api/x', 'OPTIONS /api/x'])
      expect((await plain.request(line, ['Origin: https://evil.test', 'Sec-Fetch-Site: cross-site'])).status).toBe(200)
  })

  it('single sign-on’s post is the only exception, by exactly its path', async () => {
    const elsewhere = ['Origin: https://idp.test', 'Sec-Fetch-Site: cross-site']
    expect(await write(elsewhere, 'POST /auth/websso/')).toBe(200)
    expect(await write(elsewhere, 'POST /auth/websso/?x=1')).toBe(200)
    for (const line of [
      'PUT /auth/websso/',
      'POST /auth/login/',
      'POST /auth/logout/',
      'POST /auth/websso/../../api/nova/keypairs/',
      'POST /auth/websso/%2e%2e/api/x',
      'POST /auth/websso/..%2f..%2fapi%2fx',
      'POST //auth/websso/',
      'POST /auth/websso/x',
      'POST /auth/websso;/',
      'POST /AUTH/websso/',
      'POST /api/x?/auth/websso/',
    ])
      expect([line, await write(elsewhere, line)]).toEqual([line, 403])
  })

  it('a trusted proxy says under which name browsers know us; what its client wrote before does not count', async () => {
    const outer = 'Origin: https://outer.test'
    const post = 'POST /api/x'
    expect(await write([outer, 'X-Forwarded-Host: outer.test'], post, behindProxy)).toBe(200)
    expect(await write([outer, 'X-Forwarded-Host: evil.test, outer.test'], post, behindProxy)).toBe(200)
    expect(await write([outer, 'X-Forwarded-Host: outer.test, real.test'], post, behindProxy)).toBe(403)
    expect(await write([outer, 'X-Forwarded-Host: real.test/outer.test'], post, behindProxy)).toBe(403)
    expect(await write([outer], post, behindProxy)).toBe(403)
  })

  it('with PUBLIC_URL its origin counts, with its scheme', async () => {
    const post = 'POST /api/x'
    expect(await write(['Origin: https://cloud.test'], post, known)).toBe(200)
    expect(await write(['Origin: http://cloud.test'], post, known)).toBe(403)
    expect(await write(['Origin: https://dash.test'], post, known)).toBe(403)
  })

  it('says why, as the API words errors', async () => {
    const { body, head } = await plain.request('POST /api/x', ['Origin: https://evil.test'])
    expect(body).toContain('Refused: this was sent by a page of another origin.')
    expect(head).toMatch(/content-type: application\/json/i)
    expect(head).toMatch(/cache-control: no-store/i)
  })
})
