import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { listDomains } from '../domains/domain.js'
import { allProjects } from './project-list.js'

/** Whose something is: names, or the id where they cannot be had. */
export interface Owner {
  readonly project: string | null
  readonly domain: string | null
}

/** Names of every project and its domain, by the project's id; ids until they are there. Stable until they are. */
export function useOwners(): (project: string | null) => Owner {
  const { client } = useHost()
  const [owners, setOwners] = useState<ReadonlyMap<string, Owner>>(new Map())
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
    read().catch(() => undefined)
    return () => controller.abort()
  }, [client])
  return useCallback((project: string | null) => owners.get(project ?? '') ?? { project, domain: null }, [owners])
}
