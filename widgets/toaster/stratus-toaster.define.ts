import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusToaster } from './stratus-toaster.js'

define('stratus-toaster', StratusToaster)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-toaster': StratusToaster
  }
}
