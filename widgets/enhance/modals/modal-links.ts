import { t } from '../../internal/localize.js'
import type { Context, Delegate } from '../core/context.js'
import { toastFailure } from '../core/create-context.js'
import { isSignedOut, mayInsert, readFragment } from '../answers/fragment.js'
import { openFragment } from './modal-form.js'
import { text } from '../core/text.js'
import { closeLeftModals } from './page-modal.js'

/** The load that is under way, and the page it was asked for on. */
let pending: { readonly stop: AbortController; readonly path: string } | undefined

function giveUp(): void {
  const given = pending
  pending = undefined
  given?.stop.abort()
}

/** Links with class `ajax-modal` open in a modal (W-MODAL-01); with a modifier key the browser follows them. */
export const modalLinks: Delegate = (root, context) => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.ajax-modal') : null
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (!link.matches('.disabled, [aria-disabled="true"]')) void openLink(link, context)
  }
  root.addEventListener('click', onClick, true)
  return () => {
    root.removeEventListener('click', onClick, true)
    // The form of a page that was left would open over the next one.
    if (pending && pending.path !== location.pathname) giveUp()
    closeLeftModals()
  }
}

/** Loads a link's modal. A load that is under way is dropped: the last click counts. */
export async function openLink(link: HTMLAnchorElement, context: Context): Promise<void> {
  const href = link.getAttribute('href')
  if (!href || new URL(href, location.href).origin !== location.origin) return
  clearMessages(link.ownerDocument)
  giveUp()
  const mine = { stop: new AbortController(), path: location.pathname }
  pending = mine
  link.setAttribute('aria-busy', 'true')
  const done = context.busy(t('Loading'))
  try {
    const response = await context.request(href, { signal: mine.stop.signal })
    if (pending !== mine) return
    if (isSignedOut(response)) return signIn(response, context)
    // What the form was about is gone: its page says so.
    const elsewhere = response.headers.get('X-Horizon-Location')
    if (response.ok && elsewhere) return await context.navigate(elsewhere)
    const fragment = await readFragment(response)
    if (pending !== mine) return
    if (fragment && !mayInsert(link, 'modal', fragment)) return
    const handle = fragment && openFragment(fragment, { heading: text(link), field: link.dataset.addToField }, context)
    if (!handle && !response.headers.get('X-Horizon-Messages')) fail(context)
  } catch {
    if (pending === mine) fail(context)
  } finally {
    done()
    link.removeAttribute('aria-busy')
    if (pending === mine) pending = undefined
  }
}

/** What the page said about the last thing the user did is over when the next begins. */
function clearMessages(page: Document): void {
  for (const old of page.querySelectorAll('.messages > :is(.alert-danger, .alert-success)')) old.remove()
}

function fail(context: Context): void {
  toastFailure(context, 'An error occurred. Please try again later.')
}

/** A 401 leads where the answer says, else the page is loaded again (W-MODAL-17). */
function signIn(response: Response, context: Context): void {
  const target = response.headers.get('X-Horizon-Location') ?? (response.redirected ? response.url : null)
  if (target) void context.navigate(target)
  else context.reload()
}
