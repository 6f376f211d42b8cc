import { randomBytes } from 'node:crypto'
import {
  answerOperation,
  authenticate,
  cloudAccess,
  connectionTrouble,
  inspectToken,
  json,
  refusal,
  revokeToken,
  filesPath,
  takeFile,
  ServiceError,
  type CloudAccess,
  type Fetch,
  type Policies,
} from '@stratus/api-client/openstack'
import { fileStream } from '../answer-stream.js'
import { Changes, type NoticeSource } from '../changes/changes.js'
import type { Caller } from '../caller.js'
import { readAtMost, withBody } from '../read-at-most.js'
import { protect } from '../security-headers.js'
import { largestForm } from '../sign-in-limit.js'
import type { Shown, Trouble, Upstream } from '../upstream.js'
import { cloudFetch } from './cloud-fetch.js'
import { createSeal } from './seal.js'
import { createSettings } from './settings-pages.js'
import { OtherProjects } from './other-projects.js'
import { createSessions, type OpenSession, type Sessions } from './sessions.js'
import { createSignIn, isForgedForm } from './sign-in.js'
import { answerFormPage } from './form-pages.js'
import { answerAccessFile } from './access-files.js'
import { answerMetadefPage } from './metadef-pages.js'
import { answerQuotaPage } from './quota-page.js'
import { answerStackPage } from './stack-pages.js'
import { answerTablePage } from './table-pages.js'
import { answerUsageFile } from './usage-file.js'
import type { OpenStackConfig } from './read-openstack.js'

/** How long the identity service may take to say that it is there, ms. */
const patience = 5000

/** How long what it said is believed, ms. */
const believedFor = 4000

const reads = new Set(['GET', 'HEAD'])

/** What is read whole before it is answered may be so large, bytes: templates with their files are the longest. */
const largestBody = 16 * 1024 * 1024

/** Paths of operations that are not below `api/`. */
const ofPages = /^project\/(network_topology\/json|stacks\/get_d3_data\/)/

export interface OpenStackWorld {
  readonly webroot: string
  /** How the services are asked; else by connections of its own. */
  readonly fetch?: Fetch
  /** Most connections to each service. */
  readonly maxSockets?: number
  /** The log. */
  readonly write?: (line: string) => void
  /** By whose clock tokens end, ms since 1970. */
  readonly now?: () => number
  /** Tells of changes unasked: the message bus. */
  readonly notices?: NoticeSource | undefined
}

/** An OpenStack without a Horizon: its services are asked directly, with the token of who is signed in. */
export class OpenStackUpstream implements Upstream {
  readonly name = 'the cloud'
  readonly address: string
  readonly changes: Changes
  readonly #access: CloudAccess
  readonly #sessions: Sessions
  readonly #others: OtherProjects
  readonly #signIn: ReturnType<typeof createSignIn>
  readonly #settings: ReturnType<typeof createSettings>
  readonly #policies: Policies | undefined
  readonly #webroot: string
  readonly #now: () => number
  readonly #write: (line: string) => void
  /** Tokens that were got for portals' application credentials, by session. */
  readonly #made = new Map<string, string>()
  /** What the log was told last. */
  #told = ''
  #checked: { readonly at: number; readonly trouble: Promise<Trouble | null> } | undefined

  constructor(config: OpenStackConfig, { webroot, now, notices, ...world }: OpenStackWorld) {
    this.address = config.authUrl
    this.#policies = config.policies
    this.#webroot = webroot
    this.#now = now ?? Date.now
    this.#write = world.write ?? (() => undefined)
    const fetch = world.fetch ?? cloudFetch({ authorities: config.authorities, maxSockets: world.maxSockets })
    const access = cloudAccess(fetch, config.authUrl, config.interface)
    // Without a secret sessions end with the server.
    const [first, ...others] = config.secrets.length ? config.secrets : [randomBytes(32).toString('hex')]
    const seal = createSeal([first ?? '', ...others], now)
    this.#access = access
    this.#sessions = createSessions(access, seal, { webroot, region: config.region, now })
    this.#others = new OtherProjects(access)
    this.changes = new Changes((request) => this.#sessions.of(request), notices)
    this.#settings = createSettings({ access, sessions: this.#sessions, webroot })
    this.#signIn = createSignIn({
      access,
      others: this.#others,
      seal,
      sessions: this.#sessions,
      webroot,
      domain: config.domain,
      sso: config.sso,
    })
  }

  async fetch(request: Request, _caller?: Caller, onBroken?: () => void): Promise<Response> {
    const answer = await this.#answer(request, new URL(request.url).pathname.slice(this.#webroot.length)).catch(
      (error: unknown) => (request.signal.aborted ? new Response(null, { status: 499 }) : refusal(error)),
    )
    // It is one person's.
    answer.headers.set('Cache-Control', 'no-store')
    protect(answer.headers)
    const { body, status, headers } = answer
    const isFile = headers.get('Content-Type') === 'application/octet-stream'
    return body && isFile && onBroken
      ? new Response(fileStream(body, request.signal, onBroken), { status, headers })
      : answer
  }

  trouble(): Promise<Trouble | null> {
    const now = Date.now()
    if (!this.#checked || now - this.#checked.at > believedFor)
      this.#checked = { at: now, trouble: this.#probe().then((trouble) => this.#tell(trouble)) }
    return this.#checked.trouble
  }

  async sessionFor(shown: Shown): Promise<string | null> {
    try {
      const identity = await ('token' in shown
        ? inspectToken(this.#access, shown.token)
        : authenticate(this.#access, { method: 'application-credential', ...shown }))
      if (!identity.project) return null
      const session = await this.#sessions.seal(identity)
      if (!('token' in shown)) this.#made.set(session, identity.token)
      return session
    } catch (error) {
      if (error instanceof ServiceError && error.status < 500) return null
      throw error
    }
  }

  async endSession(session: string): Promise<void> {
    const token = this.#made.get(session)
    if (!token) return
    this.#sessions.forget(token)
    // One that cannot be revoked now is tried again when the server stops.
    const isRevoked = await revokeToken(this.#access, token).then(
      () => true,
      () => false,
    )
    if (isRevoked) this.#made.delete(session)
  }

  /** Leaves no token behind in the cloud; one that does not answer is not waited for. */
  async close(): Promise<void> {
    const ended = Promise.all([...this.#made.keys()].map((session) => this.endSession(session)))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience).unref())])
  }

  /** The log hears of each trouble once, until it is another one. */
  #tell(trouble: Trouble | null): Trouble | null {
    const detail = trouble?.detail ?? ''
    if (detail && detail !== this.#told) this.#write(`! ${detail}`)
    this.#told = detail
    return trouble
  }

  async #answer(request: Request, path: string): Promise<Response> {
    if (path.startsWith('auth/')) return (await this.#signIn(await held(request, largestForm), path)) ?? notFound()
    if (path === 'header/') return new Response('', { headers: html })
    const session = await this.#sessions.of(request)
    const isFile = path.startsWith(filesPath)
    if (!session)
      return path.startsWith('api/') || isFile ? json('not logged in', 401) : leadToSignIn(request, this.#webroot)
    if (!reads.has(request.method) && isForgedForm(request)) return forged(request, this.#webroot)
    if (isFile) {
      await takeFile(session.services, path, request)
      this.changes.written(session)
      return new Response(null, { status: 204 })
    }
    const asked = await held(request, largestBody)
    const settings = this.#settings(asked, path, session)
    if (settings) return settings
    const answer = await this.#answerSession(asked, path, session)
    // What one may do is asked by a POST, too.
    const writes = !reads.has(request.method) && path !== 'api/policy/'
    if (writes && answer.status < 400) this.changes.written(session)
    return answer
  }

  async #answerSession(request: Request, path: string, whole: OpenSession): Promise<Response> {
    const isOperation = path.startsWith('api/') || ofPages.test(path)
    const isRead = reads.has(request.method)
    const session = isRead ? { ...whole, services: whole.services.until(request.signal) } : whole
    if (isOperation) {
      const standing = isRead ? await this.#others.sessionFor(request, session) : session
      return (await answerOperation(request, `/${path}`, { ...standing, policies: this.#policies })) ?? notFound()
    }
    if ((path === 'project/' || path === 'admin/') && isRead) {
      const query = new URL(request.url).searchParams
      if (query.get('format') === 'csv')
        return answerUsageFile(query, session, { all: path === 'admin/', now: this.#now() })
      if (path === 'project/') return answerQuotaPage(session)
    }
    return (
      answerAccessFile(request, path, session) ??
      (await answerMetadefPage(request, path, session)) ??
      (await answerFormPage(request, path, session)) ??
      (await answerStackPage(request, path, session)) ??
      (await answerTablePage(request, path, session)) ??
      notFound()
    )
  }

  async #probe(): Promise<Trouble | null> {
    const problem = (reason: string, setting = 'OS_AUTH_URL'): Trouble => ({
      text: `The cloud ${reason}`,
      detail: `The identity service at ${this.address} ${reason} Check ${setting}.`,
    })
    try {
      const response = await this.#access.fetch(this.address, {
        signal: AbortSignal.timeout(patience),
        redirect: 'manual',
      })
      const text = await response.text()
      if (response.status >= 500) return problem(`is there but answers ${response.status}.`)
      return /"version"/.test(text) ? null : problem('answers, but not as an identity service does.')
    } catch (error) {
      const { kind, reason } = connectionTrouble(error)
      const setting = kind === 'trust' ? 'OS_CACERT, the file with the certificates of your own authorities' : undefined
      return problem(`cannot be reached${reason && `: ${reason}`}.`, setting)
    }
  }
}

/** A write with its body in memory. Rejects with ServiceError 413 where that would take too much. */
async function held(request: Request, most: number): Promise<Request> {
  if (reads.has(request.method)) return request
  const body = await readAtMost(request, most)
  if (!body) throw new ServiceError(413, `More than ${most / 1024} KiB are not taken here.`)
  return withBody(request, body)
}

/** As Horizon answers a write without its token: scripts get another one at the sign-in page, and try again. */
function forged(request: Request, webroot: string): Response {
  const location = `${webroot}auth/login/?csrf_failure=${encodeURIComponent('CSRF token missing or incorrect.')}`
  return isAjax(request)
    ? new Response('', { headers: { ...html, 'X-Horizon-Location': location } })
    : new Response('', { status: 302, headers: { ...html, Location: location } })
}

const isAjax = (request: Request): boolean => request.headers.get('X-Requested-With') === 'XMLHttpRequest'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

const notFound = (): Response => new Response('<h1>Not found</h1>', { status: 404, headers: html })

function leadToSignIn(request: Request, webroot: string): Response {
  const location = `${webroot}auth/login/`
  if (!isAjax(request)) return new Response(null, { status: 302, headers: { Location: location } })
  return new Response(null, { status: 401, headers: { 'X-Horizon-Location': location, logout: 'True' } })
}
