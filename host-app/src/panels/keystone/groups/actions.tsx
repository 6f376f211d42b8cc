import { groupCan, groupPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { Group } from './group.js'

const form = opens<Group | null, Group>(async ({ host: { client } }, listed) => {
  const [{ GroupForm }, group] = await Promise.all([
    import('./GroupForm.js'),
    // Others may have changed it since it was listed.
    listed && client.call('keystone.groups.get', { params: { id: listed.id } }),
  ])
  return (close) => <GroupForm group={group} onClose={close} />
})

const members = opens<Group>(async ({ host: { client } }, group) => {
  const params = { id: group.id }
  const [{ GroupMembers }, { peopleOf }, users, inIt] = await Promise.all([
    import('./GroupMembers.js'),
    import('./member-changes.js'),
    client.call('keystone.users.list', group.domain_id ? { query: { domain_id: group.domain_id } } : {}),
    client.call('keystone.groups.members', { params }),
  ])
  const data = { group, people: peopleOf(users.items, inIt.items), members: inIt.items.map(({ id }) => id) }
  return (close) => <GroupMembers {...data} onClose={close} />
})

/** Everything that can be done with groups. */
export const groupActions: PanelActions<Group> = {
  type: resourceTypes.group,
  page: [
    {
      id: 'create',
      label: 'Create Group',
      icon: 'plus',
      primary: true,
      palette: true,
      ...groupPolicies.create,
      does: form,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Group', icon: 'pencil', ...groupCan.edit, does: form },
    { id: 'members', label: 'Manage Members', icon: 'users', ...groupCan.members, does: members },
    {
      id: 'delete',
      label: 'Delete Group',
      many: 'Delete Groups',
      icon: 'trash',
      danger: true,
      ...groupCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('keystone.groups.delete', { params: { id }, quiet: true }),
        { outcome: 'deleted', words: deletionWords(['Group', 'Groups']) },
      ),
    },
  ],
}
