import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { checkboxStyles } from './stratus-checkbox.styles.js'
import type { StratusCheckboxEventMap } from './stratus-checkbox.events.js'

/**
 * Yes or no, part of the form around it; with `switch` it looks like a switch, for what takes effect at once. `indeterminate`
 * says that of what it stands for some are and some are not; a press makes it one or the other.
 *
 * Keyboard: Space, as in the browser's own.
 *
 * Not for one of several values: use `stratus-select`.
 *
 * @element stratus-checkbox
 * @event {CustomEvent<{checked: boolean}>} stratus-change - Fact: the user checked or cleared it.
 * @slot - Its label, where it is more than a text.
 * @csspart input - The box.
 */
export class StratusCheckbox extends StratusField<StratusCheckboxEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, fieldStyles, checkboxStyles]

  /** What the page set last: a reset goes back to it. */
  #given = false
  #chosen: boolean | undefined

  @query('input') private input!: HTMLInputElement | null

  @state() private left = false

  /** Whether it is checked. */
  @property({ type: Boolean }) checked = false

  /** Neither: of what it stands for, some are and some are not. */
  @property({ type: Boolean }) indeterminate = false

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** Value in the form's data while it is checked. */
  @property() value = 'on'

  /** Its label. */
  @property() label = ''

  /** What helps to decide, below it. */
  @property() help = ''

  /** What is wrong with it in the page's words, shown at once. */
  @property() error = ''

  /** It has to be checked. */
  @property({ type: Boolean, reflect: true }) required = false

  /** It looks like a switch, and is one to screen readers. */
  @property({ type: Boolean, reflect: true }) switch = false

  constructor() {
    super()
    this.addEventListener('click', this.#onClick)
  }

  override showProblems(): void {
    this.left = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.checked = this.#given
    this.left = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (state === 'checked' || state === 'cleared') this.#set(state === 'checked')
  }

  protected override get isGroup(): boolean {
    return false
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('checked') && this.checked !== this.#chosen) this.#given = this.checked
    if (changed.has('checked')) this.#chosen = undefined
  }

  protected override updated(): void {
    const { checked } = this
    this.internals.setFormValue(checked ? this.value : null, checked ? 'checked' : 'cleared')
    if (this.required && !checked)
      this.setValidity({ valueMissing: true }, t('This field is required.'), this.input ?? undefined)
    else this.setValidity()
  }

  override render() {
    const problem = this.#problem
    return html`<label class="line"
        ><input
          type="checkbox"
          part="input"
          role=${this.switch ? 'switch' : nothing}
          .checked=${live(this.checked)}
          .indeterminate=${live(this.indeterminate)}
          aria-label=${this.label ? nothing : this.outerLabel || nothing}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${[problem && 'problem', this.help && 'help'].filter(Boolean).join(' ') || nothing}
          ?disabled=${this.isDisabled}
          @input=${(event: Event) => this.#set((event.target as HTMLInputElement).checked)}
          @blur=${() => (this.left = true)} /><span>${this.label}<slot></slot></span
      ></label>
      ${problem ? html`<div id="problem" class="problem">${problem}</div>` : nothing}
      ${this.help ? html`<div id="help" class="help">${this.help}</div>` : nothing}`
  }

  /** A label of the page toggles it, as `click()` does; so does not a click beside its own label. */
  readonly #onClick = (event: MouseEvent): void => {
    const { left, right, top, bottom } = this.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    const isBeside = event.isTrusted && x >= left && x <= right && y >= top && y <= bottom
    if (event.composedPath()[0] === this && !isBeside && !this.isDisabled) this.#set(!this.checked)
  }

  get #problem(): string {
    const missing = this.left && this.required && !this.checked
    return this.error || (this.left && this.customMessage) || (missing ? t('This field is required.') : '')
  }

  #set(checked: boolean): void {
    this.checked = this.#chosen = checked
    this.indeterminate = false
    this.emitChange('stratus-change', { checked })
  }
}
