import type { Action } from '../../internal/actions.js'
import type { Cell } from '../data/cell.js'
import type { CellValue, Column, ColumnType, Row } from '../data/column.js'
import type { RowActionEvent } from '../live-table.events.js'
import type { LiveTableProperties } from '../live-table-properties.js'

/** A row of a server's table. */
interface MarkupRow {
  readonly id: string
  readonly name: string
  /** On its way to another state. */
  readonly moves: boolean
  readonly values: readonly CellValue[]
  readonly cells: readonly Cell[]
  readonly actions: readonly Action[]
  /** What its actions press, in their order. */
  readonly controls: readonly HTMLElement[]
}

const types: ReadonlySet<string> = new Set<ColumnType>([
  'text',
  'number',
  'size',
  'ip',
  'timesince',
  'timestamp',
  'uuid',
])
/** Columns that the live table has of its own. */
const own = '.multi_select_column, .actions_column'

function headersOf(table: HTMLTableElement): HTMLTableCellElement[] {
  const rows = [...(table.tHead?.rows ?? [])]
  const row = rows.find((each) => each.matches('.table_column_header')) ?? rows.at(-1)
  return [...(row?.cells ?? [])].filter((cell) => !cell.matches(own))
}

const textOf = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim()

/** A row shows what it has in its cell and in its details: each has nodes of its own. */
const copyOf = (cell: Cell): Cell => (cell instanceof Node ? cell.cloneNode(true) : cell)

/** The columns: names, sorters (`data-sorter`, `data-type`), priorities (class `rsp-p2`), and which are hidden. */
function columnsOf(table: HTMLTableElement): Column<MarkupRow>[] {
  return headersOf(table).map((header, index): Column<MarkupRow> => {
    const type = header.dataset['sorter'] ?? header.dataset['type']
    const priority = /(?:^|\s)rsp-p(\d+)/.exec(header.className)?.[1]
    return {
      id: header.dataset['column'] ?? `column-${index}`,
      title: textOf(header),
      value: (row) => row.values[index],
      cell: (row) => copyOf(row.cells[index]),
      hidden: header.matches('.hide, [hidden]'),
      ...(type && types.has(type) && { type: type as ColumnType }),
      ...(priority && { priority: Number(priority) }),
    }
  })
}

let count = 0
const ids = new WeakMap<HTMLTableRowElement, string>()

/** The server's id, else one that lasts as long as the row stands in the page. */
function idOf(row: HTMLTableRowElement): string {
  const given = row.dataset['objectId'] || row.id || ids.get(row)
  if (given) return given
  const id = `row-of-markup-${++count}`
  ids.set(row, id)
  return id
}

/** What a cell shows: text and links as data, whatever else as it is. */
function cellOf(cell: HTMLTableCellElement): Cell {
  const text = textOf(cell)
  const items = [...cell.querySelectorAll('li')]
  if (items.length && !cell.querySelector('a')) return { lines: items.map(textOf) }
  const inner = [...cell.querySelectorAll('*')]
  if (!inner.length) return text === '-' ? '' : text
  const [link] = inner
  if (inner.length === 1 && link instanceof HTMLAnchorElement && textOf(link) === text && link.hasAttribute('href'))
    return { text, href: link.href }
  const box = document.createElement('span')
  box.append(...cell.cloneNode(true).childNodes)
  return box
}

function valueOf(cell: HTMLTableCellElement): CellValue {
  const seconds = cell.querySelector<HTMLElement>('[data-seconds]')?.dataset['seconds']
  if (seconds) return seconds
  const items = [...cell.querySelectorAll('li')]
  if (items.length) return items.map(textOf)
  const text = textOf(cell)
  return text === '-' ? '' : text
}

function actionOf(control: HTMLElement, index: number): Action {
  return {
    id: control.id || String(index),
    label: textOf(control) || (control.getAttribute('aria-label') ?? ''),
    danger: control.matches('.btn-danger, .text-danger'),
    disabled: control.matches(':disabled, .disabled') && control.title,
  }
}

const read = new WeakMap<HTMLTableRowElement, { readonly markup: string; readonly row: MarkupRow }>()

/** A row; the very same object while its markup is the same. */
function rowOf(row: HTMLTableRowElement): MarkupRow {
  const markup = row.outerHTML
  const cached = read.get(row)
  if (cached?.markup === markup) return cached.row
  const data = [...row.cells].filter((cell) => !cell.matches(own))
  const controls = [...row.querySelectorAll<HTMLElement>(':scope > .actions_column :is(a[href], button[type=submit])')]
  const cells = data.map(cellOf)
  const id = idOf(row)
  const fresh = {
    id,
    name: row.dataset['display'] || (data[0] ? textOf(data[0]) : '') || id,
    moves: row.matches('.warning'),
    values: data.map(valueOf),
    cells,
    actions: controls.map(actionOf),
    controls,
  }
  read.set(row, { markup, row: fresh })
  return fresh
}

/** The rows of data: neither the sentence of an empty table nor sums. */
function rowsOf(table: HTMLTableElement): MarkupRow[] {
  return [...table.tBodies].flatMap((body) => [...body.rows].filter((row) => !row.matches('.empty')).map(rowOf))
}

const actionsOf = (row: Row) => (row as MarkupRow).actions

const watched = { attributes: true, characterData: true, childList: true, subtree: true }

/**
 * Shows a server's table in the live one, and again whenever its markup changes. An action of a row presses the server's own
 * control, so that its link or form does what it did. Answers what ends it.
 */
export function followTable(table: HTMLTableElement, host: LiveTableProperties): () => void {
  let head = ''
  const show = (): void => {
    const markup = table.tHead?.outerHTML ?? ''
    if (markup !== head || !host.columns.length) host.columns = columnsOf(table) as unknown as readonly Column<Row>[]
    head = markup
    const rows = rowsOf(table)
    host.rows = rows
    host.rowActions = rows.some(({ actions }) => actions.length) ? actionsOf : undefined
  }
  const press = (event: RowActionEvent): void => {
    const { actions, controls } = event.detail.row as MarkupRow
    controls[actions.findIndex(({ id }) => id === event.detail.action.id)]?.click()
  }
  // Its slot is hidden; checkers of accessibility look at what is in a slot as if it were seen.
  table.hidden = true
  const observer = new MutationObserver(show)
  observer.observe(table, watched)
  host.rowState ??= (row) => ({ transitional: (row as MarkupRow).moves })
  host.label ||= table.caption?.textContent.trim() ?? ''
  host.addEventListener('stratus-row-action', press as EventListener)
  show()
  return () => {
    observer.disconnect()
    table.hidden = false
    host.removeEventListener('stratus-row-action', press as EventListener)
  }
}
