import '../bar-chart/stratus-bar-chart.define.js'
import '../period-picker/stratus-period-picker.define.js'
import { define } from '../internal/define.js'
import { StratusLineChart } from './stratus-line-chart.js'

define('stratus-line-chart', StratusLineChart)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-line-chart': StratusLineChart
  }
}
