import { attachmentName } from './filename-model.js'

/** What is read of an answer before its body. */
export interface AnswerHead {
  readonly ok: boolean
  readonly header: (name: string) => string | null
}

/**
 * What a form's answer asks for, the headers in the order in which Horizon reads them (W-MODAL-07 to W-MODAL-10, W-MODAL-14):
 * `download` saves the body and then goes on, `add` puts an option into a field of the form below, `modal` shows the HTML.
 */
export type Outcome =
  | { readonly kind: 'signed-out'; readonly location: string | null }
  | { readonly kind: 'download'; readonly name: string; readonly location: string | null }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'add'; readonly field: string }
  | { readonly kind: 'modal' }
  | { readonly kind: 'failed' }

export function outcomeOf({ ok, header }: AnswerHead): Outcome {
  const location = header('X-Horizon-Location')
  if (!ok) return header('logout') === null ? { kind: 'failed' } : { kind: 'signed-out', location }
  const name = attachmentName(header('content-disposition'))
  if (name !== undefined) return { kind: 'download', name, location }
  if (location) return { kind: 'redirect', location }
  const field = header('X-Horizon-Add-To-Field')
  if (field) return { kind: 'add', field }
  return isHtml(header('content-type')) ? { kind: 'modal' } : { kind: 'failed' }
}

/** True when an answer may be read as markup. */
export function isHtml(contentType: string | null): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType ?? '')
}

/** The new option of `["<id>","<display name>"]`; undefined when the body is something else. */
export function newOption(body: string): { readonly value: string; readonly text: string } | undefined {
  try {
    const pair: unknown = JSON.parse(body)
    if (!Array.isArray(pair) || pair.length < 2) return undefined
    const [value, text] = pair as unknown[]
    return isPlain(value) && isPlain(text) ? { value: String(value), text: String(text) } : undefined
  } catch {
    return undefined
  }
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
