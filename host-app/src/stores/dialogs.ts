import { hasUnsavedInput, type DeleteRequest, type DeleteResult, type StratusDeleteModal } from '@stratus/widgets'
import { atom, type ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'

/** A dialog as React draws it; it is gone when it calls `close`. */
export type Dialog<Result> = (close: (result: Result | null) => void) => ReactNode

type Named = NonNullable<Parameters<DeleteRequest['run']>[0]>

interface OpenDialog {
  readonly id: number
  readonly content:
    | { readonly kind: 'dialog'; readonly node: ReactNode }
    /** `ask` is given the element that asks; another call is the same question. */
    | { readonly kind: 'question'; ask(element: StratusDeleteModal): void }
}

export interface Dialogs {
  /** What is open, the newest last. Drawn once, at the root. */
  readonly list: ReadableAtom<readonly OpenDialog[]>
  /**
   * Opens a dialog.
   * @param signal ends it, such as when the page that opened it goes; not what somebody typed into, or what is being sent
   * @returns what it was closed with; null when it did nothing
   */
  open<Result>(dialog: Dialog<Result>, signal?: AbortSignal): Promise<Result | null>
  /**
   * Asks before something is done, does it for each item and says how it went.
   * @param signal takes an unanswered question back; what runs goes on
   */
  ask<Item extends Named>(request: DeleteRequest<Item>, signal?: AbortSignal): Promise<DeleteResult<Item>>
}

/** Dialogs and questions are opened anywhere and drawn once. */
export function createDialogs(): Dialogs {
  const list = atom<readonly OpenDialog[]>([])
  let last = 0
  const add = (content: OpenDialog['content']): (() => void) => {
    const entry = { id: (last += 1), content }
    list.set([...list.get(), entry])
    return () => list.set(list.get().filter((open) => open !== entry))
  }
  return {
    list,
    open: (dialog, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(null)
        const close = (result: Parameters<typeof resolve>[0]): void => {
          remove()
          resolve(result)
        }
        const remove = add({ kind: 'dialog', node: dialog(close) })
        signal?.addEventListener('abort', () => hasUnsavedInput() || close(null), { once: true })
      }),
    ask: (request, signal) =>
      new Promise((resolve) => {
        let asked = false
        const ask = (element: StratusDeleteModal): void => {
          if (asked) return
          asked = true
          signal?.addEventListener('abort', () => element.cancel(), { once: true })
          const answered = element.open(request)
          void answered.finally(remove)
          resolve(answered)
        }
        const remove = add({ kind: 'question', ask })
      }),
  }
}
