import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../../host-app/server/app.js'
import { StaticFiles } from '../../../host-app/server/static.js'
import { createLog } from '../../../host-app/server/watch/log.js'
import type { Upstream } from '../../../host-app/server/upstream.js'
import { copyScripts } from './copy-scripts.js'

const pages = fileURLToPath(new URL('../../../docs/portal/', import.meta.url))
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

export type Scope = 'quota' | 'volume-quota' | 'network-quota' | 'instances' | 'topology'

/** A portal and a dashboard, each on an origin of its own, in front of a cloud. */
export interface PortalWorld {
  readonly portal: string
  readonly dashboard: string
  /** The cookies of the session that the portal's server keeps; '' when it has none. */
  cookie: string
  /** What the dashboard wrote down, a line a request. */
  log: string[]
  grantsGiven: number
  /** Asks the dashboard for a grant, as the portal's server does. */
  ask(scopes: readonly Scope[], origin?: string): Promise<Response>
  /** Another page on an origin of its own. */
  serve(listener: RequestListener): Promise<string>
  stop(): Promise<void>
}

/** @param now the dashboard's clock, ms */
export async function openPortalWorld(upstream: Upstream, now: () => number = Date.now): Promise<PortalWorld> {
  const servers: Server[] = []
  const folder = mkdtempSync(join(tmpdir(), 'stratus-grant-'))
  copyScripts(folder)

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const ask: PortalWorld['ask'] = (scopes, origin = world.portal) =>
    fetch(`${world.dashboard}/stratus-portal/grants`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: world.cookie },
      body: JSON.stringify({ origin, scopes }),
    })
  /** Fetches a grant with the session that the portal's server has, and hands it on. */
  const give = async (response: ServerResponse): Promise<void> => {
    const answer = await ask(['quota', 'volume-quota', 'network-quota', 'instances', 'topology'])
    world.grantsGiven++
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(await answer.text())
  }
  /** The portal's server: files, and grants. */
  const portal = await serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://portal').pathname.slice(1) || 'grant.html'
    if (path === 'grant' && request.method === 'POST') return void give(response)
    const file = [pages, folder].map((place) => join(place, path)).find((candidate) => existsSync(candidate))
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'; connect-src 'self' ${world.dashboard}; require-trusted-types-for 'script'; trusted-types lit-html dompurify stratus stratus-worker`
    response.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': policy })
    response.end(
      file && type === 'text/html'
        ? readFileSync(file, 'utf8').replaceAll('{dashboard}', world.dashboard)
        : file && readFileSync(file),
    )
  })
  const app = createApp({
    config: {
      webroot: '/',
      uploadOrigins: [],
      signInOrigins: [],
      portal: { origins: [portal], secret: 'a secret of more than thirty-two characters' },
    },
    files: new StaticFiles(folder),
    upstream,
    write: (line) => void world.log.push(line),
    observers: [createLog('text', (line) => void world.log.push(line)).answered],
    now,
  })
  const dashboard = await serve(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  const world: PortalWorld = {
    portal,
    dashboard,
    cookie: '',
    log: [],
    grantsGiven: 0,
    ask,
    serve,
    async stop() {
      for (const server of servers) server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return world
}
