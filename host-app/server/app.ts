import { Hono } from 'hono'
import { toldAddresses } from '../src/preload/told-addresses.js'
import type { AppEnv } from './app-env.js'
import { answerImage, brandDocument } from './branding/brand-document.js'
import { imagePaths, type OperatorsOwn } from './branding/read-branding.js'
import { callerOf, isLocal } from './caller.js'
import { PageLinks } from './page-links.js'
import { changesPath } from './changes/changes.js'
import type { ServerConfig } from './config.js'
import { EarlyReads } from './early-reads.js'
import { firstReads } from './first-reads.js'
import { health, live, ready, type IsDraining } from './health.js'
import { answerMayWrite, mayWritePath } from './may-write.js'
import { answerer, ASSETS, canonicalPath } from './navigation.js'
import { ownJson } from './own-answer.js'
import { createPortal, grantsPath, portalOperation } from './portal/portal.js'
import { strictTransport } from './public-url.js'
import { isForged } from './same-origin.js'
import { documentHeaders, keepApart, ownHeaders, varies } from './security-headers.js'
import { secureCookies } from './secure-cookies.js'
import { settingHints } from './setting-hints.js'
import { createSignInLimit } from './sign-in-limit.js'
import type { StaticFiles } from './static.js'
import { MemoryStore } from './store/memory-store.js'
import type { SharedStore } from './store/shared-store.js'
import { troublePage } from './trouble-page.js'
import { answerUnknownFeature } from './unknown-features.js'
import type { Upstream } from './upstream.js'
import type { Observer } from './watch/answered.js'
import { hearCloudId } from './watch/cloud-id.js'
import { operationName, serviceOf } from './watch/operation-names.js'
import { createReports, reportsPath, type Report } from './watch/reports.js'
import type { Traces } from './watch/traces.js'
import { watchRequests } from './watch/watch-requests.js'

export interface AppParts {
  config: Pick<ServerConfig, 'webroot' | 'uploadOrigins' | 'signInOrigins'> &
    Partial<
      Pick<
        ServerConfig,
        'consoleOrigins' | 'portal' | 'signInFailures' | 'publicUrl' | 'trustProxy' | 'hstsMaxAge' | 'operatorsFile'
      >
    >
  files: StaticFiles
  upstream: Upstream
  /** Where portals' tokens are good, when that is not the cloud itself. */
  tokens?: Upstream | undefined
  /** What other servers of this dashboard know too; without one this server is the only one. */
  store?: SharedStore
  /** Sentences for the operator. */
  write?: (line: string) => void
  /** Hear of each request that is over. */
  observers?: readonly Observer[]
  /** Begins the trace of a request, where traces are wanted. */
  beginTrace?: Traces['begin'] | undefined
  /** Hears what browsers report; without it they are not asked to. */
  onReport?: ((report: Report) => void) | undefined
  now?: () => number
  isDraining?: IsDraining
}

/** Steers the demo cloud (faults, resets): for tests on this machine. */
const demoControl = /^__demo__(\/|$)/

/** The whole server as a function of requests: who asks, log, portals (when there are any), health, then the navigation rule. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config, files, upstream, write = console.log, observers = [], onReport, beginTrace } = parts
  const { now = Date.now, isDraining = () => false } = parts
  const startedAt = now()
  const { store = new MemoryStore(now) } = parts
  const portal =
    config.portal &&
    createPortal({ ...config.portal, webroot: config.webroot, upstream, tokens: parts.tokens, store, now })
  const limitSignIn = config.signInFailures ? createSignInLimit(config.signInFailures, store) : undefined
  const app = new Hono<AppEnv>()
  const hints = settingHints(write)
  const pageLinks = new PageLinks(files.folder)
  const earlyReads = new EarlyReads((...asked) => upstream.fetch(...asked))
  const takeReport = onReport && createReports(config.webroot, onReport)
  const reportTo = onReport && config.webroot + reportsPath
  const { operatorsFile, consoleOrigins = [] } = config
  const completeDocument = (html: string, reads: string, own: OperatorsOwn | undefined): string => {
    const facts = {
      reads,
      reports: reportTo,
      'console-origins': consoleOrigins.join(' '),
      changes: upstream.changes && config.webroot + changesPath,
      'may-write': config.webroot + mayWritePath,
    }
    const told = Object.entries(facts).map(([name, fact]) =>
      fact ? `<meta name="stratus-${name}" content="${fact}" />` : '',
    )
    // Before the scripts, which may run before the rest of the head is read.
    const complete = html.replace('<title>', () => `${told.join('')}<title>`)
    return own ? brandDocument(complete, own) : complete
  }
  app.use(async (context, next) => {
    const request = context.req.raw
    const peer = context.env?.incoming?.socket.remoteAddress
    const caller = callerOf(request, peer, config)
    context.set('caller', caller)
    const trace = beginTrace?.(request.method, caller.trace ?? {})
    context.set('record', { id: caller.requestId ?? '', operation: 'own', trace })
    if (peer && request.headers.has('x-forwarded-for') && !config.trustProxy?.trusts(peer)) hints.untrustedProxy(peer)
    await next()
    const { headers } = context.res
    const strict = strictTransport(caller.scheme, config.hstsMaxAge ?? 0)
    if (strict) headers.set('Strict-Transport-Security', strict)
    const cookies = secureCookies(headers.getSetCookie(), caller.scheme)
    headers.delete('Set-Cookie')
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    if (cookies.some((cookie) => /;\s*secure\s*(;|$)/i.test(cookie))) hints.secureCookie(caller)
  })
  app.use(watchRequests(observers))
  app.use(async (context, next) => {
    // First of all: a grant is refused wherever it does not belong.
    const forPortal = await portal?.(context.req.raw, context.get('caller'), context.get('record'))
    if (!forPortal) return next()
    context.get('record').operation = portalOperation(context.req.path)
    return forPortal
  })
  // A proxy before us may hand over nothing but the web root.
  for (const root of new Set(['/', config.webroot])) {
    app.get(`${root}livez`, () => live())
    app.get(`${root}readyz`, () => ready(isDraining))
    app.get(`${root}healthz`, (context) => {
      const inDetail = isLocal(context.req.raw, context.get('caller'))
      return health(upstream, startedAt, now, { isDraining, inDetail, store: parts.store })
    })
  }
  app.all('*', async (context) => {
    const request = context.req.raw
    const caller = context.get('caller')
    const url = new URL(request.url)
    const path = belowWebroot(url.pathname, config.webroot)
    if (isForged(request, path, caller)) return ownJson('Refused: this was sent by a page of another origin.', 403)
    const record = context.get('record')
    const ask = async (asked: Request) => {
      const below = path ?? ''
      const service = serviceOf(below)
      record.operation = operationName(asked.method, below)
      const call = record.trace?.call(record.operation, service)
      const started = performance.now()
      const onBroken = () => {
        record.truncated = true
        write(`! ${asked.method} ${url.pathname}: the cloud broke its answer off.`)
        context.env?.outgoing?.destroy()
      }
      const early = earlyReads.take(asked, onBroken)
      const answer = await (early ??
        upstream.fetch(asked, call ? { ...caller, trace: call.headers } : caller, onBroken))
      const { status } = answer
      call?.end(status)
      record.cloud = { service, status, milliseconds: performance.now() - started }
      return hearCloudId(answer, (id) => (record.cloudId = id))
    }
    if (path === reportsPath && takeReport) {
      record.operation = 'report'
      return takeReport(request, caller)
    }
    if (path === changesPath) {
      record.operation = 'changes'
      return upstream.changes?.answer(request) ?? ownJson('Not found.', 404)
    }
    if (path === mayWritePath && request.method === 'GET') return answerMayWrite(request, config.webroot, ask)
    if (!portal && path === grantsPath) hints.portalsOff()
    const signIn = await limitSignIn?.(request, path, caller, ask)
    if (signIn) return signIn
    if (path === null) return redirect(config.webroot)
    if (demoControl.test(canonicalPath(path)) && !isLocal(request, caller)) return ownJson('Not found.', 404)
    const by = answerer({
      method: request.method,
      path,
      query: url.search,
      header: (name) => request.headers.get(name) ?? undefined,
    })
    if (by !== 'upstream') record.operation = by
    const own = operatorsFile?.own
    const image = own?.images.get(path === 'favicon.ico' ? imagePaths.icon : path)
    if (by === 'asset' && image) return answerImage(image)
    if (by === 'asset') return files.answer(path === 'favicon.ico' ? `${ASSETS}favicon.svg` : path, request)
    if (by === 'upstream') return answerUnknownFeature(path, keepApart(await ask(request)))
    if (by === 'nobody') return new Response(null, { status: 405, headers: ownHeaders })
    if (by === 'home') return redirect(config.webroot)
    if (by === 'sign-in') return redirect(signInPath(config.webroot, url))
    const trouble = await upstream.trouble()
    if (trouble) return troublePage(trouble.text, config.webroot, own)
    const links = await pageLinks.of(path)
    const told = firstReads(path, url.search, upstream.changes !== undefined)
    const addresses = toldAddresses(told, url.pathname, new URL(config.webroot, url))
    if (request.method === 'GET') earlyReads.begin(request, caller, addresses)
    const reads = told.join(' ')
    return files.document(config.webroot, request, documentHeaders({ ...config, reportTo }), {
      by: own,
      form: reads + links,
      change: (html) =>
        completeDocument(
          html.replace('</head>', () => `${links}</head>`),
          reads,
          own,
        ),
    })
  })
  app.onError((error, context) => {
    write(`! ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`)
    return ownJson('The server failed to answer.', 500)
  })
  return app
}

function redirect(path: string): Response {
  return new Response(null, { status: 302, headers: { ...ownHeaders, Location: path, Vary: varies } })
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
