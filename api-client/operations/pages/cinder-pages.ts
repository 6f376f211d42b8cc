import { volumeProcesses } from '../../schemas/any-services.js'
import { anyVolumeTypes } from '../../schemas/any-volume-types.js'
import { backupDetails, backups } from '../../schemas/backups.js'
import { toldVolumes } from '../../schemas/told-volumes.js'
import {
  groupSnapshotDetails,
  groupSnapshots,
  groupSpecs,
  groupTypes,
  volumeGroupDetails,
  volumeGroups,
} from '../../schemas/volume-groups.js'
import { pageOperation } from '../operation.js'

const backupColumns = {
  name: 'Name',
  description: 'Description',
  size: 'Size',
  status: 'Status',
  availability_zone: 'Availability Zone',
  volume: 'Volume Name',
  snapshot: 'Snapshot',
  created: 'Created At',
}
/** Since Horizon 25. */
const newOfBackups = ['availability_zone', 'created']
const groupColumns = {
  name: 'Name',
  description: 'Description',
  status: 'Status',
  availability_zone: 'Availability Zone',
  volume_types: 'Volume Type(s)',
  has_snapshots: 'Has Snapshots',
}
const groupSnapshotColumns = { name: 'Name', description: 'Description', status: 'Status', group: 'Group' }
const project = { project: 'Project' }
const createdPart = { created_at: { term: 'Created' } }
const groupSnapshotParts = { ...createdPart, group_type: { term: 'Group Type' } }
const groupParts = { ...groupSnapshotParts, replication_status: { term: 'Replication Status' } }
const owned = { project_id: { term: 'Project ID' } }

/** What Horizon tells of Cinder on its pages only. */
export const cinderPages = {
  'cinder.backups.list': pageOperation(
    '/api/cinder/backups/',
    {
      own: { path: 'project/backups/', table: 'volume_backups', columns: backupColumns, optional: newOfBackups },
      all: {
        path: 'admin/backups/',
        table: 'volume_backups',
        columns: { ...project, ...backupColumns },
        optional: newOfBackups,
      },
    },
    { answer: backups, failure: 'Unable to retrieve the volume backups.' },
  ),
  'cinder.backups.get': pageOperation(
    '/api/cinder/backups/{id}/',
    {
      one: { path: 'project/backups/{id}/', parts: createdPart },
      anyOne: { path: 'admin/backups/{id}/', parts: { ...createdPart, ...owned } },
    },
    { answer: backupDetails, failure: 'Unable to retrieve the volume backup.' },
  ),
  'cinder.anyServices.list': pageOperation(
    '/api/cinder/any-services/',
    {
      own: {
        path: 'admin/info/?tab=system_info__cinder_services',
        table: 'cinder_services',
        columns: {
          binary: 'Name',
          host: 'Host',
          zone: 'Zone',
          status: 'Status',
          running: 'State',
          updated: 'Last Updated',
        },
      },
    },
    { answer: volumeProcesses, failure: 'Unable to retrieve the cinder services.' },
  ),
  'cinder.anyVolumeTypes.list': pageOperation(
    '/api/cinder/any-volume-types/',
    {
      own: {
        path: 'admin/volume_types/',
        table: 'volume_types',
        columns: {
          name: 'Name',
          description: 'Description',
          qos_spec: 'Associated QoS Spec',
          encryption: 'Encryption',
          public: 'Public',
        },
      },
    },
    { answer: anyVolumeTypes, failure: 'Unable to retrieve the volume types.' },
  ),
  'cinder.toldVolumes.list': pageOperation(
    '/api/cinder/told-volumes/',
    {
      own: {
        path: 'project/volumes/',
        table: 'volumes',
        columns: {
          name: 'Name',
          description: 'Description',
          size: 'Size',
          status: 'Status',
          group: 'Group',
          type: 'Type',
          attached_to: 'Attached To',
          availability_zone: 'Availability Zone',
          bootable: 'Bootable',
          encrypted: 'Encrypted',
        },
      },
      all: {
        path: 'admin/volumes/',
        table: 'volumes',
        columns: {
          ...project,
          host: 'Host',
          name: 'Name',
          size: 'Size',
          status: 'Status',
          group: 'Group',
          type: 'Type',
          attached_to: 'Attached To',
          bootable: 'Bootable',
          encrypted: 'Encrypted',
        },
      },
    },
    { answer: toldVolumes, failure: 'Unable to retrieve the volumes.' },
  ),
  'cinder.groups.list': pageOperation(
    '/api/cinder/groups/',
    {
      own: { path: 'project/volume_groups/', table: 'volume_groups', columns: groupColumns },
      all: { path: 'admin/volume_groups/', table: 'volume_groups', columns: { ...project, ...groupColumns } },
    },
    { answer: volumeGroups, failure: 'Unable to retrieve the volume groups.' },
  ),
  'cinder.groups.get': pageOperation(
    '/api/cinder/groups/{id}/',
    {
      one: { path: 'project/volume_groups/{id}', parts: groupParts, optional: ['replication_status'] },
      anyOne: {
        path: 'admin/volume_groups/{id}',
        parts: { ...groupParts, ...owned },
        optional: ['replication_status'],
      },
    },
    { answer: volumeGroupDetails, failure: 'Unable to retrieve the volume group.' },
  ),
  'cinder.groupSnapshots.list': pageOperation(
    '/api/cinder/group-snapshots/',
    {
      own: { path: 'project/vg_snapshots/', table: 'volume_vg_snapshots', columns: groupSnapshotColumns },
      all: {
        path: 'admin/vg_snapshots/',
        table: 'volume_vg_snapshots',
        columns: { ...project, ...groupSnapshotColumns },
      },
    },
    { answer: groupSnapshots, failure: 'Unable to retrieve the group snapshots.' },
  ),
  'cinder.groupSnapshots.get': pageOperation(
    '/api/cinder/group-snapshots/{id}/',
    {
      one: { path: 'project/vg_snapshots/{id}/detail/', parts: groupSnapshotParts },
      anyOne: { path: 'admin/vg_snapshots/{id}/detail/', parts: { ...groupSnapshotParts, ...owned } },
    },
    { answer: groupSnapshotDetails, failure: 'Unable to retrieve the group snapshot.' },
  ),
  'cinder.groupTypes.list': pageOperation(
    '/api/cinder/group-types/',
    {
      own: {
        path: 'admin/group_types/',
        table: 'group_types',
        columns: { name: 'Name', description: 'Description', public: 'Public' },
      },
    },
    { answer: groupTypes, failure: 'Unable to retrieve the group types.' },
  ),
  'cinder.groupTypes.specs': pageOperation(
    '/api/cinder/group-types/{id}/specs/',
    { own: { path: 'admin/group_types/{id}/specs/', table: 'specs', columns: { key: 'Key', value: 'Value' } } },
    { answer: groupSpecs, failure: 'Unable to retrieve the specs of the group type.' },
  ),
} as const
