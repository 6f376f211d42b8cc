import type { DayRange } from '../date-range/date-model.js'

export interface StratusPeriodPickerEventMap {
  /** The user chose another period or date; the range is complete and in order. */
  'stratus-change': CustomEvent<DayRange & { readonly period: string }>
}
