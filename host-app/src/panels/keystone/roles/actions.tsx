import { roleCan, rolePolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { Role } from './role.js'

const form = opens<Role | null, Role>(async ({ host: { client }, rows }, listed) => {
  const [{ RoleForm }, role] = await Promise.all([
    import('./RoleForm.js'),
    // Others may have changed it since it was listed.
    listed && client.call('keystone.roles.get', { params: { id: listed.id } }),
  ])
  return (close) => <RoleForm role={role} known={rows} onClose={close} />
})

/** Everything that can be done with roles. */
export const roleActions: PanelActions<Role> = {
  type: resourceTypes.role,
  page: [
    {
      id: 'create',
      label: 'Create Role',
      icon: 'plus',
      primary: true,
      palette: true,
      ...rolePolicies.create,
      does: form,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Role', icon: 'pencil', ...roleCan.edit, does: form },
    {
      id: 'delete',
      label: 'Delete Role',
      many: 'Delete Roles',
      icon: 'trash',
      danger: true,
      ...roleCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('keystone.roles.delete', { params: { id }, quiet: true }),
        { outcome: 'deleted', words: deletionWords(['Role', 'Roles']) },
      ),
    },
  ],
}
