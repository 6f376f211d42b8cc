import { stackCan, stackPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, horizonTableAction, type HorizonTable } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { Stack } from './stack.js'

const page = 'project/stacks/'
const tableAction = (name: string): HorizonTable => ({ table: page, name: ['stacks', name] })

/** Everything that can be done with stacks, in Horizon's order: no JSON call does anything with a stack. */
export const stackActions: PanelActions<Stack> = {
  type: resourceTypes.stack,
  // Both lead from the template to the parameters it asks for.
  page: [
    {
      id: 'preview',
      label: 'Preview Stack',
      icon: 'eye',
      policy: stackPolicies.preview,
      does: fillsForm('heat.preview', () => ({}), { changes: 'list' }),
    },
    {
      id: 'create',
      label: 'Launch Stack',
      icon: 'plus',
      primary: true,
      policy: stackPolicies.create,
      does: fillsForm('heat.launch', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'check',
      label: 'Check Stack',
      many: 'Check Stacks',
      icon: 'check',
      ...stackCan.check,
      does: horizonTableAction(tableAction('check'), { begins: ['Checking stack %s', 'Checking stacks %s'] }),
    },
    {
      id: 'suspend',
      label: 'Suspend Stack',
      many: 'Suspend Stacks',
      icon: 'pause',
      ...stackCan.suspend,
      does: horizonTableAction(tableAction('suspend'), { begins: ['Suspending stack %s', 'Suspending stacks %s'] }),
    },
    {
      id: 'resume',
      label: 'Resume Stack',
      many: 'Resume Stacks',
      icon: 'play',
      ...stackCan.resume,
      does: horizonTableAction(tableAction('resume'), { begins: ['Resuming stack %s', 'Resuming stacks %s'] }),
    },
    {
      id: 'edit',
      label: 'Change Stack Template',
      icon: 'pencil',
      ...stackCan.edit,
      does: fillsForm('heat.change', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Stack',
      many: 'Delete Stacks',
      icon: 'trash',
      danger: true,
      ...stackCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, tableAction('delete'), id), {
        // Heat takes its time: the row stays until it says that the stack is gone.
        outcome: 'updated',
        begins: 'deletion',
        words: {
          ...deletionWords(['Stack', 'Stacks']),
          success: ['Deleting stack %s', 'Deleting stacks %s'],
        },
      }),
    },
  ],
}
