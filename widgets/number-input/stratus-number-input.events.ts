export interface StratusNumberInputEventMap {
  /** The user changed the value; null = empty or no number. */
  'stratus-change': CustomEvent<{ readonly value: number | null }>
}
