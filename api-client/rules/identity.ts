import type { Gate } from '../gate.js'
import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const identity = (...rules: readonly string[]): readonly PolicyRule[] => rules.map((rule) => ['identity', rule])

/** The back end may be one that only reads (LDAP): then nothing of this type can be changed. */
function canEdit(type: 'domain' | 'group' | 'project' | 'role' | 'user'): { readonly settings: readonly string[] } {
  return { settings: [`OPENSTACK_KEYSTONE_BACKEND.can_edit_${type}`] }
}

/** Changes of items that take it at any time. */
const atAnyTime = { unavailable: () => null }

/** The specification names rules of domains without the prefix under which Keystone's policy has them: both must pass. */
const domain = (rule: string) => identity(rule, `identity:${rule}`)

/** Horizon sends a domain's own facts with who has roles in it. */
const domainRoles = (people: string) =>
  identity(
    'identity:update_domain',
    `identity:${people}`,
    'identity:list_roles',
    'identity:list_role_assignments',
    'identity:create_grant',
    'identity:revoke_grant',
  )

/** Row actions of the domains panel. */
export const domainCan = {
  members: { policy: domainRoles('list_users'), ...atAnyTime },
  groups: { policy: domainRoles('list_groups'), ...atAnyTime },
  edit: { policy: identity('identity:update_domain'), ...canEdit('domain'), ...atAnyTime },
  delete: {
    policy: domain('delete_domain'),
    ...canEdit('domain'),
    unavailable: ({ enabled }) => (enabled === false ? null : 'Only a disabled domain can be deleted.'),
  },
} as const satisfies Readonly<Record<string, ActionRule<{ readonly enabled: boolean | null }>>>

export const domainPolicies = {
  create: { policy: domain('create_domain'), ...canEdit('domain') },
  list: { policy: domain('list_domains') },
} as const satisfies Readonly<Record<string, Gate>>

/** Row actions of the groups panel. */
export const groupCan = {
  members: {
    policy: [
      ['identity', 'identity:list_users'],
      ['identity', 'identity:add_user_to_group'],
      ['identity', 'identity:remove_user_from_group'],
    ],
    ...canEdit('group'),
    ...atAnyTime,
  },
  edit: { policy: identity('identity:update_group'), ...canEdit('group'), ...atAnyTime },
  delete: { policy: identity('identity:delete_group'), ...canEdit('group'), ...atAnyTime },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

export const groupPolicies = {
  create: { policy: identity('identity:create_group'), ...canEdit('group') },
} as const satisfies Readonly<Record<string, Gate>>

/** Row actions of the roles panel. */
export const roleCan = {
  edit: { policy: identity('identity:update_role'), ...canEdit('role'), ...atAnyTime },
  delete: { policy: identity('identity:delete_role'), ...canEdit('role'), ...atAnyTime },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

export const rolePolicies = {
  create: { policy: identity('identity:create_role'), ...canEdit('role') },
} as const satisfies Readonly<Record<string, Gate>>

/** The part of a user the rules look at. */
export interface UserFacts {
  readonly enabled: boolean | null
  /** It is the person who looks. */
  readonly isSelf: boolean
}

const updateUser = { policy: identity('identity:update_user'), ...canEdit('user') }

/** Row actions of the users panel. Nobody is let to lock themselves out. */
export const userCan = {
  edit: { ...updateUser, ...atAnyTime },
  password: { ...updateUser, ...atAnyTime },
  enable: { ...updateUser, ...atAnyTime },
  disable: { ...updateUser, unavailable: ({ isSelf }) => (isSelf ? 'You cannot disable yourself.' : null) },
  delete: {
    policy: identity('identity:delete_user'),
    ...canEdit('user'),
    unavailable: ({ isSelf }) => (isSelf ? 'You cannot delete yourself.' : null),
  },
} as const satisfies Readonly<Record<string, ActionRule<UserFacts>>>

export const userPolicies = {
  create: { policy: identity('identity:create_user'), ...canEdit('user') },
  list: { policy: identity('identity:list_users') },
} as const satisfies Readonly<Record<string, Gate>>

/** The part of a project the rules look at. */
export interface ProjectFacts {
  /** The session is in it. */
  readonly isCurrent: boolean
}

const compute = (rule: string): PolicyRule => ['compute', `os_compute_api:${rule}`]

/** Row actions of the projects panel: those of Horizon's own page, with its rules. */
export const projectCan = {
  members: { policy: identity('identity:list_users', 'identity:list_roles'), ...atAnyTime },
  groups: { policy: identity('identity:list_groups'), ...atAnyTime },
  edit: { policy: identity('identity:update_project'), ...canEdit('project'), ...atAnyTime },
  usage: {
    policy: [...identity('admin_required'), compute('os-simple-tenant-usage:show')],
    services: ['compute'],
    ...atAnyTime,
  },
  quotas: { policy: [...identity('admin_required'), compute('os-quota-sets:update')], ...atAnyTime },
  activate: { policy: [], ...atAnyTime },
  delete: {
    policy: identity('identity:delete_project'),
    ...canEdit('project'),
    unavailable: ({ isCurrent }) => (isCurrent ? 'You cannot delete your current project.' : null),
  },
} as const satisfies Readonly<Record<string, ActionRule<ProjectFacts>>>

export const projectPolicies = {
  /** What every project used in a period. */
  usage: { policy: [compute('os-simple-tenant-usage:list')], services: ['compute'] },
  create: { policy: identity('identity:create_project'), ...canEdit('project') },
  list: { policy: identity('identity:list_projects') },
} as const satisfies Readonly<Record<string, Gate>>

/** Most characters of a project's name. */
export const maxProjectName = 64
