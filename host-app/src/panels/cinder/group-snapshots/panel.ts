import type { Field } from '../../../described/field.js'
import { ofArea, type DescribedPanel } from '../../../described/panel.js'
import { paths, type Area } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { idIn } from '../id-in.js'
import { groupSnapshotActions } from './actions.js'
import type { GroupSnapshot } from './group-snapshot.js'

function groupPath({ group_id, links }: GroupSnapshot, area: Area): string | null {
  const id = group_id ?? idIn(links['group'])
  return id && paths.volumeGroup(area, id)
}

const fields: readonly Field<GroupSnapshot>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => paths.groupSnapshot(area, id) },
  { id: 'description', label: 'Description', priority: 3 },
  { id: 'status', label: 'Status', kind: 'status', facet: true },
  { id: 'group', label: 'Group', priority: 2, facet: true, to: groupPath },
]

/** Snapshots of the volumes of a group, taken at once (P-VGROUP-02). */
export const groupSnapshotPanel: DescribedPanel<GroupSnapshot> = {
  title: 'Group Snapshots',
  one: 'Group Snapshot',
  name: 'vg_snapshots',
  list: paths.groupSnapshots,
  load: async (client, area, signal) =>
    (await client.call('cinder.groupSnapshots.list', { query: ofArea(area), signal, quiet: true })).items,
  failure: 'Unable to retrieve the group snapshots.',
  remember: remembered<GroupSnapshot>('group-snapshots', [
    'id',
    'name',
    'project',
    'description',
    'status',
    'state',
    'group',
    'links',
    'group_id',
  ]),
  fields,
  actions: groupSnapshotActions,
}
