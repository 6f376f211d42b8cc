import '../line-chart/stratus-line-chart.define.js'
import { StratusLineChart } from '../line-chart/stratus-line-chart.js'
import type { StratusLineChartEventMap } from '../line-chart/stratus-line-chart.events.js'
import { wrap } from './wrap.js'

export const LineChart = wrap<StratusLineChart, StratusLineChartEventMap>('stratus-line-chart', StratusLineChart, {
  'stratus-load-error': true,
  'stratus-range-change': true,
  'stratus-retry': true,
})
