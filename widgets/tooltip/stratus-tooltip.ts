import { html, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { pushLayer, removeLayer, type Layer } from '../internal/dismissible-stack.js'
import { floatBeside } from '../internal/floating.js'
import { StratusElement } from '../internal/stratus-element.js'
import { tooltipStyles } from './stratus-tooltip.styles.js'

/** How long a pointer rests before it opens, and how long it has to get into the tip, ms. */
const opensAfter = 300
const closesAfter = 150

/**
 * A short explanation of the control inside of it: for a pointer that rests there, for the keyboard that reaches it, and for
 * screen readers, as the control's description. A pointer may go into it; Escape closes it.
 *
 * Keyboard: shown while the control has the focus; Escape hides it, and nothing else.
 *
 * Not for what people need to know in order to go on, nor for links and buttons: a tooltip is never the only place of anything.
 *
 * @element stratus-tooltip
 * @slot - The one control that it explains.
 * @csspart tip - The box.
 */
export class StratusTooltip extends StratusElement {
  static override styles = [StratusElement.styles, tooltipStyles]

  #timer: ReturnType<typeof setTimeout> | undefined
  #stopFollowing: (() => void) | undefined
  /** What the control was described as before. */
  #described: { readonly control: Element; readonly before: string | null } | undefined

  readonly #layer: Layer = { modal: false, dismiss: () => this.hide() }

  @query('.tip') private tip!: HTMLElement
  @state() private opened = false

  /** The explanation. */
  @property() text = ''

  /** Where it stands; it is turned round where there is no room. */
  @property() placement: 'top' | 'bottom' | 'left' | 'right' = 'top'

  /** Whether it is shown. */
  get open(): boolean {
    return this.opened
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('pointerenter', this.#later)
    this.addEventListener('pointerleave', this.#leave)
    this.addEventListener('focusin', this.#onFocus)
    this.addEventListener('focusout', this.#onBlur)
    this.addEventListener('click', this.#onClick)
    if (this.hasUpdated) this.#describe()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.removeEventListener('pointerenter', this.#later)
    this.removeEventListener('pointerleave', this.#leave)
    this.removeEventListener('focusin', this.#onFocus)
    this.removeEventListener('focusout', this.#onBlur)
    this.removeEventListener('click', this.#onClick)
    this.hide()
    this.#forget()
  }

  /** Shows it. */
  show(): void {
    clearTimeout(this.#timer)
    const control = this.#control
    if (this.opened || !this.text || !control || !this.hasUpdated || !this.isConnected) return
    this.opened = true
    this.tip.showPopover()
    this.#stopFollowing = floatBeside(control, this.tip, {
      placement: sides.has(this.placement) ? this.placement : 'top',
    })
    pushLayer(this.#layer)
  }

  /** Hides it. */
  hide(): void {
    clearTimeout(this.#timer)
    if (!this.opened) return
    this.opened = false
    removeLayer(this.#layer)
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    if (this.tip.matches(':popover-open')) this.tip.hidePopover()
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('placement') && !sides.has(this.placement))
      this.warn(`placement must be one of ${[...sides].join(', ')}; "${String(this.placement)}" is top.`)
    if (changed.has('text')) this.#describe()
    if (!this.text) this.hide()
  }

  override render() {
    return html`<slot @slotchange=${this.#describe}></slot>
      <div class="tip" part="tip" popover="manual" aria-hidden="true">${this.text}</div>`
  }

  get #control(): Element | null {
    return this.firstElementChild
  }

  // The tip lies in another tree than the control, which can name nothing there.
  #describe = (): void => {
    const control = this.#control
    if (this.#described?.control !== control) this.#forget()
    if (!control || !this.isConnected) return
    this.#described ??= { control, before: control.getAttribute('aria-description') }
    if (this.text) control.setAttribute('aria-description', this.text)
    else this.#forget()
  }

  #forget(): void {
    if (!this.#described) return
    const { control, before } = this.#described
    this.#described = undefined
    if (before === null) control.removeAttribute('aria-description')
    else control.setAttribute('aria-description', before)
  }

  #later = (): void => {
    clearTimeout(this.#timer)
    if (!this.opened) this.#timer = setTimeout(() => this.show(), opensAfter)
  }

  #leave = (): void => {
    clearTimeout(this.#timer)
    if (this.opened && !this.#hasFocus) this.#timer = setTimeout(() => this.hide(), closesAfter)
  }

  /** Not with a press of the mouse: what was pressed needs no explanation. */
  #onFocus = (): void => {
    if (this.#hasFocus) this.show()
  }

  #onBlur = (): void => {
    if (!this.matches(':hover')) this.hide()
  }

  /** What refuses a press says why, also to fingers. */
  #onClick = (): void => {
    if (this.#control?.matches('[aria-disabled="true"]')) this.show()
    else this.hide()
  }

  get #hasFocus(): boolean {
    return this.querySelector(':focus-visible') !== null
  }
}

const sides: ReadonlySet<string> = new Set(['top', 'bottom', 'left', 'right'])
