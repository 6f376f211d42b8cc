import type { Client } from '@stratus/api-client'
import { went } from '../../../actions/horizon.js'
import { fillForm } from '../../../forms/fill-form.js'
import { errorMessage } from '../../../stores/error-messages.js'
import type { Asked, Move } from './drain.js'

/** How many instances are asked to move at the same time; how many then move at once is the cloud's own limit. */
const atOnce = 4

type Cloud = Pick<Client, 'call' | 'fetchHtml' | 'sendForm' | 'tableAction'>

async function askOne(client: Cloud, { id, action }: Move, copyDisks: boolean): Promise<void> {
  if (action === 'live_migrate')
    return fillForm(client, 'nova.liveMigrate', { id }, { block_migration: copyDisks ? 'on' : '' })
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
