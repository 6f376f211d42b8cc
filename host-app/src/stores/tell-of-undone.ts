import type { TabMemory } from './tab-memory.js'
import type { Toasts } from './toasts.js'

/** Of the tab's memory: an `Undone`, while an action on several things runs. */
export const UNDONE = 'undone'

/** What is said of an action that the end of its page broke off, translated. */
export interface Undone {
  readonly text: string
  readonly details: string
}

/** Says what an action of the page before this one was not done for when that page went. */
export function tellOfUndone(memory: Pick<TabMemory, 'recall' | 'forget'>, toasts: Pick<Toasts, 'add'>): void {
  const found = memory.recall(UNDONE)?.value as Undone | null | undefined
  // On the page that does it, it has no value yet.
  if (!found) return
  memory.forget(UNDONE)
  toasts.add('warning', found.text, { details: found.details })
}
