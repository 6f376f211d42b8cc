import { sanitizePage } from '../../internal/sanitize.js'
import { t } from '../../internal/localize.js'
import type { Context } from '../core/context.js'
import { toastFailure } from '../core/create-context.js'
import { formAction, formBody } from '../answers/form-body.js'
import { inserted, isSignedOut, mayInsert } from '../answers/fragment.js'
import { outcomeOf } from '../answers/outcome-model.js'
import { selectedIds } from './table-selection.js'

/** Sends a table's form with the button that was pressed; while it is on its way nothing else of the table can be sent. */
export async function sendTableForm(form: HTMLFormElement, submitter: HTMLElement, context: Context): Promise<void> {
  const action = formAction(form)
  if (!action || form.dataset.submitted) return
  const body = withoutHidden(formBody(form, submitter), submitter.closest('table'))
  const release = lock(form)
  const done = context.busy(t('Working'))
  try {
    await follow(await context.request(action, { method: 'POST', body }), form, context)
  } catch {
    fail(context)
  } finally {
    done()
    release()
  }
}

/** A tick that the filter hides is none: no question has named its row. */
function withoutHidden<Body extends FormData | URLSearchParams>(body: Body, table: HTMLTableElement | null): Body {
  if (!table) return body
  body.delete('object_ids')
  for (const id of selectedIds(table)) body.append('object_ids', id)
  return body
}

function fail(context: Context): void {
  toastFailure(context, 'There was an error submitting the form. Please try again.')
}

function lock(form: HTMLFormElement): () => void {
  form.dataset.submitted = 'true'
  form.classList.add('wait')
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('td.actions_column button[type="submit"]:enabled')]
  for (const button of buttons) button.disabled = true
  return () => {
    delete form.dataset.submitted
    form.classList.remove('wait')
    for (const button of buttons) button.disabled = false
  }
}

async function follow(response: Response, form: HTMLFormElement, context: Context): Promise<void> {
  if (isSignedOut(response)) {
    const target = response.headers.get('X-Horizon-Location') ?? (response.redirected ? response.url : null)
    return target ? context.navigate(target) : context.reload()
  }
  const outcome = outcomeOf({ ok: response.ok, header: (name) => response.headers.get(name) })
  if (outcome.kind === 'redirect') {
    // A table in a modal: where the cloud leads, it is not.
    form.closest('stratus-modal')?.close('submit')
    return context.navigate(outcome.location)
  }
  if (outcome.kind === 'download') {
    context.save(await response.blob(), outcome.name)
    return outcome.location ? context.navigate(outcome.location) : undefined
  }
  if (outcome.kind !== 'modal' || !swapTable(await response.text(), form, context)) fail(context)
}

/** The answer to a filter is the page again: its table takes the place of this one. */
function swapTable(html: string, form: HTMLFormElement, context: Context): boolean {
  const table = form.querySelector<HTMLTableElement>('table.datatable')
  if (!table?.id) return false
  const fresh = sanitizePage(html).querySelector<HTMLElement>(`table[id="${CSS.escape(table.id)}"]`)
  if (!fresh) return false
  if (!mayInsert(table, 'table', fresh)) return true
  const focused = table.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
  context.release(table)
  table.replaceWith(fresh)
  inserted(fresh, 'table', context)
  if (focused) fresh.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus()
  return true
}
