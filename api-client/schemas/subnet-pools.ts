import { count, flag, id, list, type Model, reader, text, texts } from './fields.js'

const subnetPoolShape = {
  id: id(),
  name: text(),
  description: text(),
  /** Name of its project. */
  project: text(),
  /** It may be changed by who asks. */
  own: flag(),
  prefixes: texts(),
  /** 4 or 6. */
  ip_version: count(),
  /** Lengths of prefixes: 26 of `10.50.0.0/26`. */
  default_prefixlen: count(),
  min_prefixlen: count(),
  max_prefixlen: count(),
  /** How many addresses a project may take of it; null: as many as there are. */
  default_quota: count(),
  address_scope_id: text(),
  /** Name of its scope. */
  address_scope: text(),
  shared: flag(),
  is_default: flag(),
}
/** Prefixes of which subnets are cut. */
export type SubnetPool = Model<typeof subnetPoolShape>
export const subnetPools = list(reader(subnetPoolShape))

const addressScopeShape = {
  id: id(),
  name: text(),
  project: text(),
  own: flag(),
  ip_version: count(),
  shared: flag(),
  /** Names of the pools in it. */
  pools: texts(),
}
/** In it no address is there twice, and so it is routed without translation. */
export type AddressScope = Model<typeof addressScopeShape>
export const addressScopes = list(reader(addressScopeShape))
