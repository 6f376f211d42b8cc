import { serverGroupCan, serverGroupPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletingWords, deletionWords } from '../../../actions/words.js'
import { paths, resourceTypes } from '../../../paths.js'
import { loadLaunch } from '../launch/use-launch.js'
import type { ServerGroup } from './server-group.js'

/** Everything that can be done with server groups. */
export const serverGroupActions: PanelActions<ServerGroup> = {
  type: resourceTypes.serverGroup,
  page: [
    {
      id: 'create',
      label: 'Create Server Group',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: serverGroupPolicies.create,
      does: opens(async () => {
        const { CreateServerGroup } = await import('./CreateServerGroup.js')
        return (close) => <CreateServerGroup onClose={close} />
      }),
    },
  ],
  items: [
    {
      id: 'launch',
      label: 'Launch Instance',
      icon: 'cloud',
      ...serverGroupCan.launch,
      does: opens((context, { id }) =>
        loadLaunch(context, { serverGroupId: id, successUrl: paths.instances('project') }),
      ),
    },
    {
      id: 'delete',
      label: 'Delete Server Group',
      many: 'Delete Server Groups',
      icon: 'trash',
      danger: true,
      ...serverGroupCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('nova.serverGroups.delete', { params: { id }, quiet: true }),
        {
          outcome: 'deleted',
          inUse: 'named',
          undo: deletingWords(['Server Group', 'Server Groups']),
          words: deletionWords(['Server Group', 'Server Groups']),
        },
      ),
    },
  ],
}
