/**
 * The one file that knows lightweight-charts; it is loaded when the first chart needs it. The library gives the axes, the grid
 * and the hairline; the lines are drawn by `chart-ink`, as one custom series for each vertical axis: the library's own series
 * keep several objects for each point. It places its points by number, not by time: it is given an even grid of slots.
 */
import {
  createChart,
  LineStyle,
  type CustomSeriesOptions,
  type DeepPartial,
  type IChartApi,
  type ICustomSeriesPaneRenderer,
  type ICustomSeriesPaneView,
  type IPrimitivePaneView,
  type ISeriesApi,
  type Logical,
  type TimeChartOptions,
  type UTCTimestamp,
} from 'lightweight-charts'
import { drawDots, drawSeries, type Ink, type Trace } from './chart-ink.js'
import { leastMove, scaleOf, stepOf, type Scale } from './scale-model.js'
import { nearest, type ChartSettings, type NumberSeries } from './series-model.js'
import { momentOfSlot, roundTime, slotOf, type Slots } from './slots-model.js'

/** A line with the points of it that are drawn, and its colour. */
export interface DrawnSeries extends NumberSeries {
  /** Their indices, ascending. */
  readonly kept: Uint32Array
  readonly color: string
  readonly dashed: boolean
}

export interface Scene extends Slots {
  readonly series: readonly DrawnSeries[]
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
/** Such a step at an edge is no round one, and covers its neighbour. */
const secondStep = 4
const scaleMargins = { top: 0.08, bottom: 0.04 }

type Target = Parameters<ICustomSeriesPaneRenderer['draw']>[0]

/** A vertical axis. */
interface Axis {
  readonly series: ISeriesApi<'Custom'>
  readonly scale: Scale
}

/** From moments and values to pixels of the canvas. */
interface Placing {
  readonly x: (moment: number) => number
  readonly y: (value: number) => number
}

export class ChartDrawing {
  /** Built outside the page, where the library's many questions for sizes cost no layout. */
  #frame = document.createElement('div')
  #chart: IChartApi
  /** By the units of their series. */
  #axes = new Map<string, Axis>()
  #scene: Scene | undefined
  /** The vertical axes have found their widths. */
  #settled = false
  #reading: number | undefined

  /**
   * @param onMove - The moment under the pointer, ms; undefined when it has left.
   * @param onPress - The moment that was pressed; a finger that taps has not moved there.
   */
  constructor(onMove: (moment: number | undefined) => void, onPress: (moment: number) => void) {
    this.#chart = createChart(this.#frame, {
      width: 1,
      height: 1,
      handleScroll: false,
      handleScale: false,
      // The library's own logo is an inline style and innerHTML; the element names the library in its own way.
      layout: { attributionLogo: false, background: { color: 'transparent' } },
      rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins },
      leftPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins },
      overlayPriceScales: { scaleMargins },
    })
    this.#chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
      // The keyboard's own moves come back later, without a pointer.
      if (point && !sourceEvent) return
      const scene = this.#scene
      const inside = scene && point && logical !== undefined && logical !== null
      onMove(inside ? momentOfSlot(logical, scene) : undefined)
    })
    this.#chart.subscribeClick(({ logical }) => {
      if (this.#scene && logical != null) onPress(momentOfSlot(logical, this.#scene))
    })
  }

  draw(host: HTMLElement, scene: Scene): void {
    this.#scene = scene
    for (const { series } of this.#axes.values()) this.#chart.removeSeries(series)
    this.#chart.applyOptions(this.#options(scene))
    const units = new Set(scene.series.map(({ unit }) => unit))
    this.#axes = new Map([...units].map((unit, place) => [unit, this.#axis(unit, place)]))
    this.#chart.timeScale().fitContent()
    this.#chart.resize(scene.width, scene.height, !this.#settled)
    if (this.#settled) return
    // The library painted all, and will once more now that it knows how wide its axes are: that is when the lines are drawn.
    this.#settled = true
    this.#chart.timeScale().fitContent()
    host.append(this.#frame)
  }

  /** Moves the hairline to a moment on a line; undefined takes it away. */
  point(at: { readonly series: number; readonly moment: number; readonly y: number } | undefined): void {
    const scene = this.#scene
    const axis = at && this.#axes.get(scene?.series[at.series]?.unit ?? '')
    if (scene && axis) this.#chart.setCrosshairPosition(at.y, this.#time(slotOf(at.moment, scene)), axis.series)
    else this.#chart.clearCrosshairPosition()
  }

  /** Marks the points that are read at a moment, from the next move of the hairline on. */
  mark(moment: number | undefined): void {
    this.#reading = moment
  }

  destroy(): void {
    this.#chart.remove()
    this.#frame.remove()
  }

  #time(slot: number): UTCTimestamp {
    const scene = this.#scene!
    return ((momentOfSlot(slot, scene) + scene.shift) / 1000) as UTCTimestamp
  }

  #options(scene: Scene): DeepPartial<TimeChartOptions> {
    const { settings, colors, shift } = scene
    const momentOf = (time: unknown) => Number(time) * 1000 - shift
    const visible = (place: number) => settings.axes_y && new Set(scene.series.map(({ unit }) => unit)).size > place
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
        // The labels at the edges are moved inwards by half of what they take.
        tickMarkMaxCharacterLength: 12,
        tickMarkFormatter: (time: unknown, step: number) => tickOf(scene, momentOf(time), step),
      },
      rightPriceScale: { visible: visible(0) },
      leftPriceScale: { visible: visible(1) },
    }
  }

  /** The series of a unit as one of the library's: it spans the grid, has the scale of its lines, and draws them. */
  #axis(unit: string, place: number): Axis {
    const { settings, series, slots, value } = this.#scene!
    const scale = scaleOf(
      series.filter((one) => one.unit === unit),
      settings,
    )
    const { low, high } = scale
    const view: ICustomSeriesPaneView = {
      renderer: () => ({ draw: (target) => this.#drawLines(target, unit) }),
      update: () => {},
      priceValueBuilder: () => [low, high],
      isWhitespace: (item): item is typeof item => !('edge' in item),
      defaultOptions: () => ({}) as CustomSeriesOptions,
    }
    const axis = this.#chart.addCustomSeries(view, {
      // A third unit is read in the legend: on the numbers of another one it would be wrong.
      priceScaleId: ['right', 'left'][place] ?? `overlay-${place}`,
      lastValueVisible: false,
      priceLineVisible: false,
      autoscaleInfoProvider: () => ({ priceRange: { minValue: low, maxValue: high } }),
      priceFormat: {
        type: 'custom',
        minMove: leastMove(scale),
        formatter: (number: number) => value(stepOf(number, scale), settings.axes_y_label ? unit : ''),
      },
    })
    const marks: IPrimitivePaneView = {
      zOrder: () => 'top',
      renderer: () => ({ draw: (target) => this.#drawMarks(target, unit) }),
    }
    axis.attachPrimitive({ paneViews: () => [marks] })
    const edges = [0, slots - 1]
    const grid = place ? edges : Array.from({ length: slots }, (_, slot) => slot)
    axis.setData(grid.map((slot) => ({ time: this.#time(slot), ...(edges.includes(slot) && { edge: true }) })))
    return { series: axis, scale }
  }

  #drawLines(target: Target, unit: string): void {
    const { series, settings, slots } = this.#scene!
    if (!this.#settled) return
    target.useBitmapCoordinateSpace(({ context, bitmapSize, horizontalPixelRatio: ratio }) => {
      const place = this.#placing(unit, ratio)
      if (!place) return
      const ground = settings.renderer === 'bar' ? place.y(0) : bitmapSize.height
      for (const one of series) {
        if (one.unit !== unit) continue
        const ink: Ink = {
          color: one.color,
          dashed: one.dashed,
          renderer: settings.renderer,
          interpolation: settings.interpolation,
          dense: one.kept.length > slots / 2,
          lastPoint: settings.highlight_last_point,
          ground,
          ratio,
        }
        const parts = linesOf(one, place.x, settings.renderer, ratio)
        parts.forEach((kept, at) => {
          const lastPoint = ink.lastPoint && at === parts.length - 1
          drawSeries(context, traceOf(one, kept, place), { ...ink, lastPoint })
        })
      }
    })
  }

  #drawMarks(target: Target, unit: string): void {
    const { series, settings, colors } = this.#scene!
    const moment = this.#reading
    if (moment === undefined || settings.renderer === 'bar') return
    target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio: ratio }) => {
      const place = this.#placing(unit, ratio)
      for (const one of series) {
        const at = nearest(one.xs, moment)
        if (!place || one.unit !== unit || at < 0) continue
        const mark = traceOf(one, [at], place)
        context.fillStyle = colors.surface
        drawDots(context, mark, 6 * ratio)
        context.fillStyle = one.color
        drawDots(context, mark, 4 * ratio)
      }
    })
  }

  /** From moments and values to pixels of the canvas; both axes are even. */
  #placing(unit: string, ratio: number): Placing | undefined {
    const { from, to, slots } = this.#scene!
    const axis = this.#axes.get(unit)
    const timeScale = this.#chart.timeScale()
    if (!axis) return undefined
    const { low, high } = axis.scale
    const [left, right] = [0, slots - 1].map((slot) => timeScale.logicalToCoordinate(slot as Logical))
    const [bottom, top] = [low, high].map((value) => axis.series.priceToCoordinate(value))
    if (left == null || right == null || bottom == null || top == null) return undefined
    return {
      x: (moment) => (left + ((right - left) * (moment - from)) / (to - from)) * ratio,
      y: (value) => (bottom + ((top - bottom) * (value - low)) / (high - low)) * ratio,
    }
  }
}

function tickOf(scene: Scene, moment: number, step: number): string {
  if (step > dayStep && scene.to - scene.from > longRange) return ''
  if (step < secondStep) return scene.tick(step > dayStep ? roundTime(moment, scene.shift, scene) : moment, step)
  const slot = slotOf(moment, scene)
  return slot === 0 || slot === scene.slots - 1 ? '' : scene.tick(moment, step)
}

/** The points of a line, apart where it has gaps; one that is narrower than a pixel of the page cannot be seen. */
function linesOf({ kept, xs, breaks }: DrawnSeries, x: Placing['x'], renderer: string, ratio: number): Uint32Array[] {
  if (renderer === 'bar' || renderer === 'scatterplot') return [kept]
  const lines: Uint32Array[] = []
  let [from, to] = [0, 0]
  for (const at of breaks) {
    if (x(xs[at]!) - x(xs[at - 1]!) <= ratio) continue
    while (to < kept.length && kept[to]! < at) to++
    if (to > from) lines.push(kept.subarray(from, to))
    from = to
  }
  if (from < kept.length) lines.push(kept.subarray(from))
  return lines
}

function traceOf({ xs, ys }: NumberSeries, indices: Uint32Array | readonly number[], { x, y }: Placing): Trace {
  const trace = { xs: new Float64Array(indices.length), ys: new Float64Array(indices.length) }
  for (let at = 0; at < indices.length; at++) {
    trace.xs[at] = x(xs[indices[at]!]!)
    trace.ys[at] = y(ys[indices[at]!]!)
  }
  return trace
}
