import { type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { StratusElement, type Payload } from './stratus-element.js'
import { isSubmitButton } from './submit-by-enter.js'

type Validity = readonly [flags?: ValidityStateFlags, message?: string, anchor?: HTMLElement]

/**
 * A field of the form around it. It is disabled by its own attribute or by a fieldset, it has the labels that the page gives it
 * (`<label for>`, a `<label>` around it, `aria-label`, `aria-labelledby`), it can be reset, and it says whether it is valid.
 * Enter in one of its text fields presses the form's first button, as in any other.
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

  /** An inner field has sent `input`, and its `change` has not come yet. */
  #typing = false
  #hasUnsentChange = false

  #ownValidity: Validity = []
  #customMessage = ''

  /** The form that it is part of. */
  get form(): HTMLFormElement | null {
    return this.internals.form
  }
  /** What is wrong with it, as forms say it. */
  get validity(): ValidityState {
    return this.internals.validity
  }
  /** What is wrong with it, for people; empty when nothing is. */
  get validationMessage(): string {
    return this.internals.validationMessage
  }
  /** The labels of the page that belong to it. */
  get labels(): NodeList {
    return this.internals.labels
  }
  /** Whether the form asks it: not while it is disabled. */
  get willValidate(): boolean {
    return this.internals.willValidate
  }
  /** Whether it is valid; says `invalid` when not. */
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }
  /** Whether it is valid; shows what is wrong. */
  reportValidity(): boolean {
    this.showProblems()
    return this.internals.reportValidity()
  }

  /** What the page itself finds wrong with it, such as what a server answered; '' takes it back. */
  setCustomValidity(message: string): void {
    this.#customMessage = message
    this.setValidity(...this.#ownValidity)
    this.requestUpdate()
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

  /** The focus goes to its first control. */
  override focus(options?: FocusOptions): void {
    if (this.shadowRoot?.delegatesFocus) return super.focus(options)
    this.renderRoot.querySelector<HTMLElement>('input:enabled:not([hidden]), button:enabled')?.focus(options)
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener('input', () => (this.#typing = true), true)
    root.addEventListener('input', () => (this.#typing = false))
    root.addEventListener('change', () => this.#hasUnsentChange && this.#sendChange())
    this.addEventListener('focusin', this.#readLabels)
    this.addEventListener('keydown', this.#onKeydown)
    return root
  }

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('click', this.#onClick, true)
    // A label further down in the page is not there yet while the page is read.
    document.addEventListener('DOMContentLoaded', this.#readLabels)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('click', this.#onClick, true)
    document.removeEventListener('DOMContentLoaded', this.#readLabels)
  }

  /** What the page itself found wrong; '' when nothing. */
  protected get customMessage(): string {
    return this.#customMessage
  }

  /** Says what is wrong with the value; nothing without flags. What the page found wrong itself stays beside it. */
  protected setValidity(...own: Validity): void {
    this.#ownValidity = own
    const [flags, message, anchor] = own
    const custom = this.#customMessage
    if (custom) this.internals.setValidity({ ...flags, customError: true }, custom, anchor)
    else this.internals.setValidity(message ? flags : {}, message, anchor)
  }

  /**
   * Tells that the user changed the value: by the element's own event, and by the `input` and `change` of any field, which forms
   * and frameworks listen to. While somebody types, the browser sends `input` itself and `change` follows when it is done.
   * @returns false when the page refused it
   */
  protected emitChange<Name extends keyof Events & string>(type: Name, ...payload: Payload<Events[Name]>): boolean {
    if (!this.emit(type, ...payload)) return false
    this.sendInput()
    return true
  }

  /** The value has changed by the user's hand: `input`, and `change` unless typing goes on. */
  protected sendInput(): void {
    // Whoever hears it finds the validity of the new value.
    if (this.isUpdatePending) this.performUpdate()
    if (this.#typing) {
      this.#hasUnsentChange = true
      return
    }
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    this.#sendChange()
  }

  #sendChange(): void {
    this.#hasUnsentChange = false
    this.dispatchEvent(new Event('change', { bubbles: true }))
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
    // Before it is drawn, so that the browser has said by then what this leaves of a fieldset's.
    if (this.hasUpdated) this.toggleAttribute('disabled', this.disabled)
    this.#readLabels()
    if (!this.isGroup) return
    this.internals.role = this.outerLabel ? 'group' : null
    this.internals.ariaLabel = this.outerLabel || null
  }

  /** Enter in a field is a click on the form's button, too. A label leads to what the browser cannot give the focus itself. */
  readonly #onClick = (event: Event): void => {
    const path = event.composedPath()
    if (path.some((each) => isSubmitButton(each) && checks(each) && each.form === this.form)) this.showProblems()
    const labelled = path.some((each) => each instanceof HTMLLabelElement && each.control === this)
    if (labelled && !path.includes(this) && !this.shadowRoot?.delegatesFocus) this.focus()
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const [field] = event.composedPath()
    const typed = field instanceof HTMLInputElement && field.part.contains('input') && field.type !== 'checkbox'
    if (event.key === 'Enter' && typed && !event.defaultPrevented && !event.isComposing) void this.#send(field)
  }

  /** What was typed last is told first; the browser itself would say it later. */
  async #send(field: HTMLInputElement): Promise<void> {
    if (!this.form) return
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await this.updateComplete
    ;[...this.form.elements].find(isSubmitButton)?.click()
  }

  readonly #readLabels = (): void => {
    const page = this.getRootNode() as Partial<Document>
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const named = ids.flatMap((id) => page.getElementById?.(id) ?? [])
    const labels = named.length ? named : [...this.internals.labels]
    const said = this.getAttribute('aria-label')
    this.outerLabel =
      said ??
      labels
        .map((label) => this.#wordsOf(label))
        .filter(Boolean)
        .join(' ')
  }

  /** What a label says, without what lies in the field itself. */
  #wordsOf(label: Node): string {
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT, (text) =>
      this.contains(text) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    let words = ''
    while (texts.nextNode()) words += texts.currentNode.nodeValue ?? ''
    return words.replace(/\s+/g, ' ').trim()
  }
}

/** A button that sends only what is valid. */
function checks({ form, formNoValidate }: HTMLButtonElement | HTMLInputElement): boolean {
  return form !== null && !form.noValidate && !formNoValidate
}
