import type { Caller } from '../caller.js'
import { isSameOrigin } from '../same-origin.js'
import { comeAgain, ownJson } from '../own-answer.js'
import { StoreAway, type SharedStore } from '../store/shared-store.js'
import type { Upstream } from '../upstream.js'
import { portalScopes, type PortalScope } from './grant-token.js'
import { Grants, type Issued, type Refused } from './grants.js'

/** Where a portal's addresses lie, below the web root. */
const place = 'stratus-portal/'

/** What an address of portals is called in logs and figures. */
export function portalOperation(pathname: string): string {
  const name = ['grants', ...portalScopes].find((each) => pathname.endsWith(place + each))
  return name ? `portal.${name}` : 'portal'
}

/** How a grant travels: in a header, never in an address. */
const scheme = /^Stratus-Grant +/i

/** The next token, in the header of the answer that used the last one up. */
const nextHeader = 'Stratus-Next-Grant'

/** What is asked of the cloud for each scope: these addresses, whatever the portal's own question looks like. */
const sources: Readonly<Record<PortalScope, string>> = {
  quota: 'api/nova/limits/?reserved=true',
  topology: 'project/network_topology/json',
}

/** Plain characters only: Django reads quotes and escapes, so that one session would have many spellings. */
const sessionCookie = /(?:^|;\s*)sessionid=([\w.:=+/-]+)\s*(?:;|$)/

/** A page needs one grant, and renews it by itself. Who signs in again and again is still one user. */
const issuesOfSession = { times: 30, seconds: 60 }
const issuesOfUser = { times: 60, seconds: 60 }

export interface PortalConfig {
  /** The portals: nobody else gets anything. */
  readonly origins: readonly string[]
  /** Signs the grants. */
  readonly secret: string
}

export interface PortalParts extends PortalConfig {
  readonly webroot: string
  readonly upstream: Pick<Upstream, 'fetch'>
  readonly store: SharedStore
  readonly now?: () => number
}

/** Answers what belongs to portals; null when a request does not. */
export type Portal = (request: Request, caller: Caller) => Promise<Response | null>

/**
 * Read-only grants for portals (docs/embedding.md): `POST stratus-portal/grants` with a session makes one for an origin and
 * scopes; `GET stratus-portal/quota` and `…/topology` with one answer what the cloud says. Without cookies, without other
 * methods, and nowhere else: a request that shows a grant at any other address is refused before anybody looks at it.
 */
export function createPortal({ origins, secret, webroot, upstream, store, now }: PortalParts): Portal {
  const grants = new Grants(secret, store, now)
  const ofSession = store.limit('grants-session', issuesOfSession)
  const ofUser = store.limit('grants-user', issuesOfUser)

  return async (request, caller) => {
    try {
      return await answer(request, caller)
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      const origin = request.headers.get('origin') ?? ''
      const response = comeAgain('Grants cannot be made or looked at for a while. Try again soon.', 5, 503)
      return request.method === 'GET' && origins.includes(origin) ? readable(response, origin) : response
    }
  }

  async function answer(request: Request, caller: Caller): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const shown = scheme.test(request.headers.get('authorization') ?? '')
    const name = pathname.startsWith(webroot + place) ? pathname.slice((webroot + place).length) : undefined
    if (name === undefined) return shown ? refuse(403) : null
    if (name === 'grants') return shown ? refuse(403) : issue(request, caller)
    const scope = portalScopes.find((each) => each === name)
    if (!scope) return refuse(shown ? 403 : 404)
    if (request.method === 'OPTIONS') return preflight(request)
    return request.method === 'GET' ? read(request, caller, scope) : refuse(405)
  }

  /** For the portal's own server, which has the session, or for a page of ours. */
  async function issue(request: Request, caller: Caller): Promise<Response> {
    if (request.method !== 'POST') return refuse(405)
    if (!isOwn(request, caller)) return refuse(403)
    const [, session] = sessionCookie.exec(request.headers.get('cookie') ?? '') ?? []
    if (!session) return refuse(401)
    const asked = wanted(await request.json().catch(() => undefined))
    if (!asked || !origins.includes(asked.origin)) return refuse(asked ? 403 : 400)
    const early = await ofSession.wait(session)
    if (early) return later(early)
    const found = await findSession(request, caller, session)
    // Only sessions that exist are counted: a made-up one takes no place in memory.
    if (!found) return refuse(401)
    const { project, user = session } = found
    const seconds = (await ofSession.take(session)) || (await ofUser.take(user))
    if (seconds) return later(seconds)
    const issued = await grants.issue({ ...asked, session, project })
    if (!issued) return later(60, 503)
    return ownJson({ grant: issued.token, expires_in: secondsLeft(issued), scopes: asked.scopes }, 201)
  }

  async function read(request: Request, caller: Caller, scope: PortalScope): Promise<Response> {
    const origin = request.headers.get('origin') ?? ''
    if (!origins.includes(origin)) return refuse(403)
    const token = (request.headers.get('authorization') ?? '').replace(scheme, '')
    const redeemed = await grants.redeem(token, origin, scope)
    if (typeof redeemed === 'string') return readable(refuse(statusOf[redeemed]), origin)
    const { session, project } = redeemed.who
    if ((await findSession(request, caller, session))?.project !== project) {
      await redeemed.end()
      return readable(refuse(401), origin)
    }
    const { status, body } = await ask(request, caller, session, sources[scope])
    const response = body === undefined ? refuse(passed(status)) : ownJson(body)
    response.headers.set(nextHeader, redeemed.token)
    response.headers.set('Stratus-Grant-Expires-In', String(secondsLeft(redeemed)))
    return readable(response, origin)
  }

  function preflight(request: Request): Response {
    const origin = request.headers.get('origin') ?? ''
    const method = request.headers.get('access-control-request-method')
    const headers = (request.headers.get('access-control-request-headers') ?? '').split(',').map((each) => each.trim())
    const plain = headers.every((each) => each === '' || each.toLowerCase() === 'authorization')
    if (!origins.includes(origin) || method !== 'GET' || !plain) return refuse(403)
    const allowed = {
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Headers': 'Authorization',
      // As long as Chromium remembers it: each poll is one request. What is asked is looked at anyway.
      'Access-Control-Max-Age': '7200',
    }
    return readable(new Response(null, { status: 204, headers: allowed }), origin)
  }

  /** The project a session is in, and whose it is; undefined when it is none, or over. */
  async function findSession(
    request: Request,
    caller: Caller,
    session: string,
  ): Promise<{ project: string; user: string | undefined } | undefined> {
    const { body } = await ask(request, caller, session, 'api/keystone/user-session/')
    const project = textIn(body, 'project_id')
    return project ? { project, user: textIn(body, 'id') } : undefined
  }

  /** Asks the cloud with the session and nothing of what the portal sent; a body only when it is a good answer in JSON. */
  async function ask(
    request: Request,
    caller: Caller,
    session: string,
    path: string,
  ): Promise<{ status: number; body?: unknown }> {
    const headers = new Headers({ Cookie: `sessionid=${session}`, 'X-Requested-With': 'XMLHttpRequest' })
    headers.set('Accept', 'application/json')
    const host = request.headers.get('host')
    if (host) headers.set('Host', host)
    const address = new URL(webroot + path, request.url)
    const answer = await upstream.fetch(new Request(address, { headers, signal: request.signal }), caller)
    const { status } = answer
    if (status === 200) return { status, body: await answer.json().catch(() => undefined) }
    await answer.body?.cancel()
    return { status }
  }
}

const statusOf: Readonly<Record<Refused, number>> = {
  unknown: 401,
  expired: 401,
  replayed: 401,
  origin: 403,
  scope: 403,
}

function textIn(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Of the cloud's failures only these mean something to a portal. */
function passed(status: number): number {
  if (status === 401 || (status >= 300 && status < 400)) return 401
  return status === 403 || status === 404 ? status : 502
}

/**
 * A write with a cookie has to come from our own pages, or from no page at all: JSON makes browsers ask before they send it from
 * elsewhere, and that question is refused.
 */
function isOwn({ headers }: Request, caller: Caller): boolean {
  return isSameOrigin(headers, caller) && /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
}

/** For which origin, and for what; undefined when that is not said, or more is asked for than there is. */
function wanted(body: unknown): { origin: string; scopes: PortalScope[] } | undefined {
  if (typeof body !== 'object' || body === null || !('origin' in body) || !('scopes' in body)) return undefined
  const { origin, scopes } = body
  if (typeof origin !== 'string' || !Array.isArray(scopes) || !scopes.length) return undefined
  const known = portalScopes.filter((scope) => scopes.includes(scope))
  return known.length === new Set(scopes).size ? { origin, scopes: known } : undefined
}

/** Whole seconds that a grant still lives. */
const secondsLeft = ({ expiresInMs }: Issued) => Math.floor(expiresInMs / 1000)

/** Without a reason: who holds a grant honestly knows, and nobody else needs to. */
function refuse(status: number): Response {
  return ownJson('Refused.', status)
}

function later(seconds: number, status = 429): Response {
  return comeAgain('Refused.', seconds, status)
}

/** The portal's page may read the answer; no cookie takes part. */
function readable(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.set('Access-Control-Expose-Headers', `${nextHeader}, Stratus-Grant-Expires-In`)
  response.headers.append('Vary', 'Origin')
  return response
}
