import '../bar-chart/stratus-bar-chart.define.js'
import { StratusBarChart } from '../bar-chart/stratus-bar-chart.js'
import { wrap } from './wrap.js'

export const BarChart = wrap<StratusBarChart>('stratus-bar-chart', StratusBarChart, {})
