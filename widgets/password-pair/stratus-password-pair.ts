import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { validatePasswordMatch } from '../format/validators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import type { StratusPasswordPairEventMap } from './stratus-password-pair.events.js'

type Field = 'password' | 'confirmation'

/**
 * A new password, typed twice (W-FORM-02). While the two differ, 'Passwords do not match.' stands at the confirmation and the form
 * around is invalid. What is typed can be shown. Part of its form: `name` has the password, `confirm-name` the confirmation.
 *
 * Keyboard: Tab through the two fields and their 'Show' buttons.
 *
 * Not for signing in, where one field and the browser's own store of passwords are enough.
 *
 * @element stratus-password-pair
 * @event {CustomEvent<{value: string, matches: boolean}>} stratus-change - Fact: the user typed in one of the fields.
 * @csspart input - Each of the two text fields.
 */
export class StratusPasswordPair extends StratusField<StratusPasswordPairEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [
    StratusElement.styles,
    controlStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--_space-4);
      }
    `,
  ]

  @query('#password') private passwordField!: HTMLInputElement | null
  @query('#confirmation') private confirmationField!: HTMLInputElement | null

  @state() private shown: Readonly<Record<Field, boolean>> = { password: false, confirmation: false }
  /** A difference is said once the confirmation was left, then with every letter. */
  @state() private left: Readonly<Record<Field, boolean>> = { password: false, confirmation: false }

  /** Name of the password in the form's data. */
  @property({ reflect: true }) name = ''

  /** Name of the confirmation in the form's data; '' leaves it out. */
  @property({ attribute: 'confirm-name' }) confirmName = ''

  /** Label of the password. */
  @property() label: string = t('Password')

  /** Label of the confirmation. */
  @property({ attribute: 'confirm-label' }) confirmLabel: string = t('Confirm Password')

  /** A password has to be given. */
  @property({ type: Boolean, reflect: true }) required = false

  /** The password; never an attribute. */
  @property({ attribute: false }) value = ''

  /** The password once more; never an attribute. */
  @property({ attribute: false }) confirmation = ''

  /** What the server said about the password, in its words. */
  @property() error = ''

  /** True while both are the same (W-FORM-02). */
  get same(): boolean {
    return validatePasswordMatch(this.value, this.confirmation)
  }

  override showProblems(): void {
    this.left = { password: true, confirmation: true }
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.value = this.confirmation = ''
    this.left = { password: false, confirmation: false }
  }

  /** A password is never kept by the browser's history. */
  override formStateRestoreCallback(): void {}

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    for (const field of ['value', 'confirmation'] as const) {
      if (typeof this[field] === 'string') continue
      this.warn(`${field} must be a text.`)
      this[field] = ''
    }
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const data = new FormData()
    if (this.name) data.append(this.name, this.value)
    if (this.confirmName) data.append(this.confirmName, this.confirmation)
    this.internals.setFormValue(this.name || this.confirmName ? data : null)
    const missing = t('This field is required.')
    if (this.required && !this.value) this.setValidity({ valueMissing: true }, missing, this.passwordField ?? undefined)
    else if (!this.same)
      this.setValidity({ customError: true }, t('Passwords do not match.'), this.confirmationField ?? undefined)
    else this.setValidity()
  }

  #type(field: Field, text: string): void {
    if (field === 'password') this.value = text
    else this.confirmation = text
    this.emitChange('stratus-change', { value: this.value, matches: this.same })
  }

  #leave(field: Field): void {
    // An empty confirmation that was only passed by Tab is not a mistake yet.
    if (field === 'confirmation' && !this.confirmation) return
    this.left = { ...this.left, [field]: true }
  }

  #problem(field: Field): string {
    if (!this.left[field]) return field === 'password' ? this.error : ''
    if (field === 'confirmation') return this.same ? '' : t('Passwords do not match.')
    return this.required && !this.value ? t('This field is required.') : this.error
  }

  #renderField(field: Field, label: string, value: string): TemplateResult {
    const problem = this.#problem(field)
    const shown = this.shown[field]
    return html`<div class="form-field">
      <label for=${field} class=${this.required ? 'required' : nothing}>${label}</label>
      <div class="with-button">
        <input
          id=${field}
          class="field"
          part="input"
          type=${shown ? 'text' : 'password'}
          autocomplete="new-password"
          spellcheck="false"
          autocapitalize="off"
          maxlength="255"
          .value=${live(value)}
          ?disabled=${this.isDisabled}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${problem ? `${field}-problem` : nothing}
          @input=${(event: Event) => this.#type(field, (event.target as HTMLInputElement).value)}
          @change=${() => this.#leave(field)}
        />
        <button
          class="button icon"
          type="button"
          aria-pressed=${shown ? 'true' : 'false'}
          aria-label=${t('Show {label}', { label })}
          ?disabled=${this.isDisabled}
          @click=${() => (this.shown = { ...this.shown, [field]: !shown })}
        >
          <stratus-icon name=${shown ? 'eye-off' : 'eye'}></stratus-icon>
        </button>
      </div>
      ${problem ? html`<div id=${`${field}-problem`} class="problem">${problem}</div>` : nothing}
    </div>`
  }

  override render(): TemplateResult {
    return html`${this.#renderField('password', this.label, this.value)}
    ${this.#renderField('confirmation', this.confirmLabel, this.confirmation)}`
  }
}
