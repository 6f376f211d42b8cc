import type { Field } from '../../../described/field.js'
import { ofArea, type DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { volumeGroupActions } from './actions.js'
import type { VolumeGroup } from './volume-group.js'

const fields: readonly Field<VolumeGroup>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => paths.volumeGroup(area, id) },
  { id: 'description', label: 'Description', priority: 3 },
  { id: 'status', label: 'Status', kind: 'status', facet: true },
  { id: 'availability_zone', label: 'Availability Zone', priority: 3, facet: true },
  { id: 'volume_types', label: 'Volume Types', kind: 'lines', priority: 2 },
  { id: 'has_snapshots', label: 'Has Snapshots', kind: 'word', priority: 3 },
]

/** Volumes that snapshots are taken of together (P-VGROUP-01). */
export const volumeGroupPanel: DescribedPanel<VolumeGroup> = {
  title: 'Volume Groups',
  one: 'Volume Group',
  name: 'volume_groups',
  list: paths.volumeGroups,
  load: async (client, area, signal) =>
    (await client.call('cinder.groups.list', { query: ofArea(area), signal, quiet: true })).items,
  failure: 'Unable to retrieve the volume groups.',
  remember: remembered<VolumeGroup>('volume-groups', [
    'id',
    'name',
    'project',
    'description',
    'status',
    'state',
    'availability_zone',
    'volume_types',
    'has_snapshots',
  ]),
  fields,
  actions: volumeGroupActions,
}
