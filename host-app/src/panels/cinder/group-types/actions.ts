import { groupTypeCan, groupTypePolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'
import { groupSpecs } from '../specs.js'
import type { GroupType } from './group-type.js'

/** Everything that can be done with types of volume groups. */
export const groupTypeActions: PanelActions<GroupType> = {
  type: resourceTypes.groupType,
  page: [
    {
      id: 'create',
      label: 'Create Group Type',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: groupTypePolicies.create,
      does: fillsForm('cinder.createGroupType', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'specs',
      label: 'Update Specs',
      icon: 'tags',
      ...groupTypeCan.specs,
      does: editsMetadata({
        heading: 'Update Group Type Specs',
        type: resourceTypes.groupType,
        ...groupSpecs,
      }),
    },
    {
      id: 'edit',
      label: 'Edit Group Type',
      icon: 'pencil',
      ...groupTypeCan.edit,
      does: fillsForm('cinder.editGroupType', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Group Type',
      many: 'Delete Group Types',
      icon: 'trash',
      danger: true,
      ...groupTypeCan.delete,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: 'admin/group_types/', name: ['group_types', 'delete'] }, id),
        { outcome: 'deleted', words: deletionWords(['Group Type', 'Group Types']) },
      ),
    },
  ],
}
