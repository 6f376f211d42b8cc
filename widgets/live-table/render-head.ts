import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'
import type { Column, Row, Sort } from './column.js'
import { alignOf, type RowFrame } from './row-model.js'

function renderTitle<R extends Row>(column: Column<R>, sort: Sort | null): TemplateResult {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const sortable = column.sortable !== false
  return html`<th
    role="columnheader"
    scope="col"
    part="header"
    class=${alignOf(column)}
    data-column=${column.id}
    aria-sort=${sortable && direction ? direction : nothing}
  >
    ${
      sortable
        ? html`<button
            class=${direction ? `sort active ${direction}` : 'sort'}
            type="button"
            data-control="sort"
            title=${column.title}
          >
            <span>${column.title}</span>
          </button>`
        : html`<span class="title" title=${column.title}>${column.title}</span>`
    }
    <span class="grip" data-control="resize" aria-hidden="true"></span>
  </th>`
}

/** The row of headers. `all` is the state of the box that selects every visible row. */
export function renderHead<R extends Row>(
  frame: RowFrame<R>,
  sort: Sort | null,
  all: 'none' | 'some' | 'all' | undefined,
): TemplateResult {
  return html`<tr role="row" aria-rowindex="1">
    ${
      frame.selectable
        ? html`<th role="columnheader" class="select" scope="col">
            ${
              all === undefined
                ? html`<span class="visually-hidden">${t('Selection')}</span>`
                : html`<input
                      type="checkbox"
                      data-control="select-all"
                      aria-label=${t('Select all')}
                      .checked=${all === 'all'}
                      .indeterminate=${all === 'some'}
                    /><span class="select-all-label" aria-hidden="true">${t('Select all')}</span>`
            }
          </th>`
        : nothing
    }
    ${
      frame.expandable
        ? html`<th role="columnheader" class="expand" scope="col">
            <span class="visually-hidden">${t('Details')}</span>
          </th>`
        : nothing
    }
    ${frame.columns.map((column) => renderTitle(column, sort))}
    ${
      frame.acting
        ? html`<th role="columnheader" class="actions" scope="col">
            <span class="visually-hidden">${t('Actions')}</span>
          </th>`
        : nothing
    }
  </tr>`
}
