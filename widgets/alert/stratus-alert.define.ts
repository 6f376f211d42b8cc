import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusAlert } from './stratus-alert.js'

define('stratus-alert', StratusAlert)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-alert': StratusAlert
  }
}
