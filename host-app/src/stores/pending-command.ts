import { atom, type WritableAtom } from 'nanostores'

/** An action that a page shall do as soon as it offers it. */
export interface RequestedCommand {
  /** Id of one of the page's actions. */
  readonly id: string
  /** Path of the page. */
  readonly page: string
}

export type PendingCommand = WritableAtom<RequestedCommand | null>

export const createPendingCommand = (): PendingCommand => atom<RequestedCommand | null>(null)
