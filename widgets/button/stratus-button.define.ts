import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusButton } from './stratus-button.js'

define('stratus-button', StratusButton)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-button': StratusButton
  }
}
