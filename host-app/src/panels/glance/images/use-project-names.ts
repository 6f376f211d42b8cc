import { useCallback } from 'react'
import { useReadOnce } from '../../../hooks/use-read-once.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { pendingName } from '../../../list/pending-name.js'

type Names = ReadonlyMap<string, string>

const noNames: Names = new Map()

/**
 * Names of projects by id: all of them in the admin area, else those of this user. Whoever may not list them sees ids, once
 * that is sure. Stable until then.
 * @param wanted false asks nothing
 */
export function useProjectNames(admin: boolean, wanted: boolean): (id: string) => string {
  const { client } = useHost()
  const { id, project_id, project_name } = useSession()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Names> => {
      const query = admin ? {} : { admin: false, user_id: id }
      const { items } = await client.call('keystone.projects.list', { query, quiet: true, signal })
      return new Map(items.map((project) => [project.id, project.name ?? project.id]))
    },
    [client, admin, id],
  )
  const names = useReadOnce(load, noNames, wanted)
  return useCallback(
    (project: string) => {
      const own = project === project_id ? project_name : null
      return names?.get(project) ?? own ?? (names || !wanted ? project : pendingName)
    },
    [names, wanted, project_id, project_name],
  )
}
