import type { Json } from './json.js'
import { unseen } from './service-error.js'
import type { Services } from './services.js'

/** Domains that are asked one by one at most. A cloud with more of them has people in more than one. */
const mostDomains = 50

/**
 * All users or groups that fit. A Keystone with drivers of their own for some domains (`domain_specific_drivers_enabled`, as before an
 * LDAP) answers for the domain of the token's project alone: where it tells of no other, the others are asked one by one.
 */
export async function everyone(
  services: Services,
  kind: 'users' | 'groups',
  query: Readonly<Record<string, string>> = {},
): Promise<Json[]> {
  const ask = (domain?: Json) =>
    services.all('identity', `/${kind}`, kind, {
      query: domain ? { ...query, domain_id: String(domain['id']) } : query,
    })
  const told = await ask()
  const known = new Set(told.map(({ domain_id }) => domain_id))
  if (query['domain_id'] !== undefined || known.size > 1) return told
  const domains = (await services.all('identity', '/domains', 'domains').catch(unseen)) ?? []
  const others = domains.filter(({ id }) => !known.has(id))
  if (others.length > mostDomains) return told
  const theirs = await Promise.all(others.map(async (domain) => (await ask(domain).catch(unseen)) ?? []))
  return [...told, ...theirs.flat()]
}
