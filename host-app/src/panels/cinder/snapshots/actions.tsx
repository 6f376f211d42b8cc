import { snapshotCan } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { paths, resourceTypes, type Area } from '../../../paths.js'
import { loadLaunch } from '../../nova/launch/use-launch.js'
import { storageRule } from '../storage-rule.js'
import { loadVolumeFormData } from '../volumes/volume-form-data.js'
import { nameOf, type Snapshot } from './snapshot.js'

const setStatus: Action<Snapshot> = {
  id: 'update_status',
  label: 'Update Status',
  icon: 'pencil',
  ...storageRule('volume_extension:snapshot_admin_actions:reset_status'),
  does: fillsForm('cinder.setSnapshotStatus', ({ id }) => ({ id })),
}

const metadata: Action<Snapshot> = {
  id: 'metadata',
  label: 'Update Metadata',
  icon: 'tags',
  ...snapshotCan.metadata,
  does: editsMetadata({
    heading: 'Update Snapshot Metadata',
    type: resourceTypes.snapshot,
    read: (client, id) => client.call('cinder.snapshots.metadata', { params: { id } }),
    save: (client, id, body) => client.call('cinder.snapshots.updateMetadata', { params: { id }, body, quiet: true }),
  }),
}

const remove = (area: Area): Action<Snapshot> => ({
  id: 'delete',
  label: 'Delete Volume Snapshot',
  many: 'Delete Volume Snapshots',
  icon: 'trash',
  danger: true,
  ...snapshotCan.delete,
  does: call(
    ({ host: { client } }, { id }) =>
      mustTableAction(client, { table: `${area}/snapshots/`, name: ['volume_snapshots', 'delete'] }, id),
    {
      // The service deletes in its own time: the row stays until it is gone.
      outcome: 'updated',
      begins: 'deletion',
      words: {
        ...deletionWords(['Volume Snapshot', 'Volume Snapshots']),
        success: ['Deleting volume snapshot %s', 'Deleting volume snapshots %s'],
      },
    },
  ),
})

/** Everything that can be done with volume snapshots, in Horizon's order. */
export const snapshotActions: PanelActions<Snapshot> = {
  type: resourceTypes.snapshot,
  items: [
    {
      id: 'create-volume',
      label: 'Create Volume',
      icon: 'volume',
      ...snapshotCan.createVolume,
      does: opens(async ({ host: { client } }, snapshot) => {
        const [{ CreateVolume }, data] = await Promise.all([
          import('../volumes/CreateVolume.js'),
          loadVolumeFormData(client),
        ])
        const start = { name: nameOf(snapshot), source: 'snapshot', sourceId: snapshot.id } as const
        return (close) => <CreateVolume data={data} start={start} onClose={close} />
      }),
    },
    {
      id: 'launch',
      label: 'Launch as Instance',
      icon: 'cloud',
      ...snapshotCan.launch,
      does: opens((context, { id }) => loadLaunch(context, { snapshotId: id, successUrl: paths.instances('project') })),
    },
    {
      id: 'edit',
      label: 'Edit Snapshot',
      icon: 'pencil',
      ...snapshotCan.edit,
      does: fillsForm('cinder.editSnapshot', ({ id }) => ({ id })),
    },
    {
      id: 'backup',
      label: 'Create Backup',
      icon: 'boxes',
      ...storageRule('backup:create', 'available'),
      does: fillsForm('cinder.backupSnapshot', ({ id, volume_id }) => ({ id: volume_id ?? '', snapshot: id })),
    },
    setStatus,
    metadata,
    remove('project'),
  ],
}

/** What Horizon's administrators do with snapshots of all projects. */
export const anySnapshotActions: PanelActions<Snapshot> = {
  type: resourceTypes.snapshot,
  followedAs: resourceTypes.anySnapshot,
  items: [setStatus, metadata, remove('admin')],
}
