import { takesCode } from '../access/one-time-codes.js'
import { describeSession, projectsOf } from '../access/sessions.js'
import type { Token } from '../access/tokens.js'
import type { Call } from '../call.js'
import type { Cloud } from '../cloud.js'
import { empty, json, Refusal, type Reply } from '../handler.js'
import { hasEnded } from '../handlers/keystone/credentials.js'
import { projectView } from '../handlers/keystone/views.js'
import { escapeHtml } from '../pages.js'
import type { UserRow } from '../world/tables/keystone.js'
import { fieldsOf, inside, type Fields } from './ask.js'
import { places } from './places.js'

const requiresAuthentication = () => new Refusal(401, 'The request you have made requires authentication.')

/** What Keystone answers to somebody without a project's token: sign-in, and what belongs to it. Null: needs one. */
export function answerTokens(cloud: Cloud, call: Call): Reply | null {
  const path = call.url.pathname.slice(places.identity.length).replace(/\/$/, '')
  const sent = call.method === 'POST' ? fieldsOf(JSON.parse(new TextDecoder().decode(call.body) || '{}')) : {}
  switch (`${call.method} ${path}`) {
    case 'GET ':
      return json({ version: { id: 'v3.14', status: 'stable', updated: '2020-04-07T00:00:00Z', links: [] } })
    case 'POST /auth/tokens':
      return signIn(cloud, call, inside(sent, 'auth'))
    case 'GET /auth/tokens':
      return json({ token: describe(cloud, call, subject(cloud, call)) })
    case 'DELETE /auth/tokens':
      cloud.tokens.revoke(subject(cloud, call).id)
      return empty()
    case 'GET /auth/projects':
      return ownProjects(cloud, call)
  }
  if (webSso.test(`${call.method} ${path}`)) return signOn(cloud, call)
  const [, whose] = /^POST \/users\/([^/]+)\/password$/.exec(`${call.method} ${path}`) ?? []
  return whose === undefined ? null : changePassword(cloud, whose, inside(sent, 'user'))
}

/** Where other sites sign people in. */
const webSso = /^GET \/auth\/OS-FEDERATION\/(websso\/[^/]+|identity_providers\/[^/]+\/protocols\/[^/]+\/websso)$/

/** The other site knows who sits there: `demo`. Keystone's page posts his token on to who has asked. */
function signOn(cloud: Cloud, { url }: Call): Reply {
  const user = cloud.world.db.keystone.users.find(({ name }) => name === 'demo')
  if (!user?.enabled) throw requiresAuthentication()
  const { id } = cloud.tokens.issue(user.id, null, ['mapped'])
  const html = `<!DOCTYPE html><html><body onload="document.forms[0].submit()"><form method="post" action="${escapeHtml(url.searchParams.get('origin') ?? '')}">
<input type="hidden" name="token" value="${escapeHtml(id)}"></form></body></html>`
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: html }
}

function subject({ tokens }: Cloud, { headers }: Call): Token {
  if (!tokens.get(headers.get('X-Auth-Token'))) throw requiresAuthentication()
  const token = tokens.get(headers.get('X-Subject-Token'))
  if (!token) throw new Refusal(404, 'Could not find token.')
  return token
}

function ownProjects({ tokens, world }: Cloud, { headers, url }: Call): Reply {
  const token = tokens.get(headers.get('X-Auth-Token'))
  if (!token) throw requiresAuthentication()
  const rows = projectsOf(world.db, token.userId).map((id) => world.db.keystone.projects.need(id))
  return json({ projects: rows.map(projectView), links: { self: url.href, next: null, previous: null } })
}

function changePassword({ world }: Cloud, id: string, { original_password, password }: Fields): Reply {
  const { users } = world.db.keystone
  const user = users.get(id)
  if (!user?.enabled || user.password !== original_password) throw requiresAuthentication()
  users.update(id, { password: String(password), password_expired: false })
  return empty()
}

interface Proven {
  readonly user: UserRow
  /** What was shown may be good for one project only. */
  readonly project?: string
  readonly until?: number
}

function signIn(cloud: Cloud, call: Call, auth: Fields): Reply {
  const { db } = cloud.world
  const identity = inside(auth, 'identity')
  const [method = ''] = (identity['methods'] ?? []) as string[]
  const proven = prove(cloud, call, method, inside(identity, method))
  if ('status' in proven) return proven
  const { user, until } = proven
  const wanted = inside(inside(auth, 'scope'), 'project')['id']
  const project = proven.project ?? (typeof wanted === 'string' ? wanted : null)
  if (project !== null && !projectsOf(db, user.id).includes(project)) throw requiresAuthentication()
  const token = cloud.tokens.issue(user.id, project, [method], until)
  return json({ token: describe(cloud, call, token) }, 201, { 'X-Subject-Token': token.id })
}

/** Whose identity is shown, or the receipt for the first of two factors. */
function prove(cloud: Cloud, call: Call, method: string, shown: Fields): Proven | Reply {
  const { keystone } = cloud.world.db
  switch (method) {
    case 'password': {
      const user = userOf(cloud, inside(shown, 'user'))
      if (!user?.enabled || user.password !== inside(shown, 'user')['password']) throw requiresAuthentication()
      if (user.totp_secret) return receipt(cloud, user)
      if (user.password_expired)
        throw new Refusal(401, `The password is expired and needs to be changed for user: ${user.id}.`)
      return { user }
    }
    case 'totp': {
      const whose = cloud.sessions.awaited(call.headers.get('Openstack-Auth-Receipt') ?? undefined)
      const user = keystone.users.get(whose ?? '')
      const { id, passcode } = inside(shown, 'user')
      if (!user?.enabled || user.id !== id || !takesCode(cloud, user, String(passcode))) throw requiresAuthentication()
      return { user }
    }
    case 'token': {
      const token = cloud.tokens.get(String(shown['id']))
      const user = keystone.users.get(token?.userId ?? '')
      if (!token || !user?.enabled) throw requiresAuthentication()
      return { user, until: token.expires }
    }
    case 'application_credential': {
      const credential = credentialOf(cloud, shown)
      const user = keystone.users.get(credential?.user_id ?? '')
      if (!credential || !user?.enabled || credential.secret !== shown['secret'] || hasEnded(cloud.world, credential))
        throw requiresAuthentication()
      return { user, project: credential.project_id }
    }
    default:
      throw requiresAuthentication()
  }
}

/** By its id, or by its name and whose it is. */
function credentialOf(cloud: Cloud, { id, name, user }: Fields) {
  const { applicationCredentials } = cloud.world.db.keystone
  if (typeof id === 'string') {
    const found = applicationCredentials.get(id)
    if (!found) throw new Refusal(404, `Could not find Application Credential: ${id}.`)
    return found
  }
  const owner = userOf(cloud, fieldsOf(user))
  return applicationCredentials.find((row) => row.name === name && row.user_id === owner?.id)
}

function userOf({ world: { db } }: Cloud, { id, name, domain }: Fields): UserRow | undefined {
  const { users, domains } = db.keystone
  if (typeof id === 'string') return users.get(id)
  const wanted = fieldsOf(domain)
  const found = domains.find((row) => row.id === wanted['id'] || row.name === wanted['name'])
  return users.find((row) => row.name === name && row.domain_id === found?.id)
}

function receipt({ sessions }: Cloud, { id, name, domain_id }: UserRow): Reply {
  const body = {
    receipt: { methods: ['password'], user: { id, name, domain: { id: domain_id } } },
    required_auth_methods: [['totp', 'password']],
  }
  return json(body, 401, { 'Openstack-Auth-Receipt': sessions.await(id) })
}

/** `2026-01-15T12:00:00.000000Z` */
const time = (ms: number): string => new Date(ms).toISOString().replace('Z', '000Z')

function describe(cloud: Cloud, { url }: Call, { id, userId, projectId, issued, expires, methods }: Token): Fields {
  const { db, regions } = cloud.world
  const { users, domains, projects, roles } = db.keystone
  const user = users.need(userId)
  const domainOf = (of: string) => ({ id: of, name: domains.get(of)?.name ?? of })
  const person = { id: userId, name: user.name, domain: domainOf(user.domain_id), password_expires_at: null }
  const facts = { methods, user: person, audit_ids: [], expires_at: time(expires), issued_at: time(issued) }
  const project = projectId === null ? undefined : projects.get(projectId)
  const session =
    project && describeSession(db, { userId, projectId: project.id, region: cloud.world.region, token: id })
  if (!session) return facts
  return {
    ...facts,
    project: { id: project.id, name: project.name, domain: domainOf(project.domain_id) },
    is_domain: false,
    roles: session.roles.map((name) => ({ name, id: roles.find((row) => row.name === name)?.id ?? name })),
    catalog: Object.entries(places).map(([type, place]) => {
      const row = db.keystone.services.find((service) => service.type === type)
      const path = place.replace('{project}', project.id)
      const endpoints = regions.flatMap((region) =>
        ['public', 'internal', 'admin'].map((side) => ({
          id: `${row?.id}-${region}-${side}`,
          interface: side,
          region,
          region_id: region,
          url: url.origin + path,
        })),
      )
      return { id: row?.id ?? type, type, name: row?.name ?? type, endpoints }
    }),
  }
}
