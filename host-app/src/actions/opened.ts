import type { ApiError } from '@stratus/api-client'
import { hasDone, type ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import type { Opens } from './does.js'
import type { Performer } from './performer.js'
import { orSayFailedImport } from './say-failed-import.js'

/**
 * Opens the dialog of an action. What is refused to the user while it is open is learned of the action: its calls are its own.
 * A dialog that did something all the same was refused a part, which says nothing of the rest.
 * @param item null: without one
 * @param again opens it once more
 * @returns settled when it is open, or cannot be
 */
export async function opened<Item extends NamedItem, Of extends Item | null>(
  does: Opens<Of, Item>,
  item: Of,
  action: string,
  { type, context, target, signal }: Performer<Item>,
  again: () => void,
): Promise<void> {
  const { host } = context
  const dialog = await orSayFailedImport(() => does.load(context, item), host, again)
  if (!dialog) return
  let refusal: ApiError | undefined
  const stop = host.client.on('policy-doubted', (error) => void (refusal = error))
  const settle = (result: ActionResult | null): void => {
    if (refusal && !hasDone(result)) host.refusals.learn(type, item?.id ?? null, action, refusal)
    target.settle(result)
  }
  void host.open(dialog, signal).then(settle).finally(stop)
}
