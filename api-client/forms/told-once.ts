import type { HtmlInit } from '../calls/fetch-html.js'
import { messagesOf } from '../calls/messages.js'
import { formBody } from '../html/form-body.js'
import { formAgain, readForm, type HorizonForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import type { FormValues } from './shown-fields.js'

/** What came of a form: what was made, told this once, or what is wrong with the whole and with fields. */
export type ToldOnce<Told> =
  { readonly made: Told } | { readonly errors: readonly string[]; readonly fields: Readonly<Record<string, string>> }

/**
 * Sends a form that answers with another form, whose fields tell what is never told again: a secret.
 * @param names of those fields; the last one is the secret, by which the form is known
 * @throws ApiError quietly
 */
export async function sendToBeTold<const Names extends Readonly<Record<string, string>>>(
  client: { fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer> },
  form: HorizonForm,
  values: FormValues,
  names: Names,
): Promise<ToldOnce<{ readonly [Name in keyof Names]: string }>> {
  const body = formBody(form, values)
  const answer = await client.fetchHtml(form.action, { method: 'POST', body, quiet: true, takesRefusal: true })
  const wanted = Object.values(names)
  const shown = readForm(answer.html, form.action, (has) => wanted.every((name) => has.has(name)))
  if (shown?.fields.some(({ name, readOnly }) => readOnly && name === wanted.at(-1))) {
    const told = Object.entries(names).map(([key, name]) => [
      key,
      shown.fields.find((field) => field.name === name)?.value ?? '',
    ])
    return { made: Object.fromEntries(told) as { readonly [Name in keyof Names]: string } }
  }
  const again = formAgain(form, answer.html)
  const said = (await messagesOf(answer)).flatMap(({ type, text }) => (type === 'error' ? [text] : []))
  const wrong = (again?.fields ?? []).flatMap(({ name, errors }) => (errors.length ? [[name, errors.join(' ')]] : []))
  return {
    errors: [...said, ...(again?.errors ?? [])],
    fields: Object.fromEntries(wrong) as Readonly<Record<string, string>>,
  }
}

/** An application credential that was just made. */
export interface NewCredential {
  readonly id: string
  readonly name: string
  readonly secret: string
}

/** Fields of the form that answers `keystone.createApplicationCredential`. */
export const newCredential = { id: 'app_cred_id', name: 'app_cred_name', secret: 'app_cred_secret' } as const

/** A transfer of a volume that was just made: whoever has its key takes the volume. */
export interface NewTransfer {
  readonly name: string
  readonly id: string
  readonly key: string
}

/** Fields of the form that answers `cinder.createTransfer`. */
export const newTransfer = { name: 'name', id: 'id', key: 'auth_key' } as const
