import { define } from '../internal/define.js'
import { StratusCheckbox } from './stratus-checkbox.js'

define('stratus-checkbox', StratusCheckbox)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-checkbox': StratusCheckbox
  }
}
