import { empty, json, Refusal } from '../handler.js'
import { parseCidr } from '../handlers/neutron/addressing.js'
import type { AddressScopeRow, SubnetPoolRow } from '../world/tables/neutron.js'
import { inside, type Ask, type Fields, type Routes } from './ask.js'
import { byId, filtered, own, owns, standard } from './neutron-rows.js'

type Shareable = AddressScopeRow | SubnetPoolRow

const seen = (ask: Ask, row: Shareable) => owns(ask, row) || row.shared

function needSeen<T extends Shareable>(ask: Ask, row: T | undefined, what: string): T {
  if (row && seen(ask, row)) return row
  throw new Refusal(404, `${what} ${byId(ask).id} could not be found.`)
}

const view = <T extends Shareable>(row: T): Fields => ({ ...row, tenant_id: row.project_id })

/** Neutron tells lengths as texts. */
const poolView = ({ default_prefixlen, min_prefixlen, max_prefixlen, ...pool }: SubnetPoolRow): Fields => ({
  ...view({ ...pool, default_prefixlen, min_prefixlen, max_prefixlen }),
  default_prefixlen: String(default_prefixlen),
  min_prefixlen: String(min_prefixlen),
  max_prefixlen: String(max_prefixlen),
  tags: [],
})

const poolOf = (ask: Ask) => own(ask, ask.db.neutron.subnetPools.get(byId(ask).id), 'Subnet pool')
const scopeOf = (ask: Ask) => own(ask, ask.db.neutron.addressScopes.get(byId(ask).id), 'Address scope')

/** What only administrators say. */
function demandRights(ask: Ask, sent: Fields, kind: string, verb: string): void {
  for (const name of ['shared', 'is_default'])
    if (sent[name] === true) ask.policy.demand('network', `${verb}_${kind}:${name}`)
  if (sent['project_id'] !== undefined && sent['project_id'] !== ask.session.project.id && !ask.session.isAdmin)
    throw new Refusal(403, `rule:${verb}_${kind} is disallowed by policy`)
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** What is sent of a pool over what it was. @throws Refusal */
function poolWith(ask: Ask, before: SubnetPoolRow | null, sent: Fields): Omit<SubnetPoolRow, 'id'> {
  const prefixes = sent['prefixes'] === undefined ? (before?.prefixes ?? []) : texts(sent['prefixes'])
  const parsed = prefixes.map((text) => ({ text, cidr: parseCidr(text) }))
  const bad = parsed.find(({ cidr }) => !cidr)
  if (bad) throw new Refusal(400, `Invalid input for prefixes. Reason: '${bad.text}' is not a valid IP subnet.`)
  const [first] = parsed
  if (!first?.cidr) throw new Refusal(400, 'Illegal subnetpool update : prefixes list cannot be empty.')
  const ip_version = first.cidr.version
  if (parsed.some(({ cidr }) => cidr?.version !== ip_version))
    throw new Refusal(400, 'Cannot mix IPv4 and IPv6 prefixes in a subnet pool.')
  const lost = before?.prefixes.find((text) => !prefixes.includes(text))
  if (lost) throw new Refusal(400, `Illegal subnetpool prefix update: ${lost} is in use.`)
  const length = (name: 'default_prefixlen' | 'min_prefixlen' | 'max_prefixlen', otherwise: number) =>
    sent[name] === undefined ? (before?.[name] ?? otherwise) : Number(sent[name])
  const min_prefixlen = length('min_prefixlen', ip_version === 4 ? 8 : 64)
  const max_prefixlen = length('max_prefixlen', ip_version === 4 ? 32 : 128)
  const default_prefixlen = length('default_prefixlen', min_prefixlen)
  if (min_prefixlen > max_prefixlen || default_prefixlen < min_prefixlen || default_prefixlen > max_prefixlen)
    throw new Refusal(
      400,
      `Illegal prefix bounds: min_prefixlen=${min_prefixlen}, default_prefixlen=${default_prefixlen}, max_prefixlen=${max_prefixlen}.`,
    )
  const wantedScope = sent['address_scope_id'] === undefined ? before?.address_scope_id : sent['address_scope_id']
  const scope = typeof wantedScope === 'string' ? ask.db.neutron.addressScopes.get(wantedScope) : undefined
  if (scope && scope.ip_version !== ip_version)
    throw new Refusal(
      400,
      `Illegal subnetpool association: subnetpool cannot associate with address scope ${scope.id}.`,
    )
  const text = (name: 'name' | 'description') => (typeof sent[name] === 'string' ? sent[name] : (before?.[name] ?? ''))
  return {
    ...(before ?? standard(ask)),
    ...(typeof sent['project_id'] === 'string' && { project_id: sent['project_id'] }),
    name: text('name'),
    description: text('description'),
    prefixes,
    ip_version,
    min_prefixlen,
    max_prefixlen,
    default_prefixlen,
    default_quota: null,
    address_scope_id: scope?.id ?? null,
    shared: typeof sent['shared'] === 'boolean' ? sent['shared'] : (before?.shared ?? false),
    is_default: typeof sent['is_default'] === 'boolean' ? sent['is_default'] : (before?.is_default ?? false),
  }
}

/** Pools of addresses, and the scopes that they are in: Horizon has no pages for them. */
export const pools: Routes = {
  'GET /subnetpools': (ask) =>
    json({ subnetpools: filtered(ask, ask.db.neutron.subnetPools.filter((row) => seen(ask, row)).map(poolView)) }),
  'GET /subnetpools/{id}': (ask) =>
    json({ subnetpool: poolView(needSeen(ask, ask.db.neutron.subnetPools.get(byId(ask).id), 'Subnet pool')) }),
  'POST /subnetpools'(ask) {
    ask.policy.demand('network', 'create_subnetpool')
    const sent = inside(ask.sent, 'subnetpool')
    demandRights(ask, sent, 'subnetpool', 'create')
    const row = { ...poolWith(ask, null, sent), id: ask.ids.uuid() }
    ask.db.neutron.subnetPools.insert(row)
    return json({ subnetpool: poolView(row) }, 201)
  },
  'PUT /subnetpools/{id}'(ask) {
    const before = poolOf(ask)
    ask.policy.demand('network', 'update_subnetpool')
    const sent = inside(ask.sent, 'subnetpool')
    demandRights(ask, sent, 'subnetpool', 'update')
    ask.db.neutron.subnetPools.update(before.id, poolWith(ask, before, sent))
    return json({ subnetpool: poolView(poolOf(ask)) })
  },
  'DELETE /subnetpools/{id}'(ask) {
    const { id } = poolOf(ask)
    ask.policy.demand('network', 'delete_subnetpool')
    ask.db.neutron.subnetPools.remove(id)
    return empty()
  },

  'GET /address-scopes': (ask) =>
    json({ address_scopes: filtered(ask, ask.db.neutron.addressScopes.filter((row) => seen(ask, row)).map(view)) }),
  'GET /address-scopes/{id}': (ask) =>
    json({ address_scope: view(needSeen(ask, ask.db.neutron.addressScopes.get(byId(ask).id), 'Address scope')) }),
  'POST /address-scopes'(ask) {
    ask.policy.demand('network', 'create_address_scope')
    const sent = inside(ask.sent, 'address_scope')
    demandRights(ask, sent, 'address_scope', 'create')
    const row: AddressScopeRow = {
      id: ask.ids.uuid(),
      project_id: typeof sent['project_id'] === 'string' ? sent['project_id'] : ask.session.project.id,
      name: String(sent['name'] ?? ''),
      ip_version: sent['ip_version'] === 6 ? 6 : 4,
      shared: sent['shared'] === true,
    }
    ask.db.neutron.addressScopes.insert(row)
    return json({ address_scope: view(row) }, 201)
  },
  'PUT /address-scopes/{id}'(ask) {
    const { id, name, shared } = scopeOf(ask)
    ask.policy.demand('network', 'update_address_scope')
    const sent = inside(ask.sent, 'address_scope')
    demandRights(ask, sent, 'address_scope', 'update')
    if (shared && sent['shared'] === false)
      throw new Refusal(400, `Unable to update address scope ${id} : Shared address scope can't be unshared`)
    ask.db.neutron.addressScopes.update(id, {
      name: typeof sent['name'] === 'string' ? sent['name'] : name,
      shared: sent['shared'] === true || shared,
    })
    return json({ address_scope: view(scopeOf(ask)) })
  },
  'DELETE /address-scopes/{id}'(ask) {
    const { id } = scopeOf(ask)
    ask.policy.demand('network', 'delete_address_scope')
    if (ask.db.neutron.subnetPools.where('address_scope_id', id).length)
      throw new Refusal(
        409,
        `Unable to complete operation on address scope ${id}. There are one or more subnet pools in use on the address scope`,
      )
    ask.db.neutron.addressScopes.remove(id)
    return empty()
  },
}
