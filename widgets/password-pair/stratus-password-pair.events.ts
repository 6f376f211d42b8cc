export interface StratusPasswordPairEventMap {
  /** The user typed; `matches` is the check of both being the same. */
  'stratus-change': CustomEvent<{ readonly value: string; readonly matches: boolean }>
}
