import { html, nothing, type PropertyValues } from 'lit'
import { property } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { isDay, orderedRange, type DayRange } from '../date-range/date-model.js'
import type { StratusDateRangeEventMap } from '../date-range/stratus-date-range.events.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { rangeOfPeriod, usualPeriods, type Period } from './period-model.js'
import type { StratusPeriodPickerEventMap } from './stratus-period-picker.events.js'
import { periodPickerStyles } from './stratus-period-picker.styles.js'

function isPeriods(given: unknown): boolean {
  const isPeriod = (each: unknown) => typeof each === 'object' && each !== null && 'value' in each && 'label' in each
  return Array.isArray(given) && given.every(isPeriod)
}

/**
 * Which days a usage report or a chart is about: a period, or, under 'Other', two dates. An end before the start moves
 * to the day after the start.
 *
 * Keyboard: the browser's own select; the dates as in `stratus-date-range`.
 *
 * Not for any two days without a choice of usual periods: `stratus-date-range`.
 *
 * @element stratus-period-picker
 * @event {CustomEvent<{period: string, start: string, end: string}>} stratus-change - Fact: the user chose other days; the
 * dates are `yyyy-mm-dd`, complete and in order.
 * @csspart fields - What holds the fields.
 */
export class StratusPeriodPicker extends StratusElement<StratusPeriodPickerEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, periodPickerStyles]

  /** The choices (as an attribute: JSON); default: Horizon's. Without any there are the two dates only. */
  @property({ type: Array }) periods: readonly Period[] | undefined

  /** The chosen one: days back from today, or `other`. */
  @property() period = '1'

  /** First day, `yyyy-mm-dd`; counts with the period `other`. */
  @property() start = ''

  /** Last day, `yyyy-mm-dd`; counts with the period `other`. */
  @property() end = ''

  /** Today, `yyyy-mm-dd`; default: by the clock, UTC as the services count. */
  @property() today = ''

  /** The days that are chosen now. */
  get range(): DayRange {
    const { start, end } = this
    return (this.#dates ? undefined : rangeOfPeriod(this.period, this.#today)) ?? orderedRange({ start, end })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('periods') && this.periods && !isPeriods(this.periods)) {
      this.warn('periods must be an array of objects with a value and a label.')
      this.periods = undefined
    }
  }

  override render() {
    const periods = this.#periods
    return html`<div class="fields" part="fields">
      ${
        periods.length
          ? html`<label>
              ${t('Period')}
              <select class="field period" .value=${live(this.period)} @change=${this.#choose}>
                ${periods.map(
                  ({ value, label }) =>
                    html`<option value=${value} .selected=${live(value === this.period)}>${label}</option>`,
                )}
              </select>
            </label>`
          : nothing
      }
      ${this.#dates ? this.#renderDates() : nothing}
    </div>`
  }

  #renderDates() {
    const { start, end } = this
    return html`<stratus-date-range
      required
      .start=${isDay(start) ? start : ''}
      .end=${isDay(end) ? end : ''}
      @stratus-change=${this.#setDates}
    ></stratus-date-range>`
  }

  get #today(): string {
    return isDay(this.today) ? this.today : new Date().toISOString().slice(0, 10)
  }

  get #periods(): readonly Period[] {
    return this.periods ?? usualPeriods(this.#today).map(({ value, text }) => ({ value, label: t(text) }))
  }

  get #dates(): boolean {
    return !this.#periods.length || this.period === 'other'
  }

  #choose(event: Event): void {
    // The dates of the period that was shown are where 'Other' begins.
    const { start, end } = this.range
    this.period = (event.target as HTMLSelectElement).value
    if (this.#dates && !this.start) Object.assign(this, { start, end })
    this.#tell()
  }

  #setDates({ detail }: StratusDateRangeEventMap['stratus-change']): void {
    Object.assign(this, detail)
    if (isDay(this.start) && isDay(this.end)) this.#tell()
  }

  #tell(): void {
    const detail: StratusPeriodPickerEventMap['stratus-change']['detail'] = {
      period: this.#dates ? 'other' : this.period,
      ...this.range,
    }
    this.emit('stratus-change', detail)
  }
}
