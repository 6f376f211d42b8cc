import type { Action } from '../../internal/actions.js'

/** An entry of the menu of a node or of the ground, and what it does; links are followed by the browser. */
export interface MenuEntry {
  readonly action: Action
  readonly run?: () => void
}
