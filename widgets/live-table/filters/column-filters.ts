import { html, nothing, type TemplateResult } from 'lit'
import { floatBeside } from '../../internal/floating.js'
import { countText, t } from '../../internal/localize.js'
import { Memo } from '../../internal/memo.js'
import type { Clock } from '../../internal/pausable-timer.js'
import { isFiltering, type ColumnFilter, type TableFilters } from '../data/column-filter.js'
import type { Column, Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { TypedSearch } from '../input/typed-search.js'
import type { RowShape } from '../rows/row-model.js'
import { filterTest } from './filter-test.js'
import { renderFilterPanel } from './render-filter-panel.js'
import { renderFilterRow } from './render-filter-row.js'
import { setChoices, type SetChoice } from './set-choices.js'

interface Host<R extends Row> {
  readonly filters: TableFilters
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly clock: Clock
  readonly renderRoot: ParentNode
  readonly updateComplete: Promise<unknown>
  requestUpdate(): void
}

/** The filters of a table's columns: which rows they leave, the row of fields, and the panel of the one that is open. */
export class ColumnFilters<R extends Row> {
  #tests = new Memo<((row: R) => boolean) | null>()
  #choices = new Memo<readonly SetChoice[]>()
  #typed = new Map<string, TypedSearch>()
  #open: Column<R> | undefined
  #search = ''
  #button: HTMLElement | undefined
  /** The focus was in the panel when it began to close. */
  #hadFocus = false
  #stopFloating: (() => void) | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly change: (filters: TableFilters) => void,
  ) {}

  /** Which rows pass; the very same function while nothing has changed, null when all do. */
  test(columns: readonly Column<R>[]): ((row: R) => boolean) | null {
    const { filters } = this.host
    return this.#tests.get([columns, filters], () => filterTest(columns, filters))
  }

  /** Forgets what is typed and not yet looked for. */
  stop(): void {
    for (const typed of this.#typed.values()) typed.stop()
    this.#stopFloating?.()
  }

  /** The row of fields below `rows` rows of headers; nothing where no column has a filter. */
  row(shape: RowShape<R>, rows: number): TemplateResult | typeof nothing {
    if (!this.host.columns.some(({ filter }) => filter)) return nothing
    return renderFilterRow(
      shape,
      ({ id }) => this.host.filters[id] ?? {},
      {
        typed: (column, text, now) => this.#typedOf(column).type(text, now),
        opened: (column, button) => this.#show(column, button),
      },
      rows + 1,
    )
  }

  /** How many rows are left, and the way back to all of them; nothing while nothing is filtered. */
  state(left: number | undefined, total: number): TemplateResult | typeof nothing {
    if (!Object.values(this.host.filters).some(isFiltering)) return nothing
    return html`<span class="filtered"
      >${left === undefined ? nothing : t('{count} of {total} match the filters', { count: countText(left), total: countText(total) })}
      <button class="link-button" type="button" @click=${() => this.#clear()}>${t('Clear filters')}</button></span
    >`
  }

  /** The box of the filter that is open. */
  panel(): TemplateResult {
    const column = this.#open
    const label = column ? t('Filter {name}', { name: fullTitle(column) }) : nothing
    return html`<div
      class="filter-panel"
      popover
      role="dialog"
      aria-label=${label}
      @beforetoggle=${(event: ToggleEvent) => {
        this.#hadFocus = (event.target as Element).matches(':focus-within')
      }}
      @toggle=${(event: ToggleEvent) => event.newState === 'closed' && this.#closed()}
    >
      ${column ? this.#panel(column) : nothing}
    </div>`
  }

  #panel(column: Column<R>): TemplateResult {
    const { rows, filters } = this.host
    const isSet = column.filter === 'set'
    return renderFilterPanel({
      column,
      filter: filters[column.id] ?? {},
      choices: isSet ? this.#choices.get([column, rows], () => setChoices(column, rows)) : [],
      search: this.#search,
      change: (filter) => this.#set(column.id, filter),
      searched: (text) => {
        this.#search = text
        this.host.requestUpdate()
      },
    })
  }

  #typedOf({ id }: Column<R>): TypedSearch {
    let typed = this.#typed.get(id)
    if (!typed) {
      typed = new TypedSearch(
        () => this.host.clock,
        (text) => this.#set(id, { ...this.host.filters[id], text }),
      )
      this.#typed.set(id, typed)
    }
    return typed
  }

  #show(column: Column<R>, button: HTMLElement): void {
    const panel = this.host.renderRoot.querySelector<HTMLElement>('.filter-panel')
    if (!panel) return
    this.#open = column
    this.#button = button
    this.#search = ''
    this.host.requestUpdate()
    panel.showPopover()
    this.#stopFloating?.()
    this.#stopFloating = floatBeside(button, panel, { placement: 'bottom-start', leastHeight: 160, mostHeight: 420 })
    void this.host.updateComplete.then(() => panel.querySelector('input')?.focus())
  }

  #closed(): void {
    this.#stopFloating?.()
    this.#stopFloating = undefined
    this.#open = undefined
    if (this.#hadFocus) this.#button?.focus()
    this.host.requestUpdate()
  }

  #set(id: string, filter: ColumnFilter): void {
    const others = Object.entries(this.host.filters).filter(([other]) => other !== id)
    this.change(Object.fromEntries(isFiltering(filter) ? [...others, [id, filter]] : others))
  }

  #clear(): void {
    this.stop()
    this.change({})
    for (const field of this.host.renderRoot.querySelectorAll<HTMLInputElement>('input.filter')) field.value = ''
    // The button goes.
    this.host.renderRoot.querySelector<HTMLElement>('.filter')?.focus()
  }
}
