import { html, nothing, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { groupsOf, matching, nextEnabled, optionsIn, type SelectOption } from './options-model.js'
import type { StratusSelectEventMap } from './stratus-select.events.js'
import { selectStyles } from './stratus-select.styles.js'

/** So many are listed at once; the others are found by typing. */
const mostListed = 200

const isOption = (value: unknown): value is SelectOption =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<SelectOption>).value === 'string' &&
  typeof (value as Partial<SelectOption>).label === 'string'

/**
 * One of several values, part of the form around it. Few are the browser's own list; from `search-from` on, people type to find.
 *
 * Keyboard: the browser's own; where it is searched, the combobox of the ARIA practice: letters narrow the list, Up and Down move, Enter
 * chooses, Escape closes.
 *
 * Not for yes or no (`stratus-checkbox`), for several values (`stratus-transfer-table`), or for what does something at once (`stratus-menu-button`).
 *
 * @element stratus-select
 * @event {CustomEvent<{value: string}>} stratus-change - Fact: the user chose a value.
 * @slot - `<option>` and `<optgroup>`, where the page writes them instead of setting `options`.
 * @csspart input - The control.
 * @csspart list - The list of what is searched.
 */
export class StratusSelect extends StratusField<StratusSelectEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, fieldStyles, selectStyles]

  /** What the page set last: a reset goes back to it. */
  #given = ''
  #stopFollowing: (() => void) | undefined

  @query('#input') private input!: HTMLInputElement | HTMLSelectElement | null
  @query('.list') private list!: HTMLElement | null

  @state() private chosen = ''
  @state() private left = false
  @state() private written: readonly SelectOption[] = []
  @state() private opened = false
  /** What is searched for; undefined = the label of what is chosen stands there. */
  @state() private typed: string | undefined
  @state() private active = -1

  /** The values with their labels (as an attribute: JSON); without them, the `<option>`s inside. */
  @property({ type: Array }) options: readonly SelectOption[] = []

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** The visible label. */
  @property() label = ''

  /** The label is for screen readers only. */
  @property({ type: Boolean, attribute: 'without-visible-label' }) withoutVisibleLabel = false

  /** What stands there while nothing is chosen. Of what is not required it can be chosen again. */
  @property() placeholder = ''

  /** What helps to choose, below it. */
  @property() help = ''

  /** What is wrong with it in the page's words, shown at once. */
  @property() error = ''

  /** A value has to be chosen. */
  @property({ type: Boolean, reflect: true }) required = false

  /** From so many values on, people type to find one. */
  @property({ type: Number, attribute: 'search-from' }) searchFrom = 20

  /**
   * The value that is chosen; '' = none: nothing is shown, and the form's data leave it out. Other than of a `<select>`, the first
   * option is never chosen by itself.
   */
  @property()
  get value(): string {
    return this.chosen
  }
  set value(value: string) {
    const text: unknown = value ?? ''
    if (typeof text !== 'string') {
      this.warn(`value must be a text, not ${typeof text}.`)
      return
    }
    if (text === this.chosen && this.hasUpdated) return
    this.chosen = this.#given = text
  }

  override showProblems(): void {
    this.left = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.chosen = this.#given
    this.left = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#choose(state)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#close()
  }

  protected override get isGroup(): boolean {
    return false
  }

  protected override updated(): void {
    this.internals.setFormValue(this.#sent || null, this.chosen)
    if (this.required && !this.#sent)
      this.setValidity({ valueMissing: true }, t('This field is required.'), this.input ?? undefined)
    else this.setValidity()
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }

  override render(): TemplateResult {
    const named = this.label && !this.withoutVisibleLabel
    const problem = this.#problem
    return html`<div class="form-field">
        ${named ? html`<label for="input" class=${this.#isMarked ? 'required' : nothing}>${this.label}</label>` : nothing}
        ${this.#isSearched ? this.#renderSearch(problem) : this.#renderSelect(problem)}
        ${problem ? html`<div id="problem" class="problem">${problem}</div>` : nothing}
        ${this.help ? html`<div id="help" class="help">${this.help}</div>` : nothing}
      </div>
      <slot hidden @slotchange=${this.#readMarkup}></slot>`
  }

  get #options(): readonly SelectOption[] {
    const given: unknown = this.options
    if (!Array.isArray(given)) this.warn('options must be an array.')
    if (!Array.isArray(given) || !given.length) return this.written
    const options = given.filter(isOption)
    if (options.length < given.length)
      this.warn('options must be objects with the texts `value` and `label`; others are left out.')
    return options
  }

  get #isSearched(): boolean {
    return this.#options.length >= (this.searchFrom > 0 ? this.searchFrom : 20)
  }

  get #problem(): string {
    const missing = this.left && this.required && !this.#sent
    return this.error || (this.left && this.customMessage) || (missing ? t('This field is required.') : '')
  }

  /** A value of the list is chosen. */
  get #isKnown(): boolean {
    return this.#options.some(({ value }) => value === this.chosen)
  }

  /** What is shown as chosen: a value that has gone from the list is none, one whose list is still to come is. */
  get #sent(): string {
    return this.#isKnown || !this.#options.length ? this.chosen : ''
  }

  /** Marked as required, unless it always has a value. */
  get #isMarked(): boolean {
    return this.required && (this.placeholder !== '' || !this.#isKnown)
  }

  get #name() {
    return this.label && !this.withoutVisibleLabel ? nothing : this.label || this.outerLabel || nothing
  }

  #description(problem: string) {
    return [problem && 'problem', this.help && 'help'].filter(Boolean).join(' ') || nothing
  }

  #readMarkup = (): void => {
    this.written = optionsIn(this)
    const selected = this.querySelector<HTMLOptionElement>('option[selected]')
    if (selected && !this.chosen) this.chosen = this.#given = selected.value
  }

  #renderSelect(problem: string): TemplateResult {
    const options = this.#options
    const isKnown = this.#isKnown
    const leavesOut = options.some(({ value }) => value === '') || (isKnown && this.required)
    const empty = leavesOut
      ? nothing
      : html`<option value="" ?disabled=${this.required} .selected=${live(!isKnown)}>${this.placeholder}</option>`
    return html`<select
      id="input"
      class="field"
      part="input"
      aria-label=${this.#name}
      aria-required=${this.required ? 'true' : nothing}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${this.#description(problem)}
      ?disabled=${this.isDisabled}
      @input=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}
      @blur=${() => (this.left = true)}
    >
      ${empty}${groupsOf(options).map(({ heading, options: inGroup }) => {
        const items = inGroup.map(({ value: each, label, disabled }) => {
          const selected = live(each === this.chosen)
          return html`<option value=${each} ?disabled=${disabled} .selected=${selected}>${label}</option>`
        })
        return heading ? html`<optgroup label=${heading}>${items}</optgroup>` : items
      })}
    </select>`
  }

  // A list that is searched.

  get #found(): readonly SelectOption[] {
    return matching(this.#options, this.typed ?? '')
  }

  #renderSearch(problem: string): TemplateResult {
    const found = this.opened ? this.#found.slice(0, mostListed) : []
    const label = this.#options.find(({ value }) => value === this.chosen)?.label ?? ''
    const isActive = this.opened && this.active >= 0 && this.active < found.length
    return html`<div class="search">
        <input
          id="input"
          class="field"
          part="input"
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck="false"
          aria-autocomplete="list"
          aria-expanded=${this.opened ? 'true' : 'false'}
          aria-controls="list"
          aria-activedescendant=${isActive ? `option-${this.active}` : nothing}
          aria-label=${this.#name}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${this.#description(problem)}
          placeholder=${this.placeholder || t('Search')}
          .value=${live(this.typed ?? label)}
          ?disabled=${this.isDisabled}
          @input=${this.#search}
          @click=${this.#open}
          @keydown=${this.#keydown}
          @blur=${this.#leave}
        /><stratus-icon name="chevron-down"></stratus-icon>
      </div>
      <div
        id="list"
        class="list"
        part="list"
        role="listbox"
        popover="manual"
        aria-label=${this.label || this.outerLabel || t('Search')}
        @pointerdown=${(event: Event) => event.preventDefault()}
      >
        ${this.opened ? this.#renderOptions(found) : nothing}
      </div>`
  }

  #renderOptions(found: readonly SelectOption[]): unknown {
    if (!found.length) return html`<div class="note" role="option" aria-disabled="true">${t('Nothing found.')}</div>`
    let index = 0
    const more = this.#found.length - found.length
    return html`${groupsOf(found).map(({ heading, options }) => {
      const items = options.map((option) => this.#renderOption(option, index++))
      return heading
        ? html`<div role="group" aria-label=${heading}>
            <div class="heading" aria-hidden="true">${heading}</div>
            ${items}
          </div>`
        : items
    })}${more ? html`<div class="note" aria-hidden="true">${t('%s more: type to find them.', [more])}</div>` : nothing}`
  }

  #renderOption(option: SelectOption, index: number): TemplateResult {
    const { value, label, description, disabled } = option
    return html`<div
      id="option-${index}"
      class=${index === this.active ? 'option active' : 'option'}
      role="option"
      aria-selected=${value === this.chosen ? 'true' : 'false'}
      aria-disabled=${disabled ? 'true' : nothing}
      @click=${() => !disabled && this.#take(option)}
    >
      ${label}${description ? html`<span class="description">${description}</span>` : nothing}
    </div>`
  }

  #open = (): void => {
    if (this.opened || this.isDisabled || !this.list || !this.input) return
    this.opened = true
    this.active = this.#found.findIndex(({ value }) => value === this.chosen)
    this.list.showPopover()
    this.#stopFollowing = floatBeside(this.input, this.list, {
      placement: 'bottom-start',
      leastHeight: 120,
      mostHeight: 320,
      mostWidth: 640,
    })
  }

  #close(): void {
    this.typed = undefined
    this.active = -1
    if (!this.opened) return
    this.opened = false
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    if (this.list?.matches(':popover-open')) this.list.hidePopover()
  }

  #search(event: Event): void {
    this.#open()
    this.typed = (event.target as HTMLInputElement).value
    this.active = nextEnabled(this.#found, -1, 1)
  }

  #leave(): void {
    // Who clears the field wants none.
    if (this.typed === '' && !this.required) this.#choose('')
    this.#close()
    this.left = true
  }

  #take({ value }: SelectOption): void {
    this.#close()
    this.#choose(value)
  }

  #keydown(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!this.opened) return this.#open()
      this.active = nextEnabled(this.#found.slice(0, mostListed), this.active, key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && this.opened) {
      event.preventDefault()
      const option = this.#found[this.active]
      if (option && !option.disabled) this.#take(option)
    } else if (key === 'Escape' && this.opened) {
      event.preventDefault()
      event.stopPropagation()
      this.#close()
    }
  }

  #choose(value: string): void {
    if (value === this.chosen) return
    this.chosen = value
    this.emitChange('stratus-change', { value })
  }
}
