import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { query, state } from 'lit/decorators.js'
import type { SearchDetail } from '../faceted-search/stratus-faceted-search.events.js'
import { tableStates } from '../live-table/data/column.js'
import { t, type AsBefore } from '../internal/localize.js'
import { withGiven } from '../internal/some.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Row } from '../live-table/data/column.js'
import type { RowActionEvent, RowExpandEvent, SearchChangeEvent } from '../live-table/live-table.events.js'
import type { StratusLiveTable } from '../live-table/stratus-live-table.js'
import { ListInputs, type RowNumbers } from './list-inputs.js'
import { pressButtonOfRow, RowGestures } from './row-gestures.js'
import { SlotRelay } from './slot-relay.js'
import type { TransferList } from './stratus-transfer-table.events.js'
import { transferTableStyles } from './stratus-transfer-table.styles.js'
import { actionIds } from './transfer-actions.js'
import { ordersOf } from './transfer-columns.js'
import { allocate, deallocate, reorder, type Transfer } from './transfer-model.js'
import { TransferTableProperties } from './transfer-table-properties.js'
import { transferLabels, type TransferLabels } from './transfer-texts.js'

/** A list of more rows than this draws only those in sight; every row then has one height. */
const longList = 100

/**
 * Two lists: what is chosen ('Allocated') above what there is to choose from ('Available'); W-XFER-01 to 03. Both are live
 * tables, so `columns` and `details` are those of `stratus-live-table`, and 5,000 items scroll, filter and sort fluently.
 *
 * The page gives `available` (all items, also the allocated ones) and `allocated`, and hears of each move by `stratus-transfer`,
 * whose `detail.allocated` is the new value. It may refuse with `preventDefault()`. Rows are compared by key (`rowKey`), so both
 * lists may be refreshed at any time; an allocated row that is not available any more stays until it is taken out.
 *
 * `maxAllocation` is 1 unless set (another item then replaces the first); -1 is no limit. With `ordered`, allocated rows carry
 * numbers and can be moved. `reason(row)` disables a row and says why. Content of opened rows comes from `details(row)`, or,
 * with `slotted-details`, from children of the element in the slots `available-details-<key>` and `allocated-details-<key>`
 * (fill them on `stratus-row-expand`). Any other child whose slot begins with `available-` or `allocated-` reaches the table
 * of that list too, so a cell may return `<slot name="allocated-…">` and the page fills it, for instance with a field.
 *
 * In a form it is a field: `name` has one entry per allocated key, and `min-allocation` makes it required.
 *
 * Keyboard: as `stratus-live-table`; Alt+Up and Alt+Down move the allocated row that has the focus, where `ordered`. After a move
 * the focus goes to the next row, so that several can be taken in a row.
 *
 * Not for choosing among a few, which is a `<select>` or checkboxes.
 *
 * @element stratus-transfer-table
 * @event {CustomEvent<TransferDetail>} stratus-transfer - Request, cancelable: the user moved items. `allocated` in their new
 *   order, `added`, `removed`.
 * @event {CustomEvent<TransferExpandDetail>} stratus-row-expand - Fact: a row of `list` was opened or closed.
 * @event {CustomEvent<undefined>} stratus-retry - Request: read the available items again after a failure.
 * @slot allocated-actions - At the end of the line 'Allocated'.
 * @slot available-actions - At the end of the line 'Available', such as a button that creates an item.
 * @csspart allocated - The allocated list with its heading.
 * @csspart available - The available list with its heading.
 * @cssproperty [--stratus-transfer-table-height=440px] - Height from which a list scrolls.
 * @cssproperty [--stratus-transfer-table-ground] - Ground behind the search box; default `--stratus-surface`.
 */
export class StratusTransferTable<R extends Row = Row> extends TransferTableProperties<R> {
  static override styles = [StratusElement.styles, transferTableStyles]

  protected static override readonly choices = { state: tableStates }

  #slots = new SlotRelay(this)
  #inputs = new ListInputs<R>(this)
  #orders: RowNumbers = new Map()
  /** What the page set last: a reset goes back to it. */
  #given: readonly R[] = []
  /** Keys of what the user chose last. */
  #chosen: string | undefined
  /** Keys that the browser brought back, until the rows are there. */
  #restored: ReadonlySet<string> | undefined
  #gestures = new RowGestures<R>({
    find: (key) => this.allocated.find((row) => String(this.rowKey(row)) === key),
    indexOf: (row) => this.#numberOf(row) - 1,
    table: () => this.allocatedTable,
    moveTo: (from, to) => this.#moveTo(from, to),
    showLanding: (edge) => (this.landing = edge),
  })

  @query('.allocated stratus-live-table') private allocatedTable!: StratusLiveTable<R> | null
  @query('.landing') private landingLine!: HTMLElement | null
  @query('.allocated .toggle') private allocatedToggle!: HTMLButtonElement | null
  @query('.available .toggle') private availableToggle!: HTMLButtonElement | null

  @state() private open: Readonly<Record<TransferList, boolean>> = { allocated: true, available: true }
  @state() private spoken = ''
  /** Where a dragged row would land, px below the top of the list. */
  @state() private landing: number | null = null
  /** That something is missing is shown once the form was asked. */
  @state() private asked = false

  override showProblems(): void {
    this.asked = true
  }

  override formResetCallback(): void {
    this.allocated = this.#given
    this.#chosen = undefined
    this.asked = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (typeof state !== 'string') return
    this.#restored = new Set(state.split('\n').filter(Boolean))
    this.requestUpdate()
  }

  protected override languageChanged(asBefore: AsBefore): void {
    super.languageChanged(asBefore)
    // Their columns and actions hold texts.
    this.#inputs = new ListInputs(this)
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    this.checkProperties()
    // A page may give back copies of what the user chose.
    if (changed.has('allocated') && this.#keys(this.allocated) !== this.#chosen) this.#given = this.allocated
    if (this.#restored && this.available.length) this.#restore(this.#restored)
    this.#orders = ordersOf(this.allocated, this.rowKey)
  }

  protected override updated(_changed: PropertyValues<this>): void {
    this.landingLine?.style.setProperty('inset-block-start', `${this.landing ?? 0}px`)
    const data = new FormData()
    for (const row of this.allocated) data.append(this.name, String(this.rowKey(row)))
    this.internals.setFormValue(this.name && this.allocated.length ? data : null, this.#keys(this.allocated))
    const missing = this.allocated.length < this.minAllocation
    const anchor = this.allocatedToggle ?? undefined
    if (missing) this.setValidity({ valueMissing: true }, this.#labels.noneAllocated, anchor)
    else this.setValidity()
  }

  get #labels(): TransferLabels {
    return withGiven(transferLabels(), this.texts)
  }

  #numberOf(row: R): number {
    return this.#orders.get(this.rowKey(row)) ?? 0
  }

  #keys(rows: readonly R[]): string {
    return rows.map((row) => String(this.rowKey(row))).join('\n')
  }

  #choose(allocated: readonly R[]): void {
    this.allocated = allocated
    this.#chosen = this.#keys(allocated)
  }

  #restore(keys: ReadonlySet<string>): void {
    this.#restored = undefined
    const rows = new Map(this.available.map((row) => [String(this.rowKey(row)), row]))
    const allocated = [...keys].flatMap((key) => rows.get(key) ?? [])
    this.#choose(allocated)
    this.emit('stratus-transfer', { allocated, added: allocated, removed: [] }, { cancelable: true })
  }

  // What people do.

  #move(transfer: Transfer<R> | undefined, words: string): void {
    if (!transfer || this.isDisabled) return
    if (!this.emit('stratus-transfer', transfer, { cancelable: true })) return
    const focused = this.renderRoot instanceof ShadowRoot ? this.renderRoot.activeElement : null
    this.#choose(transfer.allocated)
    this.sendInput()
    this.spoken = words
    void this.updateComplete.then(() => this.#keepFocus(focused))
  }

  /** The list that had the focus may have gone with its last row. */
  #keepFocus(focused: Element | null): void {
    if (!focused || focused.isConnected) return
    const here = this.allocated.length ? this.allocatedToggle : this.availableToggle
    here?.focus()
  }

  #act({ detail: { action, row } }: RowActionEvent<R>): void {
    const { allocated, maxAllocation, rowKey } = this
    const name = this.rowName(row)
    if (action.id === actionIds.allocate) {
      const transfer = allocate(allocated, row, maxAllocation, rowKey)
      const [replaced] = transfer?.removed ?? []
      const words = replaced
        ? t('{name} allocated instead of {replaced}.', { name, replaced: this.rowName(replaced) })
        : t('{name} allocated.', { name })
      this.#move(transfer, words)
    } else if (action.id === actionIds.deallocate) {
      this.#move(deallocate(allocated, row, rowKey), t('{name} deallocated.', { name }))
    } else {
      this.#moveRow(row, action.id === actionIds.up ? -1 : 1)
    }
  }

  #moveRow(row: R, by: 1 | -1): void {
    const from = this.#numberOf(row) - 1
    this.#moveTo(from, from + by)
  }

  #moveTo(from: number, to: number): void {
    const row = this.allocated[from]
    const transfer = reorder(this.allocated, from, to)
    if (!row || !transfer) return
    const place = transfer.allocated.indexOf(row) + 1
    const words = t('{name} is number {place} of {count}.', {
      name: this.rowName(row),
      place,
      count: transfer.allocated.length,
    })
    this.#move(transfer, words)
  }

  #search({ detail }: CustomEvent<SearchDetail>): void {
    this.terms = detail.terms
    this.search = detail.text
  }

  #expand(list: TransferList, { detail }: RowExpandEvent<R>): void {
    this.emit('stratus-row-expand', { list, ...detail })
  }

  readonly #onOrderKey = { capture: true, handleEvent: (event: KeyboardEvent) => this.#gestures.keydown(event) }

  // What is drawn.

  #actionsOf(list: TransferList) {
    return this.isDisabled ? undefined : this.#inputs.actions(list, (row) => this.#orders.get(this.rowKey(row)))
  }

  #toggle(list: TransferList): void {
    this.open = { ...this.open, [list]: !this.open[list] }
  }

  #renderHead(list: TransferList, title: string, count: number): TemplateResult {
    const open = this.open[list]
    const closedHelp = list === 'allocated' ? t('Expand to see allocated items') : t('Expand to see available items')
    const help = open ? (list === 'available' ? this.#labels.availableHelp : '') : closedHelp
    return html`<div class="head">
      <h3>
        <button
          class="toggle"
          type="button"
          aria-expanded=${open ? 'true' : 'false'}
          aria-controls=${`${list}-list`}
          title=${t('Click to show or hide')}
          @click=${() => this.#toggle(list)}
        >
          <stratus-icon name="chevron-down"></stratus-icon>${title} <span class="count">${count}</span>
        </button>
      </h3>
      ${help ? html`<span class="help">${help}</span>` : nothing}
      <slot name=${`${list}-actions`}></slot>
    </div>`
  }

  #renderRelay(list: TransferList): readonly TemplateResult[] {
    return this.#slots
      .starting(`${list}-`)
      .filter((name) => name !== `${list}-actions`)
      .map((name) => html`<slot name=${name} slot=${name}></slot>`)
  }

  #renderAllocated(): TemplateResult {
    const { noneAllocated, allocated: label } = this.#labels
    const rows = this.allocated
    if (!rows.length)
      return html`<div class=${`empty${this.asked && this.minAllocation > 0 ? ' missing' : ''}`}>${noneAllocated}</div>`
    const long = rows.length > longList
    return html`<div
      class=${`scroll${long ? ' long' : ''}${this.ordered && !this.isDisabled ? ' ordered' : ''}`}
      @pointerdown=${this.ordered && !this.isDisabled ? (event: PointerEvent) => this.#gestures.press(event) : nothing}
      @keydown=${this.ordered ? this.#onOrderKey : nothing}
    >
      <stratus-live-table
        label=${label}
        quiet
        without-selection
        without-search
        without-tools
        without-footer
        ?without-expansion=${this.withoutDetails}
        .rows=${rows}
        .columns=${this.#inputs.allocatedColumns((row) => this.#numberOf(row))}
        .rowKey=${this.rowKey}
        .rowName=${this.rowName}
        .rowState=${this.#inputs.states()}
        .rowActions=${this.#actionsOf('allocated')}
        .details=${this.#inputs.details('allocated')}
        .paging=${long ? 'virtual' : 'pages'}
        .pageSize=${longList}
        @stratus-row-action=${this.#act}
        @stratus-row-expand=${(event: RowExpandEvent<R>) => this.#expand('allocated', event)}
        >${this.#renderRelay('allocated')}</stratus-live-table
      >
      <div class="landing" ?hidden=${this.landing === null}></div>
    </div>`
  }

  #renderAvailable(): TemplateResult {
    const { noneAvailable, available: label } = this.#labels
    const rows = this.#inputs.shown()
    const filtered = rows !== this.#inputs.rest() || this.search !== ''
    return html`<div class=${`scroll${this.isDisabled ? '' : ' pick'}`} @click=${pressButtonOfRow}>
      <stratus-live-table
        label=${label}
        quiet
        without-selection
        without-tools
        ?without-footer=${!filtered}
        ?without-search=${this.facets.length > 0}
        ?without-expansion=${this.withoutDetails}
        no-items-message=${filtered ? t('No items to display.') : noneAvailable}
        .rows=${rows}
        .columns=${this.columns}
        .rowKey=${this.rowKey}
        .rowName=${this.rowName}
        .rowState=${this.#inputs.states()}
        .rowActions=${this.#actionsOf('available')}
        .details=${this.#inputs.details('available')}
        .state=${this.state}
        .error=${this.error}
        .search=${this.search}
        .query=${JSON.stringify(this.terms)}
        .paging=${this.available.length > longList ? 'virtual' : 'pages'}
        .pageSize=${longList}
        @stratus-row-action=${this.#act}
        @stratus-row-expand=${(event: RowExpandEvent<R>) => this.#expand('available', event)}
        @stratus-search-change=${({ detail }: SearchChangeEvent) => (this.search = detail.search)}
        @stratus-retry=${() => this.emit('stratus-retry', undefined, { cancelable: true })}
      >
        ${
          this.facets.length
            ? html`<stratus-faceted-search
                slot="toolbar"
                label=${`${t('Search')} ${label}`}
                .facets=${this.facets}
                .terms=${this.terms}
                .text=${this.search}
                @stratus-search=${this.#search}
              ></stratus-faceted-search>`
            : nothing
        }
        ${this.#renderRelay('available')}
      </stratus-live-table>
    </div>`
  }

  /** Several on one page are told apart by the page's labels. */
  #regionName(list: string): string {
    return this.outerLabel ? `${this.outerLabel}: ${list}` : list
  }

  override render(): TemplateResult {
    const { allocated, available } = this.#labels
    return html`<section class="list allocated" part="allocated" aria-label=${this.#regionName(allocated)}>
        ${this.#renderHead('allocated', allocated, this.allocated.length)}
        <div id="allocated-list">${this.open.allocated ? this.#renderAllocated() : nothing}</div>
      </section>
      <section class="list available" part="available" aria-label=${this.#regionName(available)}>
        ${this.#renderHead('available', available, this.#inputs.rest().length)}
        <div id="available-list">${this.open.available ? this.#renderAvailable() : nothing}</div>
      </section>
      <div class="visually-hidden" role="status">${this.spoken}</div>`
  }
}
