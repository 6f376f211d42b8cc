export interface StratusCheckboxEventMap {
  /** The user checked or cleared it. */
  'stratus-change': CustomEvent<{ readonly checked: boolean }>
}
