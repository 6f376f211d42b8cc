import { useCallback } from 'react'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { networkParts, type NetworkPart } from './part-actions.js'

interface PartActionsOptions {
  onResult(result: ActionResult | null): void
  /** Reads the shown again: after a form that makes something new. */
  refresh?(): void
}

/** Everything that can be done with subnets or ports, for their list and for the page of one. */
export function usePartActions(kind: keyof typeof networkParts, { onResult, refresh }: PartActionsOptions) {
  const { client } = useHost()
  const { type, actions, gates: parts, longTail: ways, unavailable, words, deletion: table } = networkParts[kind]
  const gates = useOpenGates(parts) ?? noGates
  const longTail = useLongTail<NetworkPart>({ type, actions: ways, onResult, refresh })
  const deletion = useDeletion<NetworkPart>({
    type,
    words,
    unavailable,
    run: ({ id, network_id }) => mustClassicAction(client, table(network_id ?? ''), id),
    onResult,
  })
  return {
    /** To be rendered. */
    dialog: deletion.dialog,
    offered: useCallback((part: NetworkPart) => actionsOf(actions, part, gates), [actions, gates]),
    open: longTail.open,
    run(action: string, part: NetworkPart): void {
      if (!longTail.run(action, part)) deletion.ask([part])
    },
  }
}
