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
    Promise.all([allProjects(client, signal), listDomains(client, signal).catch(() => [])]).then(
      ([projects, domains]) => {
        const names = new Map(domains.map(({ id, name }) => [id, name]))
        setOwners(
          new Map(
            projects.map(({ id, name, domain_id }) => [
              id,
              { project: name || id, domain: names.get(domain_id ?? '') ?? domain_id },
            ]),
          ),
        )
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [client])
  return useCallback(
    (project: string | null) => owners.get(project ?? '') ?? { project, domain: null },
    [owners],
  )
}
