import type { DateRange } from './period-model.js'

export interface StratusPeriodPickerEventMap {
  /** The user chose another period or date; the range is complete and in order. */
  'stratus-change': CustomEvent<DateRange & { readonly period: string }>
}
