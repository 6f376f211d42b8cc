import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../host.js'
import type { Thing } from '../tasks/task-kind.js'
import { useAsAsked, type AsAsked } from './use-as-asked.js'
import type { ResourceList } from './use-resource-list.js'

interface Followed<Row> {
  readonly type: string
  /** A row as what was asked of it has it, until the cloud tells. A constant. */
  readonly asAsked: AsAsked<Row>
  /** Whether the list has all that there are: of what is not in it, tasks take for granted that it is gone. */
  readonly isWhole?: boolean
}

/**
 * Hands what a list of all things of a type has read to the tasks that follow some of them, so that both ask once.
 * @returns the list, in which the task that runs is the status
 */
export function useSeenByTasks<Row extends Thing>(
  list: ResourceList<Row>,
  { type, asAsked, isWhole = true }: Followed<Row>,
): ResourceList<Row> {
  const { tasks } = useHost()
  const { rows, answered, updatedAt } = list
  const tell = useEffectEvent(() => tasks.seen(type, rows))
  // Rows that leave before the cloud has said so change no `updatedAt`.
  useEffect(() => {
    if (isWhole && answered && updatedAt !== undefined) tell()
  }, [isWhole, answered, updatedAt])
  return { ...list, rows: useAsAsked(type, rows, asAsked) }
}
