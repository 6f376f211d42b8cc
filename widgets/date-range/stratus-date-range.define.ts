import '../icon/stratus-icon-core.define.js'
import { calendar } from '../icon/shapes/calendar.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import { StratusDateRange } from './stratus-date-range.js'

addIcons({ calendar })
define('stratus-date-range', StratusDateRange)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-date-range': StratusDateRange
  }
}
