import { define } from '../internal/define.js'
import { StratusWizardStep } from './stratus-wizard-step.js'

define('stratus-wizard-step', StratusWizardStep)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-wizard-step': StratusWizardStep
  }
}
