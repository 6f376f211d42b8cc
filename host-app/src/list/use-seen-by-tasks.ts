import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../host.js'
import type { Thing } from '../tasks/task-kind.js'
import type { ResourceList } from './use-resource-list.js'

/**
 * Hands what a list of all things of a type has read to the tasks that follow some of them, so that both ask once.
 * @param isWhole whether it has all that there are: of what is not in it, tasks take for granted that it is gone
 * @returns the list
 */
export function useSeenByTasks<Row extends Thing>(
  type: string,
  list: ResourceList<Row>,
  isWhole = true,
): ResourceList<Row> {
  const { tasks } = useHost()
  const { rows, answered, updatedAt } = list
  const tell = useEffectEvent(() => tasks.seen(type, rows))
  // Rows that leave before the cloud has said so change no `updatedAt`.
  useEffect(() => {
    if (isWhole && answered && updatedAt !== undefined) tell()
  }, [isWhole, answered, updatedAt])
  return list
}
