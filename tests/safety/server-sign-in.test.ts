import { afterEach, describe, expect, it } from 'vitest'
import { readTrustedProxies } from '../../host-app/server/client-address.js'
import { header, openServerWorld, type ServerWorld } from './server-world.js'

const worlds: ServerWorld[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
})

const form = 'Content-Type: application/x-www-form-urlencoded'
const shownAgain = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<form>'
const ledOn = 'HTTP/1.1 302 Found\r\nLocation: /project/\r\nContent-Length: 0\r\n\r\n'
const ledOnForScripts = 'HTTP/1.1 200 OK\r\nX-Horizon-Location: /project/\r\nContent-Length: 0\r\n\r\n'

async function open(failures = 3) {
  const world = await openServerWorld({
    config: { signInFailures: failures, trustProxy: readTrustedProxies('127.0.0.1') },
    answer: (request) =>
      request.includes('password=right') ? (request.includes('XMLHttp') ? ledOnForScripts : ledOn) : shownAgain,
  })
  worlds.push(world)
  return world
}

/** An attempt from an address; the status. */
const attempt = async (
  world: ServerWorld,
  body: string,
  { from = '192.0.2.1', line = 'POST /auth/login/', more = [] as string[] } = {},
) => (await world.request(line, [form, `X-Forwarded-For: ${from}`, ...more], body)).status

const wrong = (name: string) => `username=${name}&password=wrong`
const right = (name: string) => `username=${name}&password=right`

describe('S-SIGN-01 wrong passwords, one after the other', () => {
  it('are answered 429 with a time to wait; the cloud is not asked any more', async () => {
    const world = await open()
    const statuses = []
    for (let index = 0; index < 12; index++) statuses.push(await attempt(world, wrong('demo')))
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(429)])
    expect(world.heard).toHaveLength(3)
    const { head, body } = await world.request('POST /auth/login/', [form, 'X-Forwarded-For: 192.0.2.1'], wrong('demo'))
    expect(Number(header(head, 'retry-after'))).toBeGreaterThan(200)
    expect(body).toContain('Too many attempts to sign in. Try again in 5 minutes.')
    expect(await attempt(world, right('demo'))).toBe(429)
  })

  it('are none while the cloud looks at no password: who tried meanwhile gets in when it does', async () => {
    const world = await openServerWorld({
      config: { signInFailures: 3, trustProxy: readTrustedProxies('127.0.0.1') },
      answer: () => (isDown ? 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n' : ledOn),
    })
    worlds.push(world)
    let isDown = true
    for (let index = 0; index < 8; index++) expect(await attempt(world, right('demo'))).toBe(503)
    isDown = false
    expect(await attempt(world, right('demo'))).toBe(302)
  })

  it('lock nobody out elsewhere, and no other name here', async () => {
    const world = await open()
    for (let index = 0; index < 5; index++) await attempt(world, wrong('demo'))
    expect(await attempt(world, right('demo'), { from: '192.0.2.2' })).toBe(302)
    expect(await attempt(world, right('reader'))).toBe(302)
  })

  it('of many names are limited for their address', async () => {
    const world = await open()
    const statuses: number[] = []
    for (let index = 0; index < 25; index++) statuses.push(await attempt(world, wrong(`user${index}`)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(18)
    expect(await attempt(world, right('demo'))).toBe(429)
    expect(await attempt(world, right('demo'), { from: '192.0.2.2' })).toBe(302)
  })

  it.each<[string, (index: number) => { body?: string; line?: string; from?: string; more?: string[] }]>([
    [
      'in the name',
      (index) => ({ body: `username=${['demo', 'DEMO', ' demo ', 'd%65mo'][index % 4]}&password=wrong` }),
    ],
    ['of two names, of which Django takes the last', (index) => ({ body: `username=x${index}&${wrong('demo')}` })],
    ['in the query', (index) => ({ line: `POST /auth/login/?next=/${index}` })],
    [
      'in the path',
      (index) => ({
        line: `POST ${['/auth/login/', '/auth/log%69n/', '//auth//login/', '/auth/./login', '/auth/x/%2e%2e/login/'][index % 5]}`,
      }),
    ],
    ['from one IPv6 network', (index) => ({ from: `2001:db8:0:1::${index.toString(16)}` })],
    ['of a proxy’s address that it made up', (index) => ({ from: `198.51.100.${index}, 192.0.2.1` })],
    [
      'in other forwarding headers',
      (index) => ({ more: [`X-Real-IP: 198.51.100.${index}`, `Forwarded: for=198.51.100.${index}`] }),
    ],
  ])('are counted together whatever differs %s', async (_name, differ) => {
    const world = await open()
    const statuses: number[] = []
    for (let index = 0; index < 10; index++) {
      const { body = wrong('demo'), ...more } = differ(index)
      statuses.push(await attempt(world, body, more))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  it('of forms that hide the name are counted for the address', async () => {
    const world = await open()
    const statuses: number[] = []
    for (let index = 0; index < 10; index++) {
      const body = `--b\r\nContent-Disposition: form-data; name="username"\r\n\r\nu${index}\r\n--b--\r\n`
      statuses.push(
        (await world.request('POST /auth/login/', ['Content-Type: multipart/form-data; boundary=b'], body)).status,
      )
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  it('one after another person’s success are still counted; who succeeds is not', async () => {
    const world = await open()
    for (let index = 0; index < 30; index++) {
      const more = index % 2 ? ['X-Requested-With: XMLHttpRequest'] : []
      expect(await attempt(world, right('reader'), { more })).toBe(index % 2 ? 200 : 302)
    }
    expect([await attempt(world, wrong('demo')), await attempt(world, wrong('demo'))]).toEqual([200, 200])
    expect(await attempt(world, right('reader'))).toBe(302)
    expect([await attempt(world, wrong('demo')), await attempt(world, wrong('demo'))]).toEqual([200, 429])
  })

  it('sent at the same time are counted too', async () => {
    const world = await open()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => attempt(world, wrong('demo'))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  it('the form goes on as it was sent, and is not read when it is huge', async () => {
    const world = await open()
    await attempt(world, 'username=d%C3%A9mo&password=a+b%26c')
    expect(world.heard[0]).toMatch(/\r\n\r\nusername=d%C3%A9mo&password=a\+b%26c$/)
    expect(await attempt(world, `username=demo&password=${'x'.repeat(100_000)}`)).toBe(413)
    expect(world.heard).toHaveLength(1)
  })

  it('codes and changes of expired passwords are limited alike; other writes are not', async () => {
    for (const line of ['POST /auth/totp/demo/', 'POST /auth/password/u1/']) {
      const world = await open()
      const statuses: number[] = []
      for (let index = 0; index < 5; index++) statuses.push(await attempt(world, 'code=1', { line }))
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    }
    const world = await open()
    for (let index = 0; index < 30; index++)
      expect(await attempt(world, 'a=1', { line: 'POST /auth/logout/' })).toBe(200)
  })

  it.each<[string, (index: number) => { body?: string; line?: string }]>([
    ['a name in the form', (index) => ({ body: `username=x${index}&totp=1` })],
    ['the path', (index) => ({ line: `POST /auth/totp/${['demo/', 'demo', 'DEMO/'][index % 3]}` })],
  ])('codes are counted by whose they are, whatever is in %s', async (_where, differ) => {
    const world = await open()
    const statuses: number[] = []
    for (let index = 0; index < 10; index++) {
      const { body = 'totp=1', line = 'POST /auth/totp/demo/' } = differ(index)
      statuses.push(await attempt(world, body, { line }))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })
})

describe('S-FWD-01 who asks', () => {
  const forwarded = (request: string) =>
    Object.fromEntries(
      ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'].map((name) => [
        name,
        header(request, name),
      ]),
    )
  const lies = [
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Port: 443',
    'X-Real-IP: 6.6.6.6',
    'Forwarded: for=6.6.6.6;proto=https',
    'X_Forwarded_Proto: https',
    'X-Scheme: https',
    'Front-End-Https: on',
    'True-Client-IP: 6.6.6.6',
  ]

  it('the cloud is told by us, whatever the client wrote', async () => {
    const world = await openServerWorld()
    worlds.push(world)
    for (const headers of [[], lies]) {
      await world.request('GET /api/x', headers)
      expect(forwarded(world.heard.at(-1) ?? '')).toEqual({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'dash.test',
        'x-real-ip': '127.0.0.1',
        forwarded: 'for=127.0.0.1;proto=http;host="dash.test"',
      })
    }
    const heard = world.heard.join().replaceAll(/^x-(openstack-)?request-id: .*$/gim, '')
    expect(heard).not.toMatch(/6\.6\.6\.6|evil|https|443|front-end/i)
    expect(world.lines.filter((line) => !line.startsWith('!'))).toEqual([
      expect.stringMatching(/^GET \/api\/x 200 \d+ms 127\.0\.0\.1$/),
      expect.stringMatching(/^GET \/api\/x 200 \d+ms 127\.0\.0\.1$/),
    ])
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['6.6.6.6, 192.0.2.7', '192.0.2.7'],
    ['6.6.6.6, 192.0.2.7, 127.0.0.9', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['6.6.6.6, unknown', '127.0.0.1'],
    ['6.6.6.6, 192.0.2.7\tGET', '127.0.0.1'],
    ['127.0.0.8, 127.0.0.9', '127.0.0.8'],
    ['', '127.0.0.1'],
  ])('a trusted proxy is believed about the nearest address only: %j', async (chain, address) => {
    const world = await openServerWorld({ config: { trustProxy: readTrustedProxies('127.0.0.0/8') } })
    worlds.push(world)
    await world.request('GET /api/x', [
      `X-Forwarded-For: ${chain}`,
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: o.test',
    ])
    const [request = ''] = world.heard
    expect(header(request, 'x-forwarded-for')).toBe(address)
    expect(header(request, 'x-forwarded-proto')).toBe('https')
    expect(header(request, 'x-forwarded-host')).toBe('o.test')
    expect(header(request, 'host')).toBe('o.test')
    expect(world.lines.at(-1)).toMatch(new RegExp(` ${address.replaceAll('.', '\\.')}$`))
  })
})
