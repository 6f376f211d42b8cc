import { Refusal } from '../../handler.js'
import {
  createUserCredential,
  removeUserCredential,
  updateUserCredential,
} from '../../handlers/keystone/user-credentials.js'
import type { UserCredentialRow } from '../../world/tables/keystone.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

/** One's own among the settings, everybody's under Identity: as Horizon 25 has them. */
const pages = { own: '/settings/credentials/', all: '/identity/credentials/' } as const
type Whose = keyof typeof pages

const types: readonly Option[] = [
  ['totp', 'TOTP'],
  ['ec2', 'EC2'],
  ['cert', 'cert'],
]

export const userCredentialRoutes: readonly PageRoute[] = (['own', 'all'] as const).flatMap((whose) => [
  tableRoute(
    new RegExp(`^${pages[whose]}$`),
    'User Credentials',
    (context) => credentials(context, whose),
    ({ cloud }) => ({
      delete: {
        past: 'Deleted User Credential',
        present: 'delete user credential',
        run: (id) => removeUserCredential(cloud.world, id),
      },
    }),
  ),
  formRoute(new RegExp(`^${pages[whose]}create/$`), {
    title: 'Create User Credential',
    submit: 'Create User Credential',
    help: ['Create a new user credential.'],
    next: pages[whose],
    find: demandAdmin,
    fields: (context) => fieldsOf(context, whose),
    save: (context) =>
      saved(context, 'create', () => {
        createUserCredential(context.cloud.world, wishOf(context))
        context.say('success', 'User credential created successfully.')
      }),
  }),
  formRoute(new RegExp(`^${pages[whose]}([^/]+)/update/$`), {
    title: 'Update User Credential',
    submit: 'Update User Credential',
    help: ["Edit the user credential's details."],
    next: pages[whose],
    gone: 'Unable to update user credential.',
    find(context) {
      demandAdmin(context)
      return context.cloud.world.db.keystone.userCredentials.get(context.params[0] ?? '')
    },
    fields: (context, row) => fieldsOf(context, whose, row),
    save: (context, { id }) =>
      saved(context, 'update', () => {
        updateUserCredential(context.cloud.world, id, wishOf(context))
        context.say('success', 'User credential updated successfully.')
      }),
  }),
])

/** What Keystone refuses is said in a message, and the form is done. */
function saved({ say }: PageContext, verb: string, work: () => void): string {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say('error', `Unable to ${verb} user credential.`)
  }
  return ''
}

const wishOf = ({ form }: PageContext) => ({
  user_id: field(form, 'user_name'),
  type: field(form, 'cred_type'),
  blob: field(form, 'data'),
  project_id: field(form, 'project') || null,
})

function fieldsOf({ cloud, session }: PageContext, whose: Whose, row?: UserCredentialRow): Field[] {
  const { users, projects } = cloud.world.db.keystone
  const options = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }): Option => [id, name])
  const user = { name: 'user_name', label: 'User', value: row?.user_id ?? session?.user.id }
  return [
    whose === 'own'
      ? { ...user, kind: 'hidden' }
      : { ...user, kind: 'select', required: true, options: options(users.all()) },
    { name: 'cred_type', label: 'Type', kind: 'select', required: true, options: types, value: row?.type },
    { name: 'data', label: 'Data', required: true, value: row?.blob },
    {
      name: 'project',
      label: 'Project',
      kind: 'select',
      options: [['', 'Select a project'], ...options(projects.where('enabled', true))],
      value: row?.project_id ?? '',
    },
  ]
}

function credentials(context: PageContext, whose: Whose): HorizonTable {
  if (whose === 'all') demandAdmin(context)
  const { session, cloud } = context
  const { users, projects, userCredentials } = cloud.world.db.keystone
  const rows = userCredentials.filter(({ user_id }) => whose === 'all' || user_id === session?.user.id)
  const link = (text: string | undefined, href: string) => (text === undefined ? '-' : { text, href })
  return {
    name: 'credentialstable',
    path: pages[whose],
    columns: [...(whose === 'all' ? ['User'] : []), 'Type', 'Data', 'Project'].map((title) => ({ title })),
    stateColumn: -1,
    still: true,
    detail: false,
    actions: session?.isAdmin
      ? [
          { name: 'create', label: 'Create User Credential', href: `${pages[whose]}create/` },
          { name: 'delete', label: 'Delete User Credentials', danger: true },
        ]
      : [],
    rows: rows.map(({ id, user_id, type, blob, project_id }) => ({
      id,
      // As Horizon: rows are called what they keep secret.
      name: blob,
      state: 'status_up',
      cells: [
        ...(whose === 'all' ? [link(users.get(user_id)?.name, `/identity/users/${user_id}/detail/`)] : []),
        type,
        blob,
        link(project_id === null ? undefined : projects.get(project_id)?.name, `/identity/${project_id}/detail/`),
      ],
      actions: session?.isAdmin
        ? [
            { name: 'update', label: 'Edit User Credential', href: `${pages[whose]}${id}/update/`, modal: true },
            { name: 'delete', label: 'Delete User Credential', danger: true },
          ]
        : [],
    })),
  }
}
