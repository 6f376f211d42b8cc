export interface StratusTextFieldEventMap {
  /** The user changed the text. */
  'stratus-change': CustomEvent<{ readonly value: string }>
}
