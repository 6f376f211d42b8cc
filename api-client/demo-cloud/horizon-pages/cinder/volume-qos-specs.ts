import type { VolumeQosSpecRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import type { TableVerb } from '../templates/table-routes.js'

const page = '/admin/volume_types/'
const help = 'This action cannot be undone.'
const consumers = ['back-end', 'front-end', 'both'] as const

type Consumer = VolumeQosSpecRow['consumer']
const consumerOf = (text: string): Consumer => consumers.find((consumer) => consumer === text) ?? 'back-end'
const options = (but?: Consumer) =>
  consumers.filter((consumer) => consumer !== but).map((consumer): Option => [consumer, consumer])

/** Forms about the QoS specs of volume types. */
export const qosSpecRoutes: readonly PageRoute[] = [
  formRoute(/^\/admin\/volume_types\/create_qos_spec$/, {
    title: 'Create QoS Spec',
    submit: 'Create',
    help: ['QoS Specs can be associated with volume types.'],
    next: page,
    find: ({ policy }) => (policy?.demand('volume', 'volume_extension:qos_specs_manage:create'), null),
    fields: () => [
      { name: 'name', label: 'Name', required: true },
      { name: 'consumer', label: 'Consumer', kind: 'select', options: options() },
    ],
    save({ cloud, form, say }) {
      const name = field(form, 'name')
      if (cloud.world.db.cinder.qosSpecs.find((spec) => spec.name === name))
        return { name: `QoS Spec name "${name}" already exists.` }
      const consumer = consumerOf(field(form, 'consumer'))
      cloud.world.db.cinder.qosSpecs.insert({ id: cloud.world.ids.uuid(), name, consumer, specs: {} })
      say('success', `Successfully created QoS Spec: ${name}`)
      return ''
    },
  }),
  formRoute<VolumeQosSpecRow>(/^\/admin\/volume_types\/([^/]+)\/edit_qos_spec_consumer\/$/, {
    title: 'Edit Consumer of QoS Spec',
    submit: 'Modify Consumer',
    next: page,
    find: ({ cloud, params, policy }) => {
      policy?.demand('volume', 'volume_extension:qos_specs_manage:update')
      return cloud.world.db.cinder.qosSpecs.get(params[0] ?? '')
    },
    gone: 'Unable to retrieve QoS Spec details.',
    fields: (_, { consumer }): Field[] => [
      { name: 'current_consumer', label: 'Current consumer', kind: 'readonly', value: consumer },
      {
        name: 'consumer_choice',
        label: 'New QoS Spec Consumer',
        kind: 'select',
        required: true,
        options: [['', 'Select a new consumer'], ...options(consumer)],
      },
    ],
    save({ cloud, form, say }, { id }) {
      cloud.world.db.cinder.qosSpecs.update(id, { consumer: consumerOf(field(form, 'consumer_choice')) })
      say('success', 'Successfully modified QoS Spec consumer.')
      return ''
    },
  }),
]

export const qosSpecVerbs = ({ cloud }: PageContext): Readonly<Record<string, TableVerb>> => ({
  delete: {
    past: 'Deleted QoS Spec',
    present: 'delete QoS spec',
    run: (id) => void cloud.world.db.cinder.qosSpecs.remove(id),
  },
})

export function qosSpecTable({ cloud }: PageContext): HorizonTable {
  return {
    name: 'qos_specs',
    path: page,
    title: 'QoS Specs',
    detail: false,
    still: true,
    columns: ['Name', 'Consumer', 'Specs'].map((title) => ({ title })),
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create QoS Spec', href: `${page}create_qos_spec` },
      { name: 'delete', label: 'Delete QoS Specs', danger: true, help },
    ],
    rows: cloud.world.db.cinder.qosSpecs.all().map(({ id, name, consumer, specs }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, consumer, Object.entries(specs).map(([key, value]) => `${key}=${value}`)],
      actions: [
        { name: 'edit_consumer', label: 'Edit Consumer', href: `${page}${id}/edit_qos_spec_consumer/`, modal: true },
        { name: 'delete', label: 'Delete QoS Spec', danger: true, help },
      ],
    })),
  }
}
