import { html, isServer, nothing, type TemplateResult } from 'lit'
import type { Row, Sort, TableState } from '../data/column.js'
import { renderHead } from './render-head.js'
import { renderSkeleton, skeletonRows } from './render-states.js'
import { columnCount, type RowShape } from './row-model.js'

export interface TableModel<R extends Row> {
  readonly shape: RowShape<R>
  readonly label: string
  readonly sort: Sort | null
  readonly state: TableState
  /** Number of rows with the header; -1 where it is not known. */
  readonly rowCount: number
  readonly virtual: boolean
  /** Of the box above the rows; undefined without one. */
  readonly selectAll: 'none' | 'some' | 'all' | undefined
  /** Row above the headers. */
  readonly groups: unknown
  /** Row below the headers. */
  readonly filters: unknown
  readonly summary: unknown
}

/** Their widths are set later; where each row is a grid of its own, it has them from there. */
function renderWidths<R extends Row>(shape: RowShape<R>): TemplateResult {
  return html`<colgroup>
    ${Array.from({ length: columnCount(shape) }, () => html`<col />`)}
  </colgroup>`
}

/** The table around its rows: they are drawn into its body by `RowDrawing`; on a server, bars in their place. */
export function renderTable<R extends Row>(model: TableModel<R>): TemplateResult {
  const { shape } = model
  return html`<table
    class=${[shape.cards ? 'cards' : '', shape.oneLine ? 'one-line' : '', shape.sideways ? 'sideways' : ''].join(' ')}
    part="table"
    role=${shape.nested ? 'treegrid' : 'grid'}
    aria-label=${model.label || nothing}
    aria-multiselectable=${shape.selectable ? 'true' : nothing}
    aria-rowcount=${model.rowCount}
    aria-busy=${model.state === 'loading' ? 'true' : 'false'}
  >
    ${shape.oneLine || shape.sideways ? nothing : renderWidths(shape)}
    <thead role="rowgroup">
      ${model.groups} ${renderHead(shape, model.sort, model.selectAll)} ${model.filters}
    </thead>
    ${
      isServer
        ? html`<tbody role="rowgroup">
            ${renderSkeleton(shape, skeletonRows)}
          </tbody>`
        : html`<tbody role="rowgroup" class=${model.virtual ? 'virtual' : ''}></tbody>`
    }
    ${model.summary}
  </table>`
}
