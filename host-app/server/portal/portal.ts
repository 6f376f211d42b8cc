import type { Caller } from '../caller.js'
import { isSameOrigin } from '../same-origin.js'
import { ownJson } from '../own-answer.js'
import { readAtMost } from '../read-at-most.js'
import { StoreAway, type SharedStore } from '../store/shared-store.js'
import type { Shown, Upstream } from '../upstream.js'
import type { RequestRecord } from '../watch/answered.js'
import { Grants, type GrantSession, type GrantTerms, type Issued, type Refused } from './grants.js'
import { originForLog, Refusal } from './refusal.js'
import { portalScopes, scopeSources, type PortalScope } from './scopes.js'

/** Where a portal's addresses lie, below the web root. */
const place = 'stratus-portal/'

/** Where grants are asked for. */
export const grantsPath = `${place}grants`

/** What an address of portals is called in logs and figures. */
export function portalOperation(pathname: string): string {
  const name = ['grants', ...portalScopes].find((each) => pathname.endsWith(place + each))
  return name ? `portal.${name}` : 'portal'
}

/** How a grant travels: in a header, never in an address. */
const scheme = /^Stratus-Grant +/i

/** The next token, in the header of the answer that used the last one up. */
const nextHeader = 'Stratus-Next-Grant'

/** Plain characters only: Django reads quotes and escapes, so that one session would have many spellings. */
const sessionCookie = /(?:^|;\s*)sessionid=([\w.:=+/-]+)\s*(?:;|$)/

/** A page needs one grant, and renews it by itself. Who signs in again and again is still one user. */
const issuesOfSession = { times: 30, seconds: 60 }
const issuesOfUser = { times: 60, seconds: 60 }

/** Of an address: who guesses at secrets is stopped. */
const refusedTokens = { times: 30, seconds: 60 }

/** Anybody may ask: no more of a body is read, bytes. */
const longestWish = 16_384

export interface PortalConfig {
  /** The portals: nobody else gets anything. */
  readonly origins: readonly string[]
  /** Signs the grants. */
  readonly secret: string
}

type PortalCloud = Pick<Upstream, 'fetch' | 'sessionFor' | 'endSession'>

export interface PortalParts extends PortalConfig {
  readonly webroot: string
  readonly upstream: PortalCloud
  /** Where tokens are good, if that is not the cloud itself: Horizon takes none. */
  readonly tokens?: PortalCloud | undefined
  readonly store: SharedStore
  readonly now?: () => number
}

/** What becomes known of a request: why it was refused, and whose origin that was about. */
type Note = Pick<RequestRecord, 'refused' | 'origin'>

/** Answers what belongs to portals; null when a request does not. */
export type Portal = (request: Request, caller: Caller, note: Note) => Promise<Response | null>

/**
 * Read-only grants for portals (docs/embedding.md): `POST stratus-portal/grants` with a session, a token of the identity service or an
 * application credential makes one for an origin and scopes; `GET stratus-portal/<scope>` with one answers what the cloud says. Without cookies, without other methods, and nowhere
 * else: a request that shows a grant at any other address is refused before anybody looks at it. Why something is refused is told
 * to the log, and to the portal's own server; to a page never.
 */
export function createPortal({ origins, secret, webroot, upstream, tokens, store, now }: PortalParts): Portal {
  const grants = new Grants(secret, store, now)
  const ofSession = store.limit('grants-session', issuesOfSession)
  const ofUser = store.limit('grants-user', issuesOfUser)
  const ofAddress = store.limit('grants-address', refusedTokens)
  const cloudOf = (isByToken = false) => (isByToken ? (tokens ?? upstream) : upstream)

  return async (request, caller, note) => {
    const answer = await answerOf(request, caller, note).catch((error: unknown) => {
      if (error instanceof StoreAway) return new Refusal(503, 'store-away', 5)
      throw error
    })
    if (!(answer instanceof Refusal)) return answer
    const origin = request.headers.get('origin') ?? ''
    note.refused = answer.reason
    note.origin ??= originForLog(origin)
    if (request.method === 'POST' && isServer(request)) return answer.forServer
    return request.method === 'GET' && origins.includes(origin) ? readable(answer.forPage, origin) : answer.forPage
  }

  async function answerOf(request: Request, caller: Caller, note: Note): Promise<Response | Refusal | null> {
    const { pathname } = new URL(request.url)
    const shown = scheme.test(request.headers.get('authorization') ?? '')
    const name = pathname.startsWith(webroot + place) ? pathname.slice((webroot + place).length) : undefined
    if (name === undefined) return shown ? new Refusal(403, 'grant-elsewhere') : null
    if (name === 'grants') return shown ? new Refusal(403, 'grant-elsewhere') : issue(request, caller, note)
    const scope = portalScopes.find((each) => each === name)
    if (!scope) return shown ? new Refusal(403, 'grant-elsewhere') : new Refusal(404, 'no-such-scope')
    if (request.method === 'OPTIONS') return preflight(request)
    return request.method === 'GET' ? read(request, caller, scope, note) : new Refusal(405, 'method')
  }

  /** For the portal's own server, which has the session, or for a page of ours. */
  async function issue(request: Request, caller: Caller, note: Note): Promise<Response | Refusal> {
    if (request.method !== 'POST') return new Refusal(405, 'method')
    if (!isSameOrigin(request.headers, caller)) return new Refusal(403, 'browser-page')
    if (!isJson(request)) return new Refusal(403, 'content-type')
    const [, cookie] = sessionCookie.exec(request.headers.get('cookie') ?? '') ?? []
    const read = await readAtMost(request, longestWish)
    if (!read) return new Refusal(413, 'body')
    const body = parsed(read)
    const shown = shownIn(request, body)
    if (!cookie && !shown) return new Refusal(401, 'no-session')
    const asked = wanted(body)
    if (!asked) return new Refusal(400, 'body')
    note.origin = originForLog(asked.origin)
    if (!origins.includes(asked.origin)) return new Refusal(403, 'origin-not-listed')
    const isByToken = shown !== undefined
    const key = shown ? ('token' in shown ? shown.token : shown.id) : (cookie ?? '')
    const early = await ofSession.wait(key)
    if (early) return new Refusal(429, 'too-many-of-session', early)
    const session = shown ? await sessionFor(shown, caller) : (cookie ?? '')
    if (session instanceof Refusal) return session
    // A token that somebody has shown is his own; one that we have got is gone with what it was for.
    const isOurs = shown !== undefined && !('token' in shown)
    const end = isOurs ? () => void cloudOf(true).endSession?.(session) : undefined
    const terms = { ...asked, session, ...(isByToken && { isByToken }) }
    const issued = await issueFor(request, caller, { key, terms, end }).catch((error: unknown) => {
      end?.()
      throw error
    })
    if (!(issued instanceof Refusal))
      return ownJson({ grant: issued.token, expires_in: secondsLeft(issued), scopes: asked.scopes }, 201)
    end?.()
    return issued
  }

  async function issueFor(request: Request, caller: Caller, { key, terms, end }: Wish): Promise<Issued | Refusal> {
    const found = await findSession(request, caller, terms)
    // Only sessions that exist are counted: a made-up one takes no place in memory.
    if (found === 'over') return new Refusal(401, 'session-over')
    if (found === 'failed') return new Refusal(502, 'cloud-failed')
    const { project, user = terms.session } = found
    const secondsOfSession = await ofSession.take(key)
    if (secondsOfSession) return new Refusal(429, 'too-many-of-session', secondsOfSession)
    const secondsOfUser = await ofUser.take(user)
    if (secondsOfUser) return new Refusal(429, 'too-many-of-user', secondsOfUser)
    return (await grants.issue({ ...terms, project }, end)) ?? new Refusal(503, 'too-many-grants', 60)
  }

  async function sessionFor(shown: Shown, { address = '' }: Caller): Promise<string | Refusal> {
    const cloud = cloudOf(true)
    if (!cloud.sessionFor) return new Refusal(400, 'no-tokens')
    const seconds = await ofAddress.take(address)
    if (seconds) return new Refusal(429, 'too-many-refused', seconds)
    try {
      const session = await cloud.sessionFor(shown)
      if (session === null) return new Refusal(401, 'token-refused')
      await ofAddress.giveBack(address)
      return session
    } catch {
      await ofAddress.giveBack(address)
      return new Refusal(502, 'cloud-failed')
    }
  }

  async function read(request: Request, caller: Caller, scope: PortalScope, note: Note): Promise<Response | Refusal> {
    const origin = request.headers.get('origin') ?? ''
    if (!origins.includes(origin)) return new Refusal(403, 'origin-not-listed')
    const token = (request.headers.get('authorization') ?? '').replace(scheme, '')
    const redeemed = await grants.redeem(token, origin, scope)
    if (typeof redeemed === 'string') return refusals[redeemed]
    const { who } = redeemed
    const { project } = who
    const found = await findSession(request, caller, who)
    if (found === 'over' || (found !== 'failed' && found.project !== project)) {
      await redeemed.end()
      return new Refusal(401, found === 'over' ? 'session-over' : 'project-switched')
    }
    const { addresses, show = ([only]) => only } = scopeSources[scope]
    const answers: readonly CloudAnswer[] =
      found === 'failed'
        ? [{ status: 502 }]
        : await Promise.all(addresses.map((address) => ask(request, caller, who, address)))
    const failed = answers.find(({ body }) => body === undefined)
    if (failed) note.refused = passed(failed.status) === 502 ? 'cloud-failed' : 'cloud-refused'
    if (failed) note.origin = origin
    const bodies = answers.map(({ body }) => body)
    const response = failed ? ownJson('Refused.', passed(failed.status)) : ownJson(show(bodies, project))
    response.headers.set(nextHeader, redeemed.token)
    response.headers.set('Stratus-Grant-Expires-In', String(secondsLeft(redeemed)))
    return readable(response, origin)
  }

  function preflight(request: Request): Response | Refusal {
    const origin = request.headers.get('origin') ?? ''
    const method = request.headers.get('access-control-request-method')
    const headers = (request.headers.get('access-control-request-headers') ?? '').split(',').map((each) => each.trim())
    const plain = headers.every((each) => each === '' || each.toLowerCase() === 'authorization')
    if (!origins.includes(origin)) return new Refusal(403, 'origin-not-listed')
    if (method !== 'GET' || !plain) return new Refusal(403, 'method')
    const allowed = {
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Headers': 'Authorization',
      // As long as Chromium remembers it: each poll is one request. What is asked is looked at anyway.
      'Access-Control-Max-Age': '7200',
    }
    return readable(new Response(null, { status: 204, headers: allowed }), origin)
  }

  /** A cloud that is down says nothing of a session: it is there again when the cloud is. */
  async function findSession(request: Request, caller: Caller, session: AskedBy): Promise<FoundSession> {
    const { status, body } = await ask(request, caller, session, 'api/keystone/user-session/')
    const project = textIn(body, 'project_id')
    if (project) return { project, user: textIn(body, 'id') }
    return body === undefined && passed(status) === 502 ? 'failed' : 'over'
  }

  /** Asks the cloud with the session and nothing of what the portal sent; a body only when it is a good answer in JSON. */
  async function ask(
    request: Request,
    caller: Caller,
    { session, isByToken }: AskedBy,
    path: string,
  ): Promise<CloudAnswer> {
    const headers = new Headers({ Cookie: `sessionid=${session}`, 'X-Requested-With': 'XMLHttpRequest' })
    headers.set('Accept', 'application/json')
    const host = request.headers.get('host')
    if (host) headers.set('Host', host)
    const address = new URL(webroot + path, request.url)
    const answer = await cloudOf(isByToken).fetch(new Request(address, { headers, signal: request.signal }), caller)
    const { status } = answer
    if (status === 200) return { status, body: await answer.json().catch(() => undefined) }
    await answer.body?.cancel()
    return { status }
  }
}

/** A grant that is asked for. */
interface Wish {
  /** By what those who ask are counted. */
  readonly key: string
  readonly terms: Omit<GrantTerms, 'project'>
  /** What is to be done when it ends. */
  readonly end: (() => void) | undefined
}

type AskedBy = Pick<GrantSession, 'session' | 'isByToken'>

interface CloudAnswer {
  readonly status: number
  readonly body?: unknown
}

/** The project a session is in, and whose it is; `over` when it is none, or over; `failed` when the cloud does not say. */
type FoundSession = { readonly project: string; readonly user: string | undefined } | 'over' | 'failed'

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}

/** A token in its header, or an application credential in the body; undefined when there is neither. */
function shownIn({ headers }: Request, body: unknown): Shown | undefined {
  const token = headers.get('x-auth-token')
  if (token) return { token }
  const credential = typeof body === 'object' && body !== null && 'application_credential' in body
  const given = credential ? body.application_credential : undefined
  const [id, secret] = [textIn(given, 'id'), textIn(given, 'secret')]
  return id && secret ? { id, secret } : undefined
}

const refusals: Readonly<Record<Refused, Refusal>> = {
  unknown: new Refusal(401, 'grant-unknown'),
  expired: new Refusal(401, 'grant-expired'),
  replayed: new Refusal(401, 'grant-replayed'),
  origin: new Refusal(403, 'other-origin'),
  scope: new Refusal(403, 'other-scope'),
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
function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
}

/** Browsers write one of these headers with each POST, programs neither. */
function isServer({ headers }: Request): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site')
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

/** The portal's page may read the answer; no cookie takes part. */
function readable(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.set('Access-Control-Expose-Headers', `${nextHeader}, Stratus-Grant-Expires-In`)
  response.headers.append('Vary', 'Origin')
  return response
}
