import { afterEach, describe, expect, it } from 'vitest'
import { readTrustedProxies } from '../../host-app/server/client-address.js'
import { documentHeaders } from '../../host-app/server/security-headers.js'
import type { Report } from '../../host-app/server/watch/reports.js'
import { openServerWorld, type ServerWorld, type WorldParts } from './server-world.js'

const worlds: ServerWorld[] = []
const reports: Report[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
  reports.length = 0
})

async function open(on = true, config: WorldParts['config'] = {}): Promise<ServerWorld> {
  const world = await openServerWorld({ config, onReport: on ? (report) => void reports.push(report) : undefined })
  worlds.push(world)
  return world
}

const json = ['Content-Type: application/json', 'Sec-Fetch-Site: same-origin']
const error = (fields: object) => JSON.stringify({ message: 'x is not a function', stack: '', page: '/', ...fields })

describe('S-REP-01 what browsers report', () => {
  it('errors of the page, without queries, ids, and what may be a secret', async () => {
    const world = await open()
    const { status } = await world.request(
      'POST /stratus-reports',
      json,
      error({
        stack: `at a (https://dash.test/stratus/assets/a.js?token=SECRET:1:2)\n at gAAAAABk${'x'.repeat(180)} end`,
        page: '/project/images/1f0b9c3e-54a7-4d7f-9d6a-0b2f4f1e9a11',
        build: 'index-abc.js',
      }),
    )
    expect(status).toBe(204)
    expect(reports).toEqual([
      {
        kind: 'error',
        message: 'x is not a function',
        stack: 'at a (https://dash.test/stratus/assets/a.js:1:2) at … end',
        page: '/project/images/{id}',
        build: 'index-abc.js',
      },
    ])
  })

  it('breaches of the content policy, in the two forms that browsers have', async () => {
    const world = await open()
    await world.request(
      'POST /stratus-reports',
      ['Content-Type: application/csp-report'],
      JSON.stringify({
        'csp-report': {
          'document-uri': 'https://dash.test/project/images?name=SECRET',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.test/x.js?a=SECRET',
          'source-file': 'https://dash.test/stratus/a.js',
          'line-number': 3,
        },
      }),
    )
    await world.request(
      'POST /stratus-reports',
      ['Content-Type: application/reports+json'],
      JSON.stringify([
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://d/' },
        },
        { type: 'deprecation', body: {} },
      ]),
    )
    expect(reports).toEqual([
      {
        kind: 'csp',
        directive: 'script-src-elem',
        blocked: 'https://evil.test/x.js',
        page: 'https://dash.test/project/images',
        source: 'https://dash.test/stratus/a.js',
        line: 3,
      },
      { kind: 'csp', directive: 'img-src', blocked: 'inline', page: 'https://d/', source: '', line: 0 },
    ])
  })

  it.each([
    ['nothing', json, ''],
    ['no JSON', json, '{'],
    ['no message', json, '{"message": 4}'],
    ['another type', ['Content-Type: text/plain'], error({})],
    ['null', ['Content-Type: application/csp-report'], 'null'],
    ['a list of nulls', ['Content-Type: application/reports+json'], '[null, 1, {"type": "csp-violation", "body": 1}]'],
  ])('%s is refused', async (_, headers, body) => {
    const world = await open()
    expect((await world.request('POST /stratus-reports', headers, body)).status).toBe(400)
    expect(reports).toEqual([])
  })

  it('long ones, floods, other origins and other methods are refused', async () => {
    const world = await open()
    const post = (headers: string[], body: string) => world.request('POST /stratus-reports', headers, body)
    expect((await post(json, error({ stack: 'x'.repeat(20_000) }))).status).toBe(413)
    expect((await post(['Content-Type: application/json', 'Sec-Fetch-Site: cross-site'], error({}))).status).toBe(403)
    expect((await world.request('GET /stratus-reports', ['X-Requested-With: XMLHttpRequest'])).status).toBe(405)
    const statuses = new Set<number>()
    for (let at = 0; at < 32; at++) statuses.add((await post(json, error({ message: `m ${at}` }))).status)
    expect([...statuses]).toEqual([204, 429])
    expect(reports.length).toBeLessThanOrEqual(30)
    expect(world.heard).toEqual([])
  })

  it('a line of the log stays one line, whatever a report says', async () => {
    const world = await open()
    await world.request('POST /stratus-reports', json, '{"message": "a\\nGET / 200\\r\\n\\u2028b\\u202ec"}')
    expect(reports[0]?.['message']).toBe('a GET / 200 b c')
  })

  it.each([
    ['a query with colons in it', 'GET /x?next=https://a/b:SECRET failed'],
    ['a query and nothing before it', 'GET ?SECRET failed'],
    ['a fragment', 'GET https://d/x#SECRET failed'],
    ['the user of an address', 'GET https://me:SECRET@cloud/ failed'],
    ['a short password', 'sent password=SECRET'],
    ['a password in JSON', 'sent {"adminPassword": "SECRET"}'],
    ['a scheme', 'Authorization refused: Bearer SECRET.abc'],
    ['a header', 'X-Auth-Token: SECRET'],
    ['an access token', 'access_token = SECRET'],
    ['a session key of Django', 'cookie 3abcdefghijklmnopqrstuvwxSECRET'],
    ['a token of Keystone', `token gAAAAAB${'x'.repeat(100)}SECRET`],
    ['a secret that was cut', `${'word '.repeat(235)} gAAAAABSECRET${'x9'.repeat(400)}`],
  ])('tell no secret: %s', async (_, text) => {
    const world = await open()
    expect((await world.request('POST /stratus-reports', json, error({ message: text, stack: text }))).status).toBe(204)
    expect(JSON.stringify(reports)).not.toContain('SECRET')
  })

  it('keep what helps: words, places in the build, its file names', async () => {
    const world = await open()
    const message = `Unexpected token '<', "<!doctype" is not valid JSON: cannot read createInstanceFromSnapshot`
    const stack = 'at f (https://dash.test/stratus/assets/InstancesPage-BxYz12aB.js:10:255)'
    await world.request('POST /stratus-reports', json, error({ message, stack, build: 'index-D4f9a_Zq.js' }))
    expect(reports[0]).toMatchObject({ message, stack, build: 'index-D4f9a_Zq.js' })
  })

  it('tell no name of a thing: addresses end with the panel', async () => {
    const world = await open(true, { webroot: '/dash/' })
    await world.request('POST /dash/stratus-reports', json, error({ page: '/project/containers/container/SECRET' }))
    const page = 'https://dash.test/dash/project/containers/container/SECRET/'
    const report = { 'document-uri': page, 'blocked-uri': page, 'effective-directive': 'img-src' }
    await world.request(
      'POST /dash/stratus-reports',
      ['Content-Type: application/csp-report'],
      JSON.stringify({ 'csp-report': report }),
    )
    expect(reports).toMatchObject([
      { page: '/project/containers/…/…' },
      { page: 'https://dash.test/dash/project/containers/…/…/' },
    ])
    expect(JSON.stringify(reports)).not.toContain('SECRET')
  })

  it('are read in no time, however they are made', async () => {
    const world = await open()
    for (const part of ['/', 'a', '?', '//@', 'token', 'a1', 'token=', '#.', ' ', '\u200b']) {
      const message = part.repeat(15_000 / part.length)
      const started = performance.now()
      await world.request('POST /stratus-reports', json, `{"message":"x ${message}","stack":"${message}"}`)
      expect([part, performance.now() - started < 500]).toEqual([part, true])
    }
  })

  it('one household cannot use up what all browsers have', async () => {
    const world = await open(true, { trustProxy: readTrustedProxies('127.0.0.1') })
    const statusFrom = async (address: string) =>
      (await world.request('POST /stratus-reports', [...json, `X-Forwarded-For: ${address}`], error({}))).status
    const statuses: number[] = []
    for (let at = 0; at < 60; at++) statuses.push(await statusFrom(`2001:db8:0:1::${at.toString(16)}`))
    expect(statuses.filter((status) => status === 204)).toHaveLength(30)
    expect(await statusFrom('2001:db8:0:2::1')).toBe(204)
  })

  it('are not asked for and not taken unless the operator wants them', async () => {
    const world = await open(false)
    await world.request('POST /stratus-reports', json, error({}))
    // The address is one of the cloud's, as every other.
    expect(world.heard).toHaveLength(1)
    expect(documentHeaders()['Content-Security-Policy']).not.toContain('report-uri')
    expect(documentHeaders({ reportTo: '/dash/stratus-reports' })['Content-Security-Policy']).toContain(
      'report-uri /dash/stratus-reports',
    )
  })
})
