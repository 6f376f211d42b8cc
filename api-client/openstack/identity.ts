import { readCatalog, type CatalogEntry } from './catalog.js'
import { asJson, many, one, textOf, type Json } from './json.js'
import { errorOf, parseAnswer, unanswered } from './service-error.js'
import type { CloudAccess } from './services.js'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Who a token is for, and what it is good for. */
export interface Identity {
  readonly token: string
  /** When it ends, by Keystone's clock, ms since 1970. */
  readonly expires: number
  /** How long it was given for, ms: clocks may differ. */
  readonly lifetime: number
  readonly user: Named & { readonly domain: Named }
  /** Null: a token for nothing but choosing a project. */
  readonly project: (Named & { readonly domain: Named }) | null
  readonly roles: readonly Named[]
  readonly isAdmin: boolean
  /** Of an application credential: it is for its project alone, whatever else its owner may see. */
  readonly isOfOneProject: boolean
  readonly catalog: readonly CatalogEntry[]
}

/** Known by its id, or by its name and whose it is. */
export type ApplicationCredential = { readonly method: 'application-credential'; readonly secret: string } & (
  { readonly id: string } | { readonly name: string; readonly user: string; readonly domain: string }
)

/** What one shows to Keystone. */
export type Proof =
  | { readonly method: 'password'; readonly name: string; readonly domain: string; readonly password: string }
  | { readonly method: 'code'; readonly userId: string; readonly code: string; readonly receipt: string }
  | { readonly method: 'token'; readonly token: string }
  | ApplicationCredential

/** The password is right, and Keystone wants a code too. */
export class CodeNeeded extends Error {
  override readonly name = 'CodeNeeded'
  constructor(
    readonly receipt: string,
    readonly userId: string,
  ) {
    super('A second factor is needed.')
  }
}

/**
 * Gets a token.
 * @param project of which; without one the token is for choosing a project (not Keystone's choice, the user's default one: of that no other
 * can be got where tokens may not be rescoped), or for what the application credential is for
 * @throws CodeNeeded, or ServiceError 401 when Keystone does not believe it
 */
export async function authenticate(access: CloudAccess, proof: Proof, project?: string): Promise<Identity> {
  const receipt: Record<string, string> = proof.method === 'code' ? { 'Openstack-Auth-Receipt': proof.receipt } : {}
  const { response, text } = await ask(access, 'POST', '/auth/tokens', {
    headers: { 'Content-Type': 'application/json', ...receipt },
    body: JSON.stringify({
      auth: { identity: identityOf(proof), scope: scopeOf(proof, project) },
    }),
  })
  if (response.status === 201) return readIdentity(response.headers.get('X-Subject-Token') ?? '', parsed(text))
  const given = response.headers.get('Openstack-Auth-Receipt')
  if (response.status === 401 && given) throw new CodeNeeded(given, userOfReceipt(text))
  throw errorOf(response, text)
}

/** Reads what a token is for. Rejects with ServiceError 401 or 404 when it is no longer good. */
export async function inspectToken(access: CloudAccess, token: string): Promise<Identity> {
  const { response, text } = await ask(access, 'GET', '/auth/tokens', {
    headers: { 'X-Auth-Token': token, 'X-Subject-Token': token },
  })
  if (response.status !== 200) throw errorOf(response, text)
  return readIdentity(token, parsed(text))
}

/** Ends a token; one that is gone already has ended. Rejects when Keystone fails at it. */
export async function revokeToken(access: CloudAccess, token: string): Promise<void> {
  const headers = { 'X-Auth-Token': token, 'X-Subject-Token': token }
  const { response, text } = await ask(access, 'DELETE', '/auth/tokens', { headers })
  if (response.status >= 500) throw errorOf(response, text)
}

/** The projects that somebody may choose, enabled ones only. */
export async function projectsFor(access: CloudAccess, token: string): Promise<Json[]> {
  const { response, text } = await ask(access, 'GET', '/auth/projects', { headers: { 'X-Auth-Token': token } })
  if (response.status !== 200) throw errorOf(response, text)
  return many(parsed(text), 'projects').filter(({ enabled }) => enabled !== false)
}

/** The project that somebody is to begin in; undefined where there is none, or Keystone does not tell him. */
export async function defaultProject(access: CloudAccess, { token, user }: Identity): Promise<string | undefined> {
  const { response, text } = await ask(access, 'GET', `/users/${encodeURIComponent(user.id)}`, {
    headers: { 'X-Auth-Token': token },
  })
  return response.ok ? textOf(one(parsed(text), 'user'), 'default_project_id') || undefined : undefined
}

/** Gives somebody another password; nobody has to be signed in. */
export async function changePassword(
  access: CloudAccess,
  userId: string,
  original: string,
  next: string,
): Promise<void> {
  const { response, text } = await ask(access, 'POST', `/users/${encodeURIComponent(userId)}/password`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: { original_password: original, password: next } }),
  })
  if (response.status >= 400) throw errorOf(response, text)
}

async function ask(
  { fetch, authUrl }: CloudAccess,
  method: string,
  path: string,
  init: RequestInit,
): Promise<{ readonly response: Response; readonly text: string }> {
  try {
    const response = await fetch(authUrl + path, { ...init, method, redirect: 'manual' })
    return { response, text: await response.text() }
  } catch (error) {
    throw unanswered(who, error)
  }
}

const who = 'The identity service'

const parsed = (text: string): unknown => parseAnswer(who, text)

function scopeOf({ method }: Proof, project: string | undefined) {
  if (project) return { project: { id: project } }
  return method === 'password' || method === 'code' ? 'unscoped' : undefined
}

function identityOf(proof: Proof): Json {
  switch (proof.method) {
    case 'password': {
      const user = { name: proof.name, domain: { name: proof.domain }, password: proof.password }
      return { methods: ['password'], password: { user } }
    }
    case 'code':
      return { methods: ['totp'], totp: { user: { id: proof.userId, passcode: proof.code } } }
    case 'token':
      return { methods: ['token'], token: { id: proof.token } }
    case 'application-credential':
      return { methods: ['application_credential'], application_credential: credentialOf(proof) }
  }
}

function credentialOf(credential: ApplicationCredential): Json {
  const { secret } = credential
  if ('id' in credential) return { id: credential.id, secret }
  const { name, user, domain } = credential
  return { name, secret, user: { name: user, domain: { name: domain } } }
}

const userOfReceipt = (text: string): string => textOf(one(one(parsed(text), 'receipt'), 'user'), 'id')

function readIdentity(token: string, answer: unknown): Identity {
  const facts = one(answer, 'token')
  const project = one(facts, 'project')
  const expires = Date.parse(textOf(facts, 'expires_at'))
  const roles = many(facts, 'roles').map(named)
  return {
    token,
    expires,
    lifetime: expires - Date.parse(textOf(facts, 'issued_at')),
    user: { ...named(one(facts, 'user')), domain: named(one(one(facts, 'user'), 'domain')) },
    project: textOf(project, 'id') ? { ...named(project), domain: named(one(project, 'domain')) } : null,
    roles,
    isAdmin: roles.some(({ name }) => name === 'admin'),
    isOfOneProject: [facts['methods']].flat().includes('application_credential'),
    catalog: readCatalog(facts),
  }
}

const named = (of: Json): Named => ({ id: textOf(asJson(of), 'id'), name: textOf(asJson(of), 'name') })
