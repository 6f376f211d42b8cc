import './demo.js'
import '@stratus/widgets/define/bar-chart'
import type { StratusBarChart } from '@stratus/widgets'

document.querySelector<StratusBarChart>('.stacked')!.used = [
  { used: 16, tooltip: 'web-1: 16 GB' },
  { used: 8, tooltip: 'web-2: 8 GB' },
  { used: 24, tooltip: 'db-1: 24 GB' },
]
