import type { Client } from '@stratus/api-client'
import { formPath, openForm } from '@stratus/api-client/forms'
import { went } from '../../../actions/horizon.js'
import { errorMessage } from '../../../stores/error-messages.js'
import type { Asked, Move } from './drain.js'

/** How many instances are asked to move at the same time; how many then move at once is the cloud's own limit. */
const atOnce = 4

/** What the dialog and the cloud's page differ in is better said than guessed at. */
const changedForm = 'The form of the cloud is another one than is known here: use its own.'

type Cloud = Pick<Client, 'fetchHtml' | 'sendForm' | 'tableAction'>

/** Fills in a form of the cloud's and sends it. Rejects with the cloud's words when it was refused. */
export async function fillForm(
  client: Cloud,
  name: 'nova.liveMigrate' | 'nova.disableHost',
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const form = await openForm(client, name, { id })
  if (!form) throw new Error(`${changedForm} (${formPath(name, { id })})`)
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
  if (!result.ok || errors.length) throw new Error(errors.join(' ') || 'The cloud refused it.')
}

async function askOne(client: Cloud, { id, action }: Move, copyDisks: boolean): Promise<void> {
  if (action === 'live_migrate')
    return fillForm(client, 'nova.liveMigrate', id, { block_migration: copyDisks ? 'on' : '' })
  const outcome = await client.tableAction('admin/instances/', ['instances', 'migrate', id].join('__'))
  // Of several at once one may hear what was said to another: what nobody was told of is followed, and the instance tells.
  if (outcome && !went(outcome)) throw new Error(outcome.text)
}

/**
 * Asks the cloud to move instances, a few at a time. One that is refused keeps none of the others.
 * @param tell how far it is with one
 * @returns those that the cloud is at now
 */
export async function askToMove(
  client: Cloud,
  moves: readonly Move[],
  copyDisks: boolean,
  tell: (id: string, asked: Asked) => void,
): Promise<readonly Move[]> {
  const waiting = [...moves]
  const begun: Move[] = []
  const work = async (): Promise<void> => {
    for (let move = waiting.shift(); move; move = waiting.shift()) {
      try {
        await askOne(client, move, copyDisks)
        begun.push(move)
        tell(move.id, 'asked')
      } catch (error) {
        tell(move.id, { refused: errorMessage(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return begun
}
