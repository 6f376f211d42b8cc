import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Clock } from '../internal/pausable-timer.js'
import { colorCount, paletteOf } from './chart-colors.js'
import type { ChartDrawing, DrawnSeries, Scene } from './chart-drawing.js'
import { chartTexts } from './chart-texts.js'
import { downsample, slotsOf } from './downsample-model.js'
import { rangeOf, type ChartSettings, type NumberSeries } from './series-model.js'
import { autoHeight, resizeDelay } from './size-model.js'

/** What is drawn: the visible series, with the place of each in the palette. */
export interface PlotInput {
  readonly series: readonly NumberSeries[]
  readonly places: readonly number[]
  readonly settings: ChartSettings
}

/** A place where the keyboard stops. */
export interface Stop {
  readonly slot: number
  /** Index among the drawn series, and of the point in it. */
  readonly series: number
  readonly index: number
  /** Milliseconds since 1970. */
  readonly moment: number
}

interface PlotHost extends ReactiveControllerHost, HTMLElement {
  readonly clock: Clock
}

/** The drawing of a chart: loaded when first needed, as large as it may be, drawn again 400 ms after the last resize. */
export class ChartPlot implements ReactiveController {
  #host: PlotHost
  #onMove: (moment: number | undefined) => void
  #canvas: HTMLElement | undefined
  #drawing: Promise<ChartDrawing | undefined> | undefined
  #ready: ChartDrawing | undefined
  #input: PlotInput | undefined
  #scene: Scene | undefined
  #stops: readonly Stop[] | undefined
  #cancel: (() => void) | undefined
  #width = 0
  #resizes = new ResizeObserver(([entry]) => {
    // The first report is about the size in which it is drawn just now, or about to be.
    if (entry && this.#width && Math.round(entry.contentRect.width) !== this.#width) this.#later()
  })

  constructor(host: PlotHost, onMove: (moment: number | undefined) => void) {
    this.#host = host
    this.#onMove = onMove
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

  /** Draws into an element; without one, or without anything to draw, there is no drawing. */
  async show(canvas: HTMLElement | null, input: PlotInput): Promise<void> {
    if (!canvas) return this.#destroy()
    if (canvas === this.#canvas && input === this.#input) return
    this.#input = input
    if (canvas !== this.#canvas) this.#open(canvas)
    const drawing = this.#drawing
    await drawing
    // Only the newest input of the newest canvas is drawn.
    if (drawing === this.#drawing && input === this.#input) this.redraw()
  }

  /** Draws again what is shown, in the size and the colours of now. */
  redraw(): void {
    if (this.#ready) this.#draw(this.#ready)
  }

  /** The drawn points one after the other, one per place: where the keyboard goes. */
  get stops(): readonly Stop[] {
    return (this.#stops ??= stopsOf(this.#scene))
  }

  /** Moves the hairline to a stop; undefined takes it away. */
  point(stop: Stop | undefined): void {
    const y = stop && this.#scene?.series[stop.series]?.ys[stop.index]
    this.#ready?.point(stop && y !== undefined ? { ...stop, y } : undefined)
  }

  #open(canvas: HTMLElement): void {
    this.#destroy()
    this.#canvas = canvas
    this.#resizes.observe(canvas)
    const drawing = import('./chart-drawing.js').then(({ ChartDrawing }) => {
      if (this.#drawing !== drawing) return undefined
      this.#ready = new ChartDrawing(canvas, this.#onMove)
      return this.#ready
    })
    this.#drawing = drawing
  }

  #destroy(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#resizes.disconnect()
    this.#ready?.destroy()
    this.#ready = undefined
    this.#drawing = undefined
    this.#canvas = undefined
    this.#scene = undefined
    this.#width = 0
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
    const { width, height } = this.#size(canvas, input.settings)
    if (width < 2 || height < 2) return
    this.#width = width
    const { from, to } = range
    const texts = chartTexts()
    const colors = paletteOf(canvas.parentElement!)
    const slots = slotsOf(width)
    this.#scene = {
      series: input.series.map((series, index): DrawnSeries => ({
        ...series,
        points: downsample(series.xs, series.ys, from, to, slots),
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
    this.#stops = undefined
    drawing.draw(this.#scene)
  }

  #size(canvas: HTMLElement, { auto_size }: ChartSettings): { width: number; height: number } {
    const plot = canvas.parentElement!
    plot.style.removeProperty('--height')
    const box = plot.getBoundingClientRect()
    const width = Math.round(canvas.clientWidth)
    if (!auto_size) return { width, height: Math.round(box.height) }
    const height = autoHeight({
      own: Math.round(box.height),
      window: window.innerHeight,
      top: box.top + window.scrollY,
      below: Math.max(0, this.#host.getBoundingClientRect().bottom - box.bottom),
    })
    plot.style.setProperty('--height', `${height}px`)
    return { width, height }
  }
}

function stopsOf(scene: Scene | undefined): Stop[] {
  const bySlot = new Map<number, Stop>()
  scene?.series.forEach(({ points, xs }, series) => {
    for (const { slot, index } of points) {
      if (!bySlot.has(slot)) bySlot.set(slot, { slot, series, index, moment: xs[index]! })
    }
  })
  return [...bySlot.values()].sort((a, b) => a.slot - b.slot)
}
