export interface StratusPopoverEventMap {
  /** A fact: the user opened or closed it. */
  'stratus-toggle': CustomEvent<{ readonly open: boolean }>
}
