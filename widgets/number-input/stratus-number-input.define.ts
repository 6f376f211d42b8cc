import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusNumberInput } from './stratus-number-input.js'

define('stratus-number-input', StratusNumberInput)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-number-input': StratusNumberInput
  }
}
