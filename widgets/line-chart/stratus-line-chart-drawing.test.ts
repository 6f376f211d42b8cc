/** What the line chart draws, by its pixels. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { emulate } from '../../tests/kit/suite.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { ChartSeries } from './series-model.js'
import type { StratusLineChart } from './stratus-line-chart.js'
import './stratus-line-chart.define.js'

consoleGate()

const line: ChartSeries = {
  name: 'instance-00000005',
  unit: '%',
  data: [17, 42, 30].map((y, minute) => ({ x: minute * 60_000, y })),
}
const drawn = (element: StratusLineChart) =>
  waitUntil(() => element.shadowRoot!.querySelector('.canvas canvas'), 'a drawing')

/** The pixels that are no grey, of the largest canvas: those of the lines. */
function coloured(element: StratusLineChart): Array<{ readonly row: number; readonly column: number }> {
  const canvases = [...element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas')]
  const [canvas] = canvases.sort((a, b) => b.width * b.height - a.width * a.height)
  const { data, width } = canvas!.getContext('2d')!.getImageData(0, 0, canvas!.width, canvas!.height)
  const found: ReturnType<typeof coloured> = []
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.subarray(at, at + 3)
    const place = at / 4
    if (Math.max(...rgb) - Math.min(...rgb) > 60) found.push({ row: Math.floor(place / width), column: place % width })
  }
  return found
}

/** One line as it is drawn. */
async function drawing(series: ChartSeries, settings: object) {
  const element = await fixture<StratusLineChart>(
    html`<stratus-line-chart .series=${[series]} .settings=${{ auto_size: false, ...settings }}></stratus-line-chart>`,
  )
  await drawn(element)
  // Before the line there are its extremes only, by which the axes find their widths.
  await nextFrame()
  await nextFrame()
  return coloured(element)
}

describe('the drawing of <stratus-line-chart>', () => {
  it('W-CHART-01 the bounds of the settings are those of the axis, and the last point stands out when asked for', async () => {
    const plain = await drawing(line, { yMin: 0, yMax: 100 })
    const lower = await drawing(line, { yMin: 0, yMax: 1000 })
    const marked = await drawing(line, { yMin: 0, yMax: 100, higlight_last_point: true })
    const rows = (pixels: typeof plain) => pixels.map(({ row }) => row)
    expect(Math.min(...rows(lower))).to.be.greaterThan(Math.max(...rows(plain)))
    expect(marked.length).to.be.greaterThan(plain.length)
  })

  it('W-CHART-01 distances on the horizontal axis are times, however uneven the points are', async () => {
    const data = [0, 1, 10].map((minute) => ({ x: minute * 60_000, y: minute === 1 ? 100 : 0 }))
    const pixels = await drawing({ name: 'peak', data }, { axes_x: false, axes_y: false })
    const columns = pixels.map(({ column }) => column)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const peak = pixels.reduce((best, each) => (each.row < best.row ? each : best)).column
    expect((peak - left) / (right - left)).to.be.closeTo(0.1, 0.02)
  })

  it('its lines can be told apart in forced colours, by the drawing and by the legend', async () => {
    await emulate({ 'forced-colors': 'active' })
    try {
      const two = [line, { ...line, name: 'other' }]
      const element = await fixture<StratusLineChart>(
        html`<stratus-line-chart label="CPU" .series=${two}></stratus-line-chart>`,
      )
      await drawn(element)
      for (const part of ['.swatch', 'i[class^="color-"]']) {
        const [first, second] = element.shadowRoot!.querySelectorAll(part)
        expect(getComputedStyle(first!).color, part).not.to.equal(getComputedStyle(second!).color)
      }
    } finally {
      await emulate({})
    }
  })
})
