import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusDateRange } from './stratus-date-range.js'

define('stratus-date-range', StratusDateRange)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-date-range': StratusDateRange
  }
}
