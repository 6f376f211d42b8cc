import { define } from '../internal/define.js'
import { StratusBarChart } from './stratus-bar-chart.js'

define('stratus-bar-chart', StratusBarChart)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-bar-chart': StratusBarChart
  }
}
