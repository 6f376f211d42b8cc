import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { cutStyles } from '../internal/styles/cut.styles.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { errorText } from '../internal/error-text.js'
import { t } from '../internal/localize.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import type { Some } from '../internal/some.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Period } from '../period-picker/period-model.js'
import type { StratusPeriodPickerEventMap } from '../period-picker/stratus-period-picker.events.js'
import { colorCount } from './chart-colors.js'
import { ChartLoader, type Load } from './chart-loader.js'
import { ChartPlot, type PlotInput, type Stop } from './chart-plot.js'
import { chartTexts, type ChartTexts } from './chart-texts.js'
import { renderLegend, valueAt } from './render-legend.js'
import { renderTable } from './render-table.js'
import {
  nearest,
  numbersOf,
  settingsOf,
  type ChartAnswer,
  type ChartSeries,
  type ChartSettings,
  type ChartStats,
  type NumberSeries,
} from './series-model.js'
import { lineChartStyles } from './stratus-line-chart.styles.js'
import type { StratusLineChartEventMap } from './stratus-line-chart.events.js'

const noAnswer: ChartAnswer = { series: [] }
const renderers = new Set(['line', 'StaticAxes', 'area', 'bar', 'scatterplot'])

/**
 * Series over time: lines with units, a legend that reads the values and hides lines, an average as a
 * bar beside them, and a period selector that drives it. Data comes by property, or from `load`. It is as high as the window
 * allows, leaving 30 px, and is drawn again 400 ms after the last resize; no more points than pixels are drawn, without losing
 * a peak. lightweight-charts is loaded when the first chart has data or asks for it.
 *
 * Keyboard: the drawing is one tab stop. Left and Right go from point to point, Page Up and Page Down by a tenth, Home and End
 * to the ends, Escape leaves the points; the values are spoken. A button shows the same data as a table.
 *
 * Not for fewer than two moments (a figure is clearer), or shares of a whole (`stratus-bar-chart`).
 *
 * @element stratus-line-chart
 * @event {CustomEvent<{period: string, start: string, end: string}>} stratus-range-change - Fact: the user chose other days.
 * @event {CustomEvent<{error: unknown}>} stratus-load-error - Fact: `load` failed.
 * @event {CustomEvent<undefined>} stratus-retry - The user wants to try again what failed by `error`.
 * @csspart plot - The drawing.
 * @csspart legend - The series with their values.
 * @csspart series - One of them.
 * @csspart table - The data as a table.
 * @cssproperty [--stratus-line-chart-height=240px] - Height of the drawing, where the element itself has none; with automatic height, the least.
 * @cssproperty [--stratus-chart-1] - Colour of the first line; likewise `--stratus-chart-2` to `--stratus-chart-8`.
 */
export class StratusLineChart extends StratusElement<StratusLineChartEventMap> {
  static override styles = [StratusElement.styles, cutStyles, controlStyles, drawingStyles, lineChartStyles]

  #loader = new ChartLoader(this)
  #plot = new ChartPlot(
    this,
    (moment) => this.#read(moment),
    (moment) => this.#press(moment),
  )
  #texts: ChartTexts = chartTexts()
  /** The series as numbers, and what they were made from. */
  #numbers: readonly NumberSeries[] = []
  #source: unknown
  #input: PlotInput | undefined
  #inputOf: readonly unknown[] = []

  @query('.canvas') private canvas!: HTMLElement | null

  /** Moment that is read, ms. */
  @state() private reading: number | undefined
  /** The keyboard moved there: it is spoken. */
  @state() private spoken = false
  @state() private off: ReadonlySet<string> = new Set()
  @state() private asTable = false

  /** What the chart shows: its name. */
  @property() label = ''

  /** The lines (as an attribute: JSON); with `load`, those of its answer count. */
  @property({ type: Array }) series: readonly ChartSeries[] = []

  /** Figures of the whole period, as a bar beside the lines; as an attribute: JSON. */
  @property({ type: Object }) stats: ChartStats | undefined

  /** How it is drawn; those of an answer come on top. */
  @property({ type: Object }) settings: Some<ChartSettings> | undefined

  /** Asks for the data of the chosen days; called at once and whenever they change. */
  @property({ attribute: false }) load: Load | undefined

  /** Data that the page is fetching itself. */
  @property({ type: Boolean, reflect: true }) loading = false

  /** Why there is no data, when the page fetched it itself. */
  @property() error = ''

  /** Shows the period selector. */
  @property({ type: Boolean, attribute: 'with-period' }) withPeriod = false

  /** Choices of the period selector (as an attribute: JSON); default: Horizon's. */
  @property({ type: Array }) periods: readonly Period[] | undefined

  /** The chosen period: days back from today, or `other`. */
  @property() period = '1'

  /** First day of the period `other`, `yyyy-mm-dd`. */
  @property() start = ''

  /** Last day of the period `other`, `yyyy-mm-dd`. */
  @property() end = ''

  /** Where time comes from; for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  /** Asks `load` again. */
  reload(): void {
    const { load, period, start, end } = this
    if (typeof load !== 'function') return
    this.#plot.expect()
    this.#loader.ask(load, { period, start, end }, (error) => this.emit('stratus-load-error', { error }))
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asks = ['load', 'period', 'start', 'end'] as const
    if (asks.some((name) => changed.has(name))) this.reload()
    this.#texts = chartTexts()
    const { series } = this.#answer ?? this
    if (series !== this.#source) {
      this.#source = series
      this.#numbers = this.#numbersOf(series)
      this.off = this.#keepOne(this.off)
    }
    this.#renewInput()
  }

  override render() {
    const busy = this.loading || this.#loader.loading
    const problem = busy ? '' : this.#problem
    const drawn = !problem && this.#numbers.some(({ xs }) => xs.length)
    return html`
      ${this.withPeriod ? this.#renderPeriod() : nothing}
      <div class="body ${busy ? 'stale' : ''}" aria-busy=${busy ? 'true' : 'false'}>
        <div
          class="plot"
          part="plot"
          role="group"
          tabindex=${drawn ? 0 : -1}
          aria-roledescription=${t('Chart')}
          aria-label=${this.label || t('Chart')}
          @keydown=${this.#keydown}
          @blur=${() => this.#go(undefined)}
        >
          ${drawn ? this.#renderCanvas() : this.#renderNotice(busy, problem)}
        </div>
        ${this.#renderStats()}
      </div>
      ${drawn ? this.#renderFoot() : nothing}
      <div class="visually-hidden" role="status">${this.spoken ? this.#spokenText() : ''}</div>
    `
  }

  protected override updated(): void {
    if (this.#input) this.#plot.show(this.canvas, this.#input)
    this.#plot.mark(this.reading)
  }

  get #answer(): ChartAnswer | undefined {
    return this.load ? (this.#loader.answer ?? noAnswer) : undefined
  }

  get #problem(): string {
    const failed = this.error || (this.load && this.#loader.error) || this.#plot.failed
    return failed ? errorText(failed) || t('An error occurred. Please try again later.') : ''
  }

  #numbersOf(series: unknown): readonly NumberSeries[] {
    if (!Array.isArray(series)) {
      this.warn('has series that are no list.')
      return []
    }
    return series.map((one: unknown) => {
      const numbers = numbersOf(one)
      const { dropped, name } = numbers
      if (dropped) this.warn(`leaves ${dropped} points of "${name.slice(0, 80)}" out: no time or no number.`)
      return numbers
    })
  }

  /** A new input is a new drawing: there is one only when something that is drawn has changed. */
  #renewInput(): void {
    const from = [this.#numbers, this.settings, this.#answer, this.off]
    if (from.every((part, index) => part === this.#inputOf[index]) && this.#input) return
    this.#inputOf = from
    const shown = [...this.#numbers.entries()].filter(([, { name }]) => !this.off.has(name))
    const settings = settingsOf(this.settings, this.#answer?.settings)
    if (!renderers.has(settings.renderer)) {
      this.warn(`knows no renderer "${String(settings.renderer)}"; use line, area, bar or scatterplot.`)
    }
    this.#input = { series: shown.map(([, series]) => series), places: shown.map(([index]) => index), settings }
  }

  #renderPeriod() {
    return html`<stratus-period-picker
      class="head"
      .periods=${this.periods}
      .period=${this.period}
      .start=${this.start}
      .end=${this.end}
      @stratus-change=${(event: StratusPeriodPickerEventMap['stratus-change']) => {
        Object.assign(this, event.detail)
        this.emit('stratus-range-change', event.detail)
      }}
    ></stratus-period-picker>`
  }

  #renderCanvas() {
    const names = [...Array.from({ length: colorCount }, (_, index) => `color-${index + 1}`), 'text', 'line', 'surface']
    return html`<div class="canvas" aria-hidden="true"></div>
      <div class="probes visually-hidden" aria-hidden="true" @transitionend=${() => this.#plot.recolor()}>
        ${names.map((name) => html`<i class=${name}></i>`)}
      </div>`
  }

  #renderNotice(busy: boolean, problem: string) {
    if (busy) return html`<div class="skeleton"><span class="visually-hidden">${t('Loading')}</span></div>`
    return html`<div class="notice">
      <p>${t('No data available.')}</p>
      ${
        problem
          ? html`<p>${problem}</p>
              <button class="button" type="button" @click=${this.#retry}>${t('Try again')}</button>`
          : nothing
      }
    </div>`
  }

  #renderStats() {
    const stats = this.#answer?.stats ?? this.stats
    if (typeof stats?.used !== 'number') return nothing
    return html`<stratus-bar-chart
      class="stats"
      orientation="vertical"
      label=${t('Whole period')}
      .used=${stats.used}
      .average=${stats.average}
      .tooltipUsed=${stats.tooltip_used ?? ''}
      .tooltipFree=${stats.tooltip_free ?? ''}
      .tooltipAverage=${stats.tooltip_average ?? ''}
    ></stratus-bar-chart>`
  }

  #renderFoot() {
    return html`${renderLegend({
        series: this.#numbers,
        texts: this.#texts,
        off: this.off,
        moment: this.reading,
        toggle: (name) => this.#toggle(name),
      })}
      <div class="foot">
        <button
          class="button quiet small"
          type="button"
          aria-expanded=${this.asTable ? 'true' : 'false'}
          @click=${() => (this.asTable = !this.asTable)}
        >
          ${this.asTable ? t('Hide the table') : t('Show as a table')}
        </button>
        <a class="credit" href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer"
          >${t('Charts by TradingView')}</a
        >
      </div>
      ${this.asTable ? renderTable(this.#numbers, this.#texts, this.label) : nothing}`
  }

  /** The button goes with the failure; the focus goes to where the drawing will be. */
  #retry(): void {
    this.renderRoot.querySelector<HTMLElement>('.plot')?.focus()
    if (this.#plot.failed) {
      this.#plot.failed = false
      this.requestUpdate()
    } else if (this.load && !this.error) this.reload()
    else this.emit('stratus-retry')
  }

  #toggle(name: string): void {
    const off = new Set(this.off)
    if (!off.delete(name)) off.add(name)
    if (this.#keepOne(off) === off) this.off = off
  }

  /** The last line stays: an empty chart would look broken. */
  #keepOne(off: ReadonlySet<string>): ReadonlySet<string> {
    const numbers = this.#numbers
    return !numbers.length || numbers.some(({ name }) => !off.has(name)) ? off : new Set()
  }

  /** The pointer reads the nearest point; the keyboard says what it reads. */
  #read(moment: number | undefined): void {
    const stop = this.#nearest(moment)
    if (!stop && this.spoken) return
    this.spoken = false
    this.reading = stop?.moment
  }

  /** With the focus, what a finger has read goes when it taps elsewhere. */
  #press(moment: number): void {
    this.renderRoot.querySelector<HTMLElement>('.plot')?.focus({ preventScroll: true })
    this.#read(moment)
    this.#plot.point(this.#nearest(moment))
  }

  #nearest(moment: number | undefined): Stop | undefined {
    const { stops } = this.#plot
    if (moment === undefined) return undefined
    const moments = Float64Array.from(stops, (stop) => stop.moment)
    return stops[nearest(moments, moment)]
  }

  #go(stop: Stop | undefined): void {
    this.reading = stop?.moment
    this.spoken = stop !== undefined
    this.#plot.point(stop)
  }

  #keydown(event: KeyboardEvent): void {
    const { stops } = this.#plot
    if (event.altKey || event.ctrlKey || event.metaKey || !stops.length) return
    const last = stops.length - 1
    const { reading } = this
    const now = reading === undefined ? -1 : stops.findIndex(({ moment }) => moment >= reading)
    const page = Math.max(1, Math.round(last / 10))
    const steps: Partial<Record<string, number>> = {
      ArrowRight: now + 1,
      ArrowLeft: now < 0 ? last : now - 1,
      PageDown: now + page,
      PageUp: now < 0 ? last : now - page,
      Home: 0,
      End: last,
    }
    const target = steps[event.key]
    if (target !== undefined) this.#go(stops[Math.min(last, Math.max(0, target))])
    else if (event.key === 'Escape' && this.reading !== undefined) this.#go(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  #spokenText(): string {
    if (this.reading === undefined) return ''
    const values = this.#numbers
      .filter(({ name }) => !this.off.has(name))
      .map((series) => `${series.name} ${valueAt(series, this.reading, this.#texts)}`)
    return `${this.#texts.moment(this.reading)}: ${values.join(', ')}`
  }
}
