import { ApiError, type Client, type QueryOf } from '@stratus/api-client'
import { userPolicies } from '@stratus/api-client/rules'
import { meetsTerms } from '@stratus/widgets'
import type { ListTerm } from '../../../list/list-state.js'
import { userFacets, type User } from './user.js'

type UserQuery = NonNullable<QueryOf<'keystone.users.list'>>

/** The list call's query: the terms of the server's own facets. */
export function userListQuery(terms: readonly ListTerm[]): UserQuery {
  const isServer = ({ name }: ListTerm) => userFacets.some((facet) => facet.name === name && facet.isServer)
  const pairs = terms
    .filter(isServer)
    .map(({ name, value }) => [name, name === 'enabled' ? value === 'true' : value] as const)
  return Object.fromEntries(pairs)
}

/** Where nothing is left to the server. */
const ownFacets = userFacets.map((facet) => ({ ...facet, isServer: false }))

/** The users this person may see that meet the terms: without `list_users` nobody but themselves (I-USER-06). */
export async function listUsers(
  client: Pick<Client, 'allowed' | 'call'>,
  terms: readonly ListTerm[],
  signal?: AbortSignal,
): Promise<readonly User[]> {
  const allowed = await client.allowed(userPolicies.list.policy).catch(() => false)
  if (!allowed) {
    const self = await client.call('keystone.users.get', { params: { id: 'current' }, signal, quiet: true })
    return meetsTerms(self, terms, ownFacets) ? [self] : []
  }
  const found = await search(client, userListQuery(terms), signal)
  return found.filter((user) => meetsTerms(user, terms, userFacets))
}

/** A search for an id that nobody has is a failure on some releases, for us it finds nobody. */
async function search(client: Pick<Client, 'call'>, query: UserQuery, signal?: AbortSignal): Promise<readonly User[]> {
  try {
    return (await client.call('keystone.users.list', { query, signal, quiet: true })).items
  } catch (error) {
    if (query.id && error instanceof ApiError && (await isNobody(client, query.id, signal))) return []
    throw error
  }
}

async function isNobody(client: Pick<Client, 'call'>, id: string, signal?: AbortSignal): Promise<boolean> {
  return client.call('keystone.users.get', { params: { id }, signal, quiet: true }).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  )
}
