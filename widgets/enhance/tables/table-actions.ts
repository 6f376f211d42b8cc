import { t } from '../../internal/localize.js'
import { confirmTexts } from './confirm-model.js'
import type { Context, Delegate } from '../core/context.js'
import { openPageModal } from '../modals/page-modal.js'
import { rowName } from './table-markup.js'
import { selectedRows } from './table-selection.js'
import { text } from '../core/text.js'
import { sendTableForm } from './table-form.js'

/**
 * Buttons that act on rows: red ones ask first and name what they are about; all are sent in place, and the page goes where the
 * answer says.
 */
export const tableActions: Delegate = (root, context) => {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('form button') : null
      if (!button || !isAction(button)) return
      const refused = button.matches('.disabled, [aria-disabled="true"]')
      if (refused || !hasSelection(button, context)) return halt(event)
      if (!button.matches('.btn-danger') || button.hasAttribute('ng-click')) return
      halt(event)
      ask(button, context)
    },
    options,
  )
  root.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
      const filters = submitter.closest('.table_search') !== null && target.querySelector('table.datatable') !== null
      if (!isAction(submitter) && !filters) return
      halt(event)
      void sendTableForm(target, submitter, context)
    },
    options,
  )
  return () => stop.abort()
}

function isAction(button: HTMLButtonElement): boolean {
  return button.type === 'submit' && (button.name === 'action' || button.matches('.btn-danger'))
}

function halt(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Batch actions need a row. */
function hasSelection(button: HTMLButtonElement, context: Context): boolean {
  const table = button.closest('table')
  const isBatch = button.matches('.table_actions [data-batch-action="true"]')
  if (!table || !isBatch || !table.querySelector('input.table-row-multi-select') || selectedRows(table).length)
    return true
  context.toast({ type: 'info', text: t('Please select a row before taking that action.') })
  return false
}

/** The names an action is about: the row's, the ticked rows', or the one of a details page. */
function namesOf(button: HTMLButtonElement): readonly string[] {
  const row = button.closest('tr')
  const span = row?.querySelector<HTMLElement>('span[data-display]')?.dataset.display
  if (span) return [span]
  const table = button.closest('table')
  if (table?.querySelector('tr[data-display]')) {
    if (button.closest('.table_actions')) return selectedRows(table).map(rowName)
    if (row?.dataset.display) return [row.dataset.display]
  }
  const details = button.ownerDocument.querySelector<HTMLElement>('dd[data-display]')?.dataset.display
  return details && !table ? [details] : []
}

function ask(button: HTMLButtonElement, context: Context): void {
  const form = button.form
  if (!form) return
  const action = text(button)
  const { title, body } = confirmTexts(action, namesOf(button), button.getAttribute('help_text') ?? '')
  openPageModal({
    heading: title,
    content: body,
    size: 'small',
    danger: true,
    submitLabel: action,
    submit: () => sendTableForm(form, button, context),
  })
}
