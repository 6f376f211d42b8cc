import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { Resizes } from '../internal/observers.js'
import { loadWith } from '../internal/optional-package.js'
import type { Clock } from '../internal/pausable-timer.js'
import { colorCount, paletteOf } from './chart-colors.js'
import type { ChartDrawing, DrawnSeries, Scene } from './chart-drawing.js'
import { chartTexts } from './chart-texts.js'
import { downsample } from './downsample-model.js'
import { rangeOf, type ChartSettings, type NumberSeries } from './series-model.js'
import { autoHeight, resizeDelay } from './size-model.js'
import { slotOf, slotsOf } from './slots-model.js'

/** What is drawn: the visible series, with the place of each in the palette. */
export interface PlotInput {
  readonly series: readonly NumberSeries[]
  readonly places: readonly number[]
  readonly settings: ChartSettings
}

/** A place where the keyboard stops. */
export interface Stop {
  /** Index among the drawn series, and of the point in it. */
  readonly series: number
  readonly index: number
  /** Milliseconds since 1970. */
  readonly moment: number
}

interface PlotHost extends ReactiveControllerHost, HTMLElement {
  readonly clock: Clock
}

let Drawing: typeof ChartDrawing | undefined

/** Once it has come, a chart is drawn in the frame in which it appears. */
async function loadDrawing(): Promise<void> {
  Drawing ??= (await import('./chart-drawing.js')).ChartDrawing
}

/** Lengths in CSS px; drawings have whole ones. */
const differs = (one: number, other: number) => Math.abs(one - other) >= 1

/** The drawing of a chart: loaded when first needed, as large as it may be, drawn again 400 ms after the last resize. */
export class ChartPlot implements ReactiveController {
  #host: PlotHost
  #onMove: (moment: number | undefined) => void
  #onPress: (moment: number) => void
  #canvas: HTMLElement | undefined
  #drawing: ChartDrawing | undefined
  #input: PlotInput | undefined
  #scene: Scene | undefined
  #stops: readonly Stop[] | undefined
  /** The palette in which it was drawn. */
  #colors = ''
  #cancel: (() => void) | undefined
  #resizes = new Resizes(([entry]) => {
    const { width, height } = entry!.contentRect
    // What had no size until now waits no longer; the first report may be about the size in which it was drawn just now.
    if (!this.#scene) this.redraw()
    else if (differs(width, this.#scene.width) || differs(height, this.#scene.height)) this.#later()
  })

  /** What draws could not be loaded. */
  failed = false

  constructor(host: PlotHost, onMove: (moment: number | undefined) => void, onPress: (moment: number) => void) {
    this.#host = host
    this.#onMove = onMove
    this.#onPress = onPress
    host.addController(this)
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#later)
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#later)
    this.#destroy()
  }

  /** There will be something to draw: what draws is loaded meanwhile. */
  expect(): void {
    // When it is needed it is asked for again, and says what is wrong.
    loadDrawing().catch(() => {})
  }

  /** Draws into an element; without one, or without anything to draw, there is no drawing. */
  show(canvas: HTMLElement | null, input: PlotInput): void {
    if (!canvas) return this.#destroy()
    if (canvas === this.#canvas && input === this.#input) return
    this.#input = input
    if (canvas !== this.#canvas) this.#open(canvas)
    this.redraw()
  }

  /** Draws again what is shown, in the size and the colours of now. */
  redraw(): void {
    if (this.#drawing) this.#draw(this.#drawing)
  }

  /** Draws again if the colours are others than those it was drawn in. */
  recolor(): void {
    if (this.#canvas && this.#colors !== JSON.stringify(paletteOf(this.#canvas.parentElement!))) this.redraw()
  }

  /** The drawn points one after the other, one per place: where the keyboard goes. */
  get stops(): readonly Stop[] {
    return (this.#stops ??= stopsOf(this.#scene))
  }

  /** Moves the hairline to a stop; undefined takes it away. */
  point(stop: Stop | undefined): void {
    const y = stop && this.#scene?.series[stop.series]?.ys[stop.index]
    this.#drawing?.point(stop && y !== undefined ? { ...stop, y } : undefined)
  }

  /** Marks the points that are read at a moment. */
  mark(moment: number | undefined): void {
    this.#drawing?.mark(moment)
  }

  #open(canvas: HTMLElement): void {
    this.#destroy()
    this.#canvas = canvas
    this.#watch(canvas)
    if (Drawing) this.#drawing = new Drawing(this.#onMove, this.#onPress)
    else void this.#await(canvas)
  }

  /** Watched afresh, it is reported when it has a size, even if it had none for less than a frame. */
  #watch(canvas: HTMLElement): void {
    this.#resizes.disconnect()
    this.#resizes.observe(canvas)
  }

  async #await(canvas: HTMLElement): Promise<void> {
    try {
      await loadWith('lightweight-charts', loadDrawing)
    } catch {
      this.failed = true
      this.#host.requestUpdate()
    }
    if (!Drawing || canvas !== this.#canvas || this.#drawing) return
    this.#drawing = new Drawing(this.#onMove, this.#onPress)
    this.redraw()
  }

  #destroy(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#resizes.disconnect()
    this.#drawing?.destroy()
    this.#drawing = undefined
    this.#canvas = undefined
    this.#scene = undefined
    this.#stops = undefined
  }

  /** After the last of the resizes. */
  #later = (): void => {
    this.#cancel?.()
    if (!this.#canvas) return
    this.#cancel = this.#host.clock.after(resizeDelay, () => {
      this.#cancel = undefined
      this.redraw()
    })
  }

  #draw(drawing: ChartDrawing): void {
    const canvas = this.#canvas
    const input = this.#input
    const range = input && rangeOf(input.series, input.settings)
    if (!canvas || !range) return
    this.#scene = this.#stops = undefined
    const { width, height } = this.#size(canvas, input.settings)
    if (width < 2 || height < 2) return this.#watch(canvas)
    const { from, to } = range
    const texts = chartTexts()
    const colors = paletteOf(canvas.parentElement!)
    this.#colors = JSON.stringify(colors)
    const slots = slotsOf(width)
    this.#scene = {
      series: input.series.map((series, index): DrawnSeries => ({
        ...series,
        kept: downsample(series.xs, series.ys, from, to, slots),
        color: colors.series[input.places[index]! % colorCount]!,
        dashed: input.places[index]! >= colorCount,
      })),
      slots,
      from,
      to,
      settings: input.settings,
      width,
      height,
      colors,
      font: getComputedStyle(canvas).fontFamily,
      shift: texts.shift(to),
      value: texts.value,
      moment: texts.moment,
      tick: texts.tick,
    }
    drawing.draw(canvas, this.#scene)
  }

  #size(canvas: HTMLElement, { auto_size }: ChartSettings): { width: number; height: number } {
    const plot = canvas.parentElement!
    const { style } = plot.parentElement!
    style.removeProperty('--height')
    const { clientWidth: width, clientHeight: own } = plot
    if (!auto_size) return { width, height: own }
    const box = plot.getBoundingClientRect()
    const around = this.#host.getBoundingClientRect()
    const height = autoHeight({
      own,
      window: window.innerHeight,
      top: box.top + window.scrollY,
      below: Math.max(0, around.bottom - box.bottom),
    })
    style.setProperty('--height', `${height}px`)
    // Where the page has given the element a height, the drawing is no higher for it.
    return { width, height: plot.clientHeight }
  }
}

function stopsOf(scene: Scene | undefined): Stop[] {
  if (!scene) return []
  const byMoment = new Map<number, Stop>()
  scene.series.forEach(({ kept, xs }, series) => {
    for (const index of kept) {
      const moment = xs[index]!
      if (!byMoment.has(moment)) byMoment.set(moment, { series, index, moment })
    }
  })
  const all = [...byMoment.values()].sort((a, b) => a.moment - b.moment)
  // More than two in a column of pixels would be steps that nobody sees.
  return all.filter(({ moment }, at) => at < 2 || slotOf(moment, scene) !== slotOf(all[at - 2]!.moment, scene))
}
