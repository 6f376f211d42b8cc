import { empty, json, Refusal } from '../handler.js'
import type { IdentityProviderRow } from '../world/tables/keystone.js'
import { inside, pageLinks, type Ask, type Fields, type Routes } from './ask.js'

const providers = '/OS-FEDERATION/identity_providers'
const mappings = '/OS-FEDERATION/mappings'

function administer({ session }: Ask): void {
  if (!session.isAdmin) throw new Refusal(403, 'You are not authorized to perform the requested action.')
}

const idOf = ({ path }: Ask): string => decodeURIComponent(path['id'] ?? '')
const protocolOf = ({ path }: Ask): string => decodeURIComponent(path['protocol'] ?? '')

const taken = (what: string, id: string) =>
  new Refusal(409, `Conflict occurred attempting to store ${what} - Duplicate entry found with ID ${id}.`)

function need<T>(row: T | undefined, what: string, id: string): T {
  if (row) return row
  throw new Refusal(404, `Could not find ${what}: ${id}.`)
}

const provider = (ask: Ask): IdentityProviderRow =>
  need(ask.db.keystone.identityProviders.get(idOf(ask)), 'Identity Provider', idOf(ask))

/** A remote id is of one provider. */
function readProvider(ask: Ask, { description, enabled, remote_ids }: Fields): Omit<IdentityProviderRow, 'id'> {
  const ids = Array.isArray(remote_ids) ? remote_ids.map(String) : []
  const other = ask.db.keystone.identityProviders.find(
    (row) => row.id !== idOf(ask) && row.remote_ids.some((id) => ids.includes(id)),
  )
  if (other) throw new Refusal(409, `Duplicate remote ID: ${ids.find((id) => other.remote_ids.includes(id)) ?? ''}`)
  return { description: typeof description === 'string' ? description : '', enabled: enabled === true, remote_ids: ids }
}

/** @throws Refusal 400 as Keystone's schema does */
function readRules({ rules }: Fields): readonly unknown[] {
  const isRule = (rule: unknown) => typeof rule === 'object' && rule !== null && 'local' in rule && 'remote' in rule
  if (Array.isArray(rules) && rules.length && rules.every(isRule)) return rules
  throw new Refusal(400, "Invalid input for field 'rules': each rule needs 'local' and 'remote'.")
}

/** Who vouches for people, how, and what becomes of them. */
export const federationRoutes: Routes = {
  [`GET ${providers}`](ask) {
    administer(ask)
    return json({ identity_providers: ask.db.keystone.identityProviders.all(), links: pageLinks(ask) })
  },
  [`GET ${providers}/{id}`](ask) {
    administer(ask)
    return json({ identity_provider: provider(ask) })
  },
  [`PUT ${providers}/{id}`](ask) {
    administer(ask)
    const id = idOf(ask)
    if (ask.db.keystone.identityProviders.has(id)) throw taken('identity_provider', id)
    const row = { id, ...readProvider(ask, inside(ask.sent, 'identity_provider')) }
    ask.db.keystone.identityProviders.insert(row)
    return json({ identity_provider: row }, 201)
  },
  [`PATCH ${providers}/{id}`](ask) {
    administer(ask)
    const { id } = provider(ask)
    ask.db.keystone.identityProviders.update(id, readProvider(ask, inside(ask.sent, 'identity_provider')))
    return json({ identity_provider: provider(ask) })
  },
  [`DELETE ${providers}/{id}`](ask) {
    administer(ask)
    const { id } = provider(ask)
    for (const row of ask.db.keystone.protocols.where('provider', id)) ask.db.keystone.protocols.remove(row.id)
    ask.db.keystone.identityProviders.remove(id)
    return empty()
  },
  [`GET ${providers}/{id}/protocols`](ask) {
    administer(ask)
    const rows = ask.db.keystone.protocols.where('provider', provider(ask).id)
    return json({
      protocols: rows.map(({ name, mapping_id }) => ({ id: name, mapping_id })),
      links: pageLinks(ask),
    })
  },
  [`PUT ${providers}/{id}/protocols/{protocol}`](ask) {
    administer(ask)
    const [of, name] = [provider(ask).id, protocolOf(ask)]
    const mapping_id = String(inside(ask.sent, 'protocol')['mapping_id'])
    need(ask.db.keystone.mappings.get(mapping_id), 'mapping', mapping_id)
    const id = `${of}/${name}`
    if (ask.db.keystone.protocols.has(id)) throw taken('federation_protocol', name)
    ask.db.keystone.protocols.insert({ id, provider: of, name, mapping_id })
    return json({ protocol: { id: name, mapping_id } }, 201)
  },
  [`DELETE ${providers}/{id}/protocols/{protocol}`](ask) {
    administer(ask)
    const { id } = need(
      ask.db.keystone.protocols.get(`${provider(ask).id}/${protocolOf(ask)}`),
      'federation protocol',
      protocolOf(ask),
    )
    ask.db.keystone.protocols.remove(id)
    return empty()
  },
  [`GET ${mappings}`](ask) {
    administer(ask)
    return json({ mappings: ask.db.keystone.mappings.all(), links: pageLinks(ask) })
  },
  [`GET ${mappings}/{id}`](ask) {
    administer(ask)
    return json({ mapping: need(ask.db.keystone.mappings.get(idOf(ask)), 'mapping', idOf(ask)) })
  },
  [`PUT ${mappings}/{id}`](ask) {
    administer(ask)
    const id = idOf(ask)
    if (ask.db.keystone.mappings.has(id)) throw taken('mapping', id)
    const row = { id, rules: readRules(inside(ask.sent, 'mapping')) }
    ask.db.keystone.mappings.insert(row)
    return json({ mapping: row }, 201)
  },
  [`PATCH ${mappings}/{id}`](ask) {
    administer(ask)
    const { id } = need(ask.db.keystone.mappings.get(idOf(ask)), 'mapping', idOf(ask))
    ask.db.keystone.mappings.update(id, { rules: readRules(inside(ask.sent, 'mapping')) })
    return json({ mapping: ask.db.keystone.mappings.need(id) })
  },
  [`DELETE ${mappings}/{id}`](ask) {
    administer(ask)
    const { id } = need(ask.db.keystone.mappings.get(idOf(ask)), 'mapping', idOf(ask))
    ask.db.keystone.mappings.remove(id)
    return empty()
  },
}
