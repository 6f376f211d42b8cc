import { afterEach, describe, expect, it } from 'vitest'
import { documentHeaders } from '../../host-app/server/security-headers.js'
import type { Report } from '../../host-app/server/watch/reports.js'
import { openServerWorld, type ServerWorld } from './server-world.js'

const worlds: ServerWorld[] = []
const reports: Report[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop()
  reports.length = 0
})

async function open(on = true): Promise<ServerWorld> {
  const world = await openServerWorld({ onReport: on ? (report) => void reports.push(report) : undefined })
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
