export interface StratusErrorStateEventMap {
  /** A request: the user wants it to be tried again. */
  'stratus-retry': CustomEvent<undefined>
}
