import { randomBytes } from 'node:crypto'
import {
  authenticate,
  changePassword,
  defaultProject,
  CodeNeeded,
  decoded,
  projectsFor,
  regionsOf,
  revokeToken,
  ServiceError,
  type ApplicationCredential,
  type CloudAccess,
  type Identity,
} from '@stratus/api-client/openstack'
import { cloudInTrouble } from '../sign-in-limit.js'
import { cookiesOf, setCookie } from './cookies.js'
import type { Seal } from './seal.js'
import { sessionCookie, type OpenSession, type Sessions } from './sessions.js'
import { formPage, type FormPage, type PageField } from './form-page.js'
import type { OtherProjects } from './other-projects.js'
import type { SsoConfig } from './read-sso.js'
import { message } from './told.js'
import { createWebSso } from './web-sso.js'

export interface SignInParts {
  readonly access: CloudAccess
  readonly seal: Seal
  readonly sessions: Sessions
  readonly others: OtherProjects
  readonly webroot: string
  /** The domain that stands in the form. */
  readonly domain: string
  readonly sso?: SsoConfig | undefined
}

/** Ways to sign in that need nothing but this page. */
const credentials = 'credentials'
const applicationCredential = 'application_credential'

const year = 31_536_000

/** So long a code may come after the password, ms: Keystone's receipts are good for as long. */
const codeTime = 300_000

const tokenCookie = 'csrftoken'

/** Django's name for what a sign-in page says to who was led there. */
const reasonCookie = 'logout_reason'

/** Keystone says by a sentence that a password has expired, and whose. */
const expired = /password is expired.*user:?\s*([0-9a-f]+)/i

/** Everything below `auth/`: sign-in with its steps, sign-out, other projects and regions. Null: no such page. */
export function createSignIn(parts: SignInParts) {
  const { access, seal, sessions, others, webroot, domain, sso } = parts
  const webSso = sso && createWebSso({ access, seal, sso, webroot })
  const choices = [
    { value: credentials, label: 'Keystone Credentials' },
    { value: applicationCredential, label: 'Application Credential' },
    ...(webSso?.choices ?? []).map(({ id, label }) => ({ value: id, label })),
  ].map((choice) => ({ ...choice, selected: false }))

  const page = (request: Request, what: Omit<FormPage, 'token'>, cookies: readonly string[] = []): Response => {
    const token = tokenOf(request) ?? newToken()
    return withCookies(
      new Response(formPage({ ...what, token }), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
      [...cookies, setCookie(tokenCookie, token, webroot)],
    )
  }

  const form = (
    request: Request,
    { name = '', way = credentials, error }: { name?: string; way?: string; error?: string } = {},
  ): Response => {
    const cookies = cookiesOf(request)
    const remembered = cookies.get('login_domain')
    const reason = cookies.get(reasonCookie)
    const next = new URL(request.url).searchParams.get('next') ?? ''
    const fields: PageField[] = [
      { name: 'next', label: '', type: 'hidden', value: next },
      { name: 'auth_type', label: 'Authenticate using', type: 'select', value: way, choices },
      { name: 'credential', label: '', type: 'text', required: false },
      { name: 'credential_secret', label: '', type: 'password', required: false },
      { name: 'domain', label: 'Domain', type: 'text', value: remembered ? decoded(remembered) : domain },
      { name: 'username', label: 'User Name', type: 'text', value: name },
      { name: 'password', label: 'Password', type: 'password' },
    ]
    const said = { title: 'Sign in', action: `${webroot}auth/login/`, fields, error: error ?? decoded(reason ?? '') }
    return page(request, said, reason ? [setCookie(reasonCookie, '', webroot, { maxAge: 0 })] : [])
  }

  /** Back to the form, from where no form can be shown, with what is wrong. */
  const refuse = (request: Request, reason: string, cookies: readonly string[]): Response =>
    leadTo(request, `${webroot}auth/login/`, [
      ...cookies,
      setCookie(reasonCookie, encodeURIComponent(reason), webroot, { maxAge: 60 }),
    ])

  const code = (request: Request, error?: string): Response =>
    page(request, { title: 'Code', error, fields: [{ name: 'totp', label: 'Passcode', type: 'text' }] })

  const newPassword = (request: Request, error?: string): Response =>
    page(request, { title: 'Change password', error, fields: passwordFields })

  /**
   * Opens the session of somebody who has shown who he is: in the project used last, else the first.
   * @param isBound what he has shown is good for its own project only
   */
  async function letIn(
    request: Request,
    identity: Identity,
    next: string,
    cookies: readonly string[],
    isBound = false,
  ): Promise<Response> {
    const opened = async (scoped: Identity) =>
      leadTo(request, safePath(next) ?? webroot, [
        ...cookies,
        setCookie(tokenCookie, newToken(), webroot),
        await sessions.begin(scoped, { root: identity.token }),
      ])
    if (isBound) return opened(identity)
    const projects = await projectsFor(access, identity.token)
    const recent = cookiesOf(request).get('recent_project')
    const named = (wanted: string | undefined) => projects.find(({ id }) => id === wanted)
    const project = named(recent) ?? named(await defaultProject(access, identity)) ?? projects[0]
    if (!project) throw new ServiceError(403, 'You are not authorized for any projects or domains.')
    const id = String(project['id'])
    return opened(await authenticate(access, { method: 'token', token: identity.token }, id))
  }

  async function signIn(request: Request, fields: FormData): Promise<Response> {
    const way = text(fields, 'auth_type') || credentials
    if (way === applicationCredential) return signInByCredential(request, fields)
    if (way === credentials) return signInByPassword(request, fields)
    return (await webSso?.begin(way, text(fields, 'next'))) ?? form(request, { error: 'Invalid credentials.' })
  }

  async function signInByCredential(request: Request, fields: FormData): Promise<Response> {
    const [credential = '', secret = '', user = '', where = ''] = [
      'credential',
      'credential_secret',
      'username',
      'domain',
    ].map((field) => text(fields, field))
    const whose = user ? { name: credential, user, domain: where || domain } : { id: credential }
    const proof: ApplicationCredential = { method: 'application-credential', secret, ...whose }
    try {
      return await letIn(request, await authenticate(access, proof), text(fields, 'next'), [], true)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return markTrouble(error, form(request, { name: user, way: applicationCredential, error: wordsOf(error) }))
    }
  }

  /** Somebody comes back from another site, or with Keystone's token from there. */
  async function signOn(request: Request, fields: FormData): Promise<Response> {
    if (!webSso) return new Response(null, { status: 404 })
    if (request.method === 'POST') return webSso.take(request, text(fields, 'token'))
    try {
      const { identity, next } = await webSso.arrive(request)
      return await letIn(request, identity, next, webSso.endings())
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return refuse(request, wordsOf(error), webSso.endings())
    }
  }

  async function signInByPassword(request: Request, fields: FormData): Promise<Response> {
    const [name, password, where] = ['username', 'password', 'domain'].map((field) => text(fields, field))
    const inDomain = where || domain
    const cookies = [setCookie('login_domain', encodeURIComponent(inDomain), webroot, { maxAge: year })]
    try {
      const proof = { method: 'password', name: name ?? '', password: password ?? '', domain: inDomain } as const
      return await letIn(request, await authenticate(access, proof), text(fields, 'next'), cookies)
    } catch (error) {
      if (error instanceof CodeNeeded) {
        const waiting = await seal.close({ receipt: error.receipt, user: error.userId, name }, codeTime)
        const cookie = setCookie(sessionCookie, waiting, webroot, { httpOnly: true, maxAge: codeTime / 1000 })
        return leadTo(request, `${webroot}auth/totp/${encodeURIComponent(name ?? '')}/`, [...cookies, cookie])
      }
      if (!(error instanceof ServiceError)) throw error
      const whose = error.status === 401 && expired.exec(error.message)?.[1]
      if (whose) return leadTo(request, `${webroot}auth/password/${whose}/`, cookies)
      return markTrouble(error, form(request, { name, error: wordsOf(error) }))
    }
  }

  /** @param name as the address has it, by which guesses are counted */
  async function takeCode(request: Request, fields: FormData, name: string): Promise<Response> {
    const waiting = await seal.open(cookiesOf(request).get(sessionCookie) ?? '')
    if (typeof waiting?.['receipt'] !== 'string' || waiting['name'] !== name)
      return code(request, 'Invalid credentials.')
    try {
      const proof = { receipt: waiting['receipt'], userId: String(waiting['user']), code: text(fields, 'totp') }
      return await letIn(request, await authenticate(access, { method: 'code', ...proof }), '', [])
    } catch (error) {
      if (error instanceof ServiceError) return markTrouble(error, code(request, wordsOf(error)))
      throw error
    }
  }

  async function takePassword(request: Request, fields: FormData, userId: string): Promise<Response> {
    const [original = '', next = '', again = ''] = ['original_password', 'password', 'confirm_password'].map((name) =>
      text(fields, name),
    )
    if (!next || next !== again) return newPassword(request, 'Passwords do not match.')
    if (next === original) return newPassword(request, 'Old password and new password must be different.')
    try {
      await changePassword(access, userId, original, next)
      return leadTo(request, `${webroot}auth/login/`, [])
    } catch (error) {
      if (error instanceof ServiceError)
        return markTrouble(error, newPassword(request, error.status === 401 ? 'Invalid credentials.' : error.message))
      throw error
    }
  }

  async function signOut(request: Request): Promise<Response> {
    const session = await sessions.of(request).catch(() => null)
    if (session) {
      sessions.forget(session.identity.token)
      await others.end(session)
      for (const token of new Set([session.identity.token, session.root]))
        await revokeToken(access, token).catch(() => undefined)
    }
    return leadTo(request, `${webroot}auth/login/`, [sessions.end()])
  }

  async function switchProject(request: Request, { root, services }: OpenSession, id: string): Promise<Response> {
    try {
      const scoped = await authenticate(access, { method: 'token', token: root }, id)
      return leadTo(request, nextOf(request) ?? webroot, [
        await sessions.begin(scoped, { root, region: services.standing.region }),
        setCookie('recent_project', encodeURIComponent(id), webroot, { maxAge: year }),
      ])
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const back = leadTo(request, nextOf(request) ?? webroot, [])
      // Keystone says of a project in which one has no role that nobody is signed in: the page has better words.
      if (error.status !== 401) back.headers.set('X-Horizon-Messages', message('error', error.message))
      return back
    }
  }

  async function switchRegion(request: Request, session: OpenSession, name: string): Promise<Response> {
    const { identity, root, ends } = session
    const cookies = regionsOf(identity.catalog).includes(name)
      ? [await sessions.begin(identity, { root, region: name, ends })]
      : []
    return leadTo(request, nextOf(request) ?? webroot, cookies)
  }

  /** @param path below the web root */
  return async function answerSignIn(request: Request, path: string): Promise<Response | null> {
    const { method } = request
    const [, page, argument = ''] = /^auth\/([a-z_]+)\/(?:([^/]+)\/)?$/.exec(path) ?? []
    const fields = method === 'POST' ? await formOf(request) : new FormData()
    // Keystone's page posts there, from its own origin.
    if (page === 'websso') return signOn(request, fields)
    if (method === 'POST' && isForgedForm(request, fields))
      return form(request, { error: 'The form was too old. Please try again.' })
    const session = await sessions.of(request).catch(() => null)
    switch (page) {
      case 'login':
        if (method === 'POST') return signIn(request, fields)
        if (session && !isAjax(request) && !nextOf(request)) return leadTo(request, webroot, [])
        return form(request)
      case 'totp':
        return method === 'POST' ? takeCode(request, fields, decoded(argument)) : code(request)
      case 'password':
        return method === 'POST' ? takePassword(request, fields, decoded(argument)) : newPassword(request)
      case 'logout':
        return method === 'POST' ? signOut(request) : new Response(null, { status: 405, headers: { Allow: 'POST' } })
      case 'switch':
        return session
          ? switchProject(request, session, decoded(argument))
          : leadTo(request, `${webroot}auth/login/`, [])
      case 'switch_services_region':
        return session
          ? switchRegion(request, session, decoded(argument))
          : leadTo(request, `${webroot}auth/login/`, [])
      default:
        return null
    }
  }
}

const passwordFields: readonly PageField[] = [
  { name: 'original_password', label: 'Original password', type: 'password' },
  { name: 'password', label: 'New password', type: 'password' },
  { name: 'confirm_password', label: 'Confirm password', type: 'password' },
]

/** What a script must show with every write: the same as in its cookie, which pages of other sites cannot read. */
const newToken = (): string => randomBytes(32).toString('hex')

/** A site beside ours may have left anything under its name: what is no token is not written back into a cookie. */
const tokenOf = (request: Request): string | undefined =>
  /^[\w-]+$/.exec(cookiesOf(request).get(tokenCookie) ?? '')?.[0]

/** Whether a write does not come from a page of ours. */
export function isForgedForm(request: Request, fields?: FormData): boolean {
  const cookie = tokenOf(request)
  const given = request.headers.get('X-CSRFToken') ?? (fields && text(fields, 'csrfmiddlewaretoken'))
  return !cookie || cookie !== given
}

/** Of an application credential that is not there Keystone says so: nobody has to know which of the two was wrong. */
const wordsOf = ({ status, message }: ServiceError): string =>
  status === 401 || status === 404 ? 'Invalid credentials.' : message

/** Nobody is kept out later for what was no wrong password. */
function markTrouble({ status }: ServiceError, shown: Response): Response {
  if (status === 429 || status >= 500) shown.headers.set(cloudInTrouble, 'true')
  return shown
}

const isAjax = (request: Request): boolean => request.headers.get('X-Requested-With') === 'XMLHttpRequest'

/** Where a page leads: scripts are told by a header, as Horizon does. */
function leadTo(request: Request, location: string, cookies: readonly string[]): Response {
  const headers = { [isAjax(request) ? 'X-Horizon-Location' : 'Location']: location }
  return withCookies(new Response(null, { status: isAjax(request) ? 200 : 302, headers }), cookies)
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/urlencoded|multipart\/form-data/i.test(type)) return new FormData()
  return request.formData().catch(() => new FormData())
}

/** Of several the last, as Django. */
function text(fields: FormData, name: string): string {
  const value = fields.getAll(name).at(-1)
  return typeof value === 'string' ? value : ''
}

const nextOf = (request: Request): string | undefined => safePath(new URL(request.url).searchParams.get('next') ?? '')

/** Only paths of this site, as browsers read them: without line ends and tabs, with backslashes as slashes, without dots. */
function safePath(path: string): string | undefined {
  const here = 'http://here.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return undefined
  const { origin, pathname, search, hash } = new URL(path, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
