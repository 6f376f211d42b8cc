import { withoutSdkPreamble } from '@stratus/api-client'
import { atom, type ReadableAtom } from 'nanostores'
import { t, type MessageType, type Toast, type ToastInput } from '@stratus/widgets'

/** The element that shows messages, as far as this store needs it. */
export interface ToastHolder extends EventTarget {
  add(input: ToastInput): number
  find(type: MessageType, text: string): Toast | undefined
  clear(id: number): void
  readonly log: readonly Toast[]
  readonly shown: readonly Toast[]
}

export interface Toasts {
  /** Every message of this visit, oldest first. */
  readonly log: ReadableAtom<readonly Toast[]>
  /** Messages that came since the log was last looked at. */
  readonly unread: ReadableAtom<number>
  /** Shows a message. An identical one that is still shown is not repeated (W-TOAST-03). Returns what takes it away again. */
  add(type: MessageType, text: string, more?: Omit<ToastInput, 'type' | 'text'>): () => void
  /** Takes a message away that is no longer true; it stays in the log. */
  withdraw(type: MessageType, text: string): void
  /** Where the log ends now, for `withdrawFailures`. */
  mark(): number
  /** Takes away failures that were said since: what failed is tried again. They stay in the log. */
  withdrawFailures(since: number): void
  /** The log is being looked at: nothing is new any more, and what is shown would only lie over it, unless its time decides something. */
  read(): void
  /** Hands over the element; what was said before it existed is shown now. Returns what takes it away. */
  attach(holder: ToastHolder): () => void
}

/**
 * As it is shown: without what forms of Horizon put before the words of a service (A-REL-03), and without signs in the names of a service's
 * words that would turn the rest of them around (W-TEXT-05).
 */
const shownText = (text: string): string => t('%s', [withoutSdkPreamble(text)])

/** Messages are said anywhere and shown by the one `stratus-toaster` of the page. */
export function createToasts(): Toasts {
  const log = atom<readonly Toast[]>([])
  const unread = atom(0)
  let holder: ToastHolder | null = null
  let waiting: ToastInput[] = []
  return {
    log,
    unread,
    add(type, text, more) {
      const input = { ...more, type, text: shownText(text) }
      if (holder) {
        const id = holder.add(input)
        return () => holder?.clear(id)
      }
      waiting.push(input)
      return () => (waiting = waiting.filter((each) => each !== input))
    },
    withdraw(type, text) {
      const shown = holder?.find(type, shownText(text))
      if (shown) holder?.clear(shown.id)
    },
    mark: () => log.get().at(-1)?.id ?? 0,
    withdrawFailures(since) {
      for (const { id, type } of holder?.shown ?? [])
        if (id > since && (type === 'error' || type === 'danger')) holder?.clear(id)
    },
    read() {
      unread.set(0)
      for (const { id, onLeave } of holder?.shown ?? []) if (!onLeave) holder?.clear(id)
    },
    attach(next) {
      holder = next
      const follow = (): void => {
        const last = log.get().at(-1)?.id ?? 0
        unread.set(unread.get() + next.log.filter(({ id }) => id > last).length)
        log.set([...next.log])
      }
      next.addEventListener('stratus-messages-change', follow)
      for (const input of waiting.splice(0)) next.add(input)
      return () => {
        next.removeEventListener('stratus-messages-change', follow)
        if (holder === next) holder = null
      }
    },
  }
}
