import { useCallback, useEffect, useState } from 'react'
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

/** Every project and its domain, by the project's id; null while they are asked for, none where they cannot be had. */
export function useOwnerNames(): Owners | null {
  const { client } = useHost()
  const [owners, setOwners] = useState<Owners | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = async (): Promise<void> => {
      const [projects, domains] = await Promise.all([
        allProjects(client, signal),
        listDomains(client, signal).catch(() => []),
      ])
      const names = new Map(domains.map(({ id, name }) => [id, name]))
      const ownerOf = ({ id, name, domain_id }: (typeof projects)[number]): [string, Owner] => [
        id,
        { project: name || id, domain: names.get(domain_id ?? '') ?? domain_id },
      ]
      setOwners(new Map(projects.map(ownerOf)))
    }
    // Without the names the ids say whose things are.
    read().catch(() => signal.aborted || setOwners(new Map()))
    return () => controller.abort()
  }, [client])
  return owners
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
