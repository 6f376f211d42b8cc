import { volumeCan, volumePolicies } from '@stratus/api-client/rules'
import type { FormOfOne } from '@stratus/api-client/forms'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm, horizonTableAction, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { paths, resourceTypes, type Area } from '../../../paths.js'
import { loadLaunch } from '../../nova/launch/use-launch.js'
import { storageRule } from '../storage-rule.js'
import { snapshotVolume } from './snapshot-volume.js'
import { loadVolumeFormData } from './volume-form-data.js'
import type { Volume } from './volume.js'

const fills = (name: FormOfOne) => fillsForm(name, ({ id }: Volume) => ({ id }))
const tableAction = (name: string) => ({ table: 'project/volumes/', name: ['volumes', name] }) as const

const readable = ['available', 'in-use'] as const
const isWaiting = ({ status }: Volume) => status === 'awaiting-transfer'

/** What administrators do with volumes of any project. */
const administered: readonly Action<Volume>[] = [
  {
    id: 'update_status',
    label: 'Update Volume Status',
    icon: 'pencil',
    ...storageRule('volume_extension:volume_admin_actions:reset_status'),
    does: fills('cinder.setStatus'),
  },
  {
    id: 'migrate',
    label: 'Migrate Volume',
    icon: 'link',
    ...volumeCan.migrate,
    does: fills('cinder.migrate'),
  },
  {
    id: 'unmanage',
    label: 'Unmanage Volume',
    icon: 'unlink',
    ...storageRule('volume_extension:volume_unmanage'),
    unavailable: volumeCan.delete.unavailable,
    does: fillsForm('cinder.unmanage', ({ id }) => ({ id }), { changes: 'list' }),
  },
]

const metadata: Action<Volume> = {
  id: 'metadata',
  label: 'Update Metadata',
  icon: 'tags',
  ...volumeCan.metadata,
  does: editsMetadata({
    heading: 'Update Volume Metadata',
    type: resourceTypes.volume,
    read: (client, id) => client.call('cinder.volumes.metadata', { params: { id } }),
    save: (client, id, body) => client.call('cinder.volumes.updateMetadata', { params: { id }, body, quiet: true }),
  }),
}

const remove = (area: Area): Action<Volume> => ({
  id: 'delete',
  label: 'Delete Volume',
  many: 'Delete Volumes',
  icon: 'trash',
  danger: true,
  ...volumeCan.delete,
  does: call(
    ({ host: { client } }, { id }) =>
      mustTableAction(client, { table: `${area}/volumes/`, name: ['volumes', 'delete'] }, id),
    {
      // The service deletes in its own time: the row stays until it is gone.
      outcome: 'updated',
      begins: 'deletion',
      inUse: 'named',
      words: {
        ...deletionWords(['Volume', 'Volumes']),
        success: ['Deleting volume %s', 'Deleting volumes %s'],
      },
    },
  ),
})

/**
 * Everything that can be done with volumes: first, in Horizon's order, what only its forms do, of which the first is the likely
 * one.
 */
export const volumeActions: PanelActions<Volume> = {
  type: resourceTypes.volume,
  page: [
    {
      id: 'accept',
      // A volume that somebody of another project hands over.
      label: 'Accept Transfer',
      policy: [['volume', 'volume:accept_transfer']],
      does: fillsForm('cinder.acceptTransfer', () => ({}), { changes: 'list' }),
    },
    {
      id: 'create',
      label: 'Create Volume',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: volumePolicies.create,
      does: opens(async ({ host: { client } }) => {
        const [{ CreateVolume }, data] = await Promise.all([import('./CreateVolume.js'), loadVolumeFormData(client)])
        return (close) => <CreateVolume data={data} onClose={close} />
      }),
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Volume', icon: 'pencil', ...volumeCan.edit, does: fills('cinder.edit') },
    { id: 'extend', label: 'Extend Volume', icon: 'plus', ...volumeCan.extend, does: fills('cinder.extend') },
    {
      id: 'attachments',
      label: 'Manage Attachments',
      icon: 'link',
      ...volumeCan.attachments,
      services: ['compute'],
      does: opens(async ({ host: { client } }, volume) => {
        const [{ default: ManageAttachments }, { attachmentsOf }, servers] = await Promise.all([
          import('./ManageAttachments.js'),
          import('./attachments.js'),
          client.call('nova.servers.list', { quiet: true }),
        ])
        const known = attachmentsOf(volume, servers.items)
        return (close) => <ManageAttachments volume={volume} {...known} onClose={close} />
      }),
    },
    {
      id: 'snapshot',
      label: 'Create Snapshot',
      many: 'Create Snapshots',
      icon: 'snapshot',
      ...volumeCan.snapshot,
      does: fills('cinder.snapshot'),
      doesMany: call(({ host: { client } }, volume) => snapshotVolume(client, volume), {
        outcome: 'updated',
        harmless: true,
        words: {
          title: ['Create Snapshot', 'Create Snapshots'],
          body: [
            'A snapshot of "%s" will be made, named after the volume and the day.',
            'A snapshot of each of "%s" will be made, named after the volume and the day.',
          ],
          submit: ['Create Snapshot', 'Create Snapshots'],
          success: ['Creating snapshot of %s', 'Creating snapshots of %s'],
          failure: ['Unable to create a snapshot of %s', 'Unable to create snapshots of %s'],
          refused: ['Not possible in the present state: %s', 'Not possible in their present state: %s'],
        },
      }),
    },
    {
      id: 'backup',
      label: 'Create Backup',
      icon: 'boxes',
      ...storageRule('backup:create', ...readable),
      does: fills('cinder.backup'),
    },
    {
      id: 'retype',
      label: 'Change Volume Type',
      icon: 'tags',
      ...volumeCan.retype,
      does: fills('cinder.retype'),
    },
    {
      id: 'upload',
      label: 'Upload to Image',
      icon: 'upload',
      ...volumeCan.upload,
      services: ['image'],
      does: fills('cinder.upload'),
    },
    {
      id: 'create_transfer',
      label: 'Create Transfer',
      icon: 'link',
      ...storageRule('volume:create_transfer', 'available'),
      when: (volume) => !isWaiting(volume),
      does: opens(async ({ host: { client }, navigate }, volume) => {
        const { formPath, openForm } = await import('@stratus/api-client/forms')
        const [{ default: CreateTransfer }, form] = await Promise.all([
          import('./CreateTransfer.js'),
          openForm(client, 'cinder.createTransfer', { id: volume.id }),
        ])
        if (form) return (close) => <CreateTransfer {...{ volume, form }} onClose={close} />
        // An operator has changed it: the cloud's own page has all that it asks for.
        void navigate(`/${formPath('cinder.createTransfer', { id: volume.id })}`)
        return null
      }),
    },
    {
      id: 'delete_transfer',
      label: 'Cancel Transfer',
      icon: 'unlink',
      ...storageRule('volume:delete_transfer'),
      when: isWaiting,
      does: horizonTableAction(tableAction('delete_transfer')),
    },
    ...administered,
    {
      id: 'launch',
      label: 'Launch as Instance',
      icon: 'cloud',
      ...volumeCan.launch,
      does: opens((context, { id }) => loadLaunch(context, { volumeId: id, successUrl: paths.instances('project') })),
    },
    metadata,
    remove('project'),
  ],
}

/** What Horizon's administrators do with volumes of all projects. */
export const anyVolumeActions: PanelActions<Volume> = {
  type: resourceTypes.volume,
  followedAs: resourceTypes.anyVolume,
  page: [
    {
      id: 'manage',
      // One that is stored already, and of which the service does not know.
      label: 'Manage Volume',
      icon: 'link',
      palette: true,
      policy: [['volume', 'volume_extension:volume_manage']],
      does: fillsForm('cinder.manage', () => ({}), { changes: 'list' }),
    },
  ],
  items: [...administered, metadata, remove('admin')],
}
