import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { isDay, orderedRange, type DayRange } from './date-model.js'
import type { StratusDateRangeEventMap } from './stratus-date-range.events.js'

type End = keyof DayRange

const isWrong = (text: string): boolean => text !== '' && !isDay(text)

/**
 * A period from one day to another, written yyyy-mm-dd (W-FORM-04): typed, or picked from the browser's calendar. An end before the
 * start moves to the day after the start. Part of its form: two fields, `start` and `end` unless named otherwise.
 *
 * Keyboard: Tab through the fields and their calendar buttons; Enter in a field takes it over.
 *
 * Not for a moment with its time of day, or a fixed choice of periods (`stratus-period-picker`).
 *
 * @element stratus-date-range
 * @event {CustomEvent<{start: string, end: string}>} stratus-change - Fact: the user chose another period.
 * @csspart input - Each of the two text fields.
 */
export class StratusDateRange extends StratusField<StratusDateRangeEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [
    StratusElement.styles,
    controlStyles,
    fieldStyles,
    css`
      :host {
        display: inline-flex;
        flex-wrap: wrap;
        gap: var(--_space-3);
        align-items: flex-start;
      }
      .with-button > .field {
        flex: none;
        inline-size: calc(116em / 14);
      }
      .problem {
        max-inline-size: 148px;
      }
      .picker {
        position: absolute;
        inline-size: 0;
        block-size: 100%;
        inset-block-start: 0;
        inset-inline-start: 0;
        margin: 0;
        padding: 0;
        border: 0;
        opacity: 0;
        pointer-events: none;
      }
      .with-button {
        position: relative;
      }
    `,
  ]

  /** What the page set last: a reset goes back to it. */
  #given: DayRange = { start: '', end: '' }
  #chosen: DayRange | undefined

  /** What is typed and not taken over yet. */
  @state() private typed: DayRange = { start: '', end: '' }
  /** What is being typed, while nobody has left the field. */
  @state() private drafts: Partial<DayRange> = {}
  /** A missing day is said once the form was asked. */
  @state() private asked = false

  /** First day, yyyy-mm-dd; '' = open. */
  @property() start = ''

  /** Last day, yyyy-mm-dd; '' = open. */
  @property() end = ''

  /** Name of the first day in the form's data. */
  @property({ attribute: 'start-name' }) startName = 'start'

  /** Name of the last day in the form's data. */
  @property({ attribute: 'end-name' }) endName = 'end'

  /** Label of the first day. */
  @property({ attribute: 'start-label' }) startLabel: string = t('From')

  /** Label of the last day. */
  @property({ attribute: 'end-label' }) endLabel: string = t('To')

  /** Both days have to be given. */
  @property({ type: Boolean, reflect: true }) required = false

  override showProblems(): void {
    this.asked = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    Object.assign(this, this.#given)
    this.typed = this.#given
    this.drafts = {}
    this.asked = false
  }

  override formStateRestoreCallback(state: unknown): void {
    const [start = '', end = ''] = typeof state === 'string' ? state.split(' ') : []
    if (![start, end].some(isWrong)) this.#set({ start, end })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    for (const end of ['start', 'end'] as const) {
      if (!changed.has(end)) continue
      const day: unknown = this[end]
      if (typeof day !== 'string' || isWrong(day)) {
        this.warn(`${end} must be a day, yyyy-mm-dd.`)
        this[end] = ''
      }
      this.typed = { ...this.typed, [end]: this[end] }
      this.drafts = { ...this.drafts, [end]: undefined }
    }
    const { start, end } = this
    if (start !== this.#chosen?.start || end !== this.#chosen.end) this.#given = { start, end }
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const data = new FormData()
    data.append(this.startName, this.start)
    data.append(this.endName, this.end)
    this.internals.setFormValue(data, `${this.start} ${this.end}`)
    const end = (['start', 'end'] as const).find((each) => this.#problem(each))
    const anchor = end && this.renderRoot.querySelector<HTMLElement>(`#${end}`)
    if (end && anchor) this.setValidity({ badInput: true }, this.#problem(end), anchor)
    else this.setValidity()
  }

  #problem(end: End): string {
    const text = this.typed[end]
    if (text === '') return this.required ? t('This field is required.') : ''
    return isWrong(text) ? t('The date should be in YYYY-MM-DD format.') : ''
  }

  #take(end: End, text: string): void {
    this.typed = { ...this.typed, [end]: text.trim() }
    this.drafts = { ...this.drafts, [end]: undefined }
    // A wrong text stays to be corrected; the period stays as it was.
    if (isWrong(this.typed[end])) return
    this.#set({ start: this.start, end: this.end, [end]: this.typed[end] })
  }

  #set(days: DayRange): void {
    const range = orderedRange(days)
    const { start, end } = this.typed
    this.typed = { start: isWrong(start) ? start : range.start, end: isWrong(end) ? end : range.end }
    if (range.start === this.start && range.end === this.end) return
    this.#chosen = range
    Object.assign(this, range)
    this.emitChange('stratus-change', range)
  }

  #pick(event: Event): void {
    const picker = (event.currentTarget as HTMLElement).parentElement?.querySelector<HTMLInputElement>('.picker')
    picker?.showPicker()
  }

  #renderEnd(end: End, label: string): TemplateResult {
    const problem = this.typed[end] === '' && !this.asked ? '' : this.#problem(end)
    return html`<div class="form-field">
      <label for=${end}>${label}</label>
      <div class="with-button">
        <input
          id=${end}
          class="field"
          part="input"
          autocomplete="off"
          placeholder=${t('YYYY-MM-DD')}
          maxlength="255"
          .value=${live(this.drafts[end] ?? this.typed[end])}
          ?disabled=${this.isDisabled}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${problem ? `${end}-problem` : nothing}
          @input=${(event: Event) => {
            this.drafts = { ...this.drafts, [end]: (event.target as HTMLInputElement).value }
          }}
          @change=${(event: Event) => this.#take(end, (event.target as HTMLInputElement).value)}
        />
        <button
          class="button icon"
          type="button"
          aria-label=${t('Calendar: {label}', { label })}
          ?disabled=${this.isDisabled}
          @click=${this.#pick}
        >
          <stratus-icon name="calendar"></stratus-icon>
        </button>
        <input
          class="picker"
          type="date"
          tabindex="-1"
          aria-hidden="true"
          .value=${live(isDay(this.typed[end]) ? this.typed[end] : '')}
          min=${end === 'end' && this.start ? this.start : nothing}
          @change=${(event: Event) => this.#take(end, (event.target as HTMLInputElement).value)}
        />
      </div>
      ${problem ? html`<div id=${`${end}-problem`} class="problem">${problem}</div>` : nothing}
    </div>`
  }

  override render(): TemplateResult {
    return html`${this.#renderEnd('start', this.startLabel)} ${this.#renderEnd('end', this.endLabel)}`
  }
}
