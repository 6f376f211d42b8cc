import type { HtmlInit } from '../calls/fetch-html.js'
import { messagesOf } from '../calls/messages.js'
import { formBody } from '../html/form-body.js'
import { formAgain, readForm, type HorizonForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import type { FormValues } from './shown-fields.js'

/** A credential that was just made: the only time that its secret is told. */
export interface NewCredential {
  readonly id: string
  readonly name: string
  readonly secret: string
}

/** What came of the form: the credential, or what is wrong with the whole and with fields. */
export type NewCredentialResult =
  | { readonly made: NewCredential }
  | { readonly errors: readonly string[]; readonly fields: Readonly<Record<string, string>> }

const told = { id: 'app_cred_id', name: 'app_cred_name', secret: 'app_cred_secret' } as const

/**
 * Sends the form `keystone.createApplicationCredential`, which answers with another form that shows the secret.
 * @throws ApiError quietly
 */
export async function createCredential(
  client: { fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer> },
  form: HorizonForm,
  values: FormValues,
): Promise<NewCredentialResult> {
  const answer = await client.fetchHtml(form.action, { method: 'POST', body: formBody(form, values), quiet: true })
  const shown = readForm(answer.html, form.action, (names) => names.has(told.secret))
  if (shown) {
    const valueOf = (name: string) => shown.fields.find((field) => field.name === name)?.value ?? ''
    return { made: { id: valueOf(told.id), name: valueOf(told.name), secret: valueOf(told.secret) } }
  }
  const again = formAgain(form, answer.html)
  const said = (await messagesOf(answer)).flatMap(({ type, text }) => (type === 'error' ? [text] : []))
  const wrong = (again?.fields ?? []).flatMap(({ name, errors }) => (errors.length ? [[name, errors.join(' ')]] : []))
  return {
    errors: [...said, ...(again?.errors ?? [])],
    fields: Object.fromEntries(wrong) as Readonly<Record<string, string>>,
  }
}
