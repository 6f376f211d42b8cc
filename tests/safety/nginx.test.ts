import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerer } from '../../host-app/server/navigation.js'
import { strictTransport } from '../../host-app/server/public-url.js'
import { isForged } from '../../host-app/server/same-origin.js'
import { documentHeaders, varies } from '../../host-app/server/security-headers.js'

const page = readFileSync(fileURLToPath(new URL('../../docs/nginx.md', import.meta.url)), 'utf8')
const config = /```nginx\n(.*?)```/s.exec(page)?.[1] ?? ''

/** nginx's `map`: exact words first, then patterns in their order, then the default. */
function readMaps(): { over: string; into: string; pick(value: string): string }[] {
  return [...config.matchAll(/^map "?([^"\n]+?)"? \$(\w+) \{\n(.*?)^\}/gms)].map(
    ([, over = '', into = '', body = '']) => {
      const entries = [...body.matchAll(/^ +"?(.+?)"? +(\S+);$/gm)].map(([, key = '', answer = '']) => ({
        key,
        answer,
      }))
      const fallback = entries.find(({ key }) => key === 'default')?.answer ?? ''
      return {
        over,
        into,
        pick: (value) =>
          entries.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(value))?.answer ?? fallback,
      }
    },
  )
}

interface Asked {
  method: string
  path: string
  query: string
  headers: Readonly<Record<string, string>>
}

function nginxVariables({ method, path, query, headers }: Asked): Record<string, string> {
  const variables: Record<string, string> = {
    request_method: method,
    uri: `/${path}`,
    args: query,
    arg_format: new URLSearchParams(query).get('format') ?? '',
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`http_${name.replaceAll('-', '_')}`, value])),
  }
  for (const { over, into, pick } of maps)
    variables[into] = pick(over.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? ''))
  return variables
}

function nginx(request: Asked): string {
  const { stratus_forged, stratus } = nginxVariables(request)
  return stratus_forged === '1' ? 'home' : (stratus ?? '')
}

const maps = readMaps()

const asked = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.constantFrom(
    '',
    'project/images',
    'project/instances/1/',
    'project/instances/1/console',
    'admin/instances/1/vnc',
    'project/api_access/openrc/',
    'project/api_access/',
    'project/key_pairs/mine/generate/',
    'project/key_pairs',
    'project/vpn/1/download/',
    'auth/login/',
    'auth/login',
    'auth/login/more',
    'auth/logout/',
    'auth/switch/1/',
    'auth/websso/',
    'project/api_access/recreate_ec2_credentials/',
    'api/nova/servers/',
    'apiary',
    'static/a.js',
    'header/',
    'i18n/js/horizon/',
    'media/a.png',
  ),
  query: fc.constantFrom(
    '',
    'a=1',
    'full',
    'a=1&full',
    'full=1',
    'fuller',
    'q=full',
    'format=csv',
    'a=1&format=csv',
    'format=csvx',
  ),
  headers: fc.record(
    {
      'sec-fetch-dest': fc.constantFrom('document', 'empty', 'iframe', 'image'),
      accept: fc.constantFrom('text/html,application/xhtml+xml', '*/*', 'application/json'),
      'x-requested-with': fc.constant('XMLHttpRequest'),
      'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none'),
    },
    { requiredKeys: [] },
  ),
})

describe('docs/nginx.md', () => {
  it('W-SHELL-03 decides who answers as our own server does', () => {
    const named = [
      'stratus_page',
      'stratus_cloud',
      'stratus_full',
      'stratus_forged',
      'stratus_own_page',
      'stratus_foreign',
      'stratus',
    ]
    expect(maps.map(({ into }) => into)).toEqual(named)
    fc.assert(
      fc.property(asked, (request) => {
        const ours = answerer({ ...request, header: (name) => ({ cookie: 'sessionid=1', ...request.headers })[name] })
        expect(nginx(request)).toBe(ours === 'upstream' ? 'horizon' : ours)
      }),
      { numRuns: 2000 },
    )
  })

  it('S-ORIGIN-01 refuses the writes of other origins as our own server does', () => {
    const write = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: fc.constantFrom('api/x', 'auth/websso/', 'auth/websso', 'auth/websso/x', 'auth/login/', ''),
      query: fc.constantFrom('', 'a=1'),
      headers: fc.record(
        {
          'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none', 'odd'),
          origin: fc.constantFrom(
            'https://cloud.test',
            'http://cloud.test',
            'https://cloud.test:8443',
            'https://evil.test',
            'https://cloud.test.evil.test',
            'https://a.cloud.test',
            'null',
          ),
          host: fc.constant('cloud.test'),
        },
        { requiredKeys: ['host'] },
      ),
    })
    fc.assert(
      fc.property(write, (request) => {
        const { method, path } = request
        const headers = new Headers(request.headers)
        const ours = isForged({ method, headers }, path, { host: 'cloud.test', scheme: undefined })
        expect(nginxVariables(request)['stratus_foreign']).toBe(ours ? '1' : '0')
      }),
      { numRuns: 1000 },
    )
  })

  it('W-SHELL-03 keeps pages of the cloud apart from the app, for caches', () => {
    const cloud = config.slice(config.indexOf('location / {'), config.indexOf('location @app'))
    expect(/add_header Vary "([^"]*)" always;/.exec(cloud)?.[1]).toBe(varies)
  })

  it('sends the headers that our own server sends with the app', () => {
    const app = config.slice(config.indexOf('location @app'))
    const sent = [...app.matchAll(/add_header ([\w-]+) (?:"([^"]*)"|(\S+)) always;/g)].map(
      ([, name = '', quoted, bare]) => [name, quoted ?? bare] as const,
    )
    expect(Object.fromEntries(sent)).toEqual({
      ...documentHeaders(),
      'Cache-Control': 'no-cache',
      'Strict-Transport-Security': strictTransport('https', 31_536_000),
    })
  })
})
