import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../../internal/localize.js'
import type { Column, Row, Sort, SortBy } from '../data/column.js'
import { sortKeys } from '../view/sort-keys.js'
import { alignOf, eachColumn, type RowShape } from './row-model.js'

function renderTitle<R extends Row>(column: Column<R>, keys: readonly SortBy[], tabIndex: string): TemplateResult {
  const { id, title } = column
  const align = alignOf(column)
  if (column.sortable === false)
    return html`<th role="columnheader" scope="col" part="header" class=${align} data-column=${id} tabindex=${tabIndex}>
      <span class="title" title=${title}>${title}</span>
      <span class="grip" data-control="resize" aria-hidden="true"></span>
    </th>`
  const rank = keys.findIndex((key) => key.column === id)
  const direction = keys[rank]?.direction
  return html`<th
    role="columnheader"
    scope="col"
    part="header"
    class=${align}
    data-column=${id}
    aria-sort=${direction ?? nothing}
  >
    <button
      class=${direction ? `sort active ${direction}` : 'sort'}
      type="button"
      data-control="sort"
      tabindex=${tabIndex}
      data-rank=${direction && keys.length > 1 ? rank + 1 : nothing}
      title=${title}
    >
      <span>${title}</span>
    </button>
    <span class="grip" data-control="resize" aria-hidden="true"></span>
  </th>`
}

function renderSelectAll(all: 'none' | 'some' | 'all' | undefined): TemplateResult {
  if (all === undefined)
    return html`<th role="columnheader" class="select" scope="col">
      <span class="visually-hidden">${t('Selection')}</span>
    </th>`
  const label = t('Select all')
  return html`<th role="columnheader" class="select" scope="col">
    <input
      type="checkbox"
      data-control="select-all"
      tabindex="0"
      aria-label=${label}
      .checked=${all === 'all'}
      .indeterminate=${all === 'some'}
    /><span class="select-all-label" aria-hidden="true">${label}</span>
  </th>`
}

/** A header that only screen readers get. */
function renderSilent(kind: 'expand' | 'actions', title: string): TemplateResult {
  return html`<th role="columnheader" class=${kind} scope="col"><span class="visually-hidden">${title}</span></th>`
}

/** The row of headers. `all` is the state of the box that selects every visible row. */
export function renderHead<R extends Row>(
  shape: RowShape<R>,
  sort: Sort | null,
  all: 'none' | 'some' | 'all' | undefined,
): TemplateResult {
  const rowIndex = shape.grouped ? 2 : 1
  const keys = sortKeys(sort)
  return html`<tr role="row" class="titles" aria-rowindex=${rowIndex}>
    ${shape.selectable ? renderSelectAll(all) : nothing}
    ${shape.expandable ? renderSilent('expand', t('Details')) : nothing}
    ${eachColumn(shape, (column, index) => renderTitle(column, keys, all === undefined && index === 0 ? '0' : '-1'))}
    ${shape.acting ? renderSilent('actions', t('Actions')) : nothing}
  </tr>`
}
