import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../../internal/localize.js'
import type { Cell } from '../data/cell.js'
import type { Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { renderCell } from './render-cell.js'
import { alignOf, type RowShape } from './row-model.js'

/** One row below the others: sums and the like, by column id. The first column says what it is unless it has a cell. */
export function renderSummary<R extends Row>(
  shape: RowShape<R>,
  cells: Readonly<Record<string, Cell>>,
): TemplateResult {
  const lead = Number(shape.selectable) + Number(shape.expandable)
  return html`<tfoot role="rowgroup">
    <tr role="row" class="summary" part="summary">
      ${lead ? html`<td role="gridcell" class="lead" colspan=${lead}></td>` : nothing}
      ${shape.columns.map((column, index) => {
        const known = column.id in cells
        const content = known ? renderCell(cells[column.id], true) : index === 0 ? t('Summary') : nothing
        return html`<td role="gridcell" class=${alignOf(column)} data-column=${column.id}>
          ${known ? html`<span class="card-label" aria-hidden="true">${fullTitle(column)}</span>` : nothing}
          <div class=${typeof content === 'object' ? 'content' : 'content plain'}>${content}</div>
        </td>`
      })}
      ${shape.acting ? html`<td role="gridcell" class="actions"></td>` : nothing}
    </tr>
  </tfoot>`
}
