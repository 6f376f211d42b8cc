import type { NamedItem } from './context.js'
import type { Opens } from './does.js'
import type { Performer } from './performer.js'
import { orSayFailedImport } from './say-failed-import.js'

/**
 * Opens the dialog of an action. What is refused to the user while it is open is learned of the action: its calls are its own.
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
  const stop = host.client.on('policy-doubted', (error) => host.refusals.learn(type, item?.id ?? null, action, error))
  void host.open(dialog, signal).then(target.settle).finally(stop)
}
