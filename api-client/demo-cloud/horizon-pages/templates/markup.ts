import type { PageContext } from '../context.js'
import { escapeHtml, page } from '../../pages.js'
import { sidebar } from './sidebar.js'

/** Pieces of Horizon's markup. Every text is escaped here. */

export function csrfInput({ call }: PageContext): string {
  return `<input type="hidden" name="csrfmiddlewaretoken" value="${escapeHtml(call.cookies.get('csrftoken') ?? '')}">`
}

/** A button or link of a table or row. */
export interface HorizonTableAction {
  readonly name: string
  readonly label: string
  /** Link; without one it is a button that posts. */
  readonly href?: string
  /** The link opens a modal; default for a table's, not for a row's. */
  readonly modal?: boolean
  readonly danger?: boolean
  /** Shown, and of no use: a quota is used up. */
  readonly full?: boolean
  readonly help?: string
}

export interface HorizonColumn {
  readonly title: string
  readonly type?: 'size'
}

/** A text, a line for each of a list, a link, or a length of time. */
export type HorizonCell =
  | string
  | readonly string[]
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly seconds: number }

export interface HorizonRow {
  readonly id: string
  readonly name: string
  readonly state: 'status_up' | 'status_down' | 'warning'
  /** Texts of the columns; the first is the name. The one at `stateColumn` carries the state. */
  readonly cells: readonly HorizonCell[]
  readonly actions: readonly HorizonTableAction[]
}

export interface HorizonTable {
  readonly name: string
  /** What the ids of its rows and actions begin with; default the name. */
  readonly rowsName?: string
  readonly path: string
  /** Above the table, where there are several. */
  readonly title?: string
  /** Where names lead, from the path; `false`: nowhere. Default the id. */
  readonly detail?: false | ((id: string) => string)
  /** A table of few rows that do not change by themselves: no search, nothing to ask again. */
  readonly still?: boolean
  readonly columns: readonly HorizonColumn[]
  readonly stateColumn: number
  readonly actions: readonly HorizonTableAction[]
  readonly rows: readonly HorizonRow[]
}

function tableAction(table: string, action: HorizonTableAction): string {
  const { name, label, href, modal = true, danger, help = '' } = action
  const id = `${table}__action_${name}`
  const look = danger ? 'btn-danger' : 'btn-default'
  if (href) {
    const update = escapeHtml(`?action=${name}&table=${table}`)
    return `<a data-update-url="${update}" id="${id}" class="btn data-table-action ${look}${modal ? ' ajax-modal btn-create ajax-update' : ''}" href="${escapeHtml(href)}" title="${escapeHtml(label)}"><span class="fa fa-plus"></span> ${escapeHtml(label)}</a>`
  }
  return `<button data-batch-action="true" id="${id}" class="data-table-action ${look} btn" name="action" help_text="${escapeHtml(help)}" type="submit" value="${table}__${name}"> ${escapeHtml(label)}</button>`
}

function rowAction(table: string, row: string, action: HorizonTableAction): string {
  const { name, label, href, modal, danger, full, help = '' } = action
  const id = `${table}__row_${row}__action_${name}`
  const look = danger ? 'btn-danger' : 'btn-default'
  if (href)
    return `<a id="${id}" class="btn data-table-action btn-sm ${look}${modal ? ' ajax-modal' : ''}${full ? ' disabled' : ''}" href="${escapeHtml(href)}"> ${escapeHtml(label)}${full ? ' (Quota exceeded)' : ''}</a>`
  return `<button data-batch-action="true" id="${id}" class="data-table-action ${look} btn btn-sm" name="action" help_text="${escapeHtml(help)}" type="submit" value="${table}__${name}__${row}"> ${escapeHtml(label)}</button>`
}

const listOf = (lines: readonly string[]) =>
  lines.length ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : ''

const isLines = (cell: HorizonCell): cell is readonly string[] => Array.isArray(cell)

function textOf(cell: HorizonCell): string {
  if (typeof cell === 'string') return escapeHtml(cell)
  if (isLines(cell)) return listOf(cell)
  if ('seconds' in cell) return `<span data-seconds="${cell.seconds}">${escapeHtml(cell.text)}</span>`
  return `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`
}

const detailOf = ({ detail, path }: Pick<HorizonTable, 'detail' | 'path'>, id: string) => {
  const { pathname, search } = new URL(detail ? detail(id) : `${id}/`, `http://cloud.example${path}`)
  return pathname + search
}

/** One row, as a table page and a row update have it. */
export function tableRow(table: HorizonTable, row: HorizonRow): string {
  const { id, name, state, cells, actions } = row
  const { rowsName = table.name } = table
  const { boxes, buttons } = sidesOf(table)
  const update = escapeHtml(`${table.path}?action=row_update&table=${table.name}&obj_id=${id}`)
  const [first = '', ...rest] = actions.map((action) => rowAction(rowsName, id, action))
  const menu = rest.length
    ? `<a class="btn btn-default btn-sm dropdown-toggle" data-toggle="dropdown" href="#"><span class="fa fa-caret-down"></span></a><ul class="dropdown-menu dropdown-menu-right row_actions">${rest.map((each) => `<li>${each}</li>`).join('')}</ul>`
    : ''
  const columns = cells.map((cell, index) => {
    const text = textOf(cell)
    const content =
      index === 0 && table.detail !== false ? `<a href="${escapeHtml(detailOf(table, id))}">${text}</a>` : text
    return `<td class="${index === table.stateColumn ? `${state} ` : ''}${index === 0 ? 'anchor ' : ''}sortable normal_column">${content || '-'}</td>`
  })
  const classes = table.still ? '' : `ajax-update ${state}`
  const asked = table.still ? '' : ` data-update-interval="2500" data-update-url="${update}"`
  return `<tr class="${classes}" data-display="${escapeHtml(name)}" data-display-key="name" data-object-id="${id}"${asked} id="${rowsName}__row__${id}">
    ${boxes ? `<td class="multi_select_column"><div class="themable-checkbox"><input type="checkbox" name="object_ids" value="${id}" class="table-row-multi-select" id="box-${id}"><label for="box-${id}"></label></div></td>` : ''}${columns.join('')}
    ${buttons ? `<td class="actions_column"><div class="btn-group">${first}${menu}</div></td>` : ''}</tr>`
}

/** Which of the columns at the sides a table has: boxes for its batch actions, buttons for its rows. */
const sidesOf = ({ actions, rows }: Pick<HorizonTable, 'actions' | 'rows'>) => ({
  boxes: actions.some(({ href }) => !href),
  buttons: rows.length === 0 || rows.some((row) => row.actions.length > 0),
})

const withAnotherColumn = (table: HorizonTable): HorizonTable => ({
  ...table,
  columns: [...table.columns, { title: 'Cost Center' }],
  rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, '4711'] })),
})

/** A table with its form. */
export function tableMarkup(context: PageContext, asSeeded: HorizonTable): string {
  const table = context.cloud.changedTables.has(asSeeded.name) ? withAnotherColumn(asSeeded) : asSeeded
  const { name, rowsName = name, path, title, columns, rows } = table
  const { boxes, buttons } = sidesOf(table)
  // As Horizon: what acts on rows is not there without rows.
  const actions = table.actions.filter(({ href }) => href || rows.length > 0)
  const heads = columns.map(
    ({ title: head, type }, index) =>
      `<th class="sortable ${index === 0 ? 'anchor ' : ''}normal_column"${type ? ` data-type="${type}"` : ''}>${escapeHtml(head)}</th>`,
  )
  const width = columns.length + Number(boxes) + Number(buttons)
  const body = rows.map((row) => tableRow(table, row)).join('')
  const empty = `<tr class="odd empty"><td colspan="${width}">No items to display.</td></tr>`
  const search = table.still
    ? ''
    : `<div class="table_search client"><div class="form-group has-feedback"><input class="form-control" value="" type="text" name="${name}__filter__q" placeholder="Filter"><span class="fa fa-search search-icon form-control-feedback"></span></div></div>`
  const count = rows.length === 1 ? 'Displaying 1 item' : `Displaying ${rows.length} items`
  return `<div class="table_wrapper"><form action="${escapeHtml(path)}" method="POST">${csrfInput(context)}
    <table id="${name}" class="table table-striped datatable"><caption>${title ? `<span class="table-title">${escapeHtml(title)}</span>` : ''}<div class="table_actions clearfix">
      ${search}${actions.map((action) => tableAction(rowsName, action)).join('')}</div></caption>
    <thead><tr class="table_column_header">${boxes ? '<th class="multi_select_column"></th>' : ''}${heads.join('')}${buttons ? '<th class="actions_column">Actions</th>' : ''}</tr></thead>
    <tbody>${body || empty}</tbody>${rows.length ? `<tfoot><tr><td colspan="${width}"><span class="table_count">${count}</span></td></tr></tfoot>` : ''}
    </table></form></div>`
}

/** A page with one table. */
export function tablePage(context: PageContext, title: string, table: HorizonTable): string {
  return framedPage(context, title, tableMarkup(context, table))
}

/** A page with heading, navigation and the messages that wait. `content` is markup. */
export function framedPage(context: PageContext, title: string, content: string, crumbs = ''): string {
  return page(title, `${crumbs}<div class="page-header"><h1>${escapeHtml(title)}</h1></div>${content}`, {
    messages: waitingMessages(context),
    sidebar: sidebar(context),
  })
}

function waitingMessages({ cloud, entry }: PageContext): string {
  const messages = entry ? cloud.sessions.takeMessages(entry.key) : []
  return messages
    .map(([level, text]) => {
      const look = level === 'error' ? 'danger' : level
      return `<div class="alert alert-${look} alert-dismissable"><a class="close" data-dismiss="alert" href="#"><span class="fa fa-times"></span></a><p>${level === 'error' ? '\n        ' : ''}<strong>${level.charAt(0).toUpperCase()}${level.slice(1)}: </strong>${escapeHtml(text)}</p></div>`
    })
    .join('')
}

/** A field of a form, with its error. `control` and `help` are markup. */
export function formGroup(
  name: string,
  label: string,
  control: string,
  error = '',
  required = false,
  help = '',
): string {
  const mark = required ? '<span class="hz-icon-required fa fa-asterisk"></span>' : ''
  const complaint = error ? `<span class="help-block alert alert-danger">${escapeHtml(error)}</span>` : ''
  return `<div class="form-group${required ? ' required' : ''}${error ? ' has-error' : ''}"><label class="control-label${required ? ' required' : ''}" for="id_${name}"><span class="field-label">${escapeHtml(label)}</span></label>${mark}${help}<div>${control}${complaint}</div></div>`
}

export function textInput(name: string, value: string, more = ''): string {
  return `<input type="text" name="${name}" value="${escapeHtml(value)}" maxlength="255" class="form-control" id="id_${name}"${more}>`
}

type Choice = readonly [value: string, text: string, data?: Readonly<Record<string, string | number>>]

/** A list of choices as Horizon draws it: for the eye a menu, the field behind it. `more` is markup. */
export function select(
  name: string,
  options: readonly Choice[],
  value = '',
  more: { readonly classes: string; readonly attributes: string } = { classes: '', attributes: '' },
): string {
  const dataOf = (data: Choice[2] = {}) =>
    Object.entries(data)
      .map(([key, each]) => ` data-${key}="${escapeHtml(String(each))}"`)
      .join('')
  const items = options.map(
    ([id, text, data]) =>
      `<option value="${escapeHtml(id)}"${dataOf(data)}${id === value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  const entries = options.map(
    ([id, text], index) =>
      `<li data-original-index="${index}"><a data-select-value="${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  )
  const chosen = options.find(([id]) => id === value) ?? options[0]
  return `<div class="themable-select dropdown form-control"><button type="button" class="btn btn-default dropdown-toggle" data-toggle="dropdown" aria-expanded="false"><span class="dropdown-title"> ${escapeHtml(chosen?.[1] ?? '')}</span><span class="fa fa-caret-down"></span></button><ul class="dropdown-menu">${entries.join('')}</ul><select id="id_${name}" name="${name}"${more.classes ? ` class="${more.classes} form-control"` : ''}${more.attributes}>${items.join('')}</select></div>`
}

/**
 * A form as a modal. `fields`, `help`, `above` (before the form itself) and `footer` (default: Cancel and the button that sends
 * it) are markup; without `submit` nothing is sent.
 */
export function modalForm(
  context: PageContext,
  form: {
    title: string
    action: string
    submit: string
    fields: string
    help: string
    cancel?: string
    footer?: string
    error?: string
    above?: string
  },
): string {
  const submit = form.submit ? `<input class="btn btn-primary" type="submit" value="${escapeHtml(form.submit)}">` : ''
  const error = form.error ? `<div class="alert alert-danger"><p>${escapeHtml(form.error)}</p></div>` : ''
  return `<div id="None" data-backdrop="static" tabindex="-1" class="modal"><div class="modal-dialog"><div class="modal-content">
    <div class="modal-header"><a href="#" class="close" data-dismiss="modal"><span class="fa fa-times"></span></a><h3 class="modal-title">${escapeHtml(form.title)}</h3></div>
    ${form.above ? `<div class="modal-body">${form.above}</div>` : ''}<form id="None" ng-controller="DummyController" name="" autocomplete="" class="" action="${form.action}" method="POST"${form.fields.includes('type="file"') ? ' enctype="multipart/form-data"' : ''}>${csrfInput(context)}<div class="modal-body clearfix"><div class="row">
      <div class="col-sm-6"><fieldset>${error}${form.fields}</fieldset></div><div class="col-sm-6">${form.help && `<h3>Description:</h3>${form.help}`}</div></div></div>
    <div class="modal-footer">${form.footer ?? `<a href="${escapeHtml(form.cancel ?? '#')}" class="btn btn-default cancel">Cancel</a>${submit}`}</div></form></div></div></div>`
}

/** A name, else the first letters of the id in brackets. */
export const nameOrId = ({ name, id }: { readonly name: string; readonly id: string }) => name || `(${id.slice(0, 13)})`
