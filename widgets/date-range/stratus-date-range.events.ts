import type { DayRange } from './date-model.js'

export interface StratusDateRangeEventMap {
  /** The user chose another period; both days are valid or ''. */
  'stratus-change': CustomEvent<DayRange>
}
