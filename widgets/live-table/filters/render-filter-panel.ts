import { html, nothing, type TemplateResult } from 'lit'
import { countText, t } from '../../internal/localize.js'
import type { ColumnFilter } from '../data/column-filter.js'
import type { Column, Row } from '../data/column.js'
import { boundKey } from './filter-test.js'
import type { SetChoice } from './set-choices.js'

/** From so many values on there is a box to look for one. */
const many = 12
/** No more are shown; people look for the others. */
const shownChoices = 200

/** The filter that is open. */
export interface FilterPanelModel<R extends Row> {
  readonly column: Column<R>
  readonly filter: ColumnFilter
  /** Empty where it is no set. */
  readonly choices: readonly SetChoice[]
  /** What is looked for among them. */
  readonly search: string
  change(filter: ColumnFilter): void
  searched(text: string): void
}

type Bound = 'min' | 'max' | 'from' | 'to'

function renderBound<R extends Row>(model: FilterPanelModel<R>, bound: Bound, label: string): TemplateResult {
  const { column, filter } = model
  const isDay = bound === 'from' || bound === 'to'
  const isPlain = !column.type || column.type === 'text' || column.type === 'number'
  const changed = ({ target }: Event): void => {
    const field = target as HTMLInputElement
    const value = field.value.trim()
    const isWrong = field.validity.badInput || (!isDay && value !== '' && boundKey(value, column.type) === null)
    field.setAttribute('aria-invalid', String(isWrong))
    if (!isWrong) model.change({ ...filter, [bound]: value || undefined })
  }
  return html`<label
    ><span>${label}</span
    ><input
      class="field"
      type=${isDay ? 'date' : isPlain ? 'number' : 'text'}
      step=${isPlain ? 'any' : nothing}
      .value=${String(filter[bound] ?? '')}
      @change=${changed}
  /></label>`
}

function renderChoice<R extends Row>(
  { filter, change }: FilterPanelModel<R>,
  { text, count }: SetChoice,
): TemplateResult {
  const values = filter.values ?? []
  const toggled = ({ target }: Event): void => {
    const others = values.filter((value) => value !== text)
    change({ ...filter, values: (target as HTMLInputElement).checked ? [...others, text] : others })
  }
  return html`<label class="choice"
    ><input type="checkbox" .checked=${values.includes(text)} @change=${toggled} /><span
      >${text || t('(none)')}${count === undefined ? nothing : html` <span class="number">(${countText(count)})</span>`}</span
    ></label
  >`
}

function renderSet<R extends Row>(model: FilterPanelModel<R>): TemplateResult {
  const { choices, search } = model
  const wanted = search.trim().toLowerCase()
  const found = choices.filter(({ text }) => text.toLowerCase().includes(wanted))
  return html`${
      choices.length >= many
        ? html`<input
            class="field"
            type="search"
            placeholder=${t('Search')}
            aria-label=${t('Search')}
            .value=${search}
            @input=${({ target }: Event) => model.searched((target as HTMLInputElement).value)}
          />`
        : nothing
    }
    <div class="choices" role="group">${found.slice(0, shownChoices).map((choice) => renderChoice(model, choice))}</div>
    ${found.length ? nothing : html`<p>${t('No items to display.')}</p>`}`
}

/** The fields of one column's filter, and the way to be rid of it. */
export function renderFilterPanel<R extends Row>(model: FilterPanelModel<R>): TemplateResult {
  const { column } = model
  return html`${
      column.filter === 'set'
        ? renderSet(model)
        : column.filter === 'date'
          ? [renderBound(model, 'from', t('From')), renderBound(model, 'to', t('To'))]
          : [renderBound(model, 'min', t('At least')), renderBound(model, 'max', t('At most'))]
    }
    <div class="end">
      <button class="button small" type="button" @click=${() => model.change({})}>${t('Clear')}</button>
    </div>`
}
