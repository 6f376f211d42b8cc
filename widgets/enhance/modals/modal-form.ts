import type { ModalHandle } from '../../modal-stack/stratus-modal-stack.js'
import { t } from '../../internal/localize.js'
import { addOption } from './add-option.js'
import type { Context } from '../core/context.js'
import { toastFailure } from '../core/create-context.js'
import { attachmentName } from '../answers/filename-model.js'
import { carryOver, externalUpload, formAction, formBody } from '../answers/form-body.js'
import { isSignedOut, mayInsert, readPage } from '../answers/fragment.js'
import { takePassword } from '../forms/instance-password.js'
import { mainForm, modalView, openView, type ModalView } from './modal-view.js'
import { outcomeOf, type Outcome } from '../answers/outcome-model.js'
import { sendExternally } from './external-upload.js'
import { attachWorkflow } from './modal-workflow.js'

/** From where a modal was opened. */
export interface Opening {
  /** Its title where the server's has none. */
  readonly heading: string
  /** Id of the field that what the form makes is put into. */
  readonly field?: string | undefined
}

/** Opens a fragment of the server as a modal with a living form; undefined when the fragment is no modal. */
export function openFragment(fragment: DocumentFragment, opening: Opening, context: Context): ModalHandle | undefined {
  const password = takePassword(fragment, context)
  const view = modalView(fragment, opening.heading)
  if (!view) return undefined
  if (view.form && opening.field) view.form.dataset.addToField = opening.field
  const handle = present(view, opening, context)
  password?.addEventListener('stratus-close-request', () => handle?.close())
  return handle
}

function present(view: ModalView, opening: Opening, context: Context): ModalHandle | undefined {
  let next: (() => void) | undefined
  const { form } = view
  const submit = form
    ? async (): Promise<false | undefined> => {
        if (workflow && !(await workflow.mayPost())) return false
        const answer = await post(form, view, opening, context)
        if (answer === false) return false
        next = answer
        return undefined
      }
    : undefined
  const handle = openView(view, submit)
  if (!handle) return undefined
  const workflow = view.workflow && form ? attachWorkflow(view, form, handle.element, context) : undefined
  context.enhanceRoot(view.content)
  view.content.addEventListener('click', (event) => fetchFile(event, context))
  void afterwards(handle, () => {
    context.release(view.content)
    if (next) next()
    else if (view.closing) void context.navigate(view.closing)
  })
  return handle
}

/** A link of the footer that is a file is handed over, and the modal stays. */
function fetchFile(event: MouseEvent, context: Context): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.stratus-modal-links a') : null
  if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void handOver(link.href, context)
}

async function handOver(url: string, context: Context): Promise<void> {
  try {
    const response = await context.request(url)
    const name = response.ok ? attachmentName(response.headers.get('content-disposition')) : undefined
    if (name === undefined) await context.navigate(url)
    else context.save(await response.blob(), name)
  } catch {
    toastFailure(context, 'An error occurred. Please try again later.')
  }
}

async function afterwards(handle: ModalHandle, run: () => void): Promise<void> {
  await handle.closed
  run()
}

/** Of forms whose file was not sent: what they made is there, and only the file goes when they are sent again. */
const unsent = new WeakMap<HTMLFormElement, Response>()

/** Sends the form. `false` keeps it open; else it closes, and then what comes next is done. */
async function post(
  form: HTMLFormElement,
  view: ModalView,
  opening: Opening,
  context: Context,
): Promise<false | undefined | (() => void)> {
  const action = formAction(form)
  const failed = (details?: string) => () => refuse(view, opening, context, details)
  if (!action) return failed()
  const field = form.dataset.addToField
  let response = unsent.get(form)
  try {
    response ??= await context.request(action, {
      method: 'POST',
      body: formBody(form, view.submitters[0]),
      ...(field && { headers: { 'X-Horizon-Add-To-Field': field } }),
    })
    await uploadAfter(response, form, context)
  } catch (error) {
    return failed(error instanceof Error ? error.message : undefined)
  }
  if (response.redirected && isSignedOut(response)) {
    await context.navigate(response.url)
    return undefined
  }
  const outcome = outcomeOf({ ok: response.ok, header: (name) => response.headers.get(name) })
  return settle(outcome, response, { view, opening, context, failed })
}

async function uploadAfter(response: Response, form: HTMLFormElement, context: Context): Promise<void> {
  const url = response.headers.get('X-File-Upload-URL')
  const token = response.headers.get('X-Auth-Token')
  const upload = externalUpload(form)
  if (!response.ok || !url || !token || !upload) return
  unsent.set(form, response)
  const others = form.querySelectorAll<HTMLInputElement>('input:not([type="file"], [type="submit"]), select, textarea')
  for (const field of others) field.disabled = true
  await sendExternally(context, url, token, upload.file)
  unsent.delete(form)
}

async function settle(
  outcome: Outcome,
  response: Response,
  {
    view,
    opening,
    context,
    failed,
  }: {
    view: ModalView
    opening: Opening
    context: Context
    failed: (details?: string) => () => void
  },
): Promise<false | undefined | (() => void)> {
  switch (outcome.kind) {
    case 'redirect':
      await context.navigate(outcome.location)
      return undefined
    case 'signed-out':
      if (outcome.location) await context.navigate(outcome.location)
      else context.reload()
      return undefined
    case 'download':
      context.save(await response.blob(), outcome.name)
      if (outcome.location) await context.navigate(outcome.location)
      return undefined
    case 'add':
      return addOption(outcome.field, await response.text(), view.content) ? undefined : failed()
    case 'modal':
      return followUp(await response.text(), view, opening, context, failed)
    case 'failed':
      return failed()
  }
}

/** The same form with its errors, or the next one; an empty answer means that all is done. */
function followUp(
  html: string,
  view: ModalView,
  opening: Opening,
  context: Context,
  failed: () => () => void,
): false | undefined | (() => void) {
  if (!html.trim()) return undefined
  const fragment = readPage(html)
  if (!fragment.querySelector('.modal, .static_page, .workflow')) return failed()
  if (!mayInsert(view.content, 'modal', fragment)) return false
  const form = mainForm(fragment)
  if (form && view.form) carryOver(view.form, form)
  const wrong = fragment.querySelector<HTMLElement>('.has-error :is(input:not([type="hidden"]), select, textarea)')
  wrong?.setAttribute('autofocus', '')
  const field = view.form?.dataset.addToField
  return () => {
    const handle = openFragment(fragment, { ...opening, field }, context)
    // What was typed came back with the errors: it is still the user's.
    if (handle && wrong) handle.element.dirty = true
  }
}

/** A failed submit: the modal is closed (W-MODAL-15), and what was typed can be had back. */
function refuse(view: ModalView, opening: Opening, context: Context, details?: string): void {
  toastFailure(context, 'There was an error submitting the form. Please try again.', {
    ...(details && { details }),
    action: {
      label: t('Open the form again'),
      run: () => {
        const handle = present(view, opening, context)
        if (handle) handle.element.dirty = true
      },
    },
  })
}
