import type { StratusLiveTable } from '@stratus/widgets'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * After an action on several rows those that went through are no longer selected; what failed, or was left out, is.
 * @param done ids of what the last action went through for; another set for another action
 */
export function useBatchSelection(table: RefObject<StratusLiveTable | null>, done: ReadonlySet<string>) {
  const batch = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const element = table.current
    if (!element) return
    const gone = (key: unknown) => typeof key === 'string' && batch.current.has(key) && done.has(key)
    const left = [...element.selected].filter((key) => !gone(key))
    if (left.length < element.selected.size) Object.assign(element, { selected: new Set(left) })
  }, [table, done])
  return {
    /** The action on these rows begins; none for an action on one row, which leaves the selection alone. */
    begin(rows: readonly { readonly id: string }[]): void {
      batch.current = new Set(rows.map(({ id }) => id))
    },
  }
}
