import { atom, type WritableAtom } from 'nanostores'

/** An action that a page shall do as soon as it offers it. */
export interface AskedCommand {
  /** Id of the page's `CommandButton`. */
  readonly id: string
  /** Path of the page. */
  readonly page: string
}

export type PendingCommand = WritableAtom<AskedCommand | null>

export const createPendingCommand = (): PendingCommand => atom<AskedCommand | null>(null)
