import type { AnswerOf, Client } from '@stratus/api-client'
import { domainPolicies } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import { yesNo } from '../../../ui/yes-no.js'
import { idColumn } from '../../../list/id-column.js'

export type Domain = AnswerOf<'keystone.domains.get'>

/** A domain's name; its id where it has none. */
export const nameOf = ({ name, id }: Domain) => name || id

/** The columns, in order (I-DOM-01). `href`: address of a domain's details, with the web root. */
export function domainColumns(href: (domain: Domain) => string): Column<Domain>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (domain) => ({ text: nameOf(domain), href: href(domain) }),
    },
    { id: 'description', title: t('Description'), value: ({ description }) => description },
    idColumn(),
    { id: 'enabled', title: t('Enabled'), value: ({ enabled }) => yesNo(enabled) },
  ]
}

/**
 * The domains this person may see: all, or the default one alone, where the list is refused or where the session's default
 * domain is not the configured one (I-DOM-04). While nobody tells the default one, what is said is about the list.
 */
export async function listDomains(
  client: Pick<Client, 'allowed' | 'call' | 'setting'>,
  signal?: AbortSignal,
): Promise<readonly Domain[]> {
  const [allowed, own, configured] = await Promise.all([
    client.allowed(domainPolicies.list.policy).catch(() => false),
    client.call('keystone.defaultDomain', { signal, quiet: true }).catch(() => null),
    client.setting('OPENSTACK_KEYSTONE_DEFAULT_DOMAIN', 'Default').catch(() => 'Default'),
  ])
  if (own && (!allowed || own.name !== configured)) return [own]
  return (await client.call('keystone.domains.list', { signal, quiet: true })).items
}

/**
 * One domain with all its facts. The server answers for the default domain with id and name alone: its facts are in the list,
 * where that may be read.
 */
export async function domainOf(
  client: Pick<Client, 'allowed' | 'call' | 'setting'>,
  id: string,
  options: { signal?: AbortSignal; quiet?: boolean } = {},
): Promise<Domain> {
  const [domain, listed] = await Promise.all([
    client.call('keystone.domains.get', { params: { id }, ...options }),
    id === 'default' ? listDomains(client, options.signal).catch(() => []) : [],
  ])
  return listed.find((one) => one.id === id) ?? domain
}
