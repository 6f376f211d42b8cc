import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'

/**
 * Names of projects by id: all of them in the admin area, else those of this user. Whoever may not list them sees ids.
 * @param wanted false asks nothing
 */
export function useProjectNames(admin: boolean, wanted: boolean): ReadonlyMap<string, string> {
  const { client } = useHost()
  const { id, project_id, project_name } = useSession()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(project_id && project_name ? [[project_id, project_name]] : []),
  )
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const query = admin ? {} : { admin: false, user_id: id }
    client.call('keystone.projects.list', { query, quiet: true, signal: controller.signal }).then(
      ({ items }) =>
        setNames(
          (known) => new Map([...known, ...items.map((project) => [project.id, project.name ?? project.id] as const)]),
        ),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, admin, wanted, id])
  return names
}
