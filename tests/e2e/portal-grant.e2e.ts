import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDemoCloud, nodeHandler } from '../../api-client/demo-cloud/index.js'
import { signIn } from '../../api-client/demo-cloud/test-session.js'
import { createApp } from '../../host-app/server/app.js'
import { StaticFiles } from '../../host-app/server/static.js'
import { axe, closeBrowser, shot, visit } from './support/browser.js'
import { buildScript } from './support/build-script.js'

const pages = fileURLToPath(new URL('../../docs/portal/', import.meta.url))
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

let folder: string
let servers: Server[] = []
let portal: string
let dashboard: string
/** The session that the portal's server keeps; '' when it has none. */
let cookie: string
let cookieOfDemo: string
let log: string[] = []
let grantsGiven = 0

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Fetches a grant from the dashboard, with the session that the portal's server has, and hands it on. */
async function give(response: ServerResponse): Promise<void> {
  const answer = await fetch(`${dashboard}/stratus-portal/grants`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ origin: portal, scopes: ['quota', 'topology'] }),
  })
  grantsGiven++
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(await answer.text())
}

/** The portal's server: files, and grants that it fetches with the session it has. */
const portalListener: RequestListener = (request, response) => {
  const path = new URL(request.url ?? '/', 'http://portal').pathname.slice(1) || 'grant.html'
  if (path === 'grant' && request.method === 'POST') {
    void give(response)
    return
  }
  const file = [pages, folder].map((place) => join(place, path)).find((candidate) => existsSync(candidate))
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'; connect-src 'self' ${dashboard}; require-trusted-types-for 'script'; trusted-types lit-html dompurify stratus stratus-worker`
  response.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': policy })
  response.end(
    file && type === 'text/html'
      ? readFileSync(file, 'utf8').replaceAll('{dashboard}', dashboard)
      : file && readFileSync(file),
  )
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-grant-'))
  await buildScript('stratus-embed', folder)
  portal = await serve(portalListener)
  const cloud = createDemoCloud()
  const { cookies } = await signIn('demo', cloud)
  cookieOfDemo = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const app = createApp({
    config: {
      webroot: '/',
      uploadOrigins: [],
      signInOrigins: [],
      log: true,
      portal: { origins: [portal], secret: 'a secret of more than thirty-two characters' },
    },
    files: new StaticFiles(folder),
    upstream: { name: 'demo', fetch: nodeHandler(cloud), trouble: () => Promise.resolve(null) },
    write: (line) => log.push(line),
  })
  dashboard = await serve(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
}, 180_000)

beforeEach(() => {
  log = []
  grantsGiven = 0
  cookie = cookieOfDemo
})

afterAll(async () => {
  await closeBrowser()
  for (const server of servers) server.close()
  servers = []
  rmSync(folder, { recursive: true, force: true })
})

const reads = () => log.filter((line) => line.startsWith('GET /stratus-portal/'))

describe('a portal with a grant', () => {
  it('T-MODEL-09 shows topology and quota of a dashboard on another origin, with one grant, no cookie and no credential in an address', async () => {
    const { page, context, close } = await visit('about:blank')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(`${portal}/`)
    await page
      .locator('#topology')
      .getByRole('button', { name: /^vm-alpha-1, / })
      .waitFor()
    await page.locator('#quota stratus-quota-pie').nth(2).waitFor()
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    expect(grantsGiven).toBe(1)
    expect(await context.cookies()).toEqual([])
    const session = /sessionid=([^;]+)/.exec(cookie)![1]!
    for (const text of [...addresses, ...log]) {
      expect(text).not.toContain(session)
      expect(text).not.toMatch(/eyJpZCI6/)
    }
    expect(
      await page
        .locator('#topology')
        .getByRole('button', { name: /^Delete/ })
        .count(),
    ).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'portal-grant')
    await close()
  })

  it('goes on with the next token of each answer', async () => {
    const { page, close } = await visit(`${portal}/`)
    await page.locator('#quota stratus-quota-pie').first().waitFor()
    const before = reads().length
    await page.evaluate(() => document.querySelector('stratus-live-quota')!.refresh())
    await page.evaluate(() => document.querySelector('stratus-live-topology')!.refresh())
    await expect.poll(() => reads().length).toBeGreaterThanOrEqual(before + 2)
    expect(reads().every((line) => / 200 /.test(line))).toBe(true)
    expect(grantsGiven).toBe(1)
    await close()
  })

  it('W-SHELL-08 without a session it says quietly that there is no access', async () => {
    cookie = ''
    const { page, close } = await visit(`${portal}/`, { allow: [/status of 401/] })
    await page.getByText('You have no access to this.').waitFor()
    await page.getByText('You are not allowed to see the network topology.').waitFor()
    expect(reads()).toEqual([])
    await close()
  })

  it('a page on an origin that is no portal gets nothing, even with a grant of one', async () => {
    const stranger = await serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>x</title>'),
    )
    const { grant } = (await (await fetch(`${portal}/grant`, { method: 'POST' })).json()) as { grant: string }
    const { page, close } = await visit(`${stranger}/`, { allow: [/CORS|status of (403|404)|net::ERR_FAILED/] })
    const answer = await page.evaluate(
      ([url, token]) =>
        fetch(url!, { headers: { Authorization: `Stratus-Grant ${token}` } }).then(
          () => 'read',
          () => 'refused',
        ),
      [`${dashboard}/stratus-portal/quota`, grant],
    )
    expect(answer).toBe('refused')
    expect(reads()).toEqual([])
    await close()
  })
})
