import { html, nothing } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import type { ActionEvent, MenuEvent } from '../action-list/action-list.events.js'
import { LazyMenu } from '../action-list/lazy-menu.js'
import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import type { IconName } from '../icon/icons.js'
import type { Action } from '../internal/actions.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import type { StratusMenuButtonEventMap } from './stratus-menu-button.events.js'
import { menuButtonStyles } from './stratus-menu-button.styles.js'

const variants = ['normal', 'primary', 'danger', 'quiet']

/**
 * A button that opens a menu of actions, or of what can be on and off. The menu is loaded when somebody is about to open it.
 *
 * Keyboard: the menu button of the ARIA practice: Enter, Space and Down open at the first action, Up at the last; the rest is the menu's.
 *
 * Not for the actions on one row, of which one is likely (`stratus-action-list`), or for choosing a value (`stratus-select`).
 *
 * @element stratus-menu-button
 * @slot - What stands on the button in place of its label, which then names it.
 * @event {CustomEvent<{action: Action}>} stratus-action - Fact: an action was chosen (not for links, which are followed).
 * @event {CustomEvent<{open: boolean}>} stratus-menu - Fact: the menu opened or closed.
 * @csspart button - The button.
 * @csspart mark - The arrow that tells of a menu.
 */
export class StratusMenuButton extends StratusElement<StratusMenuButtonEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, menuButtonStyles]
  protected static override readonly choices = { size: ['medium', 'small'] }

  @query('.button') private button!: HTMLElement
  @query('stratus-action-menu') private menu!: StratusActionMenu | null

  readonly #menu = new LazyMenu(
    () => this.menu,
    (text, error) => this.warn(text, error),
  )

  @state() private opened = false
  @state() private hasContent = false

  /** The actions, already permitted, in order. */
  @property({ attribute: false }) actions: readonly Action[] = []

  /** What stands on the button; with `icon-only` its name. */
  @property() label = ''

  /** An icon on the button. */
  @property() icon: IconName | '' = ''

  /** Only the icon is seen. */
  @property({ type: Boolean, attribute: 'icon-only' }) iconOnly = false

  /** normal, primary, danger or quiet. */
  @property({ reflect: true }) variant: 'normal' | 'primary' | 'danger' | 'quiet' = 'normal'

  /** medium or small. */
  @property({ reflect: true }) size: 'medium' | 'small' = 'medium'

  /** Names the field that filters the actions when they are many, such as "Filter projects". Empty: no such field. */
  @property({ attribute: 'filter-label' }) filterLabel = ''

  /** It cannot be pressed. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** Whether the menu is open. */
  get open(): boolean {
    return this.opened
  }

  override render() {
    const { icon, iconOnly, variant } = this
    const named = iconOnly || this.hasContent
    const label = this.label || t('Actions')
    const known = variants.includes(variant)
    if (!known) this.warn(`variant must be one of ${variants.join(', ')}; "${String(variant)}" is shown as normal.`)
    const classes = ['button', known && variant, this.size === 'small' && 'small', iconOnly && 'icon']
    return html`<button
        class=${classes.filter(Boolean).join(' ')}
        part="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded=${this.opened ? 'true' : 'false'}
        aria-label=${named ? label : nothing}
        title=${named ? label : nothing}
        ?disabled=${this.disabled}
        @click=${this.#toggle}
        @keydown=${this.#keydown}
        @pointerenter=${() => this.#menu.expect()}
        @focus=${() => this.#menu.expect()}
      >
        ${icon || iconOnly ? html`<stratus-icon name=${icon || 'chevron-down'}></stratus-icon>` : nothing}
        ${iconOnly ? nothing : this.#renderContent(label)}
      </button>
      <stratus-action-menu
        .actions=${this.actions}
        .label=${label}
        .filterLabel=${this.filterLabel}
        @stratus-action=${(event: ActionEvent) => this.emit('stratus-action', event.detail)}
        @stratus-menu=${(event: MenuEvent) => this.#menuChanged(event.detail.open)}
      ></stratus-action-menu>`
  }

  #renderContent(label: string) {
    return html`<slot @slotchange=${this.#contentChanged}><span class="label">${label}</span></slot
      ><stratus-icon part="mark" name="chevron-down"></stratus-icon>`
  }

  readonly #contentChanged = (event: Event): void => {
    this.hasContent = (event.target as HTMLSlotElement).assignedNodes().some(({ textContent }) => textContent?.trim())
  }

  #menuChanged(open: boolean): void {
    this.opened = open
    this.emit('stratus-menu', { open })
  }

  #toggle(): void {
    if (this.opened) this.menu?.hide()
    else this.#show('first')
  }

  #keydown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    this.#show(event.key === 'ArrowUp' ? 'last' : 'first')
  }

  #show(focus: 'first' | 'last'): void {
    this.#menu.use(
      () => this.button,
      (menu, button) => menu.show(button, { focus }),
    )
  }
}
