export interface StratusWizardStepEventMap {
  /** Fact, bubbles: something that the wizard shows of this step has changed. */
  'stratus-step-state': CustomEvent<undefined>
}
