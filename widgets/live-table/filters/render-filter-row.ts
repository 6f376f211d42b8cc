import { html, nothing, type TemplateResult } from 'lit'
import { t, tn } from '../../internal/localize.js'
import { isFiltering, type ColumnFilter } from '../data/column-filter.js'
import type { Column, Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { eachColumn, type RowShape } from '../rows/row-model.js'

/** What people do in the row of filters. */
export interface FilterRowHandlers<R extends Row> {
  typed(column: Column<R>, text: string, now: boolean): void
  opened(column: Column<R>, button: HTMLElement): void
}

/** What is chosen, in the width of a column. */
export function filterText({ min, max, from, to, values }: ColumnFilter): string {
  const [least, most] = [from ?? min, to ?? max]
  if (least !== undefined && most !== undefined) return `${least} – ${most}`
  if (least !== undefined) return `≥ ${least}`
  if (most !== undefined) return `≤ ${most}`
  const [first, ...others] = values ?? []
  if (others.length) return tn('{count} chosen', '{count} chosen', others.length + 1, { count: others.length + 1 })
  return first === undefined ? t('All') : first || t('(none)')
}

function renderFilter<R extends Row>(
  column: Column<R>,
  filter: ColumnFilter,
  handlers: FilterRowHandlers<R>,
): TemplateResult {
  const label = t('Filter {name}', { name: fullTitle(column) })
  const isOn = isFiltering(filter)
  if (column.filter === 'text')
    return html`<input
      class=${isOn ? 'field filter on' : 'field filter'}
      type="search"
      aria-label=${label}
      placeholder=${t('Filter')}
      .value=${filter.text ?? ''}
      @input=${({ target }: Event) => handlers.typed(column, (target as HTMLInputElement).value, false)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return
        // The table may stand in a form of the page, which is not meant.
        event.preventDefault()
        handlers.typed(column, (event.target as HTMLInputElement).value, true)
      }}
    />`
  const chosen = filterText(filter)
  return html`<button
    class=${isOn ? 'field filter on' : 'field filter'}
    type="button"
    aria-haspopup="dialog"
    aria-label=${`${label}: ${chosen}`}
    title=${chosen}
    @click=${({ currentTarget }: Event) => handlers.opened(column, currentTarget as HTMLElement)}
  >
    <span>${chosen}</span>
  </button>`
}

/** A row below the headers: a field for each column that has a filter. */
export function renderFilterRow<R extends Row>(
  shape: RowShape<R>,
  filterOf: (column: Column<R>) => ColumnFilter,
  handlers: FilterRowHandlers<R>,
  index: number,
): TemplateResult {
  return html`<tr role="row" class="filters" part="filters" aria-rowindex=${index}>
    ${shape.selectable ? html`<td role="cell" class="select"></td>` : nothing}${shape.expandable ? html`<td role="cell" class="expand"></td>` : nothing}
    ${eachColumn(
      shape,
      (column) =>
        html`<td role="cell" class=${column.filter ? 'filter-cell' : ''} data-column=${column.id}>
          ${
            column.filter
              ? html`<span class="card-label" aria-hidden="true">${fullTitle(column)}</span
                  >${renderFilter(column, filterOf(column), handlers)}`
              : nothing
          }
        </td>`,
    )}
    ${shape.acting ? html`<td role="cell" class="actions"></td>` : nothing}
  </tr>`
}
