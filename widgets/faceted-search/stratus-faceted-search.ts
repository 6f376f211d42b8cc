import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { cutStyles } from '../internal/styles/cut.styles.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { recall, remember } from '../internal/store.js'
import { StratusElement } from '../internal/stratus-element.js'
import { chipsOf, matchLabel, queryObject, queryOf, textChip, type Chip, type Facet, type Term } from './query-model.js'
import * as search from './search-model.js'
import type { SearchDetail, StratusFacetedSearchEventMap } from './stratus-faceted-search.events.js'
import { facetedSearchStyles } from './stratus-faceted-search.styles.js'

/** Where persistent terms are kept between visits. */
export interface SearchStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** So many lines of the menu are drawn at first, and so many more each time its end becomes visible. */
const portion = 60
/** That far from its end the menu draws more, px. */
const nearEnd = 400

function isTerm(value: unknown): value is Term {
  if (typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && 'value' in value && typeof value.value === 'string'
}

/**
 * A search box: choose a facet, then one of its values or a text, and it becomes a chip; any other text is a free-text search.
 * Space in the empty box, Enter, the arrow keys or a click open the menu; Tab takes the only choice left; Escape drops what is
 * half typed; Backspace in the empty box removes the last chip.
 *
 * The element filters nothing. It tells what to search for; `meetsTerms()` applies the terms that are not the server's.
 *
 * Keyboard: a combobox with a list, of the ARIA practice; the keys are named above.
 *
 * Not for a plain search box, which the table brings, nor for building queries with brackets and alternatives.
 *
 * @element stratus-faceted-search
 * @event {CustomEvent<SearchDetail>} stratus-search - Fact: the user changed the search, or a remembered one came back.
 * @csspart box - The box around chips and text field.
 */
export class StratusFacetedSearch extends StratusElement<StratusFacetedSearchEventMap> {
  static override styles = [StratusElement.styles, cutStyles, facetedSearchStyles]

  /** What can be searched by (as an attribute: JSON). May change at any time: chips of facets that are not known (yet) are not shown. */
  @property({ type: Array }) facets: readonly Facet[] = []

  /** The chips. */
  @property({ attribute: false }) terms: readonly Term[] = []

  /** The free text, a chip too. */
  @property() text = ''

  /** Free text is searched for by the server: the chip and the hint say so. */
  @property({ type: Boolean, attribute: 'server-text' }) serverText = false

  /** The accessible name. */
  @property() label: string = t('Search')

  /** Where terms of persistent facets are remembered, under `name`. */
  @property({ attribute: false }) store?: SearchStore

  /** The key in `store`. */
  @property() name = ''

  @state() private box: search.SearchState = search.emptySearch
  @state() private drawn = portion

  @query('input') private readonly input!: HTMLInputElement
  @query('.box') private readonly frame!: HTMLElement
  @query('.menu') private readonly menu!: HTMLElement

  #stopFollowing: (() => void) | undefined
  #restored = false

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    this.box = search.leave(this.box)
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#checkValues()
    const before = changed.get('box') as search.SearchState | undefined
    if (before && (before.input !== this.box.input || before.facet !== this.box.facet)) this.drawn = portion
    // The arrow keys reach lines that were not drawn yet.
    this.drawn = Math.max(this.drawn, this.box.active + 1)
    if (changed.has('terms') && this.terms !== this.box.terms) this.box = { ...this.box, terms: this.terms }
    if (changed.has('text') && this.text !== this.box.text) {
      this.box = { ...this.box, text: this.text, searched: this.text }
    }
    this.#restore()
    if (changed.has('facets') && this.box.facet !== undefined && !search.chosenFacet(this.box, this.facets)) {
      this.box = { ...this.box, facet: undefined, input: '', active: -1 }
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (this.input.value !== this.box.input) this.input.value = this.box.input
    this.#placeMenu()
    if (!changed.has('box') || this.box.active < 0) return
    this.menu.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }

  override focus(options?: FocusOptions): void {
    this.input?.focus(options)
  }

  /** What is searched for now. */
  get search(): SearchDetail {
    const known = this.#chips().map(({ term }) => term)
    const onServer = new Set(this.facets.filter(({ isServer }) => isServer).map(({ name }) => name))
    const serverTerms = known.filter(({ name }) => onServer.has(name))
    return {
      terms: known,
      text: this.box.searched,
      serverTerms,
      query: queryOf(serverTerms),
      serverQuery: queryObject(serverTerms),
      clientTerms: known.filter(({ name }) => !onServer.has(name)),
    }
  }

  /** Removes every chip and the text, as the × does. */
  clear(): void {
    this.#go({ ...search.emptySearch })
  }

  #checkValues(): void {
    if (!Array.isArray(this.facets)) {
      this.warn('facets must be an array.')
      this.facets = []
    }
    if (!Array.isArray(this.terms) || !this.terms.every(isTerm)) {
      this.warn('terms must be an array of {name, value}.')
      this.terms = []
    }
  }

  #tell = (text: string, error: unknown): void => this.warn(text, error)

  /** Once, when both the store and the facets are there. Terms given by the page win. */
  #restore(): void {
    if (this.#restored || !this.store || !this.name || !this.facets.length) return
    this.#restored = true
    if (this.box.terms.length) return
    const kept = recall(this.store, this.name, this.#tell)
    const terms = (Array.isArray(kept) ? kept : [])
      .filter(isTerm)
      .filter(({ name }) => this.facets.some((facet) => facet.persistent && facet.name === name))
    if (!terms.length) return
    void this.updateComplete.then(() => this.#go({ ...this.box, terms }))
  }

  #remember(): void {
    if (!this.store || !this.name) return
    const persistent = new Set(this.facets.filter((facet) => facet.persistent).map(({ name }) => name))
    const kept = this.box.terms.filter(({ name }) => persistent.has(name))
    remember(this.store, this.name, kept, this.#tell)
  }

  #chips(): Chip[] {
    return chipsOf(this.box.terms, this.facets)
  }

  /** The one way to another state by the user's hand. */
  #go(next: search.SearchState): void {
    const differs = search.searchDiffers(this.box, next)
    this.box = next
    this.terms = next.terms
    this.text = next.text
    if (!differs) return
    this.#remember()
    this.emit('stratus-search', this.search)
  }

  #placeMenu(): void {
    const shown = this.box.open && search.choicesOf(this.box, this.facets).length > 0 && this.isConnected
    if (shown === this.menu.matches(':popover-open')) return
    this.menu.togglePopover(shown)
    this.#stopFollowing?.()
    this.#stopFollowing = shown
      ? floatBeside(this.frame, this.menu, { placement: 'bottom-start', mostHeight: 320, mostWidth: 360 })
      : undefined
  }

  #onMenuScroll({ scrollTop, clientHeight, scrollHeight }: HTMLElement): void {
    if (scrollTop + clientHeight >= scrollHeight - nearEnd) this.drawn += portion
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const next = this.#pressed(event)
    if (!next) return
    event.preventDefault()
    this.#go(next)
  }

  /** The state after a key, or nothing when the key is not ours. */
  #pressed({ key, shiftKey }: KeyboardEvent): search.SearchState | undefined {
    const { box, facets } = this
    switch (key) {
      case 'ArrowDown':
        return search.move(box, 1, facets)
      case 'ArrowUp':
        return search.move(box, -1, facets)
      case 'Enter':
        return search.enter(box, facets)
      case 'Tab':
        return shiftKey ? undefined : search.tab(box, facets)
      case 'Escape':
        return search.escape(box)
      case 'Backspace':
        return box.input ? undefined : search.backspace(box)
      default:
        return undefined
    }
  }

  #onInput(event: Event): void {
    event.stopPropagation()
    this.#go(search.type(this.box, this.input.value, this.facets))
    // A space that opens the menu is not typed.
    if (this.input.value !== this.box.input) this.input.value = this.box.input
  }

  #onBoxClick(event: Event): void {
    const onControl = event.composedPath().some((each) => each instanceof HTMLButtonElement)
    if (onControl) return
    this.input.focus()
    this.#go(search.openMenu(this.box))
  }

  #onBlur(): void {
    this.box = search.leave(this.box)
  }

  #goAndFocus(next: search.SearchState): void {
    this.#go(next)
    this.input.focus()
  }

  override render() {
    const { box } = this
    const choices = search.choicesOf(box, this.facets)
    const shown = box.open && choices.length > 0
    const facet = this.facets.find(({ name }) => name === box.facet)
    const chips = this.#chips()
    const empty = !chips.length && !box.text
    const text = this.serverText ? t('Full Text Search') : t('Contains')
    return html`<div class="box" part="box" role="search" aria-label=${this.label} @click=${this.#onBoxClick}>
        <stratus-icon name="search"></stratus-icon>
        <div class="flow">
          <ul aria-label=${t('Filters')} ?hidden=${empty}>
            ${chips.map((chip) => this.#renderChip(chip, search.removeTerm(box, chip.term)))}
            ${box.text ? this.#renderChip(textChip(box.text, text), search.removeText(box)) : nothing}
          </ul>
          ${facet ? html`<span class="chip waiting"><span class="facet">${facet.label}:</span></span>` : nothing}
          <input
            type="text"
            role="combobox"
            autocomplete="off"
            spellcheck="false"
            aria-autocomplete="list"
            aria-controls="menu"
            aria-expanded=${shown ? 'true' : 'false'}
            aria-activedescendant=${shown && box.active >= 0 ? `choice-${box.active}` : nothing}
            aria-label=${facet ? facet.label : this.label}
            placeholder=${empty && !facet ? t('Click here for filters or full text search.') : nothing}
            @blur=${this.#onBlur}
            @input=${this.#onInput}
            @keydown=${this.#onKeydown}
          />
        </div>
        <button
          class="remove"
          type="button"
          aria-label=${t('Clear search')}
          ?hidden=${empty && !box.input && !facet}
          @click=${() => this.#goAndFocus({ ...search.emptySearch })}
        >
          <stratus-icon name="close"></stratus-icon>
        </button>
      </div>
      <div
        class="menu"
        id="menu"
        role="listbox"
        popover="manual"
        aria-label=${facet ? facet.label : t('Filters')}
        @mousedown=${(event: Event) => event.preventDefault()}
        @scroll=${(event: Event) => this.#onMenuScroll(event.target as HTMLElement)}
      >
        ${shown ? choices.slice(0, this.drawn).map((choice, index) => this.#renderChoice(choice, index, choices.length)) : nothing}
      </div>`
  }

  #renderChip({ label: [facet, value] }: Chip, without: search.SearchState) {
    return html`<li class="chip">
      <span class="cut" title=${`${facet}: ${value}`}><span class="facet">${facet}:</span> ${value}</span>
      <button
        class="remove"
        type="button"
        aria-label=${`${t('Remove')} ${facet}: ${value}`}
        @click=${() => this.#goAndFocus(without)}
      >
        <stratus-icon name="close"></stratus-icon>
      </button>
    </li>`
  }

  #renderChoice({ key, label }: search.Choice, index: number, count: number) {
    const [before, match, after] = matchLabel(label, search.wantedText(this.box)) ?? [label, '', '']
    return html`<div
      class="option"
      role="option"
      id=${`choice-${index}`}
      aria-posinset=${index + 1}
      aria-setsize=${count}
      aria-selected=${index === this.box.active ? 'true' : 'false'}
      @click=${() => this.#goAndFocus(search.choose(this.box, key, this.facets))}
    >
      ${before}<b>${match}</b>${after}
    </div>`
  }
}
