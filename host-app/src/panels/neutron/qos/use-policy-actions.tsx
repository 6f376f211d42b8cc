import { t } from '@stratus/widgets'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords, noRules } from './actions.js'
import { AddRule } from './AddRule.js'
import { CreatePolicy } from './CreatePolicy.js'
import { DeleteRule } from './DeleteRule.js'
import { EditRule } from './EditRule.js'
import type { QosPolicy } from './policy.js'
import type { RuleDialogProps } from './rule-dialog.js'

const ruleDialogs: Readonly<Record<string, ComponentType<RuleDialogProps>>> = {
  add: AddRule,
  edit: EditRule,
  remove: DeleteRule,
}

type Dialog = { kind: 'create' } | { kind: 'rule'; action: string; policy: QosPolicy }

/** Everything that can be done with QoS policies, for the list and for the details page. */
export function usePolicyActions(onResult: (result: ActionResult | null) => void) {
  const { client, toasts } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, during } = useBusy()
  const deletion = useDeletion<QosPolicy>({
    type: resourceTypes.qosPolicy,
    words: deleteWords,
    run: ({ id }) => client.call('neutron.qosPolicies.delete', { params: { id }, quiet: true }),
    onResult,
  })
  const close = (result: ActionResult): void => {
    setDialog(null)
    onResult(result)
  }

  /** The rules may have changed since the list was read. */
  const openRules = (action: string, { id }: QosPolicy): void =>
    during(id, async () => {
      const policy = await client.call('neutron.qosPolicies.get', { params: { id } })
      const nothing = action === 'edit' || action === 'remove' ? noRules[action] : null
      if (nothing && policy.rules.length === 0) toasts.add('info', t(nothing))
      else setDialog({ kind: 'rule', action, policy })
    })

  const RuleDialog = dialog?.kind === 'rule' ? ruleDialogs[dialog.action] : undefined
  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {dialog?.kind === 'create' ? <CreatePolicy onClose={close} /> : null}
      {dialog?.kind === 'rule' && RuleDialog ? <RuleDialog policy={dialog.policy} onClose={close} /> : null}
    </>
  )
  return {
    busy,
    create: () => setDialog({ kind: 'create' }),
    run: (action: string, policy: QosPolicy) =>
      action === 'delete' ? deletion.ask([policy]) : openRules(action, policy),
    removeAll: deletion.ask,
    dialogs,
  }
}
