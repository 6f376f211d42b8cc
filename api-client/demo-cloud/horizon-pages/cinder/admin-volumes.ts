import { Refusal } from '../../handler.js'
import type { SnapshotRow } from '../../world/tables/cinder.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { adminVolumeForm, named } from './volume-form.js'
import { mustMigrate, removeVolume } from '../../handlers/cinder/group-parts.js'
import { manageVolume } from '../../handlers/cinder/manage-volume.js'
import { occupy } from '../../handlers/cinder/occupy.js'
import { storagePools } from '../../handlers/cinder/storage-pools.js'
import { attachedTo, statusWord, yesOrNo } from './volume-words.js'

const help = 'Deleted volumes are not recoverable. All data stored in the volume will be removed.'
const statuses = [
  'attaching',
  'available',
  'creating',
  'deleting',
  'detaching',
  'error',
  'error_deleting',
  'in-use',
  'maintenance',
  'reserved',
]

const statusField = (value: string): Field => ({
  name: 'status',
  label: 'Status',
  kind: 'select',
  value,
  options: statuses.map((status): Option => [status, status.replace(/^./, (first) => first.toUpperCase())]),
})

/** What administrators do with volumes and snapshots of all projects. */
export const adminVolumeRoutes: readonly PageRoute[] = [
  tableRoute(/^\/admin\/volumes\/$/, 'Volumes', table, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume',
      present: 'delete volume',
      run: (id) => removeVolume(cloud.world, id),
    },
  })),
  adminVolumeForm('update_status', {
    title: 'Update Volume Status',
    submit: 'Update Status',
    help: [
      'The status of a volume is normally managed automatically. In some circumstances an administrator may need to explicitly update the status value.',
    ],
    fields: (_, volume) => [statusField(volume.status)],
    save({ cloud, form, say }, volume) {
      const status = field(form, 'status')
      cloud.world.db.cinder.volumes.update(volume.id, { status })
      say('success', `Successfully updated volume status to "${status.replace(/^./, (first) => first.toUpperCase())}".`)
      return ''
    },
  }),
  formRoute(/^\/admin\/volumes\/manage\/$/, {
    title: 'Manage Volume',
    submit: 'Manage',
    help: ['"Manage" an existing volume from a Cinder host. This will make the volume visible within OpenStack.'],
    next: '/admin/volumes/',
    find: demandAdmin,
    fields: ({ cloud }) => [
      { name: 'identifier', label: 'Identifier', required: true },
      {
        name: 'id_type',
        label: 'Identifier Type',
        kind: 'select',
        required: true,
        options: [
          ['source-name', 'Name'],
          ['source-id', 'ID'],
        ],
      },
      { name: 'host', label: 'Host', required: true },
      ...named('Volume Name'),
      { name: 'metadata', label: 'Metadata' },
      {
        name: 'volume_type',
        label: 'Volume Type',
        kind: 'select',
        options: [['', 'No volume type'], ...cloud.world.db.cinder.types.all().map(({ name }): Option => [name, name])],
      },
      { name: 'availability_zone', label: 'Availability Zone', kind: 'select', options: [['nova', 'nova']] },
      { name: 'bootable', label: 'Bootable', kind: 'checkbox' },
    ],
    save({ cloud, session, form, say }) {
      const identifier = field(form, 'identifier')
      const name = field(form, 'name') || identifier
      manageVolume(cloud.world, session?.project.id ?? '', {
        name,
        host: field(form, 'host'),
        description: field(form, 'description'),
        volume_type: field(form, 'volume_type'),
        bootable: field(form, 'bootable') !== '',
      })
      say('success', `Successfully sent the request to manage volume: "${name}"`)
      return ''
    },
  }),
  adminVolumeForm('migrate', {
    title: 'Migrate Volume',
    submit: 'Migrate',
    help: ['Migrate a volume to a new host.'],
    fields: (_, volume) => [
      { name: 'name', label: 'Volume Name', kind: 'readonly', value: volume.name },
      { name: 'current_host', label: 'Current Host', kind: 'readonly', value: volume.host ?? '' },
      {
        name: 'host',
        label: 'Destination Host',
        kind: 'select',
        required: true,
        options: [
          ['', 'Select a new host'],
          ...storagePools.filter((host) => host !== volume.host).map((host): Option => [host, host]),
        ],
      },
      { name: 'force_host_copy', label: 'Force Host Copy', kind: 'checkbox' },
    ],
    save({ cloud, form, say }, volume) {
      mustMigrate(cloud.world, volume)
      occupy(cloud.world, volume, volume.status, { host: field(form, 'host') })
      say('success', `Successfully sent the request to migrate volume: "${volume.name}"`)
      return ''
    },
  }),
  adminVolumeForm('unmanage', {
    title: 'Confirm Unmanage Volume',
    submit: 'Unmanage',
    help: ['When a volume is unmanaged, the volume will no longer be visible within OpenStack.'],
    fields: (_, volume) => [
      { name: 'name', label: 'Volume Name', kind: 'readonly', value: volume.name },
      { name: 'host', label: 'Host', kind: 'readonly', value: volume.host ?? '' },
      { name: 'volume_id', label: 'ID', kind: 'readonly', value: volume.id },
    ],
    save({ cloud, say }, volume) {
      removeVolume(cloud.world, volume.id)
      say('success', `Successfully sent the request to unmanage volume: "${volume.name}"`)
      return ''
    },
  }),
  formRoute<SnapshotRow>(/^\/admin\/snapshots\/([^/]+)\/update_status\/$/, {
    title: 'Update Volume Snapshot Status',
    submit: 'Update Status',
    next: '/project/snapshots/',
    find: ({ cloud, params, session }) => {
      if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
      return cloud.world.db.cinder.snapshots.get(params[0] ?? '')
    },
    gone: 'Unable to retrieve volume snapshot.',
    fields: (_, snapshot) => [statusField(snapshot.status)],
    save({ cloud, form, say }, snapshot) {
      const status = field(form, 'status')
      cloud.world.db.cinder.snapshots.update(snapshot.id, { status })
      say('success', `Successfully updated volume snapshot status: "${status}".`)
      return ''
    },
  }),
]

function table({ cloud, session }: PageContext): HorizonTable {
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const { cinder, keystone } = cloud.world.db
  return {
    name: 'volumes',
    path: '/admin/volumes/',
    columns: [
      { title: 'Name' },
      { title: 'Project' },
      { title: 'Host' },
      { title: 'Size', type: 'size' },
      { title: 'Status' },
      { title: 'Group' },
      { title: 'Type' },
      { title: 'Attached To' },
      { title: 'Bootable' },
      { title: 'Encrypted' },
    ],
    stateColumn: 4,
    actions: [{ name: 'delete', label: 'Delete Volumes', danger: true, help }],
    rows: cinder.volumes.all().map((volume) => {
      const { id, name, size, status, host, attachments } = volume
      const at = `/admin/volumes/${id}/`
      return {
        id,
        name: name || id,
        state: status === 'error' ? 'status_down' : status.endsWith('ing') ? 'warning' : 'status_up',
        cells: [
          name || id,
          keystone.projects.get(volume.project_id)?.name ?? volume.project_id,
          host ?? '',
          `${size}GiB`,
          statusWord(status),
          volume.group_id ?? '',
          volume.volume_type,
          attachedTo(cloud.world, volume),
          yesOrNo(volume.bootable),
          yesOrNo(volume.encrypted),
        ],
        actions: [
          { name: 'update_status', label: 'Update Volume Status', href: `${at}update_status`, modal: true },
          ...(attachments.length ? [] : [{ name: 'delete', label: 'Delete Volume', danger: true, help }]),
          { name: 'migrate', label: 'Migrate Volume', href: `${at}migrate`, modal: true },
          { name: 'unmanage', label: 'Unmanage Volume', href: `${at}unmanage`, modal: true },
        ],
      }
    }),
  }
}
