import { Refusal } from '../../handler.js'
import type { VolumeEncryption, VolumeTypeRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tablesRoute } from '../templates/table-routes.js'
import { qosSpecRoutes, qosSpecTable, qosSpecVerbs } from './volume-qos-specs.js'

const page = '/admin/volume_types/'
const help = 'This action cannot be undone.'

type Spec = Omit<FormSpec<VolumeTypeRow>, 'next' | 'find' | 'gone'>

/** A form about one type: of administrators alone. */
const typeForm = (name: string, spec: Spec): PageRoute =>
  formRoute<VolumeTypeRow>(new RegExp(`^/admin/volume_types/([^/]+)/${name}/$`), {
    ...spec,
    next: page,
    find: ({ cloud, params, policy }) => {
      policy?.demand('volume', 'volume_extension:type_update')
      return cloud.world.db.cinder.types.get(params[0] ?? '')
    },
    gone: 'Unable to retrieve volume type details.',
  })

const nameField = (value = ''): Field => ({ name: 'name', label: 'Name', required: true, value })
const publicField = (on: boolean, text: string): Field => ({
  name: 'is_public',
  label: 'Public',
  kind: 'checkbox',
  value: on ? 'on' : '',
  help: text,
})

const isTaken = ({ cloud, form }: PageContext, own?: VolumeTypeRow) =>
  cloud.world.db.cinder.types.find(({ id, name }) => name === field(form, 'name') && id !== own?.id) !== undefined

const encryptionFields = ({ id, name, encryption }: VolumeTypeRow): readonly Field[] => [
  { name: 'name', label: 'Name', kind: 'readonly', value: name },
  { name: 'provider', label: 'Provider', required: true, value: encryption?.provider ?? '' },
  {
    name: 'control_location',
    label: 'Control Location',
    kind: 'select',
    value: encryption?.control_location ?? 'front-end',
    options: [
      ['front-end', 'front-end'],
      ['back-end', 'back-end'],
    ],
  },
  { name: 'cipher', label: 'Cipher', value: encryption?.cipher ?? '' },
  {
    name: 'key_size',
    label: 'Key Size (bits)',
    kind: 'number',
    min: 1,
    value: encryption?.key_size ? String(encryption.key_size) : '',
  },
  { name: 'volume_type_id', label: '', kind: 'hidden', value: id },
]

const encryptionTyped = ({ form }: PageContext): VolumeEncryption => ({
  provider: field(form, 'provider'),
  control_location: field(form, 'control_location') === 'back-end' ? 'back-end' : 'front-end',
  cipher: field(form, 'cipher') || null,
  key_size: Number(field(form, 'key_size')) || null,
})

/** Volume types and QoS specs as Horizon's own page has them. */
export const volumeTypeRoutes: readonly PageRoute[] = [
  tablesRoute(/^\/admin\/volume_types\/$/, 'Volume Types', [
    {
      box: 'volumes-type',
      table,
      verbs: ({ cloud }) => ({
        delete: { past: 'Deleted Volume Type', present: 'delete volume type', run: (id) => remove(cloud, id) },
        delete_encryption: {
          past: 'Deleted Encryption',
          present: 'delete encryption',
          run: (id) => void cloud.world.db.cinder.types.update(id, { encryption: null }),
        },
      }),
    },
    { box: 'qos-specs', table: qosSpecTable, verbs: qosSpecVerbs },
  ]),
  formRoute(/^\/admin\/volume_types\/create_type$/, {
    title: 'Create Volume Type',
    submit: 'Create Volume Type',
    help: ['Volume type is a type or label that can be selected at volume creation time in OpenStack.'],
    next: page,
    find: ({ policy }) => (policy?.demand('volume', 'volume_extension:type_create'), null),
    fields: () => [
      nameField(),
      { name: 'vol_type_description', label: 'Description', kind: 'textarea' },
      publicField(true, 'By default, volume type is created as public.'),
    ],
    save(context) {
      const { cloud, form, say } = context
      const name = field(form, 'name')
      if (isTaken(context)) return { name: `Volume type name "${name}" already exists.` }
      cloud.world.db.cinder.types.insert({
        id: cloud.world.ids.uuid(),
        name,
        description: field(form, 'vol_type_description'),
        is_public: form.has('is_public'),
        extra_specs: {},
        encryption: null,
        qos_spec_id: null,
        access: [],
      })
      say('success', `Successfully created volume type: ${name}`)
      return ''
    },
  }),
  typeForm('update_type', {
    title: 'Edit Volume Type',
    submit: 'Edit',
    help: ['Modify volume type name, description, and public status.'],
    fields: (_, { name, description, is_public }) => [
      nameField(name),
      { name: 'description', label: 'Description', kind: 'textarea', value: description ?? '' },
      publicField(is_public, 'To make volume type private, uncheck this field.'),
    ],
    save(context, type) {
      const { cloud, form, say } = context
      if (isTaken(context, type)) say('error', 'New name conflicts with another volume type.')
      else {
        const [name, description] = [field(form, 'name'), field(form, 'description')]
        cloud.world.db.cinder.types.update(type.id, { name, description, is_public: form.has('is_public') })
        say('success', 'Successfully updated volume type.')
      }
      return ''
    },
  }),
  typeForm('edit_access', {
    title: 'Edit Volume Type Access',
    submit: 'Save',
    fields: ({ cloud }, { access }) => [
      {
        name: 'member',
        label: 'Member',
        kind: 'checkboxes',
        value: access.join(','),
        options: cloud.world.db.keystone.projects.all().map(({ id, name }): Option => [id, name]),
      },
    ],
    save({ cloud, form, say }, { id }) {
      cloud.world.db.cinder.types.update(id, { access: form.getAll('member').map(String) })
      say('success', `Modified volume type access: ${id}`)
      return ''
    },
  }),
  typeForm('manage_qos_spec_association', {
    title: 'Associate QoS Spec with Volume Type',
    submit: 'Associate',
    help: ['Add, modify or remove the QoS Spec associated with this volume type.'],
    fields: ({ cloud }, { qos_spec_id: current }) => [
      {
        name: 'qos_spec_choice',
        label: 'QoS Spec to be associated',
        kind: 'select',
        required: true,
        options: [
          ['', 'Select a new QoS spec'],
          ...(current ? [['-1', 'None (removes spec)'] as const] : []),
          ...cloud.world.db.cinder.qosSpecs
            .filter(({ id }) => id !== current)
            .map(({ id, name }): Option => [id, name]),
        ],
      },
    ],
    save({ cloud, form, say }, { id }) {
      const chosen = field(form, 'qos_spec_choice')
      cloud.world.db.cinder.types.update(id, { qos_spec_id: chosen === '-1' ? null : chosen })
      say('success', 'Successfully updated QoS Spec association.')
      return ''
    },
  }),
  ...(['create', 'update'] as const).map((verb) =>
    typeForm(`${verb}_type_encryption`, {
      title: verb === 'create' ? 'Create Volume Type Encryption' : 'Update Volume Type Encryption',
      submit: verb === 'create' ? 'Create Volume Type Encryption' : 'Update Volume Type Encryption',
      fields: (_, type) => encryptionFields(type),
      save(context, { id, name }) {
        const { cloud, say } = context
        cloud.world.db.cinder.types.update(id, { encryption: encryptionTyped(context) })
        say('success', `Successfully ${verb}d encryption for volume type: ${name}`)
        return ''
      },
    }),
  ),
  ...qosSpecRoutes,
]

/** Cinder keeps a type that volumes have. */
function remove({ world }: PageContext['cloud'], id: string): void {
  const { types, volumes } = world.db.cinder
  const name = types.get(id)?.name
  if (volumes.find((volume) => volume.volume_type === name))
    throw new Refusal(400, 'This volume type is used by one or more volumes.')
  types.remove(id)
}

function table({ cloud, policy }: PageContext): HorizonTable {
  policy?.demand('volume', 'volume_extension:type_create')
  const { types, qosSpecs } = cloud.world.db.cinder
  return {
    name: 'volume_types',
    path: page,
    title: 'Volume Types',
    detail: false,
    columns: ['Name', 'Description', 'Associated QoS Spec', 'Encryption', 'Public'].map((title) => ({ title })),
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create Volume Type', href: `${page}create_type` },
      { name: 'delete', label: 'Delete Volume Types', danger: true, help },
    ],
    rows: types.all().map(({ id, name, description, qos_spec_id, encryption, is_public }) => {
      const form = (action: string, label: string, path: string) => ({
        name: action,
        label,
        href: `${page}${id}/${path}/`,
        modal: true,
      })
      return {
        id,
        name,
        state: 'status_up',
        cells: [
          name,
          description ?? '',
          qosSpecs.get(qos_spec_id ?? '')?.name ?? '',
          encryption?.provider ?? '-',
          is_public ? 'Yes' : 'No',
        ],
        actions: [
          ...(encryption ? [] : [form('create_encryption', 'Create Encryption', 'create_type_encryption')]),
          form('associate', 'Manage QoS Spec Association', 'manage_qos_spec_association'),
          form('edit', 'Edit Volume Type', 'update_type'),
          ...(encryption
            ? [
                form('update_encryption', 'Update Encryption', 'update_type_encryption'),
                { name: 'delete_encryption', label: 'Delete Encryption', danger: true, help },
              ]
            : []),
          ...(is_public ? [] : [form('edit_access', 'Edit Access', 'edit_access')]),
          { name: 'delete', label: 'Delete Volume Type', danger: true, help },
        ],
      }
    }),
  }
}
