import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { buttonStyles } from './stratus-button.styles.js'

const variants = ['normal', 'primary', 'danger', 'quiet'] as const

/** How much weight a button has on its page. */
export type ButtonVariant = (typeof variants)[number]

/**
 * A button, or with `href` a link that looks like one. While `busy` it keeps its size, its focus and its name, and a press does
 * nothing. With `unavailable` it takes the focus all the same, and says why it cannot be pressed. In a form it submits or resets, as `type` says.
 *
 * Keyboard: the browser's own button; Enter in a field of its form presses it when it submits.
 *
 * Not for several actions on one thing, which are a `stratus-menu-button` or `stratus-action-list`.
 *
 * @element stratus-button
 * @slot - Its text.
 * @csspart button - The button or link.
 */
export class StratusButton extends StratusElement {
  static readonly formAssociated = true
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, buttonStyles]
  protected static override readonly choices = {
    variant: variants,
    size: ['medium', 'small'],
    type: ['button', 'submit', 'reset'],
    expanded: ['', 'true', 'false'],
    pressed: ['', 'true', 'false'],
    popup: ['', 'menu', 'dialog', 'listbox', 'tree', 'grid'],
  }

  readonly #internals: ElementInternals = this.attachInternals()
  /** What its form knows as the button: only the browser's own is pressed by Enter, and named as the one that sent. */
  #formButton: HTMLButtonElement | undefined

  @state() private formDisabled = false
  @state() private hasContent = false

  /** normal, primary, danger or quiet. */
  @property({ reflect: true }) variant: ButtonVariant = 'normal'

  /** medium or small. */
  @property({ reflect: true }) size: 'medium' | 'small' = 'medium'

  /** What it does to its form: button (nothing), submit or reset. */
  @property({ reflect: true }) type: 'button' | 'submit' | 'reset' = 'button'

  /** Name in the form's data when it submits. */
  @property({ reflect: true }) name = ''

  /** Value in the form's data when it submits. */
  @property() value = ''

  /** It submits what is not valid, too. */
  @property({ type: Boolean, attribute: 'formnovalidate' }) formNoValidate = false

  /** An icon before its text. */
  @property() icon: IconName | '' = ''

  /** Its name and tooltip, where it shows an icon only, or words that are not always seen. */
  @property() label = ''

  /** Whether what it opens and closes is open: true or false, for screen readers. */
  @property() expanded: '' | 'true' | 'false' = ''

  /** Whether it is on, where it is pressed to switch something on and off: true or false. */
  @property() pressed: '' | 'true' | 'false' = ''

  /** What it opens, for screen readers: menu, dialog, listbox, tree or grid. */
  @property() popup: '' | 'menu' | 'dialog' | 'listbox' | 'tree' | 'grid' = ''

  /** Keys that do the same, as `aria-keyshortcuts` has them, such as `Control+K`. */
  @property() shortcuts = ''

  /** It works: a press does nothing meanwhile. */
  @property({ type: Boolean, reflect: true }) busy = false

  /** It cannot be pressed, or be reached by the keyboard. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** Why it cannot be pressed now; it is reached all the same, so that everybody learns it. */
  @property() unavailable = ''

  /** Where it leads: it is a link then. */
  @property() href = ''

  /** Where the link opens, such as `_blank`. */
  @property() target = ''

  /** The form that it is part of. */
  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  /** A fieldset around it was disabled or enabled. */
  formDisabledCallback(disabled: boolean): void {
    this.formDisabled = disabled
  }

  /** It has come into a form, or left it. */
  formAssociatedCallback(): void {
    this.requestUpdate()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('click', this.#guard, true)
    this.requestUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.removeEventListener('click', this.#guard, true)
    this.#dropFormButton()
  }

  /** A button that has just come is drawn before it takes the focus. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) super.focus(options)
    else void this.updateComplete.then(() => super.focus(options))
  }

  /** Presses it. */
  override click(): void {
    this.renderRoot.querySelector<HTMLElement>('.button')?.click()
  }

  protected override willUpdate(): void {
    // Before it is drawn, so that the browser has said by then what this leaves of a fieldset's.
    if (this.hasUpdated) this.toggleAttribute('disabled', this.disabled)
  }

  protected override updated(): void {
    this.#keepFormButton()
  }

  override render(): TemplateResult {
    const { busy, unavailable, label } = this
    const classes = ['button', this.#variant, this.size === 'small' && 'small', label && !this.hasContent && 'icon']
    const content = html`${this.#renderIcon()}<slot @slotchange=${this.#contentChanged}></slot>`
    if (this.href && !this.#isOff && !unavailable)
      return html`<a
        class=${classes.filter(Boolean).join(' ')}
        part="button"
        href=${this.href}
        target=${this.target || nothing}
        rel=${this.target === '_blank' ? 'noopener' : nothing}
        aria-label=${label || nothing}
        title=${label || nothing}
        aria-busy=${busy ? 'true' : nothing}
        >${content}</a
      >`
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      part="button"
      type="button"
      ?disabled=${this.#isOff}
      aria-disabled=${unavailable ? 'true' : nothing}
      aria-busy=${busy ? 'true' : nothing}
      aria-label=${label || nothing}
      aria-expanded=${this.expanded || nothing}
      aria-pressed=${this.pressed || nothing}
      aria-haspopup=${this.popup || nothing}
      aria-keyshortcuts=${this.shortcuts || nothing}
      title=${unavailable || label || nothing}
      @click=${this.#press}
    >
      ${content}
    </button>`
  }

  get #variant(): ButtonVariant {
    return variants.includes(this.variant) ? this.variant : 'normal'
  }

  get #isOff(): boolean {
    return this.disabled || this.formDisabled
  }

  #renderIcon() {
    const name = this.busy ? 'progress' : this.icon
    return name ? html`<stratus-icon name=${name}></stratus-icon>` : nothing
  }

  readonly #contentChanged = (event: Event): void => {
    const slot = event.target as HTMLSlotElement
    const nodes = slot.assignedNodes()
    this.hasContent = nodes.some((node) => node instanceof Element || node.textContent?.trim())
    slot.classList.toggle('words', this.hasContent && nodes.every((node) => node instanceof Text))
    // Who writes a new text by `textContent`, as React does, has taken it out.
    this.#keepFormButton()
  }

  /** A press that does nothing is none to the page, either. */
  readonly #guard = (event: Event): void => {
    if (!this.busy && !this.unavailable && !this.#isOff) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** The press of the form's own button is the one that the page hears: it may prevent what follows. */
  #press(event: Event): void {
    if (!this.#formButton) return
    event.stopPropagation()
    this.#formButton.click()
  }

  /** In no slot: its press must not pass through the button that is seen. */
  #keepFormButton(): void {
    if (this.type === 'button' || !this.form || this.href) return this.#dropFormButton()
    this.#formButton ??= Object.assign(document.createElement('button'), { hidden: true, slot: 'none' })
    if (this.#formButton.parentNode !== this) this.append(this.#formButton)
    const { type, name, value, formNoValidate, disabled, busy, unavailable } = this
    Object.assign(this.#formButton, {
      type,
      name,
      value,
      formNoValidate,
      disabled: disabled || busy || unavailable !== '',
    })
    const form = this.getAttribute('form')
    if (form === null) this.#formButton.removeAttribute('form')
    else this.#formButton.setAttribute('form', form)
  }

  #dropFormButton(): void {
    this.#formButton?.remove()
    this.#formButton = undefined
  }
}
