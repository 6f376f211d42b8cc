import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './app.js'
import { StaticFiles } from './static.js'
import { createLog } from './watch/log.js'
import type { Trouble, Upstream } from './upstream.js'

let folder: string
let lines: string[]
let asked: string[]
let trouble: Trouble | null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-app-'))
  await writeFile(join(folder, 'index.html'), '<html><head><base href="/" /><title>App</title></head></html>')
  lines = []
  asked = []
  trouble = null
})
afterEach(() => rm(folder, { recursive: true }))

const upstream: Upstream = {
  name: 'http://cloud.test/',
  fetch: async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    if (request.url.includes('explode')) throw new Error('a bug')
    if (new URL(request.url).pathname.startsWith('/project/'))
      return new Response('<h1>of the cloud</h1>', {
        headers: { 'Content-Type': 'text/html', Vary: 'Accept-Language' },
      })
    return Response.json('from the cloud')
  },
  trouble: async () => trouble,
}

function server(webroot = '/', uploadOrigins: string[] = [], consoleOrigins: string[] = []) {
  const config = { webroot, uploadOrigins, consoleOrigins, signInOrigins: ['https://idp.test'] }
  return createApp({
    config,
    files: new StaticFiles(folder),
    upstream,
    write: (line) => lines.push(line),
    observers: [createLog('text', (line) => lines.push(line)).answered],
    now: () => 0,
  })
}

const open = { headers: { accept: 'text/html', cookie: 'sessionid=1' } }

describe('the server', () => {
  it('P-INST-08 lets consoles of the origins that the operator names be framed, of no other, and tells the app which', async () => {
    const origins = ['https://console.test', 'https://console.test:6080']
    const answer = await server('/', [], origins).request('/project/images', open)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${origins.join(' ')}`)
    expect(await answer.text()).toContain(`<meta name="stratus-console-origins" content="${origins.join(' ')}" />`)
    const without = await server().request('/project/images', open)
    expect(without.headers.get('content-security-policy')).toContain("frame-src 'self';")
    expect(await without.text()).not.toContain('console-origins')
  })

  it('sends the app with a policy that allows nothing inline, nothing evaluated and no other origin', async () => {
    const { headers } = await server().request('/project/images', open)
    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    )
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'self'")
    expect(policy.get('base-uri')).toBe("'self'")
    expect(policy.get('form-action')).toBe("'self' https://idp.test")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('lets the app send files to the image service when that is configured', async () => {
    const { headers } = await server('/', ['https://images.test:9292']).request('/', open)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://images.test:9292;")
  })

  it('asks the cloud for what is the cloud’s, and leaves its headers alone', async () => {
    const answer = await server().request('/api/nova/servers/')
    expect(await answer.json()).toBe('from the cloud')
    expect(answer.headers.get('content-security-policy')).toBeNull()
    expect(asked).toEqual(['GET /api/nova/servers/'])
  })

  it('W-SHELL-03 keeps a page of the cloud apart from the app at the same address, for caches', async () => {
    const app = await server().request('/project/', open)
    const page = await server().request('/project/', {
      headers: { ...open.headers, 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(await page.text()).toContain('of the cloud')
    const told = app.headers.get('vary')?.replace('Accept-Encoding, ', '')
    expect(told).toContain('Sec-Fetch-Dest')
    expect(page.headers.get('vary')).toBe(`Accept-Language, ${told}`)
    expect((await server().request('/api/nova/servers/', open)).headers.get('vary')).toBeNull()
  })

  it('leads a person without a session to the sign-in page, and from there back', async () => {
    const asked = { headers: { accept: 'text/html' } }
    const to = async (path: string) => (await server().request(path, asked)).headers.get('location')
    expect(await to('/project/images?name=a%20b&x=1')).toBe(
      '/auth/login/?next=%2Fproject%2Fimages%3Fname%3Da%2520b%26x%3D1',
    )
    expect(await to('/')).toBe('/auth/login/')
    expect((await server().request('/auth/login/', asked)).status).toBe(200)
  })

  it('W-SHELL-03 works below a web root and leads there from outside', async () => {
    const dash = server('/dash/')
    expect(await (await dash.request('/dash/project/', open)).text()).toContain('<base href="/dash/"')
    const outside = await dash.request('/', open)
    expect([outside.status, outside.headers.get('location')]).toEqual([302, '/dash/'])
    asked = []
    await dash.request('/dash/api/settings/')
    expect(asked).toEqual(['GET /dash/api/settings/'])
  })

  it('writes one line per request, with the names of query values but no values, headers or bodies', async () => {
    const app = server()
    await app.request('/api/x/?marker=SECRET1&token=SECRET2&token=SECRET3&%0Aevil=1', {
      headers: { Cookie: 'sessionid=SECRET4' },
    })
    await app.request('/auth/login/?next=/SECRET5', { method: 'POST', body: 'password=SECRET6' })
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^GET \/api\/x\/\?marker&token 200 \d+ms$/)
    expect(lines[1]).toMatch(/^POST \/auth\/login\/\?next 200 \d+ms$/)
    expect(lines.join('\n')).not.toMatch(/SECRET/)
  })

  it('shows a page that says what is wrong and tries again while the cloud cannot be reached', async () => {
    trouble = { text: 'The cloud cannot be reached: nothing <listens> there.', detail: 'http://10.0.0.5/ is away' }
    const answer = await server().request('/project/images', open)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('nothing &#60;listens&#62; there')
    expect(html).toContain('data-seconds="5"')
    expect(html).not.toContain('10.0.0.5')
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=/)
    trouble = null
    expect((await server().request('/project/images', open)).status).toBe(200)
  })

  it('tells its health, and what is wrong behind it', async () => {
    expect(await (await server().request('/healthz')).json()).toEqual({
      status: 'ok',
      upstream: 'http://cloud.test/',
      trouble: null,
      uptimeSeconds: 0,
    })
    trouble = { text: 'down', detail: 'http://10.0.0.5/ is down' }
    const ill = await server().request('/healthz')
    expect(ill.status).toBe(200)
    const body: unknown = await ill.json()
    expect(body).toMatchObject({ trouble: 'down' })
    expect(JSON.stringify(body)).not.toContain('10.0.0.5')
  })

  it('answers 500 as the API words errors when something breaks, and logs where', async () => {
    const answer = await server().request('/api/explode/')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toBe('The server failed to answer.')
    expect(lines.join('\n')).toContain('a bug')
  })
})
