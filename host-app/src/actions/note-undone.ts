import { t, type DeleteRequest, type DeleteResult } from '@stratus/widgets'
import type { TabMemory } from '../stores/tab-memory.js'
import { UNDONE, type Undone } from '../stores/tell-of-undone.js'
import type { NamedItem } from './context.js'
import { namesLeftOut, namesOf } from './run-action.js'

type Ask<Item extends NamedItem> = (request: DeleteRequest<Item>) => Promise<DeleteResult<Item>>

/** Asks, and notes from the start to the end which of several things it is not done for: the page may be gone in between. */
export async function askNoting<Item extends NamedItem>(
  request: DeleteRequest<Item>,
  ask: Ask<Item>,
  memory: Pick<TabMemory, 'keep' | 'forget'>,
): Promise<DeleteResult<Item>> {
  if (request.items.length < 2) return ask(request)
  const left = new Set(request.items)
  const run = async (item: Item | undefined): Promise<void> => {
    // However long it takes, it is not too old to be told.
    memory.keep(UNDONE, null, Number.MAX_SAFE_INTEGER, () => undone(request, [...left]))
    await request.run(item)
    if (item) left.delete(item)
  }
  try {
    return await ask({ ...request, run })
  } finally {
    memory.forget(UNDONE)
  }
}

function undone({ submit, title }: Pick<DeleteRequest<never>, 'submit' | 'title'>, left: readonly NamedItem[]): Undone {
  const { details } = namesLeftOut(left)
  const why = t('The page was closed before all was done. The first of these may be done all the same.')
  return {
    text: t('%(action)s was broken off: %(names)s.', { action: submit ?? title, names: namesOf(left) }),
    details: details ? `${why}\n${details}` : why,
  }
}
