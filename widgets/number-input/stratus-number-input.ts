import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { problemStyles } from '../internal/styles/problem.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { isAtBound, parseNumber, problemOf, stepped, type NumberBounds, type NumberProblem } from './number-model.js'
import { numberInputStyles } from './stratus-number-input.styles.js'
import type { StratusNumberInputEventMap } from './stratus-number-input.events.js'

const flags: Readonly<Record<NumberProblem, ValidityStateFlags>> = {
  missing: { valueMissing: true },
  'no-number': { badInput: true },
  'too-low': { rangeUnderflow: true },
  'too-high': { rangeOverflow: true },
  'off-step': { stepMismatch: true },
}

/**
 * A number with buttons for less and more (W-FORM-03), part of the form around it. What was typed stays as it was typed; a wrong
 * value, also one between two steps from the given one or `min`, makes the form invalid. A step that would cross a bound is none.
 *
 * Keyboard: the spinbutton of the ARIA practice: Up and Down step, Home and End go to the bounds; Enter sends the form.
 *
 * Not for numbers that are names (ports of a list, identifiers, telephone numbers): use a text field.
 *
 * @element stratus-number-input
 * @event {CustomEvent<{value: number | null}>} stratus-change - Fact: the user changed the value.
 * @csspart input - The text field.
 * @csspart button - The two buttons.
 * @cssproperty [--stratus-number-input-width=96px] - Width of the text field.
 */
export class StratusNumberInput extends StratusField<StratusNumberInputEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, problemStyles, numberInputStyles]

  /** What the page set last: a reset goes back to it. */
  #given = ''

  @query('input') private input!: HTMLInputElement | null

  @state() private text = ''
  /** A problem is shown once the user has left the field. */
  @state() private left = false

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** What the number is: the visible label. */
  @property() label = ''

  /** The label is for screen readers only. */
  @property({ type: Boolean, attribute: 'without-visible-label' }) withoutVisibleLabel = false

  /** Lower bound; -Infinity: none. */
  @property({ type: Number }) min = 0

  /** Undefined: no upper bound. */
  @property({ type: Number }) max: number | undefined

  /** What a button adds or takes away; more than 0. */
  @property({ type: Number }) step = 1

  /** A number has to be given. */
  @property({ type: Boolean, reflect: true }) required = false

  /** The value; null = empty or no number. */
  @property({ converter: { fromAttribute: (text) => (text?.trim() ? Number(text) : null) } })
  get value(): number | null {
    return parseNumber(this.text)
  }
  set value(given: number | null | '') {
    // Vue's v-model writes null as an empty text.
    const value = given === '' ? null : given
    if (value !== null && !Number.isFinite(value)) {
      this.warn(`has a value that is no number: ${typeof value === 'number' ? value : typeof value}.`)
      return
    }
    // The same number typed another way ('07') stays as it was typed.
    if (value === this.value && this.hasUpdated) return
    this.text = this.#given = value === null ? '' : String(value)
  }

  override showProblems(): void {
    this.left = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.text = this.#given
    this.left = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#set(state)
  }

  protected override get isGroup(): boolean {
    return false
  }

  override render() {
    const problem = this.left ? this.#problem : undefined
    const bounds = this.#bounds
    const named = this.label && !this.withoutVisibleLabel
    return html`
      ${named ? html`<label for="input">${this.label}</label>` : nothing}
      <div class="control">
        <input
          id="input"
          class="field"
          part="input"
          inputmode="decimal"
          role="spinbutton"
          autocomplete="off"
          maxlength="255"
          .value=${this.text}
          aria-label=${named ? nothing : this.label || this.outerLabel || nothing}
          aria-valuenow=${this.value ?? nothing}
          aria-valuemin=${Number.isFinite(bounds.min) ? bounds.min : nothing}
          aria-valuemax=${bounds.max ?? nothing}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${problem ? 'problem' : nothing}
          ?disabled=${this.isDisabled}
          @input=${(event: InputEvent) => this.#set((event.target as HTMLInputElement).value)}
          @blur=${() => (this.left = true)}
          @keydown=${this.#keydown}
        />
        ${this.#renderButton(-1)} ${this.#renderButton(1)}
      </div>
      ${problem ? html`<div id="problem" class="problem">${this.#say(problem)}</div>` : nothing}
    `
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    for (const name of ['min', 'max', 'step'] as const) {
      const value: unknown = this[name]
      if (changed.has(name) && !(typeof value === 'number' && !Number.isNaN(value)) && value !== undefined)
        this.warn(`has no number as ${name}: ${typeof value === 'number' ? value : typeof value}.`)
    }
    if (this.step <= 0) this.warn(`has no step above 0: ${this.step}.`)
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const problem = this.#problem
    this.internals.setFormValue(this.value === null ? null : String(this.value), this.text)
    if (problem) this.setValidity(flags[problem], this.#say(problem), this.input ?? undefined)
    else this.setValidity()
  }

  /** What is no bound is none. */
  get #bounds(): NumberBounds {
    const { min, max, step } = this
    return {
      min: Number.isFinite(min) || min === -Infinity ? min : 0,
      max: Number.isFinite(max) ? max : undefined,
      step: step > 0 && Number.isFinite(step) ? step : 1,
    }
  }

  /** Where its steps begin. */
  get #base(): number {
    const { min } = this.#bounds
    return parseNumber(this.#given) ?? (Number.isFinite(min) ? min : 0)
  }

  get #problem(): NumberProblem | undefined {
    return problemOf(this.text, this.required, this.#bounds, this.#base)
  }

  #renderButton(direction: 1 | -1) {
    return html`<button
      class="button icon ${direction === 1 ? 'more' : 'less'}"
      part="button"
      type="button"
      tabindex="-1"
      aria-label=${direction === 1 ? t('More') : t('Less')}
      ?disabled=${this.isDisabled || isAtBound(this.value, direction, this.#bounds)}
      @click=${() => this.#set(String(stepped(this.value, direction, this.#bounds)))}
    >
      <stratus-icon name=${direction === 1 ? 'plus' : 'minus'}></stratus-icon>
    </button>`
  }

  #set(text: string): void {
    if (text === this.text) return
    this.text = text
    this.emitChange('stratus-change', { value: this.value })
  }

  #keydown(event: KeyboardEvent): void {
    const bounds = this.#bounds
    const targets: Partial<Record<string, number | undefined>> = {
      ArrowUp: stepped(this.value, 1, bounds),
      ArrowDown: stepped(this.value, -1, bounds),
      Home: Number.isFinite(bounds.min) ? bounds.min : undefined,
      End: bounds.max,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#set(String(target))
  }

  #say(problem: NumberProblem): string {
    switch (problem) {
      case 'missing':
        return t('This field is required.')
      case 'no-number':
        return t('Enter a number.')
      case 'too-low':
        return t('The value must be at least %s.', [this.#bounds.min])
      case 'too-high':
        return t('The value must be at most %s.', [this.#bounds.max ?? Infinity])
      case 'off-step':
        return this.#bounds.step === 1 && Number.isInteger(this.#base)
          ? t('Enter a whole number.')
          : t('Enter a value in steps of %s from %s on.', [this.#bounds.step, this.#base])
    }
  }
}
