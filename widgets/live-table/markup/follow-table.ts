import type { Column, Row } from '../data/column.js'
import type { RowActionEvent } from '../live-table.events.js'
import { columnsOf, rowsOf, type MarkupRow } from './read-table.js'
import type { MarkupHost } from './server-markup.js'

const actionsOf = (row: Row) => (row as MarkupRow).actions

const watched = { attributes: true, characterData: true, childList: true, subtree: true }

/**
 * Shows a server's table in the live one, and again whenever its markup changes. An action of a row presses the server's own
 * control, so that its link or form does what it did. Answers what ends it.
 */
export function followTable(table: HTMLTableElement, host: MarkupHost): () => void {
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
  const observer = new MutationObserver(show)
  observer.observe(table, watched)
  host.rowState ??= (row) => ({ transitional: (row as MarkupRow).moves })
  host.label ||= table.caption?.textContent.trim() ?? ''
  host.addEventListener('stratus-row-action', press as EventListener)
  show()
  return () => {
    observer.disconnect()
    host.removeEventListener('stratus-row-action', press as EventListener)
  }
}
