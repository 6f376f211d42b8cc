import type { AnswerOf, Client } from '@stratus/api-client'
import { userCredential, type UserCredential, type Whose } from './user-credential.js'

type Told = AnswerOf<'keystone.userCredentials.list'>['items'][number]

const ask = async (client: Client, whose: Whose, signal?: AbortSignal): Promise<readonly Told[]> => {
  const query = whose === 'all' ? { all_projects: true } : undefined
  return (await client.call('keystone.userCredentials.list', { query, signal, quiet: true })).items
}

/** The list; no secret stays in it. */
export const loadCredentials = async (
  client: Client,
  whose: Whose,
  signal: AbortSignal,
): Promise<readonly UserCredential[]> => (await ask(client, whose, signal)).map(userCredential)

/** What is secret of one, asked for when somebody wants to see it; null where the cloud does not tell it. */
export const loadSecret = async (client: Client, whose: Whose, id: string, signal: AbortSignal) =>
  (await ask(client, whose, signal)).find((credential) => credential.id === id)?.data ?? null
