import { sanitizePage } from '../../internal/sanitize.js'
import type { Context } from '../core/context.js'
import { isHtml } from './outcome-model.js'
import { keepScriptData } from './script-data.js'

/** What a fragment of server markup is for. */
export type FragmentKind = 'modal' | 'row' | 'tab' | 'table' | 'action'

/** Detail of `stratus-before-insert` (cancelable: what is there stays) and of `stratus-inserted`. Both bubble. */
export interface FragmentDetail {
  readonly kind: FragmentKind
  /** Sanitised; a listener may still change it before it is inserted. */
  readonly fragment: DocumentFragment | Element
}

/** The page asks for a sign-in: by status, or because a redirect led to the form. */
export function isSignedOut(response: Response): boolean {
  if (response.status === 401) return true
  return response.redirected && /\/auth\/login\/?$/.test(new URL(response.url, location.href).pathname)
}

/** A whole page of the server as nodes: sanitised, and with the data that its scripts would only have handed to its forms. */
export function readPage(html: string): DocumentFragment {
  const fragment = sanitizePage(html)
  keepScriptData(html, fragment)
  return fragment
}

/** The sanitised markup of an answer; undefined when it failed or is something else. */
export async function readFragment(response: Response, wrap?: 'row'): Promise<DocumentFragment | undefined> {
  if (!response.ok || isSignedOut(response) || !isHtml(response.headers.get('content-type'))) return undefined
  const text = await response.text()
  // A row outside of a table is dropped by every HTML parser.
  return readPage(wrap === 'row' ? `<table><tbody>${text}</tbody></table>` : text)
}

/** Asks the page whether this may be inserted at `target`; false keeps what is there. */
export function mayInsert(target: Element, kind: FragmentKind, fragment: DocumentFragment | Element): boolean {
  return target.dispatchEvent(
    new CustomEvent<FragmentDetail>('stratus-before-insert', {
      detail: { kind, fragment },
      bubbles: true,
      cancelable: true,
    }),
  )
}

/** Tells the page, and brings the new markup to life. */
export function inserted(target: Element, kind: FragmentKind, context: Context): void {
  context.enhance(target)
  target.dispatchEvent(
    new CustomEvent<FragmentDetail>('stratus-inserted', { detail: { kind, fragment: target }, bubbles: true }),
  )
}

/** GET of a fragment; undefined when it cannot be shown. */
export async function getFragment(
  context: Context,
  url: string,
  options: { readonly signal?: AbortSignal; readonly wrap?: 'row' } = {},
): Promise<DocumentFragment | undefined> {
  try {
    const response = await context.request(url, { signal: options.signal ?? null })
    return await readFragment(response, options.wrap)
  } catch {
    return undefined
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'stratus-before-insert': CustomEvent<FragmentDetail>
    'stratus-inserted': CustomEvent<FragmentDetail>
  }
}
