import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusTextField } from './stratus-text-field.js'

define('stratus-text-field', StratusTextField)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-text-field': StratusTextField
  }
}
