export interface StratusAlertEventMap {
  /** A request: the alert is about to close, because the user said so or because its time is over. Refuse with preventDefault. */
  'stratus-close-request': CustomEvent<{ readonly source: 'button' | 'fade' }>
}
