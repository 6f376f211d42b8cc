import { encryptionOf, isPublic, qosSpecsOf } from '../cinder/volume-types.js'
import { many, one, textOf, type Json } from '../json.js'
import { part } from '../question.js'
import {
  choice,
  choices,
  form,
  idOf,
  ifTaken,
  lines,
  type Field,
  type FormQuestion,
  type ServiceForm,
} from './service-form.js'

const typePath = (question: FormQuestion): string => `/types/${part(idOf(question))}`
const specPath = (question: FormQuestion): string => `/qos-specs/${part(idOf(question))}`

const typeOf = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', typePath(question)), 'volume_type')

const specOf = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', specPath(question)), 'qos_specs')

const typeFields = (description: string, type: Json = {}, on = true): Field[] => [
  { name: 'name', label: 'Name', required: true, value: textOf(type, 'name'), maxLength: 255 },
  {
    name: description,
    label: 'Description',
    type: 'multiline',
    value: textOf(type, 'description'),
    maxLength: 255,
  },
  { name: 'is_public', label: 'Public', type: 'checkbox', value: 'on', checked: on },
]

const access = async (question: FormQuestion): Promise<string[]> =>
  many(await question.services.get('volume', `${typePath(question)}/os-volume-type-access`), 'volume_type_access').map(
    (each) => textOf(each, 'project_id'),
  )

const consumers = ['back-end', 'front-end', 'both'] as const

const encrypts = (verb: 'Create' | 'Update'): ServiceForm => ({
  title: `${verb} Volume Type Encryption`,
  submit: `${verb} Volume Type Encryption`,
  help: ['The provider is the class that encrypts, such as luks. What is left empty is up to it.'],
  about: async (question) => ({
    ...(await encryptionOf(question.services, idOf(question))),
    name: textOf(await typeOf(question), 'name'),
  }),
  fields: (_, about) => [
    { name: 'name', label: 'Name', value: textOf(about, 'name'), readOnly: true },
    { name: 'provider', label: 'Provider', required: true, value: textOf(about, 'provider'), maxLength: 255 },
    {
      name: 'control_location',
      label: 'Control Location',
      type: 'select',
      value: textOf(about, 'control_location') || 'front-end',
      choices: [choice('front-end'), choice('back-end')],
    },
    { name: 'cipher', label: 'Cipher', value: textOf(about, 'cipher'), maxLength: 255 },
    { name: 'key_size', label: 'Key Size (bits)', type: 'number', value: textOf(about, 'key_size'), min: 1 },
  ],
  async save(question, { provider, control_location, cipher, key_size }, about) {
    const { services } = question
    // Cinder keeps what is not named.
    const encryption = {
      provider,
      control_location,
      cipher: cipher || null,
      key_size: key_size ? Number(key_size) : null,
    }
    const path = `${typePath(question)}/encryption`
    const known = textOf(about, 'encryption_id')
    await (known
      ? services.put('volume', `${path}/${part(known)}`, { encryption })
      : services.post('volume', path, { encryption }))
    return `Successfully ${verb.toLowerCase()}d encryption for volume type: ${textOf(about, 'name')}`
  },
})

/** Kinds of volumes, and what is asked for of each. */
export const volumeTypeForms = {
  'cinder.createVolumeType': form({
    title: 'Create Volume Type',
    submit: 'Create Volume Type',
    help: [
      'Volume type is a type or label that can be selected at volume creation time in OpenStack. It usually maps to a set of capabilities of the storage back-end driver to be used for this volume.',
    ],
    fields: () => typeFields('vol_type_description'),
    async save({ services }, { name = '', vol_type_description: description, is_public }) {
      const volume_type = { name, description, 'os-volume-type-access:is_public': Boolean(is_public) }
      await services
        .post('volume', '/types', { volume_type })
        .catch(ifTaken('name', `Volume type name "${name}" already exists.`))
      return `Successfully created volume type: ${name}`
    },
  }),
  'cinder.editVolumeType': form({
    title: 'Edit Volume Type',
    submit: 'Edit',
    help: ['Modify volume type name, description, and public status.'],
    about: typeOf,
    fields: (_, type) => typeFields('description', type, isPublic(type)),
    async save(question, { name = '', description = '', is_public }) {
      const volume_type = { name, description, is_public: Boolean(is_public) }
      await question.services
        .put('volume', typePath(question), { volume_type })
        .catch(ifTaken('name', 'New name conflicts with another volume type.'))
      return 'Successfully updated volume type.'
    },
  }),
  'cinder.typeAccess': form({
    title: 'Edit Volume Type Access',
    submit: 'Save',
    help: [
      'Select the projects where the volume types will be used. If no projects are selected, then volume type will be only visible by users with the admin role.',
    ],
    fields: async (question) => [
      {
        name: 'member',
        label: 'Member',
        type: 'select',
        multiple: true,
        value: (await access(question)).join('\n'),
        choices: choices(await question.services.all('identity', '/projects', 'projects')),
      },
    ],
    async save(question, { member }) {
      const before = await access(question)
      const wanted = lines(member)
      const act = (name: string, project: string) =>
        question.services.post('volume', `${typePath(question)}/action`, { [name]: { project } })
      for (const id of wanted.filter((each) => !before.includes(each))) await act('addProjectAccess', id)
      for (const id of before.filter((each) => !wanted.includes(each))) await act('removeProjectAccess', id)
      return `Modified volume type access: ${idOf(question)}`
    },
  }),
  'cinder.typeQos': form({
    title: 'Associate QoS Spec with Volume Type',
    submit: 'Associate',
    help: ['Add, modify or remove the QoS Spec associated with this volume type.'],
    about: typeOf,
    async fields({ services }, { qos_specs_id: current }) {
      const others = (await qosSpecsOf(services)).filter(({ id }) => id !== current)
      return [
        {
          name: 'qos_spec_choice',
          label: 'QoS Spec to be associated',
          type: 'select',
          required: true,
          choices: [
            choice('', others.length || current ? 'Select a new QoS spec' : 'No new QoS spec available'),
            ...(current ? [choice('-1', 'None (removes spec)')] : []),
            ...choices(others),
          ],
        },
      ]
    },
    async save({ services, params }, { qos_spec_choice = '' }, { qos_specs_id: current }) {
      const ask = { query: { vol_type_id: params['id'] ?? '' } }
      const act = (spec: unknown, verb: string) =>
        services.get('volume', `/qos-specs/${part(String(spec))}/${verb}`, ask)
      // A type has one at most: the old one has to go first.
      if (current) await act(current, 'disassociate')
      if (qos_spec_choice !== '-1')
        await act(qos_spec_choice, 'associate').catch(async (error: unknown) => {
          if (current) await act(current, 'associate').catch(() => undefined)
          throw error
        })
      return 'Successfully updated QoS Spec association.'
    },
  }),
  'cinder.createEncryption': encrypts('Create'),
  'cinder.updateEncryption': encrypts('Update'),
  'cinder.createQosSpec': form({
    title: 'Create QoS Spec',
    submit: 'Create',
    help: [
      'QoS Specs can be associated with volume types. It is mapped to a set of capabilities requested by the volume owner.',
    ],
    fields: () => [
      { name: 'name', label: 'Name', required: true, maxLength: 255 },
      { name: 'consumer', label: 'Consumer', type: 'select', choices: consumers.map((each) => choice(each)) },
    ],
    async save({ services }, { name = '', consumer }) {
      await services
        .post('volume', '/qos-specs', { qos_specs: { name, consumer } })
        .catch(ifTaken('name', `QoS Spec name "${name}" already exists.`))
      return `Successfully created QoS Spec: ${name}`
    },
  }),
  'cinder.qosConsumer': form({
    title: 'Edit Consumer of QoS Spec',
    submit: 'Modify Consumer',
    help: [
      'Each QoS Specs entity will have a "Consumer" value which indicates where the administrator would like the QoS policy to be enforced.',
    ],
    about: specOf,
    fields: (_, { consumer }) => [
      { name: 'current_consumer', label: 'Current consumer', value: String(consumer), readOnly: true },
      {
        name: 'consumer_choice',
        label: 'New QoS Spec Consumer',
        type: 'select',
        required: true,
        choices: [
          choice('', 'Select a new consumer'),
          ...consumers.filter((each) => each !== consumer).map((each) => choice(each)),
        ],
      },
    ],
    async save(question, { consumer_choice }) {
      await question.services.put('volume', specPath(question), { qos_specs: { consumer: consumer_choice } })
      return 'Successfully modified QoS Spec consumer.'
    },
  }),
  'cinder.createQosValue': form({
    title: 'Create Spec',
    submit: 'Create',
    help: ['Create a new "spec" key-value pair for a QoS Spec.'],
    fields: () => [
      { name: 'key', label: 'Key', required: true, maxLength: 255 },
      { name: 'value', label: 'Value', required: true, maxLength: 255 },
    ],
    async save(question, { key = '', value = '' }) {
      await question.services.put('volume', specPath(question), { qos_specs: { [key]: value } })
      return `Created spec "${key}".`
    },
  }),
  'cinder.editQosValue': form({
    title: 'Edit Spec Value',
    submit: 'Save',
    help: ['Update the "spec" value.'],
    about: specOf,
    fields: ({ params }, spec) => [
      {
        name: 'value',
        label: 'Value',
        value: textOf(one(spec, 'specs'), params['key'] ?? ''),
        required: true,
        maxLength: 255,
      },
    ],
    async save(question, { value = '' }) {
      const { key = '' } = question.params
      await question.services.put('volume', specPath(question), { qos_specs: { [key]: value } })
      return `Saved spec "${key}".`
    },
  }),
}
