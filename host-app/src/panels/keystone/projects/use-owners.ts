import type { Client } from '@stratus/api-client'
import { useCallback } from 'react'
import { useReadOnce } from '../../../hooks/use-read-once.js'
import { useHost } from '../../../host.js'
import { listDomains } from '../domains/domain.js'
import { allProjects } from './project-list.js'
import { pendingName } from '../../../list/pending-name.js'

/** Whose something is: names, or the id where they cannot be had. */
export interface Owner {
  readonly project: string | null
  readonly domain: string | null
}

export type Owners = ReadonlyMap<string, Owner>

/** Without the names the ids say whose things are. */
const nobody: Owners = new Map()

async function readOwners(client: Client, signal: AbortSignal): Promise<Owners> {
  const [projects, domains] = await Promise.all([
    allProjects(client, signal),
    listDomains(client, signal).catch(() => []),
  ])
  const names = new Map(domains.map(({ id, name }) => [id, name]))
  const ownerOf = ({ id, name, domain_id }: (typeof projects)[number]): [string, Owner] => [
    id,
    { project: name || id, domain: names.get(domain_id ?? '') ?? domain_id },
  ]
  return new Map(projects.map(ownerOf))
}

/** Every project and its domain, by the project's id; null while they are asked for, none where they cannot be had. */
export function useOwnerNames(): Owners | null {
  const { client } = useHost()
  return useReadOnce(
    useCallback((signal: AbortSignal) => readOwners(client, signal), [client]),
    nobody,
  )
}

/** Whose a thing of a project is. */
export const ownerIn = (owners: Owners, project: string | null): Owner =>
  owners.get(project ?? '') ?? { project, domain: null }

/** Names of whoever a project's things are, as `ownerIn`. Stable until they are there. */
export function useOwners(): (project: string | null) => Owner {
  const owners = useOwnerNames()
  return useCallback(
    (project: string | null) => (owners ? ownerIn(owners, project) : { project: project && pendingName, domain: null }),
    [owners],
  )
}
