import { groupSnapshotCan } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { GroupSnapshot } from './group-snapshot.js'

const remove = (area: Area): Action<GroupSnapshot> => ({
  id: 'delete',
  label: 'Delete Group Snapshot',
  many: 'Delete Group Snapshots',
  icon: 'trash',
  danger: true,
  ...groupSnapshotCan.delete,
  does: call(
    ({ host: { client } }, { id }) =>
      mustTableAction(
        client,
        { table: `${area}/vg_snapshots/`, name: ['volume_vg_snapshots', 'delete_vg_snapshot'] },
        id,
      ),
    {
      // The service deletes in its own time: the row stays until it is gone.
      outcome: 'updated',
      words: {
        ...deletionWords(['Group Snapshot', 'Group Snapshots']),
        success: ['Deleting group snapshot %s', 'Deleting group snapshots %s'],
      },
    },
  ),
})

/** Everything that can be done with snapshots of groups. */
export const groupSnapshotActions: Readonly<Record<Area, PanelActions<GroupSnapshot>>> = {
  project: {
    type: resourceTypes.groupSnapshot,
    items: [
      {
        id: 'create_group',
        label: 'Create Group',
        icon: 'boxes',
        ...groupSnapshotCan.createGroup,
        does: fillsForm('cinder.restoreGroup', ({ id }) => ({ id })),
      },
      remove('project'),
    ],
  },
  admin: { type: resourceTypes.groupSnapshot, items: [remove('admin')] },
}
