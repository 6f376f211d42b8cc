import type { HtmlInit } from '../calls/fetch-html.js'
import { readForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import { formPath } from './open-form.js'
import type { FormParams } from './table.js'

/**
 * The password of an instance, encrypted for its key pair, as Horizon's form shows it. The form is never sent: it would take the
 * private key along.
 *
 * @returns base64; '' while the instance has none; null when the cloud's page is another one than is known here
 * @throws ApiError quietly
 */
export async function encryptedPassword(
  client: { fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer> },
  params: FormParams<'nova.password'>,
): Promise<string | null> {
  const path = formPath('nova.password', params)
  const { html } = await client.fetchHtml(path, { quiet: true })
  const form = readForm(html, path, (names) => names.has('encrypted_password'))
  if (!form) return null
  // Without one, a sentence stands in its place, and nothing asks for a key.
  const hasOne = form.fields.some(({ name }) => name === 'private_key')
  return hasOne ? (form.fields.find(({ name }) => name === 'encrypted_password')?.value.trim() ?? null) : ''
}
