import { html, isServer, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { readCookie, writeCookie } from '../internal/cookies.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { tabsStyles } from './stratus-tabs.styles.js'
import { rememberedTab, withShownTab } from '../internal/tab-cookie.js'
import type { StratusTabsEventMap } from './stratus-tabs.events.js'

export interface Tab {
  readonly id: string
  readonly label: string
  /** A short text after the label, such as a count. */
  readonly badge?: string | number
  readonly disabled?: boolean
  /** Its content is loaded by `load` when it is first shown. */
  readonly lazy?: boolean
}

type Loading = 'loading' | 'loaded' | 'failed'

/**
 * The content of a tab is the child with `slot="<tab id>"`. A lazy tab is loaded when it is first shown (W-TAB-01). With one tab
 * there is no row of tabs.
 *
 * Keyboard: as the ARIA practice has it: arrow keys, Home and End choose, past disabled tabs; Tab goes on to the content.
 *
 * Not for steps that have an order (`stratus-wizard`), or moving between pages (links).
 *
 * @element stratus-tabs
 * @slot <tab id> - The content of a tab.
 * @event {CustomEvent<{tab: string}>} stratus-tab-change - Fact: the user chose another tab.
 * @csspart tabs - The row of tabs.
 * @csspart tab - One tab; the chosen one has also `selected`.
 * @csspart panel - The content of a tab.
 */
export class StratusTabs extends StratusElement<StratusTabsEventMap> {
  static override styles = [StratusElement.styles, controlStyles, tabsStyles]

  /** The cookie was asked: once, when the tabs are known. */
  #recalled = false

  @state() private loading: ReadonlyMap<string, Loading> = new Map()

  /** The tabs, in order; as an attribute: JSON. */
  @property({ type: Array }) tabs: readonly Tab[] = []

  /** Id of the tab that is shown; what is not among the tabs gives the first. */
  @property() active = ''

  /** Accessible name of the row of tabs. */
  @property() label = ''

  /** Loads the content of a lazy tab; the element says 'Loading' until it is done and offers a retry when it fails. */
  @property({ attribute: false }) load: ((tab: string) => Promise<unknown>) | undefined

  /** Name of the group: the shown tab is written to the cookie `tabs` under it. */
  @property() group = ''

  /** Starts with the tab that the cookie remembers, unless `active` is set. */
  @property({ type: Boolean }) sticky = false

  /** Shows the row of tabs even for one tab. */
  @property({ type: Boolean, attribute: 'with-single-tab' }) withSingleTab = false

  override render() {
    const shown = this.#shown
    if (!shown) return this.#renderPlace()
    return html`
      <div
        role="tablist"
        part="tabs"
        aria-label=${this.label || nothing}
        ?hidden=${this.tabs.length < 2 && !this.withSingleTab}
        @keydown=${this.#keydown}
      >
        ${repeat(
          this.tabs,
          ({ id }) => id,
          (tab) => this.#renderTab(tab, tab === shown),
        )}
      </div>
      ${repeat(
        this.tabs,
        ({ id }) => id,
        (tab) => this.#renderPanel(tab, tab === shown),
      )}
    `
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#recalled && this.tabs.length && this.sticky && this.group && !this.active) {
      this.#recalled = true
      const ids = this.tabs.map(({ id }) => id)
      this.active = rememberedTab(readCookie('tabs'), this.group, ids) ?? ''
    }
    const shown = this.#shown
    if (shown && (changed.has('active') || changed.has('tabs') || changed.has('load'))) void this.#loadOnce(shown)
  }

  #size: ResizeObserver | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#size ??= new ResizeObserver(() => this.#bringIntoSight())
    this.#size.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#size?.disconnect()
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('active') || changed.has('tabs')) this.#bringIntoSight()
  }

  /** Where there is no room for all, the row of tabs scrolls to the chosen one, and nothing else does. */
  #bringIntoSight(): void {
    const row = this.renderRoot.querySelector('[role=tablist]')
    const chosen = row?.querySelector('[aria-selected=true]')
    if (!row || !chosen) return
    const [room, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, tab.right - room.right) - Math.max(0, room.left - tab.left)
  }

  get #shown(): Tab | undefined {
    return this.tabs.find(({ id }) => id === this.active) ?? this.tabs.find(({ disabled }) => !disabled)
  }

  /** Where a server has written the contents, the tabs come later than the element: what is below them does not move meanwhile. */
  #renderPlace() {
    const first = isServer || this.tabs.length ? null : this.querySelector(':scope > [slot]')
    return first ? html`<div class="place"><slot name=${first.slot}></slot></div>` : nothing
  }

  #renderTab({ id, label, badge, disabled }: Tab, selected: boolean) {
    return html`<button
      role="tab"
      type="button"
      id="tab-${encodeURIComponent(id)}"
      part="tab ${selected ? 'selected' : ''}"
      data-id=${id}
      aria-selected=${selected ? 'true' : 'false'}
      aria-controls="panel-${encodeURIComponent(id)}"
      aria-disabled=${disabled ? 'true' : nothing}
      tabindex=${selected ? 0 : -1}
      @click=${() => this.#choose(id)}
    >
      ${label}${badge === undefined ? nothing : html`<span class="badge">${badge}</span>`}
    </button>`
  }

  #renderPanel(tab: Tab, shown: boolean) {
    const loading = this.#needsLoad(tab) ? (this.loading.get(tab.id) ?? 'loading') : 'loaded'
    return html`<div
      role="tabpanel"
      part="panel"
      id="panel-${encodeURIComponent(tab.id)}"
      aria-labelledby="tab-${encodeURIComponent(tab.id)}"
      aria-busy=${loading === 'loading' ? 'true' : nothing}
      ?hidden=${!shown}
    >
      ${
        loading === 'loading'
          ? html`<div class="waiting" role="status"><stratus-icon name="progress"></stratus-icon>${t('Loading')}</div>`
          : nothing
      }
      ${
        loading === 'failed'
          ? html`<div class="failed" role="alert">
              ${t('An error occurred. Please try again later.')}
              <button class="button small" type="button" @click=${() => this.#retry(tab.id)}>${t('Retry')}</button>
            </div>`
          : nothing
      }
      <slot name=${tab.id} ?hidden=${loading !== 'loaded'}></slot>
    </div>`
  }

  #needsLoad({ lazy }: Tab): boolean {
    return Boolean(lazy && this.load)
  }

  async #loadOnce(tab: Tab): Promise<void> {
    if (this.#needsLoad(tab) && !this.loading.has(tab.id)) await this.#load(tab.id)
  }

  async #load(id: string): Promise<void> {
    const say = (loading: Loading) => (this.loading = new Map(this.loading).set(id, loading))
    say('loading')
    try {
      await this.load?.(id)
      say('loaded')
    } catch {
      say('failed')
    }
  }

  /** The button goes with the failure; the focus does not. */
  #retry(id: string): void {
    this.#focusChosen()
    void this.#load(id)
  }

  #focusChosen(): void {
    this.renderRoot.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }

  #choose(id: string): void {
    if (id === this.#shown?.id || this.tabs.find((tab) => tab.id === id)?.disabled) return
    this.active = id
    if (this.group) writeCookie('tabs', withShownTab(readCookie('tabs'), this.group, id))
    this.emit('stratus-tab-change', { tab: id })
  }

  #keydown(event: KeyboardEvent): void {
    // With these the arrows are the browser's: back and forth.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const usable = this.tabs.filter(({ disabled }) => !disabled)
    const at = usable.findIndex((tab) => tab === this.#shown)
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const targets: Partial<Record<string, number>> = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined || !usable.length) return
    event.preventDefault()
    const next = usable.at(target % usable.length)
    if (!next) return
    this.#choose(next.id)
    void this.updateComplete.then(() => this.#focusChosen())
  }
}
