import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { permitted, reasonOf, splitActions, type Action } from '../internal/actions.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { ActionEvent, MenuEvent, StratusActionListEventMap } from './action-list.events.js'
import { actionListStyles } from './action-list.styles.js'
import { LazyMenu } from './lazy-menu.js'

export type ActionLayout = 'row' | 'batch' | 'split' | 'menu'

/**
 * Actions as buttons and a menu. Layouts: `row` (small split button: the likely action, then a menu of the rest), `split`
 * (the same in normal size), `batch` (separate buttons, what does not fit `max` goes into 'More Actions'), `menu` (one
 * 'Actions' button). One permitted action is a plain button in every layout but `menu`; none shows nothing (W-TABLE-27).
 *
 * Keyboard: Tab goes through the buttons; the menu is the menu button of the ARIA practice: Enter, Space and Down open it, arrow keys,
 * Home, End and letters go through it, Escape closes it.
 *
 * Not for navigation, which is links or `stratus-side-nav`, or one lone button: that is a `<button>`.
 *
 * @tag stratus-action-list
 * @event {CustomEvent<{action: Action}>} stratus-action - an action was chosen (links are followed instead)
 * @event {CustomEvent<{open: boolean}>} stratus-menu - its menu opened or closed
 * @csspart list - the group of buttons
 * @csspart button - one button
 */
export class StratusActionList extends StratusElement<StratusActionListEventMap> {
  static override styles = [StratusElement.styles, controlStyles, actionListStyles]

  protected static override readonly choices = {
    layout: ['row', 'batch', 'split', 'menu'],
  }

  #asked: readonly Action[] | undefined
  #menu = new LazyMenu(
    () => this.renderRoot.querySelector('stratus-action-menu'),
    (text, error) => this.warn(text, error),
  )

  @state() private shown: readonly Action[] = []
  @state() private open = false

  /** The actions, in order. Those that fail their `allowed` check are not shown. */
  @property({ attribute: false }) actions: readonly Action[] = []

  /** How the actions stand, see above. */
  @property({ reflect: true }) layout: ActionLayout = 'row'

  /** Accessible name of the group, and of its menu. */
  @property() label = ''

  /** Something runs: nothing can be chosen until it ends. */
  @property({ type: Boolean, reflect: true }) busy = false

  /** `batch`: how many buttons stand side by side before a menu takes the rest. */
  @property({ type: Number }) max = 3

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('actions')) return
    this.#asked = this.actions
    const answer = permitted(this.actions)
    if (answer instanceof Promise) void this.#wait(answer, this.actions)
    else this.shown = answer
  }

  protected override update(changed: PropertyValues<this>): void {
    const button = this.renderRoot.querySelector<HTMLElement>('[data-action]:focus')
    const had = button?.dataset['action']
    super.update(changed)
    // Another Enter is not meant for the action that has taken its place.
    if (button && (!button.isConnected || button.dataset['action'] !== had))
      this.renderRoot.querySelector<HTMLElement>('.more')?.focus()
  }

  async #wait(answer: Promise<readonly Action[]>, asked: readonly Action[]): Promise<void> {
    const shown = await answer
    // A later list has been set meanwhile: this answer is about the old one.
    if (this.#asked === asked) this.shown = shown
  }

  #choose(event: Event, action: Action): void {
    if (this.busy || reasonOf(action) !== null) {
      event.preventDefault()
      return
    }
    if (!action.href) this.emit('stratus-action', { action })
  }

  #toggle(event: Event, focus: 'first' | 'last' = 'first'): void {
    if (this.busy) return
    const button = event.currentTarget as HTMLElement
    this.#menu.use(
      () => button,
      (menu) => (menu.open ? menu.hide() : menu.show(button, { focus })),
    )
  }

  #toggleKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    this.#toggle(event, event.key === 'ArrowUp' ? 'last' : 'first')
  }

  #button(action: Action, isFirst = true): TemplateResult {
    const reason = reasonOf(action)
    const off = this.busy || reason !== null
    const classes = [
      'button',
      this.layout === 'row' ? 'small' : '',
      action.danger ? 'quiet-danger' : '',
      action.primary && isFirst && this.layout !== 'row' && !action.danger ? 'primary' : '',
    ].join(' ')
    const icon = action.icon ? html`<stratus-icon name=${action.icon}></stratus-icon>` : nothing
    const choose = (event: Event): void => this.#choose(event, action)
    if (action.href && !off)
      return html`<a class=${classes} part="button" href=${action.href} @click=${choose}>${icon}${action.label}</a>`
    return html`<button
      class=${classes}
      part="button"
      type="button"
      data-action=${action.id}
      aria-disabled=${off ? 'true' : 'false'}
      title=${reason === null ? nothing : t(reason)}
      @click=${choose}
    >
      ${icon}${action.label}
    </button>`
  }

  #menuButton(text: string | null): TemplateResult {
    const classes = ['button more', this.layout === 'row' ? 'small' : '', text ? '' : 'icon'].join(' ')
    return html`<button
      class=${classes}
      part="button"
      type="button"
      aria-haspopup="menu"
      aria-expanded=${this.open ? 'true' : 'false'}
      aria-disabled=${this.busy ? 'true' : 'false'}
      aria-label=${text ? nothing : this.label ? t('More actions: {name}', { name: this.label }) : t('More Actions')}
      @click=${this.#toggle}
      @keydown=${this.#toggleKey}
      @pointerenter=${() => this.#menu.expect()}
      @focus=${() => this.#menu.expect()}
    >
      ${text}<stratus-icon name="chevron-down"></stratus-icon>
    </button>`
  }

  override render(): TemplateResult {
    const { buttons, inMenu } = this.#arranged()
    const split = this.layout === 'row' || this.layout === 'split'
    const menuText = split ? null : buttons.length ? t('More Actions') : t('Actions')
    return html`<div
        class=${split ? 'list split' : 'list'}
        part="list"
        role="group"
        aria-label=${this.label || t('Actions')}
        ?hidden=${!this.shown.length}
      >
        ${buttons.map((action, index) => this.#button(action, index === 0))}
        ${inMenu.length ? this.#menuButton(menuText) : nothing}
      </div>
      <stratus-action-menu
        .actions=${inMenu}
        .label=${this.label}
        @stratus-action=${(event: ActionEvent) => this.emit('stratus-action', event.detail)}
        @stratus-menu=${(event: MenuEvent) => this.#menuChanged(event.detail.open)}
      ></stratus-action-menu>`
  }

  #menuChanged(open: boolean): void {
    this.open = open
    this.emit('stratus-menu', { open })
  }

  #arranged(): { buttons: readonly Action[]; inMenu: readonly Action[] } {
    if (this.layout === 'menu') return { buttons: [], inMenu: this.shown }
    if (this.layout === 'batch') {
      const count = this.shown.length > this.max ? Math.max(1, this.max - 1) : this.shown.length
      return { buttons: this.shown.slice(0, count), inMenu: this.shown.slice(count) }
    }
    const next = this.shown.filter(({ primary }) => primary)
    if (next.length === 2) return { buttons: next, inMenu: this.shown.filter((action) => !next.includes(action)) }
    const { likely, rest } = splitActions(this.shown)
    return { buttons: likely ? [likely] : [], inMenu: rest }
  }
}
