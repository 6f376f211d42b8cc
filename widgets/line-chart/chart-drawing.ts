/**
 * The one file that knows lightweight-charts; it is loaded when the first chart is drawn. The library places its points by
 * number, not by time: it is given an even grid of slots (whitespace where nothing is), so that distances are times.
 */
import {
  AreaSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  LineSeries,
  LineStyle,
  LineType,
  type AutoscaleInfoProvider,
  type DeepPartial,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type TimeChartOptions,
  type UTCTimestamp,
} from 'lightweight-charts'
import { momentOfSlot, type SlotPoint } from './downsample-model.js'
import type { ChartSettings, NumberSeries } from './series-model.js'

/** A line with its points on the grid and its colour. */
export interface DrawnSeries extends NumberSeries {
  readonly points: readonly SlotPoint[]
  readonly color: string
  readonly dashed: boolean
}

export interface Scene {
  readonly series: readonly DrawnSeries[]
  readonly slots: number
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly settings: ChartSettings
  readonly width: number
  readonly height: number
  readonly colors: { readonly text: string; readonly line: string; readonly surface: string }
  readonly font: string
  /** Distance of the user's clock from UTC, ms: the axis has its steps where the user's days begin. */
  readonly shift: number
  /** A number of the vertical axis. */
  readonly value: (value: number, unit: string) => string
  /** A moment under the pointer. */
  readonly moment: (moment: number) => string
  /** A step of the horizontal axis; `step` as in the library: 0 year, 1 month, 2 day, 3 time, 4 time with seconds. */
  readonly tick: (moment: number, step: number) => string
}

/** Steps beyond it are times; over several days, one at the edge between dates would only puzzle. */
const dayStep = 2
const longRange = 4 * 86_400_000

type Line = ISeriesApi<SeriesType>

export class ChartDrawing {
  #chart: IChartApi
  #lines: Line[] = []
  #scene: Scene | undefined
  /** The axes have found their widths. */
  #settled = false

  /** @param onMove - The moment under the pointer, ms; undefined when it has left. */
  constructor(host: HTMLElement, onMove: (moment: number | undefined) => void) {
    this.#chart = createChart(host, {
      width: 1,
      height: 1,
      handleScroll: false,
      handleScale: false,
      // The library's own logo is an inline style and innerHTML; the element names the library in its own way.
      layout: { attributionLogo: false, background: { color: 'transparent' } },
      rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.08, bottom: 0.04 } },
      leftPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.08, bottom: 0.04 } },
    })
    this.#chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
      // The keyboard's own moves come back later, without a pointer.
      if (point && !sourceEvent) return
      const scene = this.#scene
      const inside = scene && point && logical !== undefined && logical !== null
      onMove(inside ? momentOfSlot(logical, scene.slots, scene.from, scene.to) : undefined)
    })
  }

  draw(scene: Scene): void {
    this.#scene = scene
    for (const line of this.#lines) this.#chart.removeSeries(line)
    this.#chart.applyOptions(this.#options(scene))
    const units = [...new Set(scene.series.map(({ unit }) => unit))]
    const lines = scene.series.map((series) => this.#add(series, scene, series.unit === units[0] ? 'right' : 'left'))
    const data = scene.series.map(({ points, ys }) =>
      points.map(({ slot, index }) => ({ time: this.#time(slot), value: ys[index]! })),
    )
    this.#lines = [...lines, this.#grid(scene)]
    // The library draws all again once it knows how wide its axes are, and what they span: the extremes are enough to tell.
    if (!this.#settled) lines.forEach((line, index) => line.setData(extremesOf(data[index]!)))
    this.#chart.timeScale().fitContent()
    this.#chart.resize(scene.width, scene.height, !this.#settled)
    this.#settled = true
    lines.forEach((line, index) => {
      line.setData(data[index]!)
      const last = data[index]!.at(-1)
      if (!scene.settings.higlight_last_point || !last) return
      const { color } = scene.series[index]!
      createSeriesMarkers(line, [{ time: last.time, position: 'inBar', shape: 'circle', color }])
    })
  }

  /** Moves the hairline to a moment on a line; undefined takes it away. */
  point(at: { series: number; slot: number; y: number } | undefined): void {
    const line = at && this.#lines[at.series]
    if (line) this.#chart.setCrosshairPosition(at.y, this.#time(at.slot), line)
    else this.#chart.clearCrosshairPosition()
  }

  destroy(): void {
    this.#chart.remove()
  }

  #time(slot: number): UTCTimestamp {
    const { slots, from, to, shift } = this.#scene!
    return ((momentOfSlot(slot, slots, from, to) + shift) / 1000) as UTCTimestamp
  }

  #options(scene: Scene): DeepPartial<TimeChartOptions> {
    const { settings, colors, shift } = scene
    const momentOf = (time: unknown) => Number(time) * 1000 - shift
    const visible = (unitAt: number) => settings.axes_y && new Set(scene.series.map(({ unit }) => unit)).size > unitAt
    return {
      layout: { textColor: colors.text, fontFamily: scene.font, fontSize: 12 },
      grid: { vertLines: { visible: false }, horzLines: { color: colors.line } },
      crosshair: {
        vertLine: { color: colors.text, style: LineStyle.Solid, labelVisible: settings.axes_x },
        horzLine: { visible: false, labelVisible: false },
      },
      localization: { timeFormatter: (time: unknown) => scene.moment(momentOf(time)) },
      timeScale: {
        visible: settings.axes_x,
        borderColor: colors.line,
        minBarSpacing: 0.01,
        fixLeftEdge: true,
        fixRightEdge: true,
        timeVisible: true,
        secondsVisible: true,
        ignoreWhitespaceIndices: false,
        tickMarkFormatter: (time: unknown, step: number) =>
          step > dayStep && scene.to - scene.from > longRange ? '' : scene.tick(momentOf(time), step),
      },
      rightPriceScale: { visible: visible(0) },
      leftPriceScale: { visible: visible(1) },
    }
  }

  #add(series: DrawnSeries, scene: Scene, priceScaleId: 'left' | 'right'): Line {
    const { settings } = scene
    const common = {
      priceScaleId,
      lastValueVisible: false,
      priceLineVisible: false,
      autoscaleInfoProvider: scaleOf(settings),
      priceFormat: {
        type: 'custom' as const,
        minMove: 1e-6,
        formatter: (value: number) => scene.value(value, settings.axes_y_label ? series.unit : ''),
      },
    }
    const stroke = {
      // Dense points are a band already; a broad stroke would hide the lines below.
      lineWidth: series.points.length > scene.slots / 4 ? (1 as const) : (2 as const),
      lineType: lineTypeOf(settings.interpolation),
      lineStyle: series.dashed ? LineStyle.Dashed : LineStyle.Solid,
      pointMarkersVisible: series.points.length === 1,
    }
    return this.#line(series, common, stroke, settings.renderer)
  }

  #line({ color }: DrawnSeries, common: object, stroke: object, renderer: string): Line {
    const chart = this.#chart
    if (renderer === 'bar') return chart.addSeries(HistogramSeries, { ...common, color })
    if (renderer === 'area') {
      const faded = color.replace('rgb(', 'rgba(').replace(')', ', 0.18)')
      const fill = { lineColor: color, topColor: faded, bottomColor: faded }
      return chart.addSeries(AreaSeries, { ...common, ...stroke, ...fill })
    }
    const dots = renderer === 'scatterplot' ? { lineVisible: false, pointMarkersVisible: true } : {}
    return chart.addSeries(LineSeries, { ...common, ...stroke, ...dots, color })
  }

  /** Every slot exists, as whitespace of a line of its own: only so is the horizontal axis even. */
  #grid({ slots }: Scene): Line {
    const grid = this.#chart.addSeries(LineSeries, {
      priceScaleId: '',
      lastValueVisible: false,
      priceLineVisible: false,
    })
    grid.setData(Array.from({ length: slots }, (_, slot) => ({ time: this.#time(slot) })))
    return grid
  }
}

interface Value {
  readonly time: UTCTimestamp
  readonly value: number
}

/** The lowest and the highest of them, in the order of time. */
function extremesOf(data: readonly Value[]): Value[] {
  let [low, high] = [data[0], data[0]]
  for (const each of data) {
    if (each.value < low!.value) low = each
    if (each.value > high!.value) high = each
  }
  return [...new Set([low, high])].filter((each) => each !== undefined).sort((a, b) => a.time - b.time)
}

function lineTypeOf(interpolation: string): LineType {
  if (interpolation.startsWith('step')) return LineType.WithSteps
  return /^(cardinal|monotone|basis|bundle)/.test(interpolation) ? LineType.Curved : LineType.Simple
}

function scaleOf({ yMin, yMax }: ChartSettings): AutoscaleInfoProvider {
  return (original) => {
    const own = original()
    const low = Number.isFinite(yMin) ? yMin : own?.priceRange?.minValue
    const high = Number.isFinite(yMax) ? yMax : own?.priceRange?.maxValue
    if (low === undefined || high === undefined || low >= high) return own
    return { ...own, priceRange: { minValue: low, maxValue: high } }
  }
}
