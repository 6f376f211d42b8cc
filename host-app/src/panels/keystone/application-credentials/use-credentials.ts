import type { Client } from '@stratus/api-client'
import { useMemo } from 'react'
import { useSession } from '../../../hooks/use-session.js'
import { useHost } from '../../../host.js'
import { useResourceList, type ResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { withProject, type Credential } from './credential.js'

const keyOf = ({ id }: Credential) => id
const remember = remembered<Credential>('application-credentials', [
  'id',
  'name',
  'description',
  'project',
  'project_id',
  'expires_at',
  'roles',
])

/** One's own credentials, in all projects, with the names of those. */
export function useCredentials(): ResourceList<Credential> {
  const { client } = useHost()
  const { id } = useSession()
  const load = useMemo(() => credentialLoader(client, id), [client, id])
  return useResourceList<Credential>({ load, keyOf, remember })
}

/** The projects are asked for until they are told, and no more: they hardly change while somebody looks. */
export function credentialLoader(client: Pick<Client, 'call'>, user: string) {
  let projects: Promise<ReadonlyMap<string, string>> | undefined
  const names = async (): Promise<ReadonlyMap<string, string>> => {
    const query = { admin: false, user_id: user }
    const { items } = await client.call('keystone.projects.list', { query, quiet: true })
    return new Map(items.map((project) => [project.id, project.name ?? project.id]))
  }
  return async (signal: AbortSignal): Promise<readonly Credential[]> => {
    projects ??= names()
    const [{ items }, known] = await Promise.all([
      client.call('keystone.applicationCredentials.list', { signal, quiet: true }),
      projects.catch(() => {
        // The next reading asks again; until then ids stand there.
        projects = undefined
        return new Map<string, string>()
      }),
    ])
    return items.map((credential) => withProject(credential, known))
  }
}
