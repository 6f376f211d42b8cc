import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { reasonOf, splitActions, type Action } from '../internal/actions.js'
import { t } from '../internal/localize.js'
import { cellText, type Cell } from './cell.js'
import { chevronDown, chevronEnd } from './chevrons.js'
import type { CellValue, Column, Row, RowKey, RowState } from './column.js'
import { valueText } from './filter-model.js'
import { renderCell, renderProgress } from './render-cell.js'

/** What all rows of one drawing have in common. */
export interface RowFrame<R extends Row> {
  readonly columns: readonly Column<R>[]
  /** Rows are cards: every value has its label beside it. */
  readonly cards: boolean
  readonly selectable: boolean
  readonly expandable: boolean
  /** There is a column of actions. */
  readonly acting: boolean
  /** Rows keep one height (virtual rows). */
  readonly oneLine: boolean
}

/** One row as it stands. */
export interface RowModel<R extends Row> {
  readonly row: R
  readonly key: RowKey
  /** Name for screen readers. */
  readonly name: string
  /** Place in the whole view, from 0. */
  readonly index: number
  readonly selected: boolean
  readonly expanded: boolean
  readonly busy: boolean
  readonly menuOpen: boolean
  readonly state: RowState | undefined
  /** Undefined while the checks of its actions run. */
  readonly actions: readonly Action[] | undefined
  /** Content of the open details. */
  readonly details: Cell
}

/** What a value shows when its column has no `cell`. */
function plain(value: CellValue): Cell {
  if (Array.isArray(value)) return { lines: value.map(String) }
  return typeof value === 'boolean' ? valueText(value) : (value as string | number | null | undefined)
}

/** What a column shows for a row. */
export function cellOf<R extends Row>(column: Column<R>, row: R): Cell {
  return column.cell ? column.cell(row) : plain(column.value(row))
}

/** Columns of numbers end at the same edge. */
export function alignOf<R extends Row>(column: Column<R>): 'start' | 'end' {
  return column.align ?? (column.type === 'number' || column.type === 'size' ? 'end' : 'start')
}

/** One cell of data. The first one carries the bar of a row on its way. */
function renderData<R extends Row>(
  column: Column<R>,
  row: R,
  { cards, oneLine, names, bar }: { cards: boolean; oneLine: boolean; names: boolean; bar: unknown },
): TemplateResult {
  const cell = cellOf(column, row)
  const own =
    typeof cell === 'object' && cell !== null && 'title' in cell && typeof cell.title === 'string'
      ? cell.title
      : undefined
  const title = column.tooltip?.(row) || own || cellText(cell)
  return html`<td
    role=${names ? 'rowheader' : 'cell'}
    class=${`data ${alignOf(column)}`}
    part=${`cell cell-${column.id}`}
    data-column=${column.id}
    title=${title || nothing}
  >
    ${cards ? html`<span class="card-label" aria-hidden="true">${column.title}</span>` : nothing}
    ${oneLine && !cards ? renderCell(cell, oneLine) : html`<div class="content">${renderCell(cell, oneLine)}</div>`}
    ${bar}
  </td>`
}

function renderSelect(model: RowModel<Row>): TemplateResult {
  return html`<td role="cell" class="select">
    <input
      type="checkbox"
      data-control="select"
      aria-label=${t('Select {name}', { name: model.name })}
      .checked=${model.selected}
    />
  </td>`
}

function renderExpander(model: RowModel<Row>): TemplateResult {
  const error = model.state?.error
  const title = error ? t('Click here to expand the row and view the errors.') : nothing
  return html`<td role="cell" class="expand">
    <button
      class=${error ? 'expander error' : 'expander'}
      type="button"
      data-control="expand"
      aria-expanded=${model.expanded ? 'true' : 'false'}
      aria-label=${t('Details of {name}', { name: model.name })}
      title=${title}
    >
      ${error ? html`<stratus-icon name="alert"></stratus-icon>` : chevronEnd}
    </button>
  </td>`
}

function renderAction(action: Action, model: RowModel<Row>): TemplateResult {
  const reason = reasonOf(action)
  const off = model.busy || reason !== null
  const classes = `button small${action.danger ? ' quiet-danger' : ''}`
  const label = t('{action} {name}', { action: action.label, name: model.name })
  if (action.href && !off) {
    return html`<a class=${classes} data-control="link" href=${action.href} aria-label=${label}>${action.label}</a>`
  }
  return html`<button
    class=${classes}
    type="button"
    data-control="action"
    aria-label=${label}
    aria-disabled=${off ? 'true' : 'false'}
    title=${reason === null ? nothing : t(reason)}
  >
    ${action.label}
  </button>`
}

function renderActions(model: RowModel<Row>): TemplateResult {
  const { likely, rest } = splitActions(model.actions ?? [])
  return html`<td role="cell" class="actions" part="row-actions">
    <div class=${likely && rest.length ? 'split pair' : 'split'}>
      ${likely ? renderAction(likely, model) : nothing}
      ${
        rest.length
          ? html`<button
              class="button small more"
              type="button"
              data-control="more"
              aria-haspopup="menu"
              aria-expanded=${model.menuOpen ? 'true' : 'false'}
              aria-disabled=${model.busy ? 'true' : 'false'}
              aria-label=${t('More actions: {name}', { name: model.name })}
            >
              ${chevronDown}
            </button>`
          : nothing
      }
    </div>
  </td>`
}

/** Number of columns of the table itself, beside the data. */
export function columnCount(
  frame: Omit<RowFrame<Row>, 'columns'> & { readonly columns: { readonly length: number } },
): number {
  return frame.columns.length + Number(frame.selectable) + Number(frame.expandable) + Number(frame.acting)
}

function renderDetails<R extends Row>(model: RowModel<R>, frame: RowFrame<R>): TemplateResult {
  return html`<tr class="details" part="details" role="row" data-details-of=${String(model.key)}>
    <td role="cell" colspan=${columnCount(frame)}>
      ${
        model.state?.error
          ? html`<p class="row-error"><stratus-icon name="alert"></stratus-icon>${model.state.error}</p>`
          : nothing
      }
      ${renderCell(model.details, false)}
    </td>
  </tr>`
}

/** A row, and its details when they are open. Drawn again only when something of it has changed. */
export function renderRow<R extends Row>(model: RowModel<R>, frame: RowFrame<R>): unknown {
  const { state } = model
  const onItsWay = model.busy || (state?.transitional ?? false)
  const dependencies = [
    model.row,
    frame,
    model.name,
    model.index,
    model.selected,
    model.expanded,
    model.busy,
    model.menuOpen,
    model.actions,
    model.details,
    state?.transitional,
    state?.tone,
    state?.error,
  ]
  return guard(dependencies, () => {
    const bar = onItsWay === false ? nothing : renderProgress(onItsWay, t('{name} is changing', { name: model.name }))
    const naming = frame.columns.find(({ rowHeader }) => rowHeader) ?? frame.columns[0]
    return html`<tr
        role="row"
        class=${`row${model.selected ? ' selected' : ''}${state?.tone ? ` ${state.tone}` : ''}${onItsWay === false ? '' : ' transitional'}`}
        part=${model.selected ? 'row selected' : 'row'}
        data-key=${String(model.key)}
        aria-rowindex=${model.index + 2}
        aria-busy=${model.busy ? 'true' : nothing}
      >
        ${frame.selectable ? renderSelect(model) : nothing} ${frame.expandable ? renderExpander(model) : nothing}
        ${frame.columns.map((column, place) =>
          renderData(column, model.row, {
            cards: frame.cards,
            oneLine: frame.oneLine,
            names: column === naming,
            bar: place === 0 ? bar : nothing,
          }),
        )}
        ${frame.acting ? renderActions(model) : nothing}
      </tr>
      ${model.expanded ? renderDetails(model, frame) : nothing}`
  })
}
