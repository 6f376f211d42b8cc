import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import type { StratusTextFieldEventMap } from './stratus-text-field.events.js'
import { textFieldStyles } from './stratus-text-field.styles.js'
import { problemOf, type TextProblem } from './text-model.js'

const types = ['text', 'search', 'email', 'url', 'tel', 'password', 'multiline'] as const

/** What kind of text a field takes. */
export type TextFieldType = (typeof types)[number]

/** Of a line, unless the page says otherwise. */
const mostOfLine = 255

const flags: Readonly<Record<TextProblem, ValidityStateFlags>> = {
  missing: { valueMissing: true },
  'too-short': { tooShort: true },
  'too-long': { tooLong: true },
  'no-email': { typeMismatch: true },
  'no-url': { typeMismatch: true },
  'no-match': { patternMismatch: true },
}

/**
 * A text with its label, its help and what is wrong with it, part of the form around it: a line, or with `type="multiline"`
 * several. What is wrong is said once the field was left; what the page says (`error`) at once.
 *
 * Keyboard: the browser's own field; Enter in a line sends the form.
 *
 * Not for numbers with bounds (`stratus-number-input`), for one of several values (`stratus-select`), or for a new password
 * (`stratus-password-pair`).
 *
 * @element stratus-text-field
 * @event {CustomEvent<{value: string}>} stratus-change - Fact: the user changed the text.
 * @slot prefix - Before the field, such as a unit or a protocol.
 * @slot suffix - After it, such as a button.
 * @csspart input - The field itself.
 */
export class StratusTextField extends StratusField<StratusTextFieldEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, fieldStyles, textFieldStyles]

  /** What the page set last: a reset goes back to it. */
  #given = ''

  @query('#input') private input!: HTMLInputElement | HTMLTextAreaElement | null

  @state() private text = ''
  @state() private left = false
  @state() private shown = false

  /** text, search, email, url, tel, password, or multiline for several lines. */
  @property() type: TextFieldType = 'text'

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** The visible label. */
  @property() label = ''

  /** The label is for screen readers only. */
  @property({ type: Boolean, attribute: 'without-visible-label' }) withoutVisibleLabel = false

  /** What helps to fill it in, below the field. */
  @property() help = ''

  /** What is wrong with it in the page's words, shown at once; `setCustomValidity()` keeps the form from being sent, too. */
  @property() error = ''

  /** An example, while it is empty. */
  @property() placeholder = ''

  /** A text has to be given. */
  @property({ type: Boolean, reflect: true }) required = false

  /** It is read and copied, not changed. */
  @property({ type: Boolean, reflect: true }) readonly = false

  /** The shortest text. */
  @property({ type: Number, attribute: 'minlength' }) minLength: number | undefined

  /** The longest; default: 255 of a line, none of several. */
  @property({ type: Number, attribute: 'maxlength' }) maxLength: number | undefined

  /** A regular expression that the whole text has to match. */
  @property() pattern = ''

  /** What is said when the text does not match the pattern. */
  @property({ attribute: 'pattern-text' }) patternText = ''

  /** Shows how long the text is, and how long it may be. */
  @property({ type: Boolean }) counter = false

  /** Lines that a multiline field shows. */
  @property({ type: Number }) rows = 3

  /** Which keys a phone shows, as of any field: `numeric`, `url` and so on. */
  @property() override inputMode = ''

  /** What the browser may fill in, as of any field; default: nothing. */
  @property() autocomplete = 'off'

  /** The text. */
  @property()
  get value(): string {
    return this.text
  }
  set value(value: string) {
    const text: unknown = value ?? ''
    if (typeof text !== 'string') {
      this.warn(`value must be a text, not ${typeof text}.`)
      return
    }
    if (text === this.text && this.hasUpdated) return
    this.text = this.#given = text
  }

  override showProblems(): void {
    this.left = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.text = this.#given
    this.left = false
  }

  /** A password is never brought back. */
  override formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string' && this.type !== 'password') this.#set(state)
  }

  /** Selects the text. */
  select(): void {
    this.input?.select()
  }

  protected override get isGroup(): boolean {
    return false
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('type') && !types.includes(this.type))
      this.warn(`type must be one of ${types.join(', ')}; "${String(this.type)}" is shown as text.`)
  }

  protected override updated(): void {
    const problem = this.#problem
    this.internals.setFormValue(this.text, this.type === 'password' ? null : this.text)
    if (problem) this.setValidity(flags[problem], this.#say(problem), this.input ?? undefined)
    else this.setValidity()
  }

  override render(): TemplateResult {
    const named = this.label && !this.withoutVisibleLabel
    const problem = this.#shownProblem
    return html`<div class="form-field">
      ${named ? html`<label for="input" class=${this.required ? 'required' : nothing}>${this.label}</label>` : nothing}
      <div class="row">
        <slot name="prefix"></slot>${this.#renderControl(Boolean(named), problem)}<slot name="suffix"></slot>
      </div>
      ${problem ? html`<div id="problem" class="problem">${problem}</div>` : nothing}
      ${
        this.help || this.counter
          ? html`<div class="foot help">
              ${this.help ? html`<span id="help">${this.help}</span>` : nothing}
              ${this.counter ? html`<span id="counter" class="counter">${this.#count}</span>` : nothing}
            </div>`
          : nothing
      }
    </div>`
  }

  #renderControl(named: boolean, problem: string): TemplateResult {
    const name = named ? nothing : this.label || this.outerLabel || nothing
    const description =
      [problem && 'problem', this.help && 'help', this.counter && 'counter'].filter(Boolean).join(' ') || nothing
    const input = (event: Event) => this.#set((event.target as HTMLInputElement).value)
    const leave = () => (this.left = true)
    // Firefox checks the spelling of several lines only, and does not hand the attribute down to them.
    if (this.type === 'multiline')
      return html`<textarea
        id="input"
        class="field"
        part="input"
        dir="auto"
        rows=${this.rows > 0 ? Math.min(this.rows, 100) : 3}
        maxlength=${this.#most ?? nothing}
        placeholder=${this.placeholder || nothing}
        autocomplete=${this.#autocomplete}
        .value=${live(this.text)}
        aria-label=${name}
        aria-required=${this.required ? 'true' : nothing}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${description}
        spellcheck=${this.getAttribute('spellcheck') ?? nothing}
        ?readonly=${this.readonly}
        ?disabled=${this.isDisabled}
        @input=${input}
        @blur=${leave}
      ></textarea>`
    const field = html`<input
      id="input"
      class="field"
      part="input"
      dir="auto"
      type=${this.#inputType}
      maxlength=${this.#most ?? nothing}
      placeholder=${this.placeholder || nothing}
      inputmode=${this.inputMode || nothing}
      autocomplete=${this.#autocomplete}
      .value=${live(this.text)}
      aria-label=${name}
      aria-required=${this.required ? 'true' : nothing}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${description}
      ?readonly=${this.readonly}
      ?disabled=${this.isDisabled}
      @input=${input}
      @blur=${leave}
    />`
    return this.type === 'password' ? html`<div class="with-button">${field}${this.#renderShow()}</div>` : field
  }

  #renderShow(): TemplateResult {
    return html`<button
      class="button icon"
      type="button"
      aria-pressed=${this.shown ? 'true' : 'false'}
      aria-label=${t('Show {label}', { label: this.label || this.outerLabel || t('Password') })}
      ?disabled=${this.isDisabled}
      @click=${() => (this.shown = !this.shown)}
    >
      <stratus-icon name=${this.shown ? 'eye-off' : 'eye'}></stratus-icon>
    </button>`
  }

  get #inputType(): string {
    if (this.type === 'password') return this.shown ? 'text' : 'password'
    return types.includes(this.type) ? this.type : 'text'
  }

  get #autocomplete(): AutoFill {
    return (this.autocomplete || 'off') as AutoFill
  }

  /** The longest text that can be typed; undefined = any. */
  get #most(): number | undefined {
    const { maxLength } = this
    if (typeof maxLength === 'number' && maxLength > 0) return Number.isFinite(maxLength) ? maxLength : undefined
    return this.type === 'multiline' ? undefined : mostOfLine
  }

  get #count(): string {
    return this.#most === undefined ? String(this.text.length) : `${this.text.length} / ${this.#most}`
  }

  get #problem(): TextProblem | undefined {
    const { type, required, pattern } = this
    const least = typeof this.minLength === 'number' && this.minLength > 0 ? this.minLength : undefined
    return problemOf(this.text, { type, required, pattern: pattern || '', minLength: least, maxLength: this.#most })
  }

  get #shownProblem(): string {
    const problem = this.left ? this.#problem : undefined
    return this.error || (this.left && this.customMessage) || (problem ? this.#say(problem) : '')
  }

  #set(text: string): void {
    if (text === this.text) return
    this.text = text
    this.emitChange('stratus-change', { value: text })
  }

  #say(problem: TextProblem): string {
    switch (problem) {
      case 'missing':
        return t('This field is required.')
      case 'too-short':
        return t('Enter at least %s characters.', [this.minLength])
      case 'too-long':
        return t('Enter at most %s characters.', [this.#most])
      case 'no-email':
        return t('Enter an email address.')
      case 'no-url':
        return t('Enter an address that begins with https:// or the like.')
      case 'no-match':
        return this.patternText || t('The data in this field is invalid')
    }
  }
}
