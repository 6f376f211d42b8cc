import { html, isServer, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'
import { StratusElement } from '../internal/stratus-element.js'
import { formFieldStyles } from './stratus-form-field.styles.js'

/** What it puts beside the control. A label is one of the page's own tree: across a shadow root nothing names anything. */
type Part = 'label' | 'error' | 'help'

/** Of copies of the kit on one page, too. */
const scope = isServer ? '' : `stratus-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
let count = 0
const newId = () => `${scope}-${count++}`

/**
 * A label, a help and what is wrong, around a control of the page's own: they are tied to it as by hand (`for`, `aria-describedby`,
 * `aria-invalid`), by elements beside it. The control stays where it is, where password managers, forms and frameworks find it.
 *
 * Keyboard: that of the control.
 *
 * Not for the kit's own fields (`stratus-text-field`, `stratus-select`, `stratus-number-input`), which have labels, or for several
 * controls under one heading: that is a `fieldset`.
 *
 * @element stratus-form-field
 * @slot - The control: `input`, `select`, `textarea`, or an element that is a field.
 * @slot prefix - Before it.
 * @slot suffix - After it, such as a button.
 * @slot label - A `label` of the page's own, where a text is not enough.
 * @slot error - What is wrong, likewise.
 * @slot help - What helps, likewise.
 */
export class StratusFormField extends StratusElement {
  static override styles = [StratusElement.styles, formFieldStyles]

  readonly #parts = new Map<Part, HTMLElement>()
  #watcher: MutationObserver | undefined
  #control: HTMLElement | undefined
  /** The page's own `aria-invalid` below ours; undefined = it is the page's now. */
  #ownInvalid: string | null | undefined

  /** The visible label. */
  @property() label = ''

  /** What helps to fill it in, below the control. */
  @property() help = ''

  /** What is wrong with it, shown at once. */
  @property() error = ''

  /** The control inside; null while there is none. */
  get control(): HTMLElement | null {
    for (const element of this.querySelectorAll<HTMLElement>('*')) if (isControl(element)) return element
    return null
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (isServer) return
    this.#watcher = new MutationObserver(() => this.requestUpdate())
    this.#watcher.observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['required', 'id', 'aria-required'],
    })
    this.requestUpdate()
    // Drawn at once: a control without a slot takes no focus, and the page may give it in its next line.
    this.performUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#watcher?.disconnect()
    this.#watcher = undefined
  }

  /** The focus goes to the control. */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options)
  }

  override render(): TemplateResult {
    // Parts of the page stand for them once the script is there; a text that is drawn twice is found twice.
    const before = (text: string) => (this.hasUpdated ? '' : text)
    return html`<div class="form-field">
      <slot name="label">${before(this.label)}</slot>
      <div class="row"><slot name="prefix"></slot><slot></slot><slot name="suffix"></slot></div>
      <slot name="error">${before(this.error)}</slot>
      <slot name="help">${before(this.help)}</slot>
    </div>`
  }

  protected override updated(): void {
    const control = this.control ?? undefined
    if (this.#control !== control) this.#leave()
    this.#control = control
    const isCopy = !this.#parts.has('error') && this.querySelector(':scope > [data-part=error]') !== null
    const label = this.#part('label', this.label) ?? this.querySelector<HTMLElement>(':scope > label[slot=label]')
    const described = [this.#part('error', this.error), this.#part('help', this.help)]
    if (!control) return
    control.id ||= newId()
    label?.setAttribute('for', control.id)
    label?.toggleAttribute('data-required', control.matches(':required, [required], [aria-required="true"]'))
    describe(control, this.#ids(described), [...this.#parts.values()])
    // What came with a copy of the element was said by that one.
    if (isCopy) control.removeAttribute('aria-invalid')
    if (!this.error) return this.#giveBack(control)
    if (this.#ownInvalid === undefined) this.#ownInvalid = control.getAttribute('aria-invalid')
    control.setAttribute('aria-invalid', 'true')
  }

  #giveBack(control: HTMLElement): void {
    if (this.#ownInvalid === undefined) return
    if (this.#ownInvalid === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', this.#ownInvalid)
    this.#ownInvalid = undefined
  }

  /** The control that it was about belongs to the page again. */
  #leave(): void {
    if (!this.#control) return
    describe(this.#control, [], [...this.#parts.values()])
    this.#giveBack(this.#control)
  }

  #ids(parts: ReadonlyArray<HTMLElement | undefined>): readonly string[] {
    return parts.flatMap((part) => part?.id ?? [])
  }

  /** The element beside the control with this text; without a text there is none. */
  #part(name: Part, text: string): HTMLElement | undefined {
    // Also what came with a copy of the element, or a page that was kept as text.
    const known = this.#parts.get(name) ?? this.querySelector<HTMLElement>(`:scope > [data-part=${name}]`) ?? undefined
    if (!text) {
      known?.remove()
      return undefined
    }
    const part = known ?? document.createElement(name === 'label' ? 'label' : 'div')
    this.#parts.set(name, part)
    part.slot = part.dataset['part'] = name
    part.id ||= newId()
    if (part.textContent !== text) part.textContent = text
    if (part.parentNode !== this) this.append(part)
    return part
  }
}

/** What a label can be for. */
function isControl(element: HTMLElement): boolean {
  if (element.matches('input:not([type=hidden]), select, textarea, meter, progress, output')) return true
  const { formAssociated } = element.constructor as { formAssociated?: boolean }
  return formAssociated === true && element.localName !== 'stratus-button'
}

/** Names the parts in the control's description, and keeps what the page names there. */
function describe(control: Element, ids: readonly string[], own: readonly Element[]): void {
  const before = control.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  const others = before.filter((id) => id && !own.some((part) => part.id === id))
  const all = [...ids, ...others].join(' ')
  if (all) control.setAttribute('aria-describedby', all)
  else control.removeAttribute('aria-describedby')
}
