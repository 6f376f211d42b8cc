import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useHost } from '../host.js'
import type { Thing } from '../tasks/task-kind.js'
import { wishesOf, type Wish } from '../tasks/wishes.js'

/** A thing on its way to what it was asked; itself where there is no more to say than the cloud does. */
export type AsAsked<Row> = (row: Row, wish: Wish) => Row

/**
 * Things as what was asked of them has them, until the cloud tells.
 * @param asAsked a constant
 */
export function useAsAsked<Row extends Thing>(
  type: string,
  rows: readonly Row[],
  asAsked: AsAsked<Row>,
): readonly Row[] {
  const tasks = useStore(useHost().tasks.list)
  const wishes = useMemo(() => wishesOf(tasks, type), [tasks, type])
  return useMemo(() => {
    if (!wishes.size) return rows
    return rows.map((row) => {
      const wish = wishes.get(row.id)
      return wish ? asAsked(row, wish) : row
    })
  }, [rows, wishes, asAsked])
}
