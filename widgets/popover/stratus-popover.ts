import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { isTopLayer, pushLayer, removeLayer, type Layer } from '../internal/dismissible-stack.js'
import { floatBeside } from '../internal/floating.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import type { StratusPopoverEventMap } from './stratus-popover.events.js'
import { popoverStyles } from './stratus-popover.styles.js'

/** Messages lie over all of the page: a press in one is not meant for what is below. */
const isToaster = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.localName === 'stratus-toaster'

/** The panel scrolls from here on, px. */
const mostHeight = 520

/**
 * A button with a panel below it: what is looked at now and then, beside the page that goes on. It lies above all of the page, and
 * turns to where there is room. A press elsewhere closes it, but for one in a message.
 *
 * Keyboard: Enter and Space on the button open and close it, Tab goes on into the panel, Escape closes it and goes back to the button.
 *
 * Not for actions (`stratus-menu-button`), for a sentence about a control (`stratus-tooltip`), or for what must be answered before
 * the page goes on (`stratus-modal`).
 *
 * @element stratus-popover
 * @slot - What the panel shows.
 * @slot button - What stands on the button in place of its label, which then names it.
 * @event {CustomEvent<{open: boolean}>} stratus-toggle - Fact: the user opened or closed it.
 * @csspart button - The button.
 * @csspart panel - The panel.
 * @cssproperty [--stratus-popover-width=400px] - Width of the panel, where the window is not narrower.
 */
export class StratusPopover extends StratusElement<StratusPopoverEventMap> {
  static override styles = [StratusElement.styles, controlStyles, popoverStyles]
  protected static override readonly choices = { variant: ['normal', 'primary', 'danger', 'quiet'] }

  readonly #layer: Layer = {
    modal: false,
    dismiss: () => {
      this.#set(false)
      this.button.focus()
    },
  }
  #stopFollowing: (() => void) | undefined

  @query('.button') private button!: HTMLElement
  @query('.panel') private panel!: HTMLElement
  @state() private hasContent = false

  /** What stands on the button; its name and tooltip, where something else stands there. */
  @property() label = ''

  /** Names the panel for screen readers; default: the label. */
  @property({ attribute: 'panel-label' }) panelLabel = ''

  /** An icon on the button. */
  @property() icon: IconName | '' = ''

  /** normal, primary, danger or quiet. */
  @property({ reflect: true }) variant: 'normal' | 'primary' | 'danger' | 'quiet' = 'normal'

  /** Whether the panel is open. */
  @property({ type: Boolean, reflect: true }) open = false

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#hide()
    this.open = false
  }

  /** The focus goes to the button. */
  override focus(options?: FocusOptions): void {
    this.button.focus(options)
  }

  override render(): TemplateResult {
    const { icon, label, open } = this
    const known = StratusPopover.choices.variant.includes(this.variant)
    const named = this.hasContent && label
    return html`<button
        class="button ${known ? this.variant : ''}"
        part="button"
        type="button"
        aria-expanded=${open ? 'true' : 'false'}
        aria-controls="panel"
        aria-label=${named || nothing}
        title=${named || nothing}
        @click=${() => this.#set(!this.open)}
      >
        ${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}
        <slot name="button" @slotchange=${this.#contentChanged}>${label}</slot>
      </button>
      <section
        id="panel"
        class="panel"
        part="panel"
        popover="manual"
        tabindex="-1"
        aria-label=${this.panelLabel || label || nothing}
      >
        <slot></slot>
      </section>`
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return
    if (this.open) this.#show()
    else this.#hide()
  }

  #show(): void {
    if (this.#stopFollowing || !this.isConnected) return
    this.panel.showPopover()
    this.#stopFollowing = floatBeside(this.button, this.panel, { mostHeight })
    pushLayer(this.#layer)
    document.addEventListener('pointerdown', this.#pressed)
  }

  #hide(): void {
    if (!this.#stopFollowing) return
    document.removeEventListener('pointerdown', this.#pressed)
    removeLayer(this.#layer)
    this.#stopFollowing()
    this.#stopFollowing = undefined
    if (this.panel.matches(':popover-open')) this.panel.hidePopover()
  }

  #set(open: boolean): void {
    if (open === this.open) return
    this.open = open
    this.emit('stratus-toggle', { open })
  }

  readonly #pressed = (event: Event): void => {
    const isOurs = event.composedPath().some((each) => each === this || isToaster(each))
    if (isTopLayer(this.#layer) && !isOurs) this.#set(false)
  }

  readonly #contentChanged = (event: Event): void => {
    this.hasContent = (event.target as HTMLSlotElement).assignedNodes().length > 0
  }
}
