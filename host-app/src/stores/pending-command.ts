import { atom, type WritableAtom } from 'nanostores'

/** One thing of a panel. */
export interface CommandItem {
  readonly id: string
  /** Type code of the panel. */
  readonly type: string
}

/** An action that a page shall do as soon as it offers it. */
export interface RequestedCommand {
  /** Id of one of the page's actions, or of those of `item`. */
  readonly id: string
  /** What is acted on; absent: the page as a whole. */
  readonly item?: CommandItem
  /** Path of the page. */
  readonly page: string
}

export type PendingCommand = WritableAtom<RequestedCommand | null>

export const createPendingCommand = (): PendingCommand => atom<RequestedCommand | null>(null)
