import { isRecord, readTexts } from '../../../schemas/fields.js'
import { Refusal, type Session } from '../../handler.js'
import type { AccessRuleRow, ApplicationCredentialRow } from '../../world/tables/keystone.js'
import type { World } from '../../world/world.js'

type Wanted = Pick<
  ApplicationCredentialRow,
  'name' | 'description' | 'roles' | 'expires_at' | 'access_rules' | 'unrestricted'
> & { readonly secret: string | null }

export const credentialsOf = ({ db }: World, user: string): ApplicationCredentialRow[] =>
  db.keystone.applicationCredentials.filter(({ user_id }) => user_id === user)

/** Whether its time is over. */
export const hasEnded = ({ clock }: World, { expires_at }: ApplicationCredentialRow): boolean =>
  expires_at !== null && Date.parse(`${expires_at}Z`) <= clock.now()

/** As Keystone is sent it. */
export function readNewCredential(sent: Readonly<Record<string, unknown>>): Wanted {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const roles = Array.isArray(sent['roles']) ? sent['roles'].filter(isRecord).map(({ name }) => name) : []
  return {
    name: text(sent['name']) ?? '',
    description: text(sent['description']),
    secret: text(sent['secret']),
    roles: readTexts(roles),
    expires_at: text(sent['expires_at'])?.replace('Z', '') ?? null,
    access_rules: readRules(sent['access_rules']),
    unrestricted: sent['unrestricted'] === true,
  }
}

/** @throws Refusal 400 as Keystone's schema does */
export function readRules(value: unknown): AccessRuleRow[] {
  if (value === undefined || value === null) return []
  const bad = (what: unknown) =>
    new Refusal(400, `Invalid input for field 'access_rules': ${JSON.stringify(what)} is not valid.`)
  if (!Array.isArray(value)) throw bad(value)
  return value.map((rule: unknown) => {
    const { service, method, path } = isRecord(rule) ? rule : {}
    if (typeof service !== 'string' || typeof method !== 'string' || typeof path !== 'string') throw bad(rule)
    if (!/^(POST|GET|HEAD|PATCH|PUT|DELETE)$/.test(method) || !path.startsWith('/')) throw bad(rule)
    return { service, method, path }
  })
}

export function createCredential(world: World, session: Session, wanted: Wanted): ApplicationCredentialRow {
  const { ids, clock, db } = world
  if (!wanted.name) throw new Refusal(400, "Invalid input for field 'name': '' is too short.")
  if (credentialsOf(world, session.user.id).some(({ name }) => name === wanted.name))
    throw new Refusal(
      409,
      `Conflict occurred attempting to store application_credential - Duplicate entry found with name ${wanted.name}.`,
    )
  if (wanted.expires_at !== null && !(Date.parse(`${wanted.expires_at}Z`) > clock.now()))
    throw new Refusal(400, 'The expiration time of an application credential must be in the future.')
  const row = {
    ...wanted,
    id: ids.hex(),
    secret: wanted.secret ?? `${ids.hex()}${ids.hex()}`,
    user_id: session.user.id,
    project_id: session.project.id,
    roles: wanted.roles.length ? wanted.roles : session.roles,
  }
  db.keystone.applicationCredentials.insert(row)
  return row
}

export function removeCredential(world: World, user: string, id: string): void {
  if (!credentialsOf(world, user).some((row) => row.id === id))
    throw new Refusal(404, `Could not find Application Credential: ${id}.`)
  world.db.keystone.applicationCredentials.remove(id)
}
