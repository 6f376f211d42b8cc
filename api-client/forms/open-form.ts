import type { HtmlInit } from '../calls/fetch-html.js'
import { saidAfter } from '../calls/messages.js'
import { ApiError } from '../errors.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import { messagesOf } from '../html/page-messages.js'
import { fillPath } from '../paths.js'
import { readDialog, type DialogForm } from './dialog-form.js'
import { mendForm, type Asker } from './mend-form.js'
import { forms, type FormName, type FormParams } from './table.js'

interface PageReader {
  fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer>
}

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
 * @throws ApiError quietly, as the client's `fetchHtml`; with the cloud's words where it could not read who or what is chosen
 */
export async function openForm<Name extends FormName>(
  client: Asker & PageReader,
  name: Name,
  params: FormParams<Name>,
  signal?: AbortSignal,
): Promise<DialogForm | null> {
  const path = formPath(name, params)
  const answer = await client.fetchHtml(path, { signal, quiet: true })
  const form = readDialog(answer.html, path, forms[name].fields)
  const said = messagesOf(answer)
  const unread = said.filter(({ type }) => type === 'error').map(({ text }) => text)
  // Sent, it would take away whom nobody sees to be chosen.
  if (unread.length && form?.fields.some(({ multiple, value }) => multiple && value === ''))
    throw unreadForm(unread.join(' '))
  return mendForm(client, name, form && { ...form, said }, params, signal)
}

/** The cloud's words where it has no such form: what that is about is gone, or cannot be read. Null: it says nothing. */
export async function saidInstead(client: PageReader, path: string): Promise<string | null> {
  const { html, location, messages } = await client.fetchHtml(path, { quiet: true })
  // Horizon leads away and says so there.
  const there = location ? await saidAfter((page, init) => client.fetchHtml(page, init), location) : []
  const said = html ? there : [...messages, ...there]
  return said.findLast(({ type }) => type === 'error')?.text ?? null
}

function unreadForm(message: string): ApiError {
  return new ApiError({ message, code: 'server', operation: null, failure: { text: message, args: {} } })
}
