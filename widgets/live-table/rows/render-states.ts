import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../../internal/localize.js'
import type { Row, TableError } from '../data/column.js'
import type { RowShape } from './row-model.js'

/** Rows drawn while the first ones are awaited. */
export const skeletonRows = 8

/** Bars in the shape of the rows to come; the styles show them after 150 ms only. */
export function renderSkeleton<R extends Row>(shape: RowShape<R>, rows: number): TemplateResult[] {
  return Array.from(
    { length: rows },
    () =>
      html`<tr class="row skeleton" role="row" aria-hidden="true">
        ${shape.selectable ? html`<td class="select"></td>` : nothing}
        ${shape.expandable ? html`<td class="expand"></td>` : nothing}
        ${shape.columns.map(({ id }) => html`<td class="data" data-column=${id}><div class="bone"></div></td>`)}
        ${shape.acting ? html`<td class="actions"></td>` : nothing}
      </tr>`,
  )
}

/** One cell across the table: nothing to show, or nothing asked yet. */
export function renderMessage(
  content: unknown,
  columns: number,
  kind: 'message' | 'message failed' = 'message',
  slotted = false,
): TemplateResult {
  return html`<tr class=${kind} role="row">
    <td role="gridcell" colspan=${columns}>${content}${slotted ? html`<slot name="empty"></slot>` : nothing}</td>
  </tr>`
}

/** What went wrong, the way to try again, and the number to give to the operator. */
export function renderFailure(error: TableError | undefined): TemplateResult {
  return html`<div class="failure" part="failure" role="alert">
    <stratus-icon name="danger"></stratus-icon>
    <div class="what">
      <span>${error?.message || t('There was a problem communicating with the server, please try again.')}</span>
      ${error?.requestId ? html`<span class="request">${t('Request ID')}: <code>${error.requestId}</code></span>` : nothing}
    </div>
    <button class="button small" type="button" data-control="retry">${t('Retry')}</button>
  </div>`
}
