import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoCloud } from '../../api-client/demo-cloud/index.js'
import { signIn, type TestSession } from '../../api-client/demo-cloud/test-session.js'
import { axe, shot, visit } from './support/browser.js'
import { copyScripts } from './support/copy-scripts.js'

/** As strict as a portal may be: nothing inline, nothing evaluated, nothing from elsewhere, Trusted Types. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html dompurify stratus stratus-worker',
].join('; ')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }
const pages = fileURLToPath(new URL('../../docs/portal/', import.meta.url))

let portal: Server
let origin: string
let folder: string
let cloud: TestSession
/** Paths that the browser asked the portal for, and when, ms. */
let asked: { path: string; at: number }[] = []
/** Between two polls of the topology there is more than this, ms. */
const apart = 5000

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-portal-'))
  cloud = await signIn('demo', createDemoCloud())
  copyScripts(folder)
  portal = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal')
    asked.push({ path: pathname, at: Date.now() })
    void (async () => {
      const { status, type, body } = await answer(pathname === '/' ? '/index.html' : pathname)
      response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy })
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
}, 120_000)

afterAll(async () => {
  // The browser stays, and holds connections.
  portal.closeAllConnections()
  await new Promise((resolve) => portal.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** The portal's server has the credentials and asks the cloud; the browser never does. */
async function answer(path: string): Promise<{ status: number; type: string; body: string | Buffer }> {
  const json = { topology: '/project/network_topology/json?1', limits: '/api/nova/limits/?reserved=true' }
  const name = path.slice(1).replace(/\.json$/, '')
  if (name in json) {
    const { text } = await cloud.call('GET', json[name as keyof typeof json])
    return { status: 200, type: 'application/json', body: text }
  }
  if (name === 'forbidden') return { status: 403, type: 'application/json', body: '"raw words of a server"' }
  const file = [pages, folder].map((place) => join(place, path)).find((candidate) => existsSync(candidate))
  return file
    ? { status: 200, type: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) }
    : { status: 404, type: 'text/plain', body: '' }
}

describe('a portal on an origin of its own', () => {
  it('T-MODEL-09 shows topology and quota with one script, without a session, under a strict policy; one poll for both', async () => {
    asked = []
    // The refusal is part of the page; browsers report every 403 by themselves.
    const { page, context, close } = await visit(`${origin}/`, { allow: [/403.*forbidden\.json|status of (403|404)/] })
    await page
      .locator('#main')
      .getByRole('button', { name: /^vm-alpha-1, / })
      .waitFor()
    await page.locator('#second').getByText('net-alpha').waitFor()
    await page.locator('stratus-quota-pie').first().waitFor()
    await page.getByText('You have no access to this.').waitFor()
    const polls = asked.filter(({ path }) => path === '/topology.json')
    // A slow machine is here only when the next poll has been.
    expect(polls.filter(({ at }, index) => at - (polls[index - 1]?.at ?? 0) < apart)).toEqual([])
    expect(polls).not.toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'portal')
    await close()
  })

  it('the graph is laid out there too, and the look is that of the portal', async () => {
    const { page, close } = await visit(`${origin}/`, { allow: [/403.*forbidden\.json|status of (403|404)/] })
    await page.locator('#main').getByRole('button', { name: 'Graph' }).click()
    await page.locator('#main stratus-topology-graph').waitFor()
    const colour = await page
      .locator('#main')
      .getByRole('button', { name: 'Graph' })
      .evaluate((button) => getComputedStyle(button).color)
    expect(colour).toBe('rgb(154, 74, 18)')
    await shot(page, 'portal-graph')
    await close()
  })
})
