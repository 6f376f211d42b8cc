import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { pendingName } from '../../../list/pending-name.js'

/**
 * Names of projects by id: all of them in the admin area, else those of this user. Whoever may not list them sees ids, once
 * that is sure. Stable until then.
 * @param wanted false asks nothing
 */
export function useProjectNames(admin: boolean, wanted: boolean): (id: string) => string {
  const { client } = useHost()
  const { id, project_id, project_name } = useSession()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(project_id && project_name ? [[project_id, project_name]] : []),
  )
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const query = admin ? {} : { admin: false, user_id: id }
    const read = async (): Promise<void> => {
      const call = client.call('keystone.projects.list', { query, quiet: true, signal: controller.signal })
      const { items } = await call.catch(() => ({ items: [] }))
      if (controller.signal.aborted) return
      setNames(
        (known) => new Map([...known, ...items.map((project) => [project.id, project.name ?? project.id] as const)]),
      )
      setKnown(true)
    }
    void read()
    return () => controller.abort()
  }, [client, admin, wanted, id])
  return useCallback(
    (project: string) => names.get(project) ?? (isKnown || !wanted ? project : pendingName),
    [names, isKnown, wanted],
  )
}
