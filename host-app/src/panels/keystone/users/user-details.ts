import type { Client } from '@stratus/api-client'
import type { UserRow } from './user.js'

/** A user with the names that are not on the wire. */
export interface UserDetails {
  readonly user: UserRow
  /** Null where it may not be read. */
  readonly domainName: string | null
  /** Null where there is none, or it may not be read. */
  readonly projectName: string | null
}

/** One user, with the names of domain and primary project as far as this person may read them. */
export async function loadUserDetails(
  client: Pick<Client, 'call'>,
  id: string,
  signal?: AbortSignal,
): Promise<UserDetails> {
  const quiet = { signal, quiet: true }
  const [user, session] = await Promise.all([
    client.call('keystone.users.get', { params: { id }, ...quiet }),
    client.call('keystone.session', quiet),
  ])
  const nameOfDomain = async (): Promise<string | null> => {
    if (!user.domain_id) return null
    if (user.domain_id === session.user_domain_id) return session.user_domain_name
    return (await client.call('keystone.domains.get', { params: { id: user.domain_id }, ...quiet })).name
  }
  const nameOfProject = async (): Promise<string | null> => {
    if (!user.default_project_id) return null
    if (user.default_project_id === session.project_id) return session.project_name
    return (await client.call('keystone.projects.get', { params: { id: user.default_project_id }, ...quiet })).name
  }
  const [domainName, projectName] = await Promise.all([
    nameOfDomain().catch(() => null),
    nameOfProject().catch(() => null),
  ])
  return { user: { ...user, isSelf: user.id === session.id }, domainName, projectName }
}
