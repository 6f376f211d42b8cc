import { formatItemCount } from '../../format/numbers.js'
import { t } from '../../internal/localize.js'

/** Rows of data: neither headers, nor the empty row, nor sums, nor details of the row above. */
export function dataRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.tBodies].flatMap((body) => {
    const isNamed = body.querySelector(':scope > tr[data-object-id]') !== null
    return [...body.rows].filter((row) => !row.matches(isNamed ? ':not([data-object-id])' : '.empty'))
  })
}

/** A row with the details that Horizon 27 writes below it, in rows that stand for nothing of their own. */
export function withDetails(row: HTMLTableRowElement): HTMLElement[] {
  const rows: HTMLElement[] = [row]
  if (!row.dataset.objectId) return rows
  for (let next = row.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.matches('[data-object-id], .empty')) break
    rows.push(next)
  }
  return rows
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
