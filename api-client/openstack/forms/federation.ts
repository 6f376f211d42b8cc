import { readTexts } from '../../schemas/fields.js'
import { one, textOf, type Json } from '../json.js'
import { mappingsPath, protocolsPath, providersPath } from '../keystone/federation.js'
import { part } from '../question.js'
import {
  choice,
  choices,
  FieldErrors,
  form,
  idOf,
  ifTaken,
  type Field,
  type Filled,
  type FormQuestion,
} from './service-form.js'

const providerPath = (question: FormQuestion): string => `${providersPath}/${part(idOf(question))}`
const mappingPath = (question: FormQuestion): string => `${mappingsPath}/${part(idOf(question))}`

const idField = (label: string, id: string): Field => ({
  name: 'id',
  label,
  required: true,
  maxLength: 64,
  value: id,
  readOnly: id !== '',
})

const providerFields = (provider: Json): Field[] => [
  idField('Identity Provider ID', textOf(provider, 'id')),
  {
    name: 'remote_ids',
    label: 'Remote IDs',
    help: 'Comma-delimited list of valid remote IDs from the identity provider.',
    value: readTexts(provider['remote_ids']).join(', '),
  },
  { name: 'description', label: 'Description', type: 'multiline', value: textOf(provider, 'description') },
  {
    name: 'enabled',
    label: 'Enabled',
    type: 'checkbox',
    checked: provider['enabled'] !== false,
    help: 'Indicates whether this identity provider should accept federated authentication requests.',
  },
]

const providerOf = ({ remote_ids = '', description = '', enabled }: Filled): Json => ({
  description,
  enabled: Boolean(enabled),
  remote_ids: remote_ids
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean),
})

const rulesField = (value = ''): Field => ({
  name: 'rules',
  label: 'Rules',
  type: 'multiline',
  required: true,
  help: 'A list in JSON, which makes users and groups of what the provider says.',
  value,
})

/** @throws FieldErrors */
function rulesOf({ rules = '' }: Filled): unknown {
  try {
    const read: unknown = JSON.parse(rules)
    if (Array.isArray(read)) return read
  } catch {
    // Said below.
  }
  throw new FieldErrors({ rules: 'Rules must be a list in JSON.' })
}

/** Who vouches for people, how, and what becomes of them: for administrators. */
export const federationForms = {
  'keystone.registerProvider': form({
    title: 'Register Identity Provider',
    submit: 'Register Identity Provider',
    help: ['Keystone keeps the users of a provider in a domain of its own, which stays when the provider goes.'],
    fields: async ({ services }) => [
      ...providerFields({}),
      {
        name: 'domain_id',
        label: 'Domain',
        type: 'select',
        choices: [choice('', 'A new domain'), ...choices(await services.all('identity', '/domains', 'domains'))],
      },
    ],
    async save({ services }, filled) {
      const { id = '', domain_id } = filled
      const identity_provider = { ...providerOf(filled), ...(domain_id && { domain_id }) }
      await services.put('identity', `${providersPath}/${part(id)}`, { identity_provider })
      return 'Identity provider registered successfully.'
    },
  }),
  'keystone.editProvider': form({
    title: 'Update Identity Provider',
    submit: 'Update Identity Provider',
    help: [],
    about: async (question) =>
      one(await question.services.get('identity', providerPath(question)), 'identity_provider'),
    fields: (_, provider) => providerFields(provider),
    async save(question, filled) {
      await question.services.patch('identity', providerPath(question), { identity_provider: providerOf(filled) })
      return 'Identity provider updated successfully.'
    },
  }),
  'keystone.addProtocol': form({
    title: 'Create Protocol',
    submit: 'Create Protocol',
    help: ['The name is the one that the web server of Keystone signs people in by: saml2, openid.'],
    fields: async (question) => [
      { name: 'id', label: 'Protocol ID', required: true, maxLength: 64 },
      {
        name: 'mapping_id',
        label: 'Mapping ID',
        type: 'select',
        required: true,
        choices: [
          choice('', 'Select Mapping'),
          ...(await question.services.all('identity', mappingsPath, 'mappings')).map((mapping) =>
            choice(textOf(mapping, 'id')),
          ),
        ],
      },
    ],
    async save(question, { id = '', mapping_id }) {
      const path = `${protocolsPath(idOf(question))}/${part(id)}`
      await question.services.put('identity', path, { protocol: { mapping_id } })
      return 'Identity provider protocol created successfully.'
    },
  }),
  'keystone.createMapping': form({
    title: 'Create Mapping',
    submit: 'Create Mapping',
    help: [],
    fields: () => [idField('Mapping ID', ''), rulesField()],
    async save({ services }, filled) {
      const { id = '' } = filled
      await services
        .put('identity', `${mappingsPath}/${part(id)}`, { mapping: { rules: rulesOf(filled) } })
        .catch(ifTaken('id', `There is a mapping ${id} already.`))
      return 'Mapping created successfully.'
    },
  }),
  'keystone.editMapping': form({
    title: 'Update Mapping',
    submit: 'Update Mapping',
    help: [],
    about: async (question) => one(await question.services.get('identity', mappingPath(question)), 'mapping'),
    fields: (question, mapping) => [
      idField('Mapping ID', idOf(question)),
      rulesField(JSON.stringify(mapping['rules'] ?? [], null, 2)),
    ],
    async save(question, filled) {
      await question.services.patch('identity', mappingPath(question), { mapping: { rules: rulesOf(filled) } })
      return 'Mapping updated successfully.'
    },
  }),
}
