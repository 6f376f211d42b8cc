import { t } from '../../internal/localize.js'
import type { Behaviour } from '../core/context.js'
import { dataRows, updateCount, withDetails } from './table-markup.js'

/** Time from the last key to the search, ms (W-TABLE-02). */
const delay = 300

/** The server's own search, which a table sends: its list of fields and its field have no names. */
export const serverFilter: Behaviour = {
  name: 'server-filter',
  selector: '.table_search:not(.client)',
  attach(search) {
    for (const [control, name] of [
      [search.querySelector('select'), t('Search in')],
      [search.querySelector('input[type="text"]'), t('Filter')],
    ] as const) {
      if (control && !control.hasAttribute('aria-label')) control.setAttribute('aria-label', name)
    }
  },
}

/** What a row says, without its actions. */
function textOf(row: HTMLTableRowElement): string {
  return Array.from(row.cells)
    .filter((cell) => !cell.matches('.hidden, .actions_column'))
    .map((cell) => cell.textContent ?? '')
    .join('\n')
    .toLowerCase()
}

/** The search (`query` filters) and the categories (`fixed` ones) of a table, both in the browser, literally and in any case. */
export const tableFilter: Behaviour = {
  name: 'table-filter',
  selector: 'table:has(.table_search.client input, .table_filter button)',
  attach(element, context) {
    const table = element as HTMLTableElement
    const field = table.querySelector<HTMLInputElement>('.table_search.client input')
    const buttons = [...table.querySelectorAll<HTMLButtonElement>('.table_filter button')]
    const stop = new AbortController()
    const { signal } = stop
    let cancel: (() => void) | undefined
    let search = ''
    let category = ''

    const apply = (): void => {
      for (const row of dataRows(table)) {
        const hidden =
          (category !== '' && !row.classList.contains(`category-${category}`)) || !textOf(row).includes(search)
        for (const each of withDetails(row)) each.hidden = hidden
      }
      updateCount(table)
      table.dispatchEvent(new CustomEvent('stratus-rows-change'))
    }
    const searchNow = (): void => {
      search = field?.value.trim().toLowerCase() ?? ''
      apply()
    }
    const choose = (button: HTMLButtonElement): void => {
      category = button.value
      for (const each of buttons) {
        each.classList.toggle('active', each === button)
        each.setAttribute('aria-pressed', String(each === button))
      }
      apply()
    }

    if (field && !field.labels?.length) field.setAttribute('aria-label', field.placeholder || t('Filter'))
    field?.addEventListener('input', () => (cancel?.(), (cancel = context.clock.after(delay, searchNow))), { signal })
    // Enter would send the whole table's form.
    field?.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), { signal })
    for (const button of buttons) {
      button.addEventListener('click', (event) => (event.preventDefault(), choose(button)), { signal })
    }
    table.addEventListener('stratus-inserted', apply, { signal })
    const first = buttons.find((button) => !button.textContent?.includes(' (0)'))
    if (first) choose(first)
    else if (field?.value) searchNow()
    return () => {
      cancel?.()
      stop.abort()
    }
  },
}
