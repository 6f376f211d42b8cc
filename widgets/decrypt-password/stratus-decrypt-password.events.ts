export interface StratusDecryptPasswordEventMap {
  /** Request: the dialog around should close (Cancel, or nothing to decrypt with). */
  'stratus-close-request': CustomEvent<undefined>
  /** Reading or decrypting failed; the sentence is shown in place too. */
  'stratus-failure': CustomEvent<{ readonly message: string }>
}
