/** What the line chart draws, by its pixels. */
import { emulated } from '../../tests/support/engine.js'
import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
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

interface Pixel {
  readonly row: number
  readonly column: number
}

/** Two canvases lie upon each other: the lines, and what moves with the pointer. */
function paneCanvas(element: StratusLineChart, above = false): HTMLCanvasElement | undefined {
  const canvases = [...element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas')]
  const area = ({ width, height }: HTMLCanvasElement) => width * height
  return canvases.sort((a, b) => area(b) - area(a))[above ? 1 : 0]
}

/** The pixels that are no grey: those of lines. */
function coloured(element: StratusLineChart, above = false): Pixel[] {
  const canvas = paneCanvas(element, above)
  if (!canvas?.width) return []
  const { data, width } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const found: Pixel[] = []
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.subarray(at, at + 3)
    const place = at / 4
    if (Math.max(...rgb) - Math.min(...rgb) > 60) found.push({ row: Math.floor(place / width), column: place % width })
  }
  return found
}

const chart = (series: readonly ChartSeries[], settings: object = {}) =>
  fixture<StratusLineChart>(
    html`<stratus-line-chart .series=${series} .settings=${{ auto_size: false, ...settings }}></stratus-line-chart>`,
  )

/** One line as it is drawn. */
async function drawing(series: ChartSeries, settings: object = {}): Promise<Pixel[]> {
  const element = await chart([series], settings)
  await waitUntil(() => coloured(element).length, 'the line')
  const pixels = coloured(element)
  // Several would bring a scrollbar, which makes the next one narrower.
  element.remove()
  return pixels
}

const rowsOf = (pixels: readonly Pixel[]) => pixels.map(({ row }) => row)
const columnsOf = (pixels: readonly Pixel[]) => pixels.map(({ column }) => column)
/** How many of a picture's columns have ink, as a share. */
function inkedColumns(pixels: readonly Pixel[]): number {
  const columns = columnsOf(pixels)
  return new Set(columns).size / (Math.max(...columns) - Math.min(...columns) + 1)
}

/** What is written on the canvases of a chart, and from where to where across it. */
async function textsOf(series: ChartSeries): Promise<ReadonlyMap<string, readonly [left: number, right: number]>> {
  const { prototype } = CanvasRenderingContext2D
  const { fillText } = prototype
  const written = new Map<string, readonly [number, number]>()
  prototype.fillText = function (this: CanvasRenderingContext2D, ...all: Parameters<typeof fillText>) {
    const [text, x, y] = all
    const width = this.measureText(text).width
    const left = this.textAlign === 'center' ? x - width / 2 : x
    const across = (at: number) => this.getTransform().transformPoint({ x: at, y }).x
    written.set(text, [across(left), across(left + width)])
    fillText.apply(this, all)
  }
  try {
    await drawing(series)
  } finally {
    prototype.fillText = fillText
  }
  return written
}

const bare = { axes_x: false, axes_y: false }
const threeMinutes = (...ys: number[]): ChartSeries => ({ name: 'a', data: ys.map((y, at) => ({ x: at * 60_000, y })) })

describe('the drawing of <stratus-line-chart>', () => {
  it('W-CHART-21 the axis of values that are smaller than a millionth has its steps', async () => {
    const written = await textsOf({
      name: 'jitter',
      unit: 's',
      data: [1, 3, 2, 4].map((y, at) => ({ x: at * 60_000, y: y * 1e-7 })),
    })
    expect([...written.keys()]).to.include('2E-7 s')
  })

  it('W-CHART-27 no time of the axis lies on another one, on a phone too', async () => {
    await setViewport({ width: 390, height: 600 })
    const hour = Array.from({ length: 60 }, (_, at) => ({ x: 1_795_262_400_000 + at * 60_000, y: at % 7 }))
    const written = await textsOf({ name: 'a', unit: '%', data: hour })
    const times = [...written].filter(([text]) => /^\d+:\d\d/.test(text)).sort(([, a], [, b]) => a[0] - b[0])
    expect(times.length).to.be.above(2)
    for (const [at, [text, [, right]]] of times.slice(0, -1).entries())
      expect(right, `${text} ends before ${times[at + 1]![0]} begins`).to.be.below(times[at + 1]![1][0])
    await setViewport({ width: 800, height: 600 })
  })

  it('W-CHART-15 the axis of a line that is zero throughout begins with 0', async () => {
    const written = await textsOf({
      name: 'errors',
      unit: '%',
      data: [0, 0, 0].map((y, minute) => ({ x: minute * 60_000, y })),
    })
    expect([...written.keys()].filter((text) => text.includes('%'))).to.include('0 %')
    expect([...written.keys()].filter((text) => text.includes('E-'))).to.deep.equal([])
  })

  it('W-CHART-01 the bounds of the settings are those of the axis, and the last point stands out when asked for', async () => {
    const plain = await drawing(line, { yMin: 0, yMax: 100 })
    const lower = await drawing(line, { yMin: 0, yMax: 1000 })
    const marked = await drawing(line, { yMin: 0, yMax: 100, highlight_last_point: true })
    expect(Math.min(...rowsOf(lower))).to.be.greaterThan(Math.max(...rowsOf(plain)))
    expect(marked.length).to.be.greaterThan(plain.length)
  })

  for (const renderer of ['line', 'area'])
    it(`W-CHART-12 nothing is drawn where no value is known: ${renderer}`, async () => {
      const ys = [50, 50, 50, null, null, 50, 50, null, 50]
      const data = ys.map((y, at) => ({ x: at * 60_000, y }))
      const columns = [...new Set(columnsOf(await drawing({ name: 'a', data }, { ...bare, renderer })))].sort(
        (a, b) => a - b,
      )
      const steps = columns.map((column, at) => column - (columns[at - 1] ?? column))
      const width = columns.at(-1)! - columns[0]!
      const gaps = steps.filter((step) => step > 1).map((step) => Math.round((step / width) * 8))
      expect(gaps).to.deep.equal([3, 2])
    })

  it('W-CHART-12 a gap beyond the bounds of the axis leaves no mark', async () => {
    const line = (ys: readonly (number | null)[]) =>
      drawing(
        { name: 'a', data: ys.map((y, at) => ({ x: at * 60_000, y })) },
        { ...bare, xMin: 0, xMax: 120_000, yMin: 0 },
      )
    expect(await line([50, 60, 50, 50, null, 50])).to.deep.equal(await line([50, 60, 50, 50, 50, 50]))
  })

  it('W-CHART-01 distances on the horizontal axis are times, however uneven the points are', async () => {
    const data = [0, 1, 10].map((minute) => ({ x: minute * 60_000, y: minute === 1 ? 100 : 0 }))
    const pixels = await drawing({ name: 'peak', data }, bare)
    const columns = columnsOf(pixels)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const peak = pixels.reduce((best, each) => (each.row < best.row ? each : best)).column
    expect((peak - left) / (right - left)).to.be.closeTo(0.1, 0.02)
  })

  it('W-CHART-01 a line is in every column, dots are where the points are, bars stand on the ground', async () => {
    const data = threeMinutes(50, 100, 50)
    const [lines, dots, bars] = [
      await drawing(data, bare),
      await drawing(data, { ...bare, renderer: 'scatterplot' }),
      await drawing(data, { ...bare, renderer: 'bar' }),
    ]
    expect(inkedColumns(lines)).to.equal(1)
    expect(inkedColumns(dots)).to.be.lessThan(0.1)
    expect(inkedColumns(bars)).to.be.lessThan(0.1)
    const middle = (Math.min(...columnsOf(bars)) + Math.max(...columnsOf(bars))) / 2
    const bar = bars.filter(({ column }) => Math.abs(column - middle) < 3)
    const rows = new Set(rowsOf(bar))
    expect(rows.size).to.equal(Math.max(...rowsOf(bars)) - Math.min(...rowsOf(bars)) + 1)
    expect(Math.min(...rows)).to.equal(Math.min(...rowsOf(bars)))
  })

  it('W-CHART-01 an area is filled down to the bottom, also where its line is high', async () => {
    const element = await chart([threeMinutes(50, 100, 50)], { ...bare, renderer: 'area' })
    await waitUntil(() => coloured(element).length, 'the line')
    const canvas = paneCanvas(element)!
    const context = canvas.getContext('2d')!
    const alpha = (row: number) => context.getImageData(Math.round(canvas.width / 2), row, 1, 1).data[3]!
    expect(alpha(canvas.height - 2)).to.be.within(30, 70)
    expect(alpha(1)).to.equal(0)
  })

  it('W-CHART-01 steps keep a value until the next one', async () => {
    const steps = await drawing(threeMinutes(0, 100, 0), { ...bare, interpolation: 'step-after' })
    const [left, right] = [Math.min(...columnsOf(steps)), Math.max(...columnsOf(steps))]
    const at = (share: number) =>
      rowsOf(steps.filter(({ column }) => column === Math.round(left + (right - left) * share)))
    const [low, high] = [Math.max(...rowsOf(steps)), Math.min(...rowsOf(steps))]
    expect(Math.min(...at(0.45))).to.be.closeTo(low, 2)
    expect(Math.max(...at(0.55))).to.be.closeTo(high, 2)
  })

  it('W-CHART-01 curves go beyond straight lines', async () => {
    const settings = { ...bare, yMin: 0, yMax: 150 }
    const straight = await drawing(threeMinutes(0, 100, 100, 0), settings)
    const curved = await drawing(threeMinutes(0, 100, 100, 0), { ...settings, interpolation: 'cardinal' })
    expect(Math.min(...rowsOf(curved))).to.be.lessThan(Math.min(...rowsOf(straight)) - 2)
  })

  it('a single point is a dot in the middle', async () => {
    const pixels = await drawing({ name: 'one', data: [{ x: 0, y: 5 }] }, bare)
    expect(pixels.length).to.be.within(10, 100)
    const element = await chart([{ name: 'one', data: [{ x: 0, y: 5 }] }], bare)
    await waitUntil(() => coloured(element).length, 'the dot')
    expect(columnsOf(coloured(element))[0]).to.be.closeTo(paneCanvas(element)!.width / 2, 8)
  })

  it('the points that are read are marked on their lines, whichever unit they have', async () => {
    const disk = { name: 'disk', unit: 'MB', data: line.data.map(({ x, y }) => ({ x, y: 90 - Number(y) })) }
    const element = await chart([line, disk], { axes_x: false })
    await waitUntil(() => coloured(element).length, 'the lines')
    element.shadowRoot!.querySelector<HTMLElement>('.plot')!.focus()
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'ArrowRight' })
    const middle = paneCanvas(element)!.width / 2
    const isMiddle = ({ column }: Pixel) => Math.abs(column - middle) <= 8
    const marksOnly = (marks: readonly Pixel[]) => marks.length && marks.every(isMiddle) && marks
    const marks = await waitUntil(() => marksOnly(coloured(element, true)), 'the marks, in the middle alone')
    // Two dots apart from each other.
    expect(Math.max(...rowsOf(marks)) - Math.min(...rowsOf(marks))).to.be.greaterThan(40)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !coloured(element, true).length, 'no marks')
  })

  it('a third unit has a scale of its own', async () => {
    const units = (['%', 'MB', 'GB'] as const).map((unit, at) => ({
      ...threeMinutes(0, 10 ** (3 * at)),
      name: unit,
      unit,
    }))
    const element = await chart(units, { ...bare })
    await waitUntil(() => coloured(element).length, 'the lines')
    const both = coloured(element)
    // All three go from corner to corner.
    const right = Math.max(...columnsOf(both))
    expect(Math.max(...rowsOf(both.filter(({ column }) => column === right)))).to.be.lessThan(
      paneCanvas(element)!.height / 4,
    )
  })

  it('is drawn when it is shown, if it was not when it got its data', async () => {
    const clock = { now: () => 0, after: () => () => {} }
    const frame = await fixture<HTMLElement>(html`<div hidden></div>`)
    const element = Object.assign(document.createElement('stratus-line-chart'), {
      series: [line],
      settings: { auto_size: false },
      clock,
    })
    frame.append(element)
    await element.updateComplete
    frame.hidden = false
    await waitUntil(() => coloured(element).length > 500, 'the line')
    frame.hidden = true
    await nextFrame()
    element.series = [{ ...line, data: [{ x: 0, y: 1 }] }]
    await element.updateComplete
    frame.hidden = false
    await waitUntil(() => coloured(element).length < 200, 'the dot')
  })

  emulated('its lines can be told apart in forced colours, by the drawing and by the legend', async () => {
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
