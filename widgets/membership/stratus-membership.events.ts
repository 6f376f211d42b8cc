import type { Assignment } from './membership-model.js'

export interface StratusMembershipEventMap {
  /** The user took somebody in or out, or changed a role. */
  'stratus-change': CustomEvent<{ readonly value: readonly Assignment[] }>
}
