import { backupCan } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords, type Plural } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { Backup } from './backup.js'

const removal = (area: Area, action: 'delete' | 'delete_force', names: Plural) =>
  call<Backup>(
    ({ host: { client } }, { id }) =>
      mustTableAction(client, { table: `${area}/backups/`, name: ['volume_backups', action] }, id),
    // The service deletes in its own time: the row stays until it is gone.
    { outcome: 'updated', words: { ...deletionWords(names), success: deleting } },
  )

const deleting: Plural = ['Deleting volume backup %s', 'Deleting volume backups %s']

const remove = (area: Area): Action<Backup> => ({
  id: 'delete',
  label: 'Delete Volume Backup',
  many: 'Delete Volume Backups',
  icon: 'trash',
  danger: true,
  ...backupCan.delete,
  does: removal(area, 'delete', ['Volume Backup', 'Volume Backups']),
})

/** Everything that can be done with backups. They are taken of volumes and snapshots, on the pages of those. */
export const backupActions: Readonly<Record<Area, PanelActions<Backup>>> = {
  project: {
    type: resourceTypes.backup,
    items: [
      {
        id: 'restore',
        label: 'Restore Backup',
        icon: 'undo',
        ...backupCan.restore,
        does: fillsForm('cinder.restoreBackup', ({ id, name }) => ({ id, name: name || id })),
      },
      remove('project'),
    ],
  },
  admin: {
    type: resourceTypes.backup,
    items: [
      {
        id: 'restore',
        label: 'Restore Backup',
        icon: 'undo',
        ...backupCan.restore,
        does: fillsForm('cinder.restoreAnyBackup', ({ id, name }) => ({ id, name: name || id })),
      },
      {
        id: 'update_status',
        label: 'Update Status',
        icon: 'pencil',
        ...backupCan.setStatus,
        does: fillsForm('cinder.setBackupStatus', ({ id }) => ({ id })),
      },
      remove('admin'),
      {
        id: 'delete_force',
        label: 'Force Delete Volume Backup',
        icon: 'trash',
        danger: true,
        ...backupCan.forceDelete,
        does: removal('admin', 'delete_force', ['Volume Backup', 'Volume Backups']),
      },
    ],
  },
}
