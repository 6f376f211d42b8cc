import type { AfterCloseDetail, CloseRequestDetail } from '../modal-stack/stratus-modal.events.js'

/** Detail of `stratus-ready`. */
export interface WizardReadyDetail {
  /** Names of the steps that are shown. */
  readonly steps: readonly string[]
}

/** Detail of `stratus-step-change`: names of the steps. */
export interface StepChangeDetail {
  readonly from: string
  readonly to: string
}

/** Detail of `stratus-finish`: what `submit` answered. */
export interface WizardFinishDetail {
  readonly result: unknown
}

/** Detail of the page-wide `stratus-auth-error`, which an application dispatches on `document`. */
export interface AuthErrorDetail {
  readonly message: string
}

export interface StratusWizardEventMap {
  /** The steps have been checked, the first is shown. */
  'stratus-ready': CustomEvent<WizardReadyDetail>
  /** The user went to another step. */
  'stratus-step-change': CustomEvent<StepChangeDetail>
  /** A request, before `submit` is called: `preventDefault()` stops it. */
  'stratus-before-submit': CustomEvent<undefined>
  /** `submit` succeeded. */
  'stratus-finish': CustomEvent<WizardFinishDetail>
  /** A request: `preventDefault()` keeps the wizard open. */
  'stratus-close-request': CustomEvent<CloseRequestDetail>
  'stratus-after-close': CustomEvent<AfterCloseDetail>
}

declare global {
  interface DocumentEventMap {
    'stratus-auth-error': CustomEvent<AuthErrorDetail>
  }
}
