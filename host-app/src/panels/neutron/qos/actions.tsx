import { qosCan, qosPolicies } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { ComponentType } from 'react'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletingWords, deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { QosPolicy } from './policy.js'
import type { RuleDialogProps } from './rule-dialog.js'

/**
 * A dialog about the rules of a policy, which may have changed since the list was read.
 * @param noRules said instead of a dialog that would have nothing to choose from (P-QOS-08)
 */
const aboutRules = (load: () => Promise<ComponentType<RuleDialogProps>>, noRules?: string) =>
  opens<QosPolicy>(async ({ host: { client, toasts } }, { id }) => {
    const [RuleDialog, policy] = await Promise.all([load(), client.call('neutron.qosPolicies.get', { params: { id } })])
    if (noRules && policy.rules.length === 0) {
      toasts.add('info', t(noRules))
      return null
    }
    return (close) => <RuleDialog policy={policy} onClose={close} />
  })

const titles = deletionWords(['Policy', 'Policies'])

/** Everything that can be done with QoS policies, in the order of Horizon's menu. */
export const policyActions: PanelActions<QosPolicy> = {
  type: resourceTypes.qosPolicy,
  page: [
    {
      id: 'create',
      label: 'Create Policy',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: qosPolicies.create,
      does: opens(async () => {
        const { CreatePolicy } = await import('./CreatePolicy.js')
        return (close) => <CreatePolicy onClose={close} />
      }),
    },
  ],
  items: [
    {
      id: 'add',
      label: 'Add Rule',
      icon: 'plus',
      ...qosCan.addRule,
      does: aboutRules(async () => (await import('./AddRule.js')).AddRule),
    },
    {
      id: 'edit',
      label: 'Edit Rule',
      icon: 'pencil',
      ...qosCan.editRule,
      does: aboutRules(async () => (await import('./EditRule.js')).EditRule, 'There are no rules to modify.'),
    },
    {
      id: 'remove',
      label: 'Delete Rule',
      icon: 'minus',
      danger: true,
      ...qosCan.deleteRule,
      does: aboutRules(async () => (await import('./DeleteRule.js')).DeleteRule, 'There are no rules to delete.'),
    },
    {
      id: 'delete',
      label: 'Delete Policy',
      many: 'Delete Policies',
      icon: 'trash',
      danger: true,
      ...qosCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('neutron.qosPolicies.delete', { params: { id }, quiet: true }),
        {
          outcome: 'deleted',
          inUse: 'named',
          undo: deletingWords(['policy', 'policies']),
          // Titles have a capital, messages have none.
          words: { ...deletionWords(['policy', 'policies']), title: titles.title, submit: titles.submit },
        },
      ),
    },
  ],
}
