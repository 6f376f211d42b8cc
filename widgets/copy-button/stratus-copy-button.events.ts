export interface StratusCopyButtonEventMap {
  /** It was pressed; `copied` is false where the browser did not allow it. */
  'stratus-copy': CustomEvent<{ readonly text: string; readonly copied: boolean }>
}
