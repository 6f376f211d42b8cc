import type { ComponentType } from 'react'
import type { ActionResult } from '../actions/action-result.js'
import type { Host } from '../host.js'

export interface DetailsProps<Item> {
  item: Item
  /** The part of the address after the type. */
  path: string
  /** Loads the item again; what is shown stays until the answer comes. */
  reload(): Promise<void>
  /** To be called after an action: goes to the list when everything is deleted, else reloads (W-DETAIL-04), and is settled then. */
  onResult(result: ActionResult | undefined): void | Promise<void>
}

/** What a lazily loaded details module exports. */
export interface DetailsModule<Item> {
  /** Loads the item; an `ApiError` with status 404 leads to the not-found page. Missing: an error is logged (W-DETAIL-06). */
  load?: (host: Host, path: string, signal: AbortSignal) => Promise<Item>
  /** The state an item is moving from: it is followed until it rests. */
  transitionOf?: (item: Item) => string | null
  Component: ComponentType<DetailsProps<Item>>
}
