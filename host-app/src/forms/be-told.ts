import type { Client } from '@stratus/api-client'
import { sendToBeTold, type DialogForm, type FormValues } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { sentences } from '../stores/sentences.js'

/**
 * Sends a form that answers with what is told once (`sendToBeTold`).
 * @param names of the fields that tell it; the last one is the secret
 * @throws Error with the cloud's words when it is refused
 */
export async function beTold<const Names extends Readonly<Record<string, string>>>(
  client: Pick<Client, 'fetchHtml'>,
  form: DialogForm,
  values: FormValues,
  names: Names,
): Promise<{ readonly [Name in keyof Names]: string }> {
  const result = await sendToBeTold(client, form, values, names)
  if ('made' in result) return result.made
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]))
  const inFields = Object.entries(result.fields).map(([name, said]) => `${labels.get(name) ?? name}: ${said}`)
  throw new Error(sentences(...result.errors, ...inFields) || t('The cloud refused it.'))
}
