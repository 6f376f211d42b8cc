import '../date-range/stratus-date-range.define.js'
import type { StratusDateRangeEventMap } from '../date-range/stratus-date-range.events.js'
import { StratusDateRange } from '../date-range/stratus-date-range.js'
import { wrap } from './wrap.js'

export const DateRange = wrap<StratusDateRange, StratusDateRangeEventMap>('stratus-date-range', StratusDateRange, {
  'stratus-change': true,
})
