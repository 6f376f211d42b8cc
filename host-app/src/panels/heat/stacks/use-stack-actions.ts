import { stackCan } from '@stratus/api-client/rules'
import { launchStack, previewStack, stackDeletion, stackLongTail } from '../../../horizon/long-tail/stacks.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import type { Stack } from './stack.js'

/** Everything that can be done with stacks: forms and actions of Horizon's own pages, since no JSON call does it. */
export function useStackActions(options: { onResult(result: ActionResult | null): void; refresh(): void }) {
  const { onResult, refresh } = options
  const { client } = useHost()
  const longTail = useLongTail<Stack>({ type: resourceTypes.stack, actions: stackLongTail, onResult, refresh })
  const deletion = useDeletion<Stack>({
    type: resourceTypes.stack,
    words: deleteWords,
    unavailable: stackCan.delete.unavailable,
    run: ({ id }) => mustClassicAction(client, stackDeletion, id),
    // The row stays until heat says that the stack is gone.
    onResult: (result) => onResult(result && { ...result, updated: result.deleted, deleted: [] }),
  })
  return {
    dialog: deletion.dialog,
    launch: () => longTail.open(launchStack),
    preview: () => longTail.open(previewStack),
    run(action: string, stack: Stack): void {
      if (!longTail.run(action, stack)) deletion.ask([stack])
    },
    runAll(action: string, stacks: readonly Stack[]): void {
      if (action === 'delete') deletion.ask(stacks)
      else for (const stack of stacks) longTail.run(action, stack)
    },
  }
}
