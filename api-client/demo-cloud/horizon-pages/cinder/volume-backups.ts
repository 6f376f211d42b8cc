import type { BackupRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { named, sentNames, snapshotForm, volumeForm } from './volume-form.js'
import { occupy } from '../../handlers/cinder/occupy.js'

const backupsPage = '/project/backups/'
const help = 'Deleted volume backups are not recoverable.'

/** Backups of volumes: all of it on Horizon's own pages. */
export const volumeBackupRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/backups\/$/, 'Volume Backups', table, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume Backup',
      present: 'delete volume backup',
      run: (id) => void cloud.world.db.cinder.backups.remove(id),
    },
  })),
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
    save(context, volume) {
      occupy(context.cloud.world, volume, 'backing-up')
      insert(context, { size: volume.size, project_id: volume.project_id, volume_id: volume.id })
      return ''
    },
  }),
  snapshotForm(/^\/project\/volumes\/([^/]+)\/create_backup\/([^/]+)$/, {
    title: 'Create Volume Backup',
    submit: 'Create Volume Backup',
    next: backupsPage,
    fields: () => named('Backup Name').map((each) => ({ ...each, required: each.name === 'name' })),
    save(context, { size, project_id, volume_id }) {
      insert(context, { size, project_id, volume_id })
      return ''
    },
  }),
  formRoute<BackupRow>(/^\/project\/backups\/([^/]+)\/restore\/$/, {
    title: 'Restore Volume Backup',
    submit: 'Restore Backup to Volume',
    help: ['Restore Volume Backup to the selected volume.'],
    next: '/project/volumes/',
    find: ({ cloud, params, session }) => {
      const backup = cloud.world.db.cinder.backups.get(params[0] ?? '')
      return backup?.project_id === session?.project.id ? backup : undefined
    },
    gone: 'Unable to retrieve backup details.',
    fields: ({ cloud }, backup) => [
      {
        name: 'volume_id',
        label: 'Select Volume',
        kind: 'select',
        value: backup.volume_id,
        options: [
          ['', 'Create a New Volume'],
          ...cloud.world.db.cinder.volumes
            .where('project_id', backup.project_id)
            .filter(({ status, size }) => status === 'available' && size >= backup.size)
            .map(({ id, name, size }): Option => [id, `${name || id} (${size} GB)`]),
        ],
      },
    ],
    save({ cloud, form, say }, backup) {
      const volume = cloud.world.db.cinder.volumes.get(field(form, 'volume_id'))
      if (!volume) return { volume_id: 'Select a valid choice.' }
      occupy(cloud.world, volume, 'restoring-backup')
      say('info', `Request for restoring backup ${backup.name} to volume with name: ${volume.name} has been submitted.`)
      return ''
    },
  }),
]

function insert(context: PageContext, facts: Pick<BackupRow, 'size' | 'project_id' | 'volume_id'>): void {
  const { name } = sentNames(context)
  context.cloud.world.db.cinder.backups.insert({ ...facts, id: context.cloud.world.ids.uuid(), name })
  context.say('info', `Creating volume backup "${name}"`)
}

function table({ cloud, session }: PageContext): HorizonTable {
  const { backups, volumes } = cloud.world.db.cinder
  return {
    name: 'volume_backups',
    path: backupsPage,
    columns: [{ title: 'Name' }, { title: 'Size', type: 'size' }, { title: 'Status' }, { title: 'Volume Name' }],
    stateColumn: 2,
    actions: [{ name: 'delete', label: 'Delete Volume Backups', danger: true, help }],
    rows: backups.where('project_id', session?.project.id ?? '').map(({ id, name, size, volume_id }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, `${size}GB`, 'Available', volumes.get(volume_id)?.name ?? ''],
      actions: [
        { name: 'restore', label: 'Restore Backup', href: `${backupsPage}${id}/restore/`, modal: true },
        { name: 'delete', label: 'Delete Volume Backup', danger: true, help },
      ],
    })),
  }
}
