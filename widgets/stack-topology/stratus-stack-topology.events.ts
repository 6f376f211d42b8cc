export interface StratusStackTopologyEventMap {
  /** The user chose a resource by its name, or the stack itself: null. */
  'stratus-select': CustomEvent<{ readonly name: string | null }>
}
