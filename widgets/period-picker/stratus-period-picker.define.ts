import '../date-range/stratus-date-range.define.js'
import { define } from '../internal/define.js'
import { StratusPeriodPicker } from './stratus-period-picker.js'

define('stratus-period-picker', StratusPeriodPicker)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-period-picker': StratusPeriodPicker
  }
}
