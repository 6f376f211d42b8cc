import { type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { StratusElement } from './stratus-element.js'

/**
 * A field of the form around it. It is disabled by its own attribute or by a fieldset, it has the labels that the page gives it
 * (`<label for>`, a `<label>` around it, `aria-label`), it can be reset, and it says whether it is valid.
 */
export abstract class StratusField<Events extends object = object> extends StratusElement<Events> {
  static readonly formAssociated = true

  protected readonly internals: ElementInternals = this.attachInternals()

  /** Nothing can be changed, and the form's data leave it out. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** By its own attribute or by a fieldset: kept apart, so that it comes back when the fieldset does. */
  @state() private formDisabled = false

  /** What the page calls it, outside of the element. */
  @state() protected outerLabel = ''

  /** The form that it is part of. */
  get form(): HTMLFormElement | null {
    return this.internals.form
  }
  get validity(): ValidityState {
    return this.internals.validity
  }
  get validationMessage(): string {
    return this.internals.validationMessage
  }
  get willValidate(): boolean {
    return this.internals.willValidate
  }
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }
  reportValidity(): boolean {
    this.showProblems()
    return this.internals.reportValidity()
  }

  /** Back to what the page gave, not what the user made of it. */
  abstract formResetCallback(): void

  /** The browser brings back what was in the field before: after a reload, or by going back. */
  abstract formStateRestoreCallback(state: File | string | FormData | null, reason: 'restore' | 'autocomplete'): void

  /** A fieldset around it, or its own attribute, was disabled or enabled. */
  formDisabledCallback(disabled: boolean): void {
    this.formDisabled = disabled
  }

  /** Its form is about to be sent: what is wrong is shown beside it, though nobody has touched it. */
  showProblems(): void {}

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('click', this.#onClick, true)
    this.addEventListener('focusin', this.#readLabels)
    // A label further down in the page is not there yet while the page is read.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', this.#readLabels)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('click', this.#onClick, true)
    this.removeEventListener('focusin', this.#readLabels)
    document.removeEventListener('DOMContentLoaded', this.#readLabels)
  }

  /** Nothing can be changed now, whoever said so. */
  protected get isDisabled(): boolean {
    return this.disabled || this.formDisabled
  }

  /** A field of several controls is a group to those who cannot see it, named by the page's label. */
  protected get isGroup(): boolean {
    return true
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#readLabels()
    if (!this.isGroup) return
    this.internals.role = this.outerLabel ? 'group' : null
    this.internals.ariaLabel = this.outerLabel || null
  }

  /** Enter in a field is a click on the form's button, too. */
  readonly #onClick = (event: Event): void => {
    const sends = event.composedPath().some((each) => isSubmitButton(each) && each.form && each.form === this.form)
    if (sends) this.showProblems()
  }

  readonly #readLabels = (): void => {
    const labels = [...this.internals.labels]
    this.outerLabel = this.getAttribute('aria-label') ?? labels.map(textOf).filter(Boolean).join(' ')
  }
}

function isSubmitButton(each: EventTarget): each is HTMLButtonElement | HTMLInputElement {
  const isButton = each instanceof HTMLButtonElement || each instanceof HTMLInputElement
  return isButton && each.type === 'submit' && !each.formNoValidate && !each.form?.noValidate
}

/** What a label says, without the field that may lie in it. */
function textOf(label: Node): string {
  return (label.textContent ?? '').replace(/\s+/g, ' ').trim()
}
