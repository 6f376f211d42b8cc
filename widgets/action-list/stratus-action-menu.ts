import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { reasonOf, type Action } from '../internal/actions.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { actionMenuStyles } from './action-menu.styles.js'
import { menuSections } from './menu-sections.js'
import { typeAhead } from '../internal/type-ahead-model.js'
import type { StratusActionMenuEventMap } from './action-list.events.js'

/** From so many actions on, a menu that can be filtered shows its filter. */
const manyActions = 8

/** A press this soon after the actions changed places was meant for what stood there before, ms. */
const aimTime = 400

/** Letters typed within this time (ms) belong together. */
const typingPause = 500

function roleOf({ checked, toggle }: Action): string {
  if (checked === undefined) return 'menuitem'
  return toggle ? 'menuitemcheckbox' : 'menuitemradio'
}

/**
 * A menu of actions that opens beside any button: one menu serves a whole table. Blocked actions stay reachable
 * and say why; where actions have a `group`, or several are blocked for one reason, they stand below the others, under one heading for
 * each reason. What is `checked` has a mark, and the focus at first. When actions come, go or change places in an open menu, the
 * focused one stays focused, and for 0.4 s a pointer's press on one that took another's place does nothing: it was aimed at that.
 *
 * Keyboard as the ARIA menu-button practice has it: arrows, Home, End, letters, Escape; Tab closes. The focus goes back to the button.
 *
 * Not for choosing a value of a form, which is a `<select>`; and not for actions that people need all the time: those are
 * buttons.
 *
 * @tag stratus-action-menu
 * @event {CustomEvent<{action: Action}>} stratus-action - an action was chosen (not for links, which are followed)
 * @event {CustomEvent<{open: boolean}>} stratus-menu - the menu opened or closed
 * @csspart menu - the panel
 * @csspart item - one action; also `item-danger`
 */
export class StratusActionMenu extends StratusElement<StratusActionMenuEventMap> {
  static override styles = [StratusElement.styles, actionMenuStyles]

  #anchor: HTMLElement | undefined
  #stopFollowing: (() => void) | undefined
  #typed = ''
  #typedAt = 0
  #focused: string | undefined
  #places: readonly string[] = []
  #before: readonly string[] = []
  #movedAt = 0

  @query('.menu') private menu!: HTMLElement
  @state() private opened = false

  /** The actions, already permitted, in order. */
  @property({ attribute: false }) actions: readonly Action[] = []

  /** Accessible name of the menu. */
  @property() label = ''

  /** Names the field that filters the actions, shown when they are many. Empty: no such field. */
  @property({ attribute: 'filter-label' }) filterLabel = ''

  @state() private filter = ''

  /** Whether the menu is open. */
  get open(): boolean {
    return this.opened
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.hide({ returnFocus: false })
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    this.#focused = changed.has('actions') && this.opened ? this.#focusedNow() : undefined
  }

  /** Actions that come while the menu is open leave the focus where it is, or take the place of the one that had it. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    this.#notePlaces(changed.has('actions'))
    const before = this.#focused
    if (before === undefined) return
    const now = this.#focusedNow()
    if (now === undefined) this.#focusStart()
    else if (now !== before)
      this.#items()
        .find(({ dataset }) => dataset['action'] === before)
        ?.focus()
  }

  /** Id of the action that has the focus; empty: the filter has it. */
  #focusedNow(): string | undefined {
    const focused = this.renderRoot.querySelector<HTMLElement>('.menu :focus')
    return focused ? (focused.dataset['action'] ?? '') : undefined
  }

  /** Opens beside `anchor` and focuses the first (or last) action. */
  async show(anchor: HTMLElement, options: { focus?: 'first' | 'last' } = {}): Promise<void> {
    if (this.opened) this.hide({ returnFocus: false })
    if (!this.actions.length || !this.isConnected) return
    this.#anchor = anchor
    this.filter = ''
    this.opened = true
    await this.updateComplete
    if (!this.opened || !this.isConnected) return
    this.menu.showPopover()
    this.#stand()
    document.addEventListener('pointerdown', this.#pointerOutside, true)
    if (options.focus === 'last') this.#focusItem(-1)
    else this.#focusStart()
    this.emit('stratus-menu', { open: true })
  }

  /** The button it was opened by has been drawn anew: the open menu stands beside that. */
  moveTo(anchor: HTMLElement): void {
    if (!this.opened || anchor === this.#anchor) return
    this.#anchor = anchor
    this.#stand()
  }

  #stand(): void {
    this.#stopFollowing?.()
    this.#stopFollowing = this.#anchor && floatBeside(this.#anchor, this.menu, { leastHeight: 120 })
  }

  /** Closes; the focus returns to the button unless it went elsewhere by itself. */
  hide(options: { returnFocus?: boolean } = {}): void {
    if (!this.opened) return
    this.opened = false
    document.removeEventListener('pointerdown', this.#pointerOutside, true)
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    if (this.menu?.matches(':popover-open')) this.menu.hidePopover()
    if (options.returnFocus !== false) this.#anchor?.focus()
    this.#anchor = undefined
    this.emit('stratus-menu', { open: false })
  }

  #pointerOutside = (event: PointerEvent): void => {
    const path = event.composedPath()
    // A press on the button itself is the button's to handle: it toggles.
    if (path.includes(this) || (this.#anchor && path.includes(this.#anchor))) return
    this.hide({ returnFocus: false })
  }

  #items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.item')]
  }

  /** The filter, else what holds, else the first. */
  #focusStart(): void {
    const checked = this.#items().findIndex((item) => item.ariaChecked === 'true')
    if (this.#isFiltered) this.renderRoot.querySelector<HTMLElement>('.filter')?.focus()
    else this.#focusItem(Math.max(0, checked))
  }

  get #isFiltered(): boolean {
    return this.filterLabel !== '' && this.actions.length > manyActions
  }

  get #shown(): readonly Action[] {
    const words = this.#isFiltered ? this.filter.trim().toLowerCase() : ''
    return words ? this.actions.filter(({ label }) => label.toLowerCase().includes(words)) : this.actions
  }

  #focusItem(index: number): void {
    const items = this.#items()
    items[(index + items.length) % items.length]?.focus()
  }

  #current(): number {
    return this.#items().findIndex((item) => item.matches(':focus'))
  }

  #keydown(event: KeyboardEvent): void {
    // What a word is composed with is not for the menu.
    if (event.isComposing) return
    const current = this.#current()
    const walk: Record<string, () => void> = {
      ArrowDown: () => this.#focusItem(current + 1),
      ArrowUp: () => this.#focusItem(current < 0 ? -1 : current - 1),
      Escape: () => this.hide(),
    }
    const inList: Record<string, () => void> = { Home: () => this.#focusItem(0), End: () => this.#focusItem(-1) }
    const inFilter: Record<string, () => void> = { Enter: () => this.#items()[0]?.click() }
    const isTyping = event.target instanceof HTMLInputElement
    const move = walk[event.key] ?? (isTyping ? inFilter : inList)[event.key]
    if (event.key === 'Tab') {
      this.hide()
    } else if (move) {
      event.preventDefault()
      event.stopPropagation()
      move()
    } else if (isTyping) {
      // The page's shortcuts are not meant.
      event.stopPropagation()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#type(event, current)
    }
  }

  #type(event: KeyboardEvent, current: number): void {
    const typed = event.timeStamp - this.#typedAt > typingPause ? event.key : this.#typed + event.key
    const found = typeAhead(
      menuSections(this.#shown).flatMap((section) => section.actions.map(({ label }) => label)),
      current,
      typed,
    )
    // It presses the item, unless a label goes on with it.
    if (event.key === ' ' && found < 0) return
    event.preventDefault()
    this.#typed = typed
    this.#typedAt = event.timeStamp
    if (found >= 0) this.#focusItem(found)
  }

  #notePlaces(actionsChanged: boolean): void {
    const places = this.opened ? this.#items().map((item) => item.dataset['action'] ?? '') : []
    if (places.join() === this.#places.join()) return
    this.#before = actionsChanged ? this.#places : []
    this.#movedAt = performance.now()
    this.#places = places
  }

  /** Whether a press was aimed at another action, which stood in this one's place a moment ago. */
  #isAimedAtOther(event: MouseEvent, { id }: Action): boolean {
    if (event.detail === 0 || event.timeStamp - this.#movedAt >= aimTime) return false
    const before = this.#before[this.#places.indexOf(id)]
    return before !== undefined && before !== id
  }

  #choose(event: MouseEvent, action: Action): void {
    if (this.#isAimedAtOther(event, action) || reasonOf(action) !== null) {
      event.preventDefault()
      return
    }
    this.hide()
    if (!action.href) this.emit('stratus-action', { action })
  }

  #sections(): unknown {
    const sections = menuSections(this.#shown)
    const [only, another] = sections
    if (only && !another && !only.heading) return only.actions.map((action) => this.#item(action, ''))
    return sections.map(({ heading, actions }) => {
      const title = t(heading)
      const items = actions.map((action) => this.#item(action, heading))
      return heading
        ? html`<div class="section" role="group" aria-label=${title}>
            <div class="heading" aria-hidden="true">${title}</div>
            ${items}
          </div>`
        : html`<div class="section" role="none">${items}</div>`
    })
  }

  #item(action: Action, heading: string): TemplateResult {
    const reason = reasonOf(action)
    const icon = action.checked === undefined ? action.icon : action.checked && 'check'
    const text = html`${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}
      <span class="label">${action.label}</span>
      ${reason === null || reason === heading ? nothing : html`<span class="reason">${t(reason)}</span>`}`
    const classes = action.danger ? 'item danger' : 'item'
    const part = action.danger ? 'item item-danger' : 'item'
    const choose = (event: MouseEvent): void => this.#choose(event, action)
    return action.href && reason === null
      ? html`<a
          class=${classes}
          part=${part}
          role="menuitem"
          tabindex="-1"
          href=${action.href}
          @click=${choose}
          data-action=${action.id}
          >${text}</a
        >`
      : html`<button
          class=${classes}
          part=${part}
          type="button"
          role=${roleOf(action)}
          aria-checked=${action.checked ?? nothing}
          tabindex="-1"
          aria-disabled=${reason === null ? 'false' : 'true'}
          data-action=${action.id}
          @click=${choose}
        >
          ${text}
        </button>`
  }

  #renderFilter(): TemplateResult {
    return html`<input
      class="field filter"
      type="search"
      aria-label=${this.filterLabel}
      placeholder=${this.filterLabel}
      .value=${this.filter}
      @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)}
    />`
  }

  override render(): TemplateResult {
    const icons = this.actions.some((action) => action.icon || action.checked !== undefined)
    const name = this.label || t('Actions')
    const classes = icons ? 'menu with-icons' : 'menu'
    const isFiltered = this.#isFiltered
    const sections = this.opened ? this.#sections() : nothing
    // One panel for both: another one in its place would not be open.
    return html`<div
      class=${classes}
      part="menu"
      popover="manual"
      role=${isFiltered ? nothing : 'menu'}
      aria-label=${isFiltered ? nothing : name}
      @keydown=${this.#keydown}
    >
      ${
        isFiltered
          ? html`${this.opened ? this.#renderFilter() : nothing}
              <div role="menu" aria-label=${name}>${sections}</div>`
          : sections
      }
    </div>`
  }
}
