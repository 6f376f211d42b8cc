import { securityGroupCan } from '@stratus/api-client/rules'
import type { ActionResult } from '../../../actions/action-result.js'
import { deletions } from '../../../horizon/long-tail/deletions.js'
import { createSecurityGroup, securityGroupLongTail } from '../../../horizon/long-tail/networks.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { groupWords } from './actions.js'
import type { SecurityGroup } from './security-group.js'

interface GroupActionsOptions {
  onResult(result: ActionResult | null): void
  /** Reads the shown again: after a form of Horizon's, which does not say what it did. */
  refresh(): void
}

/** Everything that can be done with security groups: forms and actions of Horizon's own pages, since its API only lists them. */
export function useGroupActions({ onResult, refresh }: GroupActionsOptions) {
  const { client } = useHost()
  const type = resourceTypes.securityGroup
  const longTail = useLongTail<SecurityGroup>({ type, actions: securityGroupLongTail, onResult, refresh })
  const deletion = useDeletion<SecurityGroup>({
    type,
    words: groupWords,
    unavailable: securityGroupCan.delete.unavailable,
    run: ({ id }) => mustClassicAction(client, deletions.securityGroup, id),
    onResult,
  })
  return {
    create: () => longTail.open(createSecurityGroup),
    run(action: string, group: SecurityGroup): void {
      if (!longTail.run(action, group)) deletion.ask([group])
    },
    remove: deletion.ask,
    dialogs: deletion.dialog,
  }
}
