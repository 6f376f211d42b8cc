import { everyone } from '../everyone.js'
import { one, textOf, withoutEmpty, type Json } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { part } from '../question.js'
import { choice, choices, form, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'

const types = [choice('totp', 'TOTP'), choice('ec2', 'EC2'), choice('cert')]

const dataHelp =
  'A secret. For TOTP in base32; for EC2, which needs a project, as {"access": "…", "secret": "…"}; else as it is.'

const dataField = (value = ''): Field => ({
  name: 'data',
  label: 'Data',
  type: 'password',
  required: true,
  help: dataHelp,
  value,
})

async function create({ services }: FormQuestion, filled: Filled): Promise<string> {
  const { user_name, cred_type, data, project } = filled
  const user_id = user_name ?? (await whoAmI(services)).user
  const credential = withoutEmpty({ user_id, type: cred_type, blob: data, project_id: project })
  await services.post('identity', '/credentials', { credential })
  return 'User credential created successfully.'
}

const creation = (own: boolean): ServiceForm =>
  form({
    title: 'Create User Credential',
    submit: 'Create User Credential',
    help: [],
    async fields({ services }) {
      const [users, projects] = await Promise.all([
        own ? [] : everyone(services, 'users'),
        services.all('identity', own ? '/auth/projects' : '/projects', 'projects'),
      ])
      const user: Field = { name: 'user_name', label: 'User', type: 'select', required: true, choices: choices(users) }
      return [
        ...(own ? [] : [user]),
        { name: 'cred_type', label: 'Type', type: 'select', required: true, choices: types },
        dataField(),
        {
          name: 'project',
          label: 'Project',
          type: 'select',
          choices: [choice('', 'Select a project'), ...choices(projects)],
        },
      ]
    },
    save: create,
  })

const pathOf = ({ params }: FormQuestion): string => `/credentials/${part(params['id'] ?? '')}`

/** Whose it is, of what type and for which project stays: Keystones of today refuse to change that. */
const change: ServiceForm = form({
  title: 'Edit User Credential',
  submit: 'Update User Credential',
  help: ['User, type and project stay: for others, make another one.'],
  about: async (question): Promise<Json> =>
    one(await question.services.get('identity', pathOf(question)), 'credential'),
  fields: (_, credential) => [dataField(textOf(credential, 'blob'))],
  async save(question, { data }) {
    await question.services.patch('identity', pathOf(question), { credential: { blob: data } })
    return 'User credential updated successfully.'
  },
})

/** What people prove who they are with beside a password: everybody's, for administrators, and one's own. */
export const userCredentialForms = {
  'keystone.createUserCredential': creation(false),
  'keystone.editUserCredential': change,
  'keystone.createOwnCredential': creation(true),
  'keystone.editOwnCredential': change,
}
