export interface StratusConsoleLogEventMap {
  /** The log could not be loaded; `byUser`: somebody asked for it just now, so the page says it as an error toast. */
  'stratus-load-error': CustomEvent<{ readonly message: string; readonly byUser: boolean }>
}
