import { ApiError, type Client } from '@stratus/api-client'
import { sentences } from '../../../stores/sentences.js'

/**
 * Sends one of the cloud's two forms that take JSON: their fields are drawn by scripts, or files.
 * @throws Error with the cloud's words
 */
export async function sendJson(client: Client, page: string, values: Readonly<Record<string, string>>): Promise<void> {
  const form = { action: `${page}/`, fields: [], errors: [], token: null }
  const result = await client.sendForm(form, values).catch((error: unknown) => {
    // Horizon 23 falls over what Glance refuses, for want of a message.
    if (error instanceof ApiError && error.code === 'server') throw new Error(refusedMutely)
    throw error
  })
  const said = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  const again = result.ok ? [] : [...result.form.errors, ...result.form.fields.flatMap(({ errors }) => errors)]
  if (!result.ok || said.length) throw new Error(sentences(...said, ...again))
}

/** @texts English, key of its translation. */
const refusedMutely = 'The cloud refused it and did not say why. Look at names, types and limits.'
