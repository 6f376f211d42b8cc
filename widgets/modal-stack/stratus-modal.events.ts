/** Who wants the modal to close. */
export type CloseSource = 'escape' | 'close-button' | 'cancel' | 'api'

/** Detail of `stratus-close-request`. */
export interface CloseRequestDetail {
  readonly source: CloseSource
}

/** Detail of `stratus-after-close`: who closed it; `submit` after a successful submit. */
export interface AfterCloseDetail {
  readonly reason: CloseSource | 'submit'
}

/** Detail of `stratus-submit`. */
export interface ModalSubmitDetail {
  /** The form in the modal, when there is one. */
  readonly form: HTMLFormElement | null
}

export interface StratusModalEventMap {
  /** A request: `preventDefault()` keeps the modal open. */
  'stratus-close-request': CustomEvent<CloseRequestDetail>
  /** A request, after the form was found valid: `preventDefault()` keeps `submit` from being called. */
  'stratus-submit': CustomEvent<ModalSubmitDetail>
  'stratus-submit-refused': CustomEvent<undefined>
  'stratus-after-open': CustomEvent<undefined>
  'stratus-after-close': CustomEvent<AfterCloseDetail>
}
