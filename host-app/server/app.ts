import { Hono } from 'hono'
import type { ServerConfig } from './config.js'
import { health } from './health.js'
import { answerer, ASSETS } from './navigation.js'
import { createPortal } from './portal/portal.js'
import { requestLog } from './request-log.js'
import { documentHeaders, ownHeaders } from './security-headers.js'
import type { StaticFiles } from './static.js'
import { troublePage } from './trouble-page.js'
import type { Upstream } from './upstream.js'

export interface AppParts {
  config: Pick<ServerConfig, 'webroot' | 'uploadOrigins' | 'signInOrigins' | 'log'> &
    Partial<Pick<ServerConfig, 'portal'>>
  files: StaticFiles
  upstream: Upstream
  write?: (line: string) => void
  now?: () => number
}

/** The whole server as a function of requests: log, health, portals (when there are any), then the navigation rule. */
export function createApp({ config, files, upstream, write = console.log, now = Date.now }: AppParts): Hono {
  const startedAt = now()
  const portal = config.portal && createPortal({ ...config.portal, webroot: config.webroot, upstream, now })
  const app = new Hono()
  if (config.log) app.use(requestLog(write))
  // A proxy before us may hand over nothing but the web root.
  for (const path of new Set(['/healthz', `${config.webroot}healthz`]))
    app.get(path, () => health(upstream, startedAt, now))
  app.all('*', async (context) => {
    const request = context.req.raw
    const forPortal = await portal?.(request)
    if (forPortal) return forPortal
    const url = new URL(request.url)
    const path = belowWebroot(url.pathname, config.webroot)
    if (path === null) return redirect(config.webroot)
    const by = answerer({
      method: request.method,
      path,
      query: url.search,
      header: (name) => request.headers.get(name) ?? undefined,
    })
    if (by === 'asset') return files.answer(path === 'favicon.ico' ? `${ASSETS}favicon.svg` : path, request)
    if (by === 'upstream') return upstream.fetch(request)
    if (by === 'nobody') return new Response(null, { status: 405, headers: ownHeaders })
    if (by === 'home') return redirect(config.webroot)
    if (by === 'sign-in') return redirect(signInPath(config.webroot, url))
    const trouble = await upstream.trouble()
    if (trouble) return troublePage(upstream.name, trouble, config.webroot)
    return files.document(config.webroot, request, documentHeaders(config))
  })
  app.onError((error, context) => {
    write(`! ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`)
    return Response.json('The server failed to answer.', {
      status: 500,
      headers: { ...ownHeaders, 'Cache-Control': 'no-store' },
    })
  })
  return app
}

function redirect(path: string): Response {
  return new Response(null, { status: 302, headers: { ...ownHeaders, Location: path } })
}

/** The sign-in page, which leads back to the address that was asked for. */
function signInPath(webroot: string, { pathname, search }: URL): string {
  const login = `${webroot}auth/login/`
  return pathname === webroot ? login : `${login}?next=${encodeURIComponent(pathname + search)}`
}

/** The part of a path below the web root, without a leading slash; null when it is outside. */
function belowWebroot(pathname: string, webroot: string): string | null {
  if (pathname.startsWith(webroot)) return pathname.slice(webroot.length)
  return pathname === '/favicon.ico' ? 'favicon.ico' : null
}
