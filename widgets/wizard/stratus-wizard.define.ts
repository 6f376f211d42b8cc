import '../icon/stratus-icon.define.js'
import '../modal-stack/stratus-modal.define.js'
import { define } from '../internal/define.js'
import './stratus-wizard-step.define.js'
import { StratusWizard } from './stratus-wizard.js'

define('stratus-wizard', StratusWizard)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-wizard': StratusWizard
  }
}
