import type { Toast } from './toast-model.js'

export interface StratusToasterEventMap {
  /** The message log changed: a message came, or the log was cleared. */
  'stratus-messages-change': CustomEvent<{ readonly log: readonly Toast[] }>
}
