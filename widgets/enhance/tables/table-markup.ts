import { formatItemCount } from '../../format/numbers.js'
import { t } from '../../internal/localize.js'

/** Rows of data: neither headers, nor the empty row, nor sums. */
export function dataRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.tBodies].flatMap((body) => [...body.rows].filter((row) => !row.matches('.empty')))
}

/** Writes how many rows are seen, and the row that says that there are none (W-TABLE-11). */
export function updateCount(table: HTMLTableElement): void {
  const seen = dataRows(table).filter((row) => !row.hidden).length
  const body = table.tBodies[0]
  const empty = body?.querySelector<HTMLElement>(':scope > tr.empty')
  if (seen > 0) empty?.remove()
  else if (body && !empty) body.append(emptyRow(table))
  for (const count of table.querySelectorAll('.table_count')) {
    if (/^\s*\S+\s+\d+\s/.test(count.textContent ?? '')) {
      count.textContent = formatItemCount(seen)
    }
  }
}

function emptyRow(table: HTMLTableElement): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.className = 'odd empty'
  const cell = row.insertCell()
  cell.colSpan = table.querySelectorAll('.table_column_header > *').length || table.rows[0]?.cells.length || 1
  cell.textContent = t('No items to display.')
  return row
}

/** What people call a row. */
export function rowName(row: HTMLTableRowElement): string {
  return row.dataset.display || (row.dataset.objectId ?? '')
}
