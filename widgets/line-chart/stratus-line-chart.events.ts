import type { DayRange } from '../date-range/date-model.js'

export interface StratusLineChartEventMap {
  /** The user chose other days. */
  'stratus-range-change': CustomEvent<DayRange & { readonly period: string }>
  /** `load` failed; the chart shows the reason and a button to try again. */
  'stratus-load-error': CustomEvent<{ readonly error: unknown }>
  /** The user wants to try again and there is no `load`: the page should. */
  'stratus-retry': CustomEvent<undefined>
}
