import '../icon/stratus-icon-core.define.js'
import '../modal-stack/stratus-modal.define.js'
import { help } from '../icon/shapes/help.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import './stratus-wizard-step.define.js'
import { StratusWizard } from './stratus-wizard.js'

addIcons({ help })
define('stratus-wizard', StratusWizard)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-wizard': StratusWizard
  }
}
