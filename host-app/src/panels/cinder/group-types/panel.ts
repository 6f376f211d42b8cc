import type { Field } from '../../../described/field.js'
import type { DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { groupTypeActions } from './actions.js'
import type { GroupType } from './group-type.js'

const fields: readonly Field<GroupType>[] = [
  { id: 'name', label: 'Name', facet: true },
  { id: 'description', label: 'Description', priority: 3 },
  { id: 'public', label: 'Public', kind: 'word', priority: 2, facet: true },
]

/** Types of volume groups (P-VGROUP-03). */
export const groupTypePanel: DescribedPanel<GroupType> = {
  title: 'Group Types',
  one: 'Group Type',
  name: 'group_types',
  list: paths.groupTypes,
  load: async (client, _area, signal) => (await client.call('cinder.groupTypes.list', { signal, quiet: true })).items,
  failure: 'Unable to retrieve the group types.',
  remember: remembered<GroupType>('group-types', ['id', 'name', 'description', 'public']),
  fields,
  actions: { admin: groupTypeActions, project: { ...groupTypeActions, items: [] } },
}
