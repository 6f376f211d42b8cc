import { pinOf } from '../columns/columns-model.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import type { Pin } from '../data/layout.js'
import { pinnedWithin, type WideColumn } from './column-rules.js'

/** A column of a row, with what the heads of groups need of it. */
export interface PlacedColumn extends WideColumn {
  /** Of a column of the data. */
  readonly id?: string
  readonly group: string | undefined
}

const selectors = {
  data: (id: string): string => `[data-column="${CSS.escape(id)}"]`,
  own: (name: string): string => `.${name}`,
}

/** What finds the cells that stand under the same header as this one. */
export function selectorOf({ dataset, classList }: HTMLElement): string {
  return dataset['column'] === undefined ? selectors.own(classList[0] ?? '') : selectors.data(dataset['column'])
}

/** What a row has, from its start to its end. Nothing is pinned where nothing scrolls sideways. */
export function placedColumns<R extends Row>({
  fit,
  layout,
  ownWidths,
  sideways,
}: TableColumns<R>): readonly PlacedColumn[] {
  const own = (name: keyof typeof ownWidths, pin: Pin): readonly PlacedColumn[] =>
    ownWidths[name] ? [{ selector: selectors.own(name), width: ownWidths[name], pin, group: undefined }] : []
  const shown = fit.columns.map((column) => ({
    id: column.id,
    group: column.group,
    label: fullTitle(column),
    selector: selectors.data(column.id),
    width: fit.widths.get(column.id) ?? 0,
    pin: pinOf(column, layout.layout),
  }))
  const columns = [...own('select', 'start'), ...own('expand', 'start'), ...shown, ...own('actions', 'end')]
  return sideways ? pinnedWithin(columns, fit.room) : columns.map((column) => ({ ...column, pin: undefined }))
}
