import { t } from '../../internal/localize.js'
import type { Behaviour } from '../core/context.js'
import { dataRows, rowName } from './table-markup.js'

/** The ticked rows that are seen. */
export function selectedRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return dataRows(table).filter((row) => !row.hidden && boxOf(row)?.checked)
}

const boxOf = (row: HTMLTableRowElement) => row.querySelector<HTMLInputElement>('input.table-row-multi-select')

/** What is sent of them. */
export const selectedIds = (table: HTMLTableElement): string[] =>
  selectedRows(table).flatMap((row) => boxOf(row)?.value ?? [])

/** A box in the header ticks every visible row; batch actions wait for a ticked row. */
export const tableSelection: Behaviour = {
  name: 'table-selection',
  selector: 'table:has(input.table-row-multi-select, .table_actions button[data-batch-action="true"])',
  attach(element) {
    const table = element as HTMLTableElement
    const stop = new AbortController()
    const { signal } = stop
    const head = table.querySelector('thead .multi_select_column')
    const all = document.createElement('input')
    all.type = 'checkbox'
    all.className = 'table-row-multi-select multi-select-header'
    all.setAttribute('aria-label', t('Select all'))

    const update = (): void => {
      const rows = dataRows(table).filter((row) => !row.hidden && boxOf(row))
      const ticked = rows.filter((row) => boxOf(row)?.checked).length
      // Rows without boxes: the action is about all of them.
      if (dataRows(table).length > 0 && !dataRows(table).some(boxOf)) return
      all.disabled = rows.length === 0
      all.checked = rows.length > 0 && ticked === rows.length
      all.indeterminate = ticked > 0 && ticked < rows.length
      for (const button of table.querySelectorAll<HTMLButtonElement>(
        '.table_actions button[data-batch-action="true"]',
      )) {
        button.disabled = ticked === 0
      }
      for (const toggle of table.querySelectorAll('.table_actions_menu > a.dropdown-toggle')) {
        toggle.classList.toggle('disabled', ticked === 0)
        toggle.setAttribute('aria-disabled', String(ticked === 0))
      }
    }
    const nameBoxes = (): void => {
      for (const row of dataRows(table)) boxOf(row)?.setAttribute('aria-label', t('Select %s', [rowName(row)]))
      update()
    }

    if (table.querySelector('input.table-row-multi-select')) head?.replaceChildren(all)
    all.addEventListener(
      'change',
      () => {
        for (const row of dataRows(table)) {
          const box = boxOf(row)
          if (box && !row.hidden && !box.disabled) box.checked = all.checked
        }
        update()
      },
      { signal },
    )
    table.addEventListener('change', (event) => event.target !== all && update(), { signal })
    table.addEventListener('stratus-rows-change', update, { signal })
    table.addEventListener('stratus-inserted', nameBoxes, { signal })
    nameBoxes()
    return () => {
      stop.abort()
      all.remove()
    }
  },
}
