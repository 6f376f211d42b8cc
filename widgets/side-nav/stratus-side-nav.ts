import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { deepActiveElement } from '../internal/focus.js'
import { t } from '../internal/localize.js'
import { recall, remember } from '../internal/store.js'
import { StratusElement } from '../internal/stratus-element.js'
import {
  isDashboardOpen,
  isGroupOpen,
  navKey,
  readChoices,
  type NavChoices,
  type NavDashboard,
  type NavGroup,
  type NavPanel,
} from './side-nav-model.js'
import { sideNavStyles } from './stratus-side-nav.styles.js'
import type { StratusSideNavEventMap } from './stratus-side-nav.events.js'

/** Where the user's choices are kept. */
export interface SideNavStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/**
 * The navigation at the side: dashboards, groups and panels as real links. On small screens it is a drawer with a mask
 * behind it: the mask, Escape and a chosen link close it.
 *
 * Keyboard: Tab reaches each link and group; Up, Down, Home and End go through those in sight; Escape closes the drawer.
 *
 * Not for moving inside one page: `stratus-tabs`.
 *
 * @element stratus-side-nav
 * @slot - Above the dashboards.
 * @slot footer - Below the dashboards.
 * @event {CustomEvent<{open: boolean, collapsed: boolean}>} stratus-navigation-change - Opened or closed by the user or by `toggle()`.
 * @csspart toggle - The built-in toggle button.
 * @csspart nav - The navigation; its `::backdrop` is the mask.
 * @csspart link - One panel; the current one has also `current`.
 * @cssproperty [--stratus-side-nav-width=232px] - Width of the column on wide screens.
 */
export class StratusSideNav extends StratusElement<StratusSideNavEventMap> {
  static override styles = [StratusElement.styles, controlStyles, sideNavStyles]

  #media: MediaQueryList | undefined
  /** What had the focus before the drawer opened; it gets it back. */
  #opener: HTMLElement | null = null

  /** The panel that was brought into sight. */
  #seen = ''

  @query('nav') private nav!: HTMLElement | null

  @state() private choices: NavChoices = {}

  /** What it shows; as an attribute: JSON. */
  @property({ type: Array }) items: readonly NavDashboard[] = []

  /** Id of the panel that is shown now. */
  @property() current = ''

  /** Accessible name. */
  @property() label: string = t('Main')

  /** The drawer of small screens is open. */
  @property({ type: Boolean, reflect: true }) open = false

  /** The column of wide screens is folded away. */
  @property({ type: Boolean, reflect: true }) collapsed = false

  /** The screen is small: set by the element. */
  @property({ type: Boolean, reflect: true }) narrow = false

  /** Below this width, px, the navigation is a drawer. */
  @property({ type: Number }) breakpoint = 960

  /** No toggle button of its own: the page has one that calls `toggle()`. */
  @property({ type: Boolean, attribute: 'without-toggle' }) withoutToggle = false

  /** Remembers folded groups and the folded column under `<name>.choices` and `<name>.collapsed`. */
  @property({ attribute: false }) store: SideNavStore | undefined

  /** Key of what is remembered in `store`. */
  @property() name = 'side-nav'

  override connectedCallback(): void {
    super.connectedCallback()
    this.#watchWidth()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#media?.removeEventListener('change', this.#measure)
    // Out of the page the browser closes it, and tells nobody.
    this.open = false
  }

  #tell = (text: string, error: unknown): void => this.warn(text, error)

  #remember(what: string, value: unknown): void {
    if (this.store) remember(this.store, `${this.name}.${what}`, value, this.#tell)
  }

  /** Opens or closes the drawer on small screens, the column on wide ones. */
  toggle(): void {
    if (this.narrow) this.open = !this.open
    else {
      this.collapsed = !this.collapsed
      this.#remember('collapsed', this.collapsed)
    }
    this.#changed()
  }

  override render() {
    return html`
      ${this.withoutToggle ? nothing : this.#renderToggle()}
      <nav
        part="nav"
        aria-label=${this.label}
        popover=${this.narrow ? 'auto' : nothing}
        @toggle=${this.#popoverToggled}
        @keydown=${this.#keydown}
        @click=${this.#clicked}
      >
        ${
          this.narrow
            ? html`<div class="head">
                <button class="button quiet icon" type="button" aria-label=${t('Close')} @click=${() => this.toggle()}>
                  <stratus-icon name="close"></stratus-icon>
                </button>
              </div>`
            : nothing
        }
        <slot></slot>
        <ul>
          ${this.items.map((dashboard) => this.#renderDashboard(dashboard))}
        </ul>
        <slot name="footer"></slot>
      </nav>
    `
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if ((changed.has('store') || changed.has('name')) && this.store) {
      this.choices = readChoices(recall(this.store, `${this.name}.choices`, this.#tell))
      this.collapsed = recall(this.store, `${this.name}.collapsed`, this.#tell) === true
    }
    if (changed.has('breakpoint') && this.hasUpdated) this.#watchWidth()
    if (changed.has('narrow') && !this.narrow) this.open = false
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.current !== this.#seen || changed.has('open')) requestAnimationFrame(() => this.#showCurrent())
    if (!changed.has('open') && !changed.has('narrow')) return
    const { nav } = this
    if (!nav || !this.narrow || this.open === nav.matches(':popover-open')) return
    if (this.open) {
      this.#opener = deepActiveElement()
      nav.showPopover()
      nav.querySelector('button')?.focus()
    } else nav.hidePopover()
  }

  /** Brings the current panel into sight once, without moving anything but the navigation. */
  #showCurrent(): void {
    const link = this.nav?.querySelector('[aria-current=page]')
    const { top = 0, bottom = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
    if (!height) return
    this.#seen = this.current
    const box = [this.nav, this].find((one) => one && one.scrollHeight > one.clientHeight && scrolls(one))
    const edge = box?.getBoundingClientRect()
    if (!box || !edge || (top >= edge.top && bottom <= edge.bottom)) return
    box.scrollTop += top - edge.top - (edge.height - height) / 2
  }

  #renderToggle() {
    const shown = this.narrow ? this.open : !this.collapsed
    return html`<button
      class="toggle button quiet icon"
      part="toggle"
      type="button"
      aria-label=${t('Toggle navigation')}
      aria-expanded=${shown ? 'true' : 'false'}
      @click=${() => this.toggle()}
    >
      <stratus-icon name=${this.narrow ? 'menu' : 'panel'}></stratus-icon>
    </button>`
  }

  #renderDashboard(dashboard: NavDashboard) {
    const key = navKey(dashboard)
    const open = isDashboardOpen(dashboard, this.items, this.current, this.choices)
    return html`<li class="dashboard">
      ${this.#renderFold(key, dashboard.label, open)}
      <ul ?hidden=${!open} aria-label=${dashboard.label}>
        ${dashboard.groups.map((group) => this.#renderGroup(dashboard, group))}
      </ul>
    </li>`
  }

  #renderGroup(dashboard: NavDashboard, group: NavGroup) {
    if (group.label === null) return group.panels.map((panel) => this.#renderPanel(panel))
    const open = isGroupOpen(dashboard, group, this.choices)
    return html`<li class="group">
      ${this.#renderFold(navKey(dashboard, group), group.label, open)}
      <ul ?hidden=${!open} aria-label=${group.label}>
        ${group.panels.map((panel) => this.#renderPanel(panel))}
      </ul>
    </li>`
  }

  #renderPanel({ id, label, href }: NavPanel) {
    const current = id === this.current
    return html`<li>
      <a href=${href} part="link ${current ? 'current' : ''}" aria-current=${current ? 'page' : nothing}>${label}</a>
    </li>`
  }

  #renderFold(key: string, label: string, open: boolean) {
    return html`<button
      class="fold"
      type="button"
      aria-expanded=${open ? 'true' : 'false'}
      @click=${() => this.#fold(key, !open)}
    >
      <stratus-icon name="chevron-right"></stratus-icon>${label}
    </button>`
  }

  #fold(key: string, open: boolean): void {
    this.choices = { ...this.choices, [key]: open }
    this.#remember('choices', this.choices)
  }

  #changed(): void {
    this.emit('stratus-navigation-change', { open: this.open, collapsed: this.collapsed })
  }

  /** The browser closed the drawer: Escape, or a press on the mask. */
  #popoverToggled(): void {
    // How it is by now: the event may be about what has ended meanwhile.
    const open = this.nav?.matches(':popover-open') ?? false
    if (!open && this.#opener?.isConnected) this.#opener.focus()
    if (open === this.open) return
    this.open = open
    this.#changed()
  }

  #clicked(event: MouseEvent): void {
    const onLink = event.target instanceof Element && event.target.closest('a')
    if (onLink && this.narrow && this.open) this.toggle()
  }

  #keydown(event: KeyboardEvent): void {
    const stops = [...this.renderRoot.querySelectorAll<HTMLElement>('.fold, a')].filter((stop) =>
      stop.checkVisibility(),
    )
    const at = stops.findIndex((stop) => stop === this.shadowRoot?.activeElement)
    if (at < 0) return
    const targets: Partial<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, stops.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: stops.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    stops[target]?.focus()
  }

  #watchWidth(): void {
    this.#media?.removeEventListener('change', this.#measure)
    this.#media = matchMedia(`(max-width: ${this.breakpoint - 0.02}px)`)
    this.#media.addEventListener('change', this.#measure)
    this.#measure()
  }

  #measure = (): void => {
    this.narrow = this.#media?.matches ?? false
  }
}

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)
