import { html, nothing, type TemplateResult } from 'lit'
import { countText, t, tn } from '../../internal/localize.js'
import { itemCount } from './item-count.js'

export interface FooterModel {
  /** Whether anybody knows how many rows there are. */
  readonly known: boolean
  /** Rows on this page, and rows of all pages. */
  readonly shown: number
  readonly total: number
  /** There are more, nobody knows how many. */
  readonly more: boolean
  /** Number of rows of a list that is scrolled. */
  readonly rows: number
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly hasPrev: boolean
  readonly hasNext: boolean
  /** Paging is offered. */
  readonly paged: boolean
  /** The number of pages is known. */
  readonly counted: boolean
  readonly selected: number
  /** Of the selected, those that a filter hides. */
  readonly hidden: number
  /** How old the rows are; '' when that is unknown. */
  readonly age: string
  /** They are older than they should be. */
  readonly stale: boolean
  /** Offer to select the rows of the other pages too. */
  readonly selectRest: boolean
  /** What the filters of columns leave, and the way out of them. */
  readonly filtered: unknown
}

function rowsText({ shown, total, more }: FooterModel): string {
  return more ? t('Displaying the first {count} items', { count: countText(shown) }) : itemCount(shown, total)
}

function chosenText({ selected, hidden }: FooterModel): string {
  return hidden
    ? t('{shown} selected, {hidden} more not shown', {
        shown: countText(selected - hidden),
        hidden: countText(hidden),
      })
    : tn('{count} selected', '{count} selected', selected, { count: countText(selected) })
}

/** From so many pages, or rows of one list, on people may say the number of one. */
const manyPages = 6
const manyRows = 1000

/** Where people go by a number, from 1 for pages, from 0 for rows. */
interface Jumps {
  page(page: number): void
  row(index: number): void
}

function renderJump(name: string, label: string, max: number, value: string, go: (to: number) => void): TemplateResult {
  return html`<input
    class="field jump"
    type="number"
    min="1"
    max=${max}
    data-control=${name}
    aria-label=${label}
    title=${label}
    .value=${value}
    @change=${({ target }: Event) => {
      const field = target as HTMLInputElement
      if (field.value) go(field.valueAsNumber)
      field.value = value
    }}
  />`
}

function renderPager(model: FooterModel, go: (page: number) => void): TemplateResult {
  const step = (control: string, icon: string, label: string, on: boolean): TemplateResult =>
    html`<button
      class="button small icon"
      type="button"
      data-control=${control}
      aria-label=${label}
      title=${label}
      aria-disabled=${on ? 'false' : 'true'}
    >
      <stratus-icon name=${icon}></stratus-icon>
    </button>`
  const position = { page: countText(model.page), pages: countText(model.pages) }
  return html`<nav class="pager" part="pager" aria-label=${t('Pages')}>
    ${model.counted ? step('first', 'chevrons-left', t('First page'), model.hasPrev) : nothing}
    ${step('prev', 'chevron-left', t('Previous page'), model.hasPrev)}
    <span class="place">${model.counted ? t('Page {page} of {pages}', position) : t('Page {page}', position)}</span>
    ${
      model.counted && model.pages >= manyPages
        ? renderJump('page', t('Go to page'), model.pages, String(model.page), go)
        : nothing
    }
    ${step('next', 'chevron-right', t('Next page'), model.hasNext)}
    ${model.counted ? step('last', 'chevrons-right', t('Last page'), model.hasNext) : nothing}
  </nav>`
}

function renderAge({ age, stale }: FooterModel): TemplateResult {
  return html`<span class=${stale ? 'age stale' : 'age'} part="age">
    ${stale ? html`<stratus-icon name="warning"></stratus-icon>` : nothing}${age}
  </span>`
}

/** How many rows there are and how old, how many are selected, and the way to the other pages. */
export function renderFooter(model: FooterModel, go: Jumps): TemplateResult {
  return html`<span class="count">${model.known ? rowsText(model) : nothing}</span>
    ${model.filtered}
    ${
      model.selected
        ? html`<span class="chosen">
            ${chosenText(model)}
            ${
              model.selectRest
                ? html`<button class="link-button" type="button" data-control="select-rest">
                    ${t('Select all {total}', { total: countText(model.total) })}
                  </button>`
                : nothing
            }
            <button class="link-button" type="button" data-control="clear-selection">${t('Clear selection')}</button>
          </span>`
        : nothing
    }
    <slot name="footer"></slot>
    ${model.age ? renderAge(model) : nothing} ${model.paged ? renderPager(model, go.page) : nothing}
    ${model.rows >= manyRows ? html`<label class="place">${t('Go to row')} ${renderJump('row', t('Go to row'), model.rows, '', (row) => go.row(row - 1))}</label>` : nothing}`
}
