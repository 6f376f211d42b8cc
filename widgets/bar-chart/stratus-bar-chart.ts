import { html, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { numberFormat } from '../internal/formats.js'
import { StratusElement } from '../internal/stratus-element.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { barOf, type Bar, type BarPart } from './bar-model.js'
import { barChartStyles } from './stratus-bar-chart.styles.js'

/** A place of the bar that has a tooltip. */
interface Spot {
  readonly id: string
  /** Middle, in percent of the bar. */
  readonly at: number
  readonly text: string
}

/**
 * An amount as a bar: what is used (in one piece or stacked), an average line, and the maximum, each with a tooltip.
 * Without an amount it says 'No data available.'.
 *
 * Keyboard: the bar is one tab stop; arrow keys, Home and End go through its tooltips, Escape closes them.
 *
 * Not for amounts over time (`stratus-line-chart`), or a quota with a limit (`stratus-quota-bar`, `stratus-quota-pie`).
 *
 * @element stratus-bar-chart
 * @csspart bar - The whole bar.
 * @csspart used - One piece of what is used.
 * @csspart average - The average line.
 * @csspart label - The percentage.
 * @csspart tooltip - The tooltip.
 * @cssproperty [--stratus-bar-chart-thickness=30px] - How thick the bar is.
 * @cssproperty [--stratus-bar-chart-length] - How long it is: all the width there is, or 160px upright.
 */
export class StratusBarChart extends StratusElement {
  static override styles = [StratusElement.styles, drawingStyles, barChartStyles]
  protected static override readonly choices = { orientation: ['horizontal', 'vertical'] }

  @state() private spot = ''

  /** What the bar is about: its name for screen readers. */
  @property() label = ''

  /** The amount, or pieces `{used, tooltip}` one upon the other. */
  @property({ type: Number }) used: number | readonly BarPart[] | undefined

  /** An average to compare with; not shown with pieces. */
  @property({ type: Number }) average: number | undefined

  /** The amount that fills the bar. */
  @property({ type: Number }) max = 100

  /** What the tooltip says about what is used; default: the amount. */
  @property({ attribute: 'tooltip-used' }) tooltipUsed = ''

  /** What the tooltip says about what is free; default: the amount. */
  @property({ attribute: 'tooltip-free' }) tooltipFree = ''

  /** What the tooltip says about the average; default: the amount. */
  @property({ attribute: 'tooltip-average' }) tooltipAverage = ''

  /** `horizontal` or `vertical`. */
  @property() orientation: 'horizontal' | 'vertical' = 'horizontal'

  /** Leaves the percentage beside the bar out. */
  @property({ type: Boolean, attribute: 'without-label' }) withoutLabel = false

  override render() {
    const bar = barOf(this)
    if (!bar) return html`<p class="none">${t('No data available.')}</p>`
    const spots = this.#spots(bar)
    const open = spots.find(({ id }) => id === this.spot)
    return html`<div class="chart ${this.#orientation}">
      <div class="place">
        <div
          class="bar"
          part="bar"
          role="img"
          tabindex="0"
          aria-label=${[this.label, ...spots.map(({ text }) => text)].filter(Boolean).join(', ')}
          @keydown=${(event: KeyboardEvent) => this.#keydown(event, spots)}
          @blur=${this.#close}
          @pointercancel=${this.#close}
          @pointerleave=${this.#leave}
        >
          ${bar.segments.map((_, index) => this.#renderPiece(`used-${index}`, 'used'))} ${this.#renderPiece('free', '')}
          ${bar.average === undefined ? nothing : this.#renderPiece('average', 'average')}
        </div>
        ${open ? html`<div class="tooltip" part="tooltip" role="status">${open.text}</div>` : nothing}
      </div>
      ${this.withoutLabel ? nothing : html`<span class="label" part="label">${bar.percent}%</span>`}
    </div>`
  }

  /** Sizes are variables set by script: a style attribute would be a breach of a strict page's policy. */
  protected override updated(_changed: PropertyValues<this>): void {
    const bar = barOf(this)
    if (!bar) return
    const set = (id: string, start: number, size: number) => {
      const piece = this.renderRoot.querySelector<HTMLElement>(`[data-piece='${id}']`)
      piece?.style.setProperty('--start', `${start}%`)
      piece?.style.setProperty('--size', `${size}%`)
    }
    bar.segments.forEach(({ start, size }, index) => set(`used-${index}`, start, size))
    set('free', 100 - bar.free, bar.free)
    if (bar.average !== undefined) set('average', bar.average, 0)
    const open = this.#spots(bar).find(({ id }) => id === this.spot)
    if (open) this.renderRoot.querySelector<HTMLElement>('.tooltip')?.style.setProperty('--at', `${open.at}%`)
  }

  #renderPiece(id: string, kind: 'used' | 'average' | '') {
    return html`<div
      class="piece ${kind} ${this.spot === id ? 'open' : ''}"
      part=${kind || nothing}
      data-piece=${id}
      @pointerenter=${() => (this.spot = id)}
    ></div>`
  }

  get #orientation(): 'horizontal' | 'vertical' {
    return this.orientation === 'vertical' ? 'vertical' : 'horizontal'
  }

  #spots(bar: Bar): Spot[] {
    const amount = (value: number) => numberFormat().format(value)
    const usedText = (index: number) =>
      bar.segments[index]?.tooltip ||
      (typeof this.used === 'number' ? this.tooltipUsed || t('Used: %s', [amount(this.used)]) : `${bar.percent}%`)
    const free = Math.max(0, (this.max * bar.free) / 100)
    const spots: Spot[] = bar.segments.map(({ start, size }, index) => ({
      id: `used-${index}`,
      at: start + size / 2,
      text: usedText(index),
    }))
    if (bar.average !== undefined) {
      const text = this.tooltipAverage || t('Average: %s', [amount(this.average ?? 0)])
      spots.push({ id: 'average', at: bar.average, text })
    }
    spots.push({ id: 'free', at: 100 - bar.free / 2, text: this.tooltipFree || t('Free: %s', [amount(free)]) })
    return spots
  }

  #close = (): void => {
    this.spot = ''
  }

  /** A finger that is lifted leaves, too: what it has opened stays until the next touch elsewhere takes the focus. */
  #leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#close()
  }

  #keydown(event: KeyboardEvent, spots: readonly Spot[]): void {
    const now = spots.findIndex(({ id }) => id === this.spot)
    const last = spots.length - 1
    const [next, before] = [Math.min(last, now + 1), Math.max(0, now - 1)]
    const rtl = this.matches(':dir(rtl)')
    const targets: Partial<Record<string, number>> = {
      ArrowRight: rtl ? before : next,
      ArrowLeft: rtl ? next : before,
      ArrowUp: next,
      ArrowDown: before,
      Home: 0,
      End: last,
      Escape: -1,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // Escape belongs to the dialog around it when there is no tooltip to close.
    if (target < 0 && now < 0) return
    event.preventDefault()
    if (target < 0) event.stopPropagation()
    this.spot = spots[target]?.id ?? ''
  }
}
