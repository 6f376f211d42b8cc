import { userCan, userPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import { loadPasswordForm, loadUserForm } from './user-form-data.js'
import type { UserRow } from './user.js'

const form = opens<UserRow | null, UserRow>(async ({ host: { client } }, listed) => {
  const load = async () => {
    if (!listed) return { user: null, data: await loadUserForm(client, null, true) }
    // Others may have changed it since it was listed.
    const user = await client.call('keystone.users.get', { params: { id: listed.id } })
    return { user, data: await loadUserForm(client, user.default_project_id, false) }
  }
  const [{ UserForm }, { user, data }] = await Promise.all([import('./UserForm.js'), load()])
  return (close) => <UserForm user={user} data={data} onClose={close} />
})

const enable = (enabled: boolean) =>
  call<UserRow>(
    ({ host: { client } }, { id }) => client.call('keystone.users.update', { params: { id }, body: { enabled } }),
    {
      outcome: 'updated',
      success: enabled
        ? ['User %s was successfully enabled.', 'Users %s were successfully enabled.']
        : ['User %s was successfully disabled.', 'Users %s were successfully disabled.'],
    },
  )

/** Everything that can be done with users. */
export const userActions: PanelActions<UserRow> = {
  type: resourceTypes.user,
  page: [
    {
      id: 'create',
      label: 'Create User',
      icon: 'plus',
      primary: true,
      palette: true,
      ...userPolicies.create,
      does: form,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit User', icon: 'pencil', ...userCan.edit, does: form },
    {
      id: 'password',
      label: 'Change Password',
      icon: 'key',
      ...userCan.password,
      does: opens(async ({ host: { client } }, user) => {
        const [{ PasswordForm }, data] = await Promise.all([import('./PasswordForm.js'), loadPasswordForm(client)])
        return (close) => <PasswordForm user={user} data={data} onClose={close} />
      }),
    },
    {
      id: 'enable',
      label: 'Enable User',
      icon: 'unlock',
      when: ({ enabled }) => enabled !== true,
      ...userCan.enable,
      does: enable(true),
    },
    {
      id: 'disable',
      label: 'Disable User',
      icon: 'lock',
      danger: true,
      when: ({ enabled }) => enabled === true,
      ...userCan.disable,
      does: enable(false),
    },
    {
      id: 'delete',
      label: 'Delete User',
      many: 'Delete Users',
      icon: 'trash',
      danger: true,
      ...userCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('keystone.users.delete', { params: { id }, quiet: true }),
        { outcome: 'deleted', words: deletionWords(['User', 'Users']) },
      ),
    },
  ],
}
