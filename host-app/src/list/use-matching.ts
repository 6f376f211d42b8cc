import type { StratusLiveTable } from '@stratus/widgets'
import { useEffect, type RefObject } from 'react'

/**
 * Tells how many rows the filters leave: the table, which searches for the text, knows it after its update, and each new row or
 * letter is another drawing of this.
 */
export function useMatching(
  table: RefObject<StratusLiveTable | null>,
  isFiltered: boolean,
  tell: ((count: number | undefined) => void) | undefined,
): void {
  useEffect(() => {
    let gone = false
    const element = table.current
    void element?.updateComplete.then(() => gone || tell?.(isFiltered ? element.matching : undefined))
    return () => {
      gone = true
    }
  })
}
