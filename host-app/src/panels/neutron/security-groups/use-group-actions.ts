import { securityGroupCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { useClassicModal } from '../../shared/use-classic-modal.js'
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
  const { client, webroot } = useHost()
  const openForm = useClassicModal(refresh)
  const deletion = useDeletion<SecurityGroup>({
    type: resourceTypes.securityGroup,
    words: groupWords,
    obstacle: securityGroupCan.delete.obstacle,
    run: ({ id }) => mustClassicAction(client, 'project/security_groups/', `security_groups__delete__${id}`),
    onResult,
  })
  const at = (path: string) => atWebroot(webroot, path)
  return {
    create: () => openForm(at(`${paths.securityGroups()}create/`), t('Create Security Group')),
    run(action: string, group: SecurityGroup): void {
      const own = paths.securityGroup(group.id)
      if (action === 'rule') openForm(at(`${own}add_rule/`), t('Add Rule'))
      else if (action === 'edit') openForm(at(`${own}update/`), t('Edit Security Group'))
      else deletion.ask([group])
    },
    remove: deletion.ask,
    dialogs: deletion.dialog,
  }
}
