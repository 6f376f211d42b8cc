import type { HtmlInit } from '../calls/fetch-html.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import { fillPath } from '../paths.js'
import { readDialog, type DialogForm } from './dialog-form.js'
import { mendForm, type Asker } from './mend-form.js'
import { forms, type FormName, type FormParams } from './table.js'

/** Where a form is, below the web root. */
export function formPath<Name extends FormName>(name: Name, params: FormParams<Name>): string {
  return fillPath(forms[name].path, params)
}

/** Reads the form that comes when one of the table was sent; null when it is another page, or asks for more than is known of it. */
export function readNext(name: FormName, html: string, page: string): DialogForm | null {
  const { next } = forms[name] as { readonly next?: readonly string[] }
  return next ? readDialog(html, page, next) : null
}

/**
 * Reads a form of the table; it is sent by the client's `sendForm`.
 *
 * @returns null when the cloud's page asks for more than is known of it: a plug-in or an operator has changed it, and it is
 * better shown as it is
 * @throws ApiError quietly, as the client's `fetchHtml`
 */
export async function openForm<Name extends FormName>(
  client: Asker & { fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer> },
  name: Name,
  params: FormParams<Name>,
  signal?: AbortSignal,
): Promise<DialogForm | null> {
  const path = formPath(name, params)
  const { html } = await client.fetchHtml(path, { signal, quiet: true })
  return mendForm(client, name, readDialog(html, path, forms[name].fields), params, signal)
}
