import type { NavigateFunction } from 'react-router-dom'
import type { Host } from '../host.js'
import type { OpenGates } from './gates.js'

/** Something with an id, and a name if it was given one. */
export interface NamedItem {
  readonly id: string
  readonly name: string | null
}

/** What an action may use when it runs. */
export interface ActionContext<Item> {
  readonly host: Host
  readonly navigate: NavigateFunction
  /** Which parts of the panel are open to this user. */
  readonly gates: OpenGates
  /** The rows of the list as they are now; on a page of one item, that item. */
  readonly rows: readonly Item[]
}
