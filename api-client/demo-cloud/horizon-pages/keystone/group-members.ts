import { addMember, removeMember } from '../../handlers/keystone/memberships.js'
import type { PageContext, PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

const groupOf = ({ params }: PageContext): string => params[0] ?? ''

const membersOf = ({ cloud, params }: PageContext): ReadonlySet<string> =>
  new Set(cloud.world.db.keystone.memberships.where('group_id', params[0] ?? '').map(({ user_id }) => user_id))

/** The users who are in a group, or who are not. */
const usersTable =
  (name: string, page: string, action: string, isShown: (isMember: boolean) => boolean) =>
  (context: PageContext): HorizonTable => {
    const members = membersOf(context)
    const { users } = context.cloud.world.db.keystone
    return {
      name,
      path: `/identity/groups/${groupOf(context)}/${page}/`,
      detail: false,
      still: true,
      columns: ['User Name', 'Email', 'User ID', 'Enabled'].map((title) => ({ title })),
      stateColumn: -1,
      actions: [{ name: action, label: 'Users' }],
      rows: users
        .filter(({ id }) => isShown(members.has(id)))
        .map((user) => ({
          id: user.id,
          name: user.name,
          state: 'status_up',
          cells: [user.name, user.email ?? '', user.id, user.enabled ? 'Yes' : 'No'],
          actions: [],
        })),
    }
  }

/** Who is in a group: Horizon changes it by two tables, one of those who are in it and one of the others. */
export const groupMemberRoutes: readonly PageRoute[] = [
  tableRoute(
    /^\/identity\/groups\/([\da-f]{32})\/manage_members\/$/,
    'Group Management',
    usersTable('group_members', 'manage_members', 'removeGroupMember', (isMember) => isMember),
    (context) => ({
      removeGroupMember: {
        past: 'Removed User',
        present: 'remove user',
        run(id) {
          context.policy?.demand('identity', 'identity:remove_user_from_group')
          removeMember(context.cloud.world, groupOf(context), id)
        },
      },
    }),
  ),
  tableRoute(
    /^\/identity\/groups\/([\da-f]{32})\/add_members\/$/,
    'Add Users',
    usersTable('group_non_members', 'add_members', 'add', (isMember) => !isMember),
    (context) => ({
      add: {
        past: 'Added User',
        present: 'add user',
        run(id) {
          context.policy?.demand('identity', 'identity:add_user_to_group')
          addMember(context.cloud.world, groupOf(context), id)
        },
      },
    }),
  ),
]
