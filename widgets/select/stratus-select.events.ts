export interface StratusSelectEventMap {
  /** The user chose a value. */
  'stratus-change': CustomEvent<{ readonly value: string }>
}
