import { one, textOf, withoutEmpty, type Json } from '../json.js'
import { part } from '../question.js'
import { readTexts } from '../../schemas/fields.js'
import { choice, choices, FieldErrors, form, type Field, type Filled, type FormQuestion } from './service-form.js'

const pathOf = ({ params }: FormQuestion): string => `/subnetpools/${part(params['id'] ?? '')}`

const projectField = async ({ services }: FormQuestion): Promise<Field> => ({
  name: 'project',
  label: 'Project',
  type: 'select',
  required: true,
  choices: choices(await services.all('identity', '/projects', 'projects')),
})

const box = (name: string, label: string, help: string, on = false): Field => ({
  name,
  label,
  type: 'checkbox',
  checked: on,
  help,
})

/** Lengths of prefixes, by field. */
const lengths = [
  ['default_prefixlen', 'Default Prefix Length', 'Of subnets for which nobody says one.'],
  ['min_prefixlen', 'Minimum Prefix Length', 'The largest subnet: 24 lets nobody take more than a /24.'],
  ['max_prefixlen', 'Maximum Prefix Length', 'The smallest subnet.'],
] as const

async function poolFields({ services }: FormQuestion, pool: Json): Promise<Field[]> {
  const scopes = await services.all('network', '/address-scopes', 'address_scopes').catch(() => [])
  return [
    { name: 'name', label: 'Name', required: true, maxLength: 255, value: textOf(pool, 'name') },
    { name: 'description', label: 'Description', maxLength: 255, value: textOf(pool, 'description') },
    {
      name: 'prefixes',
      label: 'Prefixes',
      type: 'multiline',
      required: true,
      help: 'Networks of which subnets are cut, a line each: 10.50.0.0/16. More can be added later, none taken away.',
      value: readTexts(pool['prefixes']).join('\n'),
    },
    ...lengths.map(([name, label, help]): Field => ({
      name,
      label,
      type: 'number',
      min: 0,
      max: 128,
      help,
      value: textOf(pool, name),
    })),
    {
      name: 'address_scope_id',
      label: 'Address Scope',
      type: 'select',
      value: textOf(pool, 'address_scope_id'),
      choices: [choice('', 'None'), ...choices(scopes, ({ ip_version }) => ` (IPv${String(ip_version)})`)],
    },
  ]
}

const prefix = /^[0-9a-f.:]+\/\d{1,3}$/i

/** @throws FieldErrors when a line is no network, or a length no number */
function wish({ name, description, prefixes = '', address_scope_id, ...filled }: Filled): Json {
  const nets = prefixes.split(/[\s,]+/).filter(Boolean)
  const wrong = nets.find((net) => !prefix.test(net))
  if (wrong !== undefined) throw new FieldErrors({ prefixes: `${wrong} is not a network such as 10.50.0.0/16.` })
  const numbers = lengths.map(([field]) => [field, filled[field]?.trim() ? Number(filled[field]) : undefined] as const)
  const none = numbers.find(([, length]) => length !== undefined && !(Number.isInteger(length) && length >= 0))
  if (none) throw new FieldErrors({ [none[0]]: 'Enter a whole number.' })
  return {
    name,
    description,
    prefixes: nets,
    address_scope_id: address_scope_id || null,
    ...Object.fromEntries(numbers),
  }
}

const creation = (any: boolean) =>
  form({
    title: 'Create Subnet Pool',
    submit: 'Create Subnet Pool',
    help: ['Subnets can be cut of a pool in place of addresses that somebody makes up.'],
    fields: async (question) => [
      ...(any ? [await projectField(question)] : []),
      ...(await poolFields(question, {})),
      ...(any
        ? [
            box('shared', 'Shared', 'All projects take subnets of it. This cannot be changed later.'),
            box('is_default', 'Default', 'Taken where nobody names a pool; there is one for IPv4 and one for IPv6.'),
          ]
        : []),
    ],
    async save({ services }, { project, shared, is_default, ...filled }) {
      const rights = any ? { project_id: project, shared: Boolean(shared), is_default: Boolean(is_default) } : {}
      const subnetpool = withoutEmpty({ ...wish(filled), ...rights })
      await services.post('network', '/subnetpools', { subnetpool })
      return `Subnet pool ${filled['name'] ?? ''} was created.`
    },
  })

const change = (any: boolean) =>
  form({
    title: 'Edit Subnet Pool',
    submit: 'Save Changes',
    help: [],
    about: async (question) => one(await question.services.get('network', pathOf(question)), 'subnetpool'),
    fields: async (question, pool) => [
      ...(await poolFields(question, pool)),
      ...(any ? [box('is_default', 'Default', 'Taken where nobody names a pool.', pool['is_default'] === true)] : []),
    ],
    async save(question, { is_default, ...filled }, pool) {
      const wanted = { ...wish(filled), ...(any && { is_default: Boolean(is_default) }) }
      const before = { ...pool, description: textOf(pool, 'description') } as Json
      // Neutron takes a change of prefixes for more of them: what is as it was is not sent.
      const changed = Object.entries(wanted).filter(
        ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(asSent(name, before[name])),
      )
      if (changed.length)
        await question.services.put('network', pathOf(question), { subnetpool: Object.fromEntries(changed) })
      return `Subnet pool ${filled['name'] ?? ''} was changed.`
    },
  })

/** Neutron tells lengths as texts. */
const asSent = (name: string, value: unknown): unknown =>
  lengths.some(([length]) => length === name) ? Number(value) : value

const scopePathOf = ({ params }: FormQuestion): string => `/address-scopes/${part(params['id'] ?? '')}`

const sharedHelp = 'All projects put pools into it.'

const scopeCreation = (any: boolean) =>
  form({
    title: 'Create Address Scope',
    submit: 'Create Address Scope',
    help: ['Within a scope no address is there twice: routers pass it on without translation.'],
    fields: async (question) => [
      ...(any ? [await projectField(question)] : []),
      { name: 'name', label: 'Name', required: true, maxLength: 255 },
      {
        name: 'ip_version',
        label: 'IP Version',
        type: 'select',
        required: true,
        choices: [choice('4', 'IPv4'), choice('6', 'IPv6')],
      },
      ...(any ? [box('shared', 'Shared', sharedHelp)] : []),
    ],
    async save({ services }, { name = '', ip_version, project, shared }) {
      const rights = any ? { project_id: project, shared: Boolean(shared) } : {}
      const address_scope = { name, ip_version: Number(ip_version), ...rights }
      await services.post('network', '/address-scopes', { address_scope })
      return `Address scope ${name} was created.`
    },
  })

const scopeChange = (any: boolean) =>
  form({
    title: 'Edit Address Scope',
    submit: 'Save Changes',
    help: [],
    about: async (question) => one(await question.services.get('network', scopePathOf(question)), 'address_scope'),
    fields: (_, scope) => [
      { name: 'name', label: 'Name', required: true, maxLength: 255, value: textOf(scope, 'name') },
      ...(any ? [box('shared', 'Shared', sharedHelp, scope['shared'] === true)] : []),
    ],
    async save(question, { name = '', shared }, scope) {
      const rights = any && Boolean(shared) !== (scope['shared'] === true) ? { shared: Boolean(shared) } : {}
      await question.services.put('network', scopePathOf(question), { address_scope: { name, ...rights } })
      return `Address scope ${name} was changed.`
    },
  })

/** Horizon has no such pages: what is done with pools of addresses, and with the scopes that they are in. */
export const subnetPoolForms = {
  'neutron.createSubnetPool': creation(false),
  'neutron.createAnySubnetPool': creation(true),
  'neutron.editSubnetPool': change(false),
  'neutron.editAnySubnetPool': change(true),
  'neutron.createAddressScope': scopeCreation(false),
  'neutron.createAnyAddressScope': scopeCreation(true),
  'neutron.editAddressScope': scopeChange(false),
  'neutron.editAnyAddressScope': scopeChange(true),
}
