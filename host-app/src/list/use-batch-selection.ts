import type { StratusLiveTable } from '@stratus/widgets'
import { useEffect, useRef, type RefObject } from 'react'

/** Of what is selected, what the action on `batch` did not go through for. */
export function leftSelected<Key>(
  selected: ReadonlySet<Key>,
  batch: ReadonlySet<Key | string>,
  done: ReadonlySet<Key | string>,
): ReadonlySet<Key> {
  return new Set([...selected].filter((key) => !(batch.has(key) && done.has(key))))
}

/**
 * After an action on several rows those that went through are no longer selected; what failed, or was left out, is.
 * @param done ids of what the last action went through for; another set for another action
 */
export function useBatchSelection(table: RefObject<StratusLiveTable | null>, done: ReadonlySet<string>) {
  const batch = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const element = table.current
    if (!element) return
    const selected = leftSelected(element.selected, batch.current, done)
    if (selected.size < element.selected.size) Object.assign(element, { selected })
  }, [table, done])
  return {
    /** The action on these rows begins; none for an action on one row, which leaves the selection alone. */
    begin(rows: readonly { readonly id: string }[]): void {
      batch.current = new Set(rows.map(({ id }) => id))
    },
  }
}
