import { restoreBackup, takeBackup } from '../../handlers/cinder/backups.js'
import type { BackupRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { areaOf, capital, demandAdminArea, factsRoute, ifAllowed, projectCell, rowsOfArea, stateOf } from './areas.js'
import { named, sentNames, snapshotForm, volumeForm } from './volume-form.js'

const page = 'backups'
const backupsPage = '/project/backups/'
const help = 'Deleted volume backups are not recoverable.'

/** Backups of volumes: all of it on Horizon's own pages. */
export const volumeBackupRoutes: readonly PageRoute[] = [
  tableRoute(/^\/(?:project|admin)\/backups\/$/, 'Volume Backups', table, ({ cloud, policy }) => {
    const remove = (id: string) => {
      policy?.demand('volume', 'backup:delete', { project_id: cloud.world.db.cinder.backups.get(id)?.project_id })
      cloud.world.db.cinder.backups.remove(id)
    }
    return {
      delete: { past: 'Scheduled deletion of Volume Backup', present: 'delete volume backup', run: remove },
      delete_force: {
        past: 'Scheduled forced deletion of Volume Backup',
        present: 'force delete volume backup',
        run: remove,
      },
    }
  }),
  factsRoute(/^\/(?:project|admin)\/backups\/([^/]+)\/$/, ({ cloud }) => cloud.world.db.cinder.backups),
  volumeForm('create_backup/', {
    title: 'Create Volume Backup',
    submit: 'Create Volume Backup',
    help: [
      'Volume Backups are stored using the Object Storage service. You must have this service activated in order to create a backup.',
    ],
    next: backupsPage,
    fields: ({ cloud }, volume) => [
      ...named('Backup Name').map((each) => ({ ...each, required: each.name === 'name' })),
      {
        name: 'container_name',
        label: 'Container Name',
        help: 'If no container name is provided, a default container named volumebackups will be provisioned for you.',
      },
      {
        name: 'snapshot_id',
        label: 'Backup Snapshot',
        kind: 'select',
        options: [
          ['', 'Choose a snapshot'],
          ...cloud.world.db.cinder.snapshots
            .where('volume_id', volume.id)
            .map(({ id, name }): Option => [id, name || id]),
        ],
      },
      { name: 'incremental', label: 'Incremental', kind: 'checkbox' },
    ],
    save: (context, volume) => {
      const named = sentNames(context)
      const backup = { ...named, snapshot_id: field(context.form, 'snapshot_id') || null }
      takeBackup(context.cloud.world, volume, backup)
      context.say('info', `Creating volume backup "${named.name}"`)
      return ''
    },
  }),
  snapshotForm(/^\/project\/volumes\/([^/]+)\/create_backup\/([^/]+)$/, {
    title: 'Create Volume Backup',
    submit: 'Create Volume Backup',
    next: backupsPage,
    fields: () => named('Backup Name').map((each) => ({ ...each, required: each.name === 'name' })),
    save(context, { id, volume_id }) {
      const named = sentNames(context)
      const volume = context.cloud.world.db.cinder.volumes.need(volume_id)
      takeBackup(context.cloud.world, volume, { ...named, snapshot_id: id })
      context.say('info', `Creating volume backup "${named.name}"`)
      return ''
    },
  }),
  formRoute<BackupRow>(/^\/(?:project|admin)\/backups\/([^/]+)\/restore\/$/, {
    title: 'Restore Volume Backup',
    submit: 'Restore Backup to Volume',
    help: [
      'Select a volume to restore to.',
      'Optionally, you may choose to create a new volume.',
      'The backup will overwrite any existing data in the selected volume.',
    ],
    next: (context) => `/${areaOf(context)}/${page}/`,
    find: backupOf,
    gone: 'Unable to retrieve backup details.',
    fields: ({ cloud, call }, backup) => [
      { name: 'backup_id', label: '', kind: 'hidden', value: backup.id },
      { name: 'backup_name', label: '', kind: 'hidden', value: call.url.searchParams.get('backup_name') ?? '' },
      {
        name: 'volume_id',
        label: 'Select Volume',
        kind: 'select',
        options: [
          ['', 'Create a New Volume'],
          ...cloud.world.db.cinder.volumes
            .where('project_id', backup.project_id)
            .filter(({ status }) => status === 'available')
            .map(({ id, name }): Option => [id, name || id]),
        ],
      },
    ],
    save({ cloud, form, say }, backup) {
      // As Horizon: the name comes with the address of the form.
      if (!field(form, 'backup_name')) return { backup_name: 'This field is required.' }
      const { id } = restoreBackup(cloud.world, backup, cloud.world.db.cinder.volumes.get(field(form, 'volume_id')))
      say('info', `Request for restoring backup ${backup.name} to volume with id: ${id} has been submitted.`)
      return ''
    },
  }),
  formRoute<BackupRow>(/^\/admin\/backups\/([^/]+)\/update_status$/, {
    title: 'Update Volume Backup Status',
    submit: 'Update Status',
    help: ['The status of a volume backup is normally managed automatically.'],
    next: '/admin/backups/',
    find: backupOf,
    gone: 'Unable to retrieve volume backup details.',
    fields: (_, { status }) => [
      {
        name: 'status',
        label: 'Status',
        kind: 'select',
        required: true,
        value: status,
        options: ['available', 'error'].map((each): Option => [each, capital(each)]),
      },
    ],
    save({ cloud, form, say }, { id }) {
      const status = field(form, 'status')
      cloud.world.db.cinder.backups.update(id, { status })
      say('success', `Successfully updated volume backup status to "${capital(status)}".`)
      return ''
    },
  }),
]

function backupOf(context: PageContext): BackupRow | undefined {
  demandAdminArea(context)
  const backup = context.cloud.world.db.cinder.backups.get(context.params[0] ?? '')
  const isSeen = areaOf(context) === 'admin' || backup?.project_id === context.session?.project.id
  return isSeen ? backup : undefined
}

function table(context: PageContext): HorizonTable {
  const { backups, volumes, snapshots } = context.cloud.world.db.cinder
  const area = areaOf(context)
  const path = `/${area}/${page}/`
  return {
    name: 'volume_backups',
    path,
    detail: false,
    columns: [
      ...(area === 'admin' ? [{ title: 'Project' }] : []),
      { title: 'Name' },
      { title: 'Description' },
      { title: 'Size', type: 'size' },
      { title: 'Status' },
      { title: 'Volume Name' },
      { title: 'Snapshot' },
    ],
    stateColumn: area === 'admin' ? 4 : 3,
    actions: ifAllowed(context, 'backup:delete', {
      name: 'delete',
      label: 'Delete Volume Backups',
      danger: true,
      help,
    }),
    rows: rowsOfArea(context, backups).map((backup) => {
      const { id, name, description, size, status, volume_id, snapshot_id } = backup
      const volume = volumes.get(volume_id)
      return {
        id,
        name,
        state: stateOf(status),
        cells: [
          ...projectCell(context, backup),
          { text: name, href: `${path}${id}/` },
          description ?? '',
          `${size}GB`,
          capital(status),
          volume ? { text: volume.name || volume.id, href: `/${area}/volumes/${volume.id}/` } : 'Unknown',
          snapshots.get(snapshot_id ?? '')?.name ?? '',
        ],
        actions: [
          ...(status === 'available'
            ? ifAllowed(context, 'backup:restore', {
                name: 'restore',
                label: 'Restore Backup',
                href: `${path}${id}/restore/?backup_name=${encodeURIComponent(name)}&volume_id=${volume_id}`,
                modal: true,
              })
            : []),
          ...(['available', 'error'].includes(status)
            ? ifAllowed(context, 'backup:delete', { name: 'delete', label: 'Delete Volume Backup', danger: true, help })
            : []),
          ...(area === 'admin'
            ? [
                {
                  name: 'update_status',
                  label: 'Update Volume backup Status',
                  href: `${path}${id}/update_status`,
                  modal: true,
                },
              ]
            : []),
        ],
      }
    }),
  }
}
