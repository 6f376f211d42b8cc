import type { ColumnType } from '../../live-table/data/column.js'
import { rowComparer } from '../../live-table/view/row-order.js'
import { sortKey, type SortKey } from '../../live-table/view/sort-model.js'
import type { Behaviour } from '../core/context.js'
import { dataRows, withDetails } from './table-markup.js'

const types: readonly ColumnType[] = ['size', 'ip', 'timesince', 'timestamp', 'text', 'uuid']

/** What a cell is sorted by; '-' is how the server writes nothing. */
export function cellKey(cell: HTMLTableCellElement | undefined, type: ColumnType): SortKey {
  if (!cell) return null
  const seconds = type === 'timesince' ? cell.querySelector<HTMLElement>('[data-seconds]')?.dataset.seconds : undefined
  const first = type === 'ip' ? cell.querySelector('li') : null
  const text = (seconds ?? (first ?? cell).textContent ?? '').trim()
  if (text === '-' || !text) return null
  return sortKey(type === 'size' ? text.replace(/([KMGTP])iB\b/, '$1B') : text, type)
}

/** Sortable headers become buttons: once up, again down. Only where there is something to sort. */
export const tableSort: Behaviour = {
  name: 'table-sort',
  selector: 'table.datatable',
  attach(element) {
    const table = element as HTMLTableElement
    const headers = [...table.querySelectorAll<HTMLTableCellElement>('tr.table_column_header > th.sortable')]
    // The page's own scripts were first: both at once would sort twice.
    if (dataRows(table).length < 2 || table.matches('.tablesorter')) return undefined
    const ends = headers.map((header) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'stratus-sort'
      button.append(
        ...[...header.childNodes].filter((node) => !(node instanceof Element && node.matches('.help-icon'))),
      )
      header.prepend(button)
      const onClick = () => sort(table, header, headers)
      button.addEventListener('click', onClick)
      return () => {
        button.replaceWith(...button.childNodes)
        header.removeAttribute('aria-sort')
      }
    })
    return () => ends.forEach((end) => end())
  },
}

function sort(table: HTMLTableElement, header: HTMLTableCellElement, headers: readonly HTMLTableCellElement[]): void {
  const direction = header.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending'
  for (const each of headers) each.removeAttribute('aria-sort')
  header.setAttribute('aria-sort', direction)
  const type = types.find((known) => known === (header.dataset.sorter ?? header.dataset.type)) ?? 'text'
  const sign = direction === 'ascending' ? 1 : -1
  for (const body of table.tBodies) {
    const rows = dataRows(table).filter((row) => row.parentElement === body)
    const keys = rows.map((row) => cellKey(row.cells[header.cellIndex], type))
    const order = [...rows.keys()].sort(rowComparer([{ keyAt: (index) => keys[index] ?? null, sign }]))
    const whole = rows.map(withDetails)
    body.prepend(...order.flatMap((index) => whole[index] ?? []))
  }
}
