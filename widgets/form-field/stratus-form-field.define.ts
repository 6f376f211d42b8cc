import { define } from '../internal/define.js'
import { StratusFormField } from './stratus-form-field.js'

define('stratus-form-field', StratusFormField)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-form-field': StratusFormField
  }
}
