import { html, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { t } from '../internal/localize.js'
import type { Row, TableError, TableState } from './column.js'
import { columnCount, renderRow, type RowFrame, type RowModel } from './render-row.js'
import { renderFailure, renderMessage, renderSkeleton } from './render-states.js'

/** Rows drawn while the first ones are awaited. */
const skeletonRows = 8

/** What the body of the table shows. */
export interface BodyModel<R extends Row> {
  readonly frame: RowFrame<R>
  readonly state: TableState
  readonly error: TableError | undefined
  readonly emptyMessage: string
  readonly rows: readonly RowModel<R>[]
  /** Room of the rows left out above and below, px; absent where all are drawn. */
  readonly room?: { readonly before: number; readonly after: number }
}

function renderSpacer(height: number, columns: number): TemplateResult {
  return html`<tr class="spacer" aria-hidden="true">
    <td colspan=${columns} height=${height}></td>
  </tr>`
}

/** The rows, or why there are none. */
export function renderBody<R extends Row>({ frame, state, error, emptyMessage, rows, room }: BodyModel<R>): unknown {
  const columns = columnCount(frame)
  if (state === 'filter-first') return renderMessage(t('Please provide a search criteria first.'), columns)
  if (rows.length) {
    const drawn = repeat(
      rows,
      (model) => model.key,
      (model) => renderRow(model, frame),
    )
    return room ? html`${renderSpacer(room.before, columns)}${drawn}${renderSpacer(room.after, columns)}` : drawn
  }
  if (state === 'loading') return renderSkeleton(frame, skeletonRows)
  if (state === 'failed') return renderMessage(renderFailure(error), columns, 'message failed')
  return renderMessage(html`${emptyMessage}<slot name="empty"></slot>`, columns)
}
