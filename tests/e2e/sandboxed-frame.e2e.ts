import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shot, visit } from './support/browser.js'
import { copyScripts } from './support/copy-scripts.js'

/** A page that shows elements in a frame without an origin of its own: no cookie, no storage, no worker, no session. */
let server: Server
let origin: string
let folder: string
let asked: { path: string; origin: string | undefined; cookie: string | undefined; preflight: boolean }[] = []

const topology = {
  networks: [{ id: 'n1', name: 'net-boxed', status: 'Active', original_status: 'ACTIVE', url: '/n1/', subnets: [] }],
  routers: [{ id: 'r1', name: 'router-boxed', status: 'Active', original_status: 'ACTIVE', url: '/r1/' }],
  servers: [],
  ports: [],
}
const frame = `<!doctype html><html lang="en"><head><title>frame</title>
<script type="module" src="/stratus.js"></script><script type="module" src="/stratus-embed.js"></script>
<script type="module" src="/frame.js"></script></head><body>
<stratus-live-table label="Servers" paging="pages"></stratus-live-table>
<stratus-live-topology id="graph" src="/topology.json"></stratus-live-topology>
<stratus-live-topology id="flat" src="/topology.json" view="flat"></stratus-live-topology>
<stratus-live-quota src="/limits.json"></stratus-live-quota>
</body></html>`
const pages: Record<string, readonly [type: string, body: string]> = {
  '/': [
    'text/html',
    '<!doctype html><html lang="en"><title>portal</title><style>iframe{width:100%;height:1800px}</style><iframe title="cloud" sandbox="allow-scripts" src="/frame.html"></iframe></html>',
  ],
  '/frame.html': ['text/html', frame],
  '/favicon.ico': ['image/x-icon', ''],
  '/frame.js': [
    'text/javascript',
    `const table = document.querySelector('stratus-live-table')
     table.columns = [{ id: 'name', title: 'Name', value: (row) => row.name }, { id: 'at', title: 'Created', value: (row) => row.at }]
     table.rows = [{ id: 'a', name: 'vm-boxed', at: '2026-01-02T03:04:05Z' }]`,
  ],
  '/topology.json': ['application/json', JSON.stringify(topology)],
  '/limits.json': ['application/json', JSON.stringify({ totalInstancesUsed: 3, maxTotalInstances: 10 })],
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-frame-'))
  copyScripts(folder)
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://portal').pathname
    const { origin, cookie } = request.headers
    asked.push({ path, origin, cookie, preflight: request.method === 'OPTIONS' })
    const [type, body] = pages[path] ?? ['text/javascript', readFileSync(join(folder, path))]
    // The frame is of no origin: scripts and data have to be for everybody.
    response.writeHead(200, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      'Set-Cookie': 'session=secret',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 180_000)

afterAll(async () => {
  // The browser stays, and holds connections.
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

describe('a frame with sandbox="allow-scripts"', () => {
  it('M-LIVE-04 table, graph, flat view and quota are drawn there, without cookies, storage, workers and a session', async () => {
    asked = []
    const { page, close } = await visit(`${origin}/`)
    const inside = page.frameLocator('iframe')
    await inside.getByText('vm-boxed').waitFor()
    await inside
      .locator('#flat')
      .getByRole('button', { name: /^router-boxed, / })
      .waitFor()
    await inside.locator('stratus-quota-pie').waitFor()
    await inside.locator('#graph stratus-topology-graph canvas').first().waitFor()
    const heights = await inside
      .locator('body > *')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height))
    for (const height of heights) expect(height).toBeGreaterThan(60)
    // What users choose is remembered nowhere, and works.
    await inside.locator('#graph').getByRole('button', { name: 'Outline' }).click()
    await inside
      .locator('#graph')
      .getByRole('treeitem', { name: /net-boxed/ })
      .waitFor()
    const data = asked.filter(({ path }) => path.endsWith('.json'))
    expect(new Set(data.map(({ path }) => path))).toEqual(new Set(['/limits.json', '/topology.json']))
    for (const { origin: from, cookie, preflight } of data)
      expect([from, cookie, preflight]).toEqual(['null', undefined, false])
    await shot(page, 'sandboxed-frame')
    await close()
  })
})
