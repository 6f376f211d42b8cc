import './demo.js'
import '@stratus/widgets/define/line-chart'
import type { ChartAnswer, ChartLoadParams, ChartSeries, StratusLineChart } from '@stratus/widgets'

const minute = 60_000
const end = Date.UTC(2026, 10, 21, 12)

/** A made-up measurement: the day's rhythm, some noise, a peak now and then. */
function measured(name: string, unit: string, days: number, level: number, seed: number): ChartSeries {
  const count = 2000
  const step = (days * 1440 * minute) / count
  let noise = seed
  const data = Array.from({ length: count }, (_, index) => {
    noise = (noise * 16807) % 2147483647
    const x = end - (count - index) * step
    const rhythm = Math.sin(((x % (1440 * minute)) / (1440 * minute)) * 2 * Math.PI)
    const y = level * (1 + 0.5 * rhythm) + ((noise % 1000) / 1000) * level * 0.4 + (noise % 499 ? 0 : level)
    return { x, y: Math.round(y * 10) / 10 }
  })
  return { name, unit, data }
}

const loaded = document.querySelector<StratusLineChart>('.load')!
loaded.settings = { auto_size: false, yMin: 0 }
loaded.load = async ({ period }: ChartLoadParams): Promise<ChartAnswer> => {
  const days = Number(period) || 7
  return {
    series: [
      measured('web-1', '%', days, 30, 7),
      measured('web-2', '%', days, 22, 11),
      measured('db-1', '%', days, 12, 13),
    ],
    stats: { used: 62, average: 40, tooltip_average: 'Average 40 %' },
  }
}

const given = document.querySelector<StratusLineChart>('.series')!
given.settings = { auto_size: false, yMin: 0 }
given.series = [measured('eth0', 'MB/s', 2, 80, 3), measured('memory', 'GB', 2, 6, 5)]
