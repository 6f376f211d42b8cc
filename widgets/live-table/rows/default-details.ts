import { html, type TemplateResult } from 'lit'
import type { Column, Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { renderCell } from './render-cell.js'
import { cellOf } from './row-model.js'

/** The details of a table that brings none: every column, also those that do not fit or were hidden. */
export function defaultDetails<R extends Row>(columns: readonly Column<R>[], row: R): TemplateResult {
  return html`<dl class="facts">
    ${columns.map(
      (column) =>
        html`<div>
          <dt>${fullTitle(column)}</dt>
          <dd>${renderCell(cellOf(column, row), false)}</dd>
        </div>`,
    )}
  </dl>`
}
