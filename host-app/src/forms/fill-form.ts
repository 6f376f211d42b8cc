import type { Client } from '@stratus/api-client'
import type { FormName, FormParams } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { sentences } from '../stores/sentences.js'

/**
 * Fills in a form of the cloud's, without showing it, and sends it.
 * @throws Error with the cloud's words when it is refused, or when the form is another one than is known here
 */
export async function fillForm<Name extends FormName>(
  client: Pick<Client, 'call' | 'fetchHtml' | 'sendForm'>,
  name: Name,
  params: FormParams<Name>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { formPath, openForm, saidInstead } = await import('@stratus/api-client/forms')
  const form = await openForm(client, name, params)
  if (!form) {
    const path = formPath(name, params)
    throw new Error((await saidInstead(client, path)) ?? `${t(changedForm)} (${path})`)
  }
  // Where there is nothing to choose, the one choice says why: 'No other hosts available.'
  const nothing = form.fields.find(({ type, required, choices }) => {
    return type === 'select' && required && choices.every(({ value }) => value === '')
  })
  if (nothing) throw new Error(nothing.choices[0]?.label ?? `${nothing.label}: no choices`)
  const result = await client.sendForm(form, values)
  const refused = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  const errors = result.ok
    ? refused
    : [
        ...refused,
        ...result.form.errors,
        ...result.form.fields.flatMap(({ label, errors: said }) => said.map((text) => `${label}: ${text}`)),
      ]
  if (!result.ok || errors.length) throw new Error(sentences(...errors) || t('The cloud refused it.'))
}

/** What the dialog and the cloud's page differ in is better said than guessed at. English, key of its translation. */
const changedForm = 'The form of the cloud is another one than is known here: use its own.'
