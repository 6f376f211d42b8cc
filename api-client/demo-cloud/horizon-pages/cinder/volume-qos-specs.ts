import { removeQosSpec } from '../../handlers/cinder/qos-specs.js'
import type { VolumeQosSpecRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'

const page = '/admin/volume_types/'
const help = 'This action cannot be undone.'
const consumers = ['back-end', 'front-end', 'both'] as const

type Consumer = VolumeQosSpecRow['consumer']
const consumerOf = (text: string): Consumer => consumers.find((consumer) => consumer === text) ?? 'back-end'
const options = (but?: Consumer) =>
  consumers.filter((consumer) => consumer !== but).map((consumer): Option => [consumer, consumer])

function specOf({ cloud, params, policy }: PageContext, rule: 'get' | 'update'): VolumeQosSpecRow | undefined {
  policy?.demand('volume', `volume_extension:qos_specs_manage:${rule}`)
  return cloud.world.db.cinder.qosSpecs.get(params[0] ?? '')
}

const aboutSpec = {
  next: page,
  find: (context: PageContext) => specOf(context, 'update'),
  gone: 'Unable to retrieve QoS Spec details.',
} as const

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
    ...aboutSpec,
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
  tableRoute(/^\/admin\/volume_types\/qos_specs\/([^/]+)\/$/, 'Spec', valueTable, (context) => ({
    delete: {
      past: 'Deleted Spec',
      present: 'delete spec',
      run(id) {
        const spec = specOf(context, 'update')
        if (!spec) return
        const { [decodeURIComponent(id)]: _gone, ...left } = spec.specs
        context.cloud.world.db.cinder.qosSpecs.update(spec.id, { specs: left })
      },
    },
  })),
  formRoute<VolumeQosSpecRow>(/^\/admin\/volume_types\/qos_specs\/([^/]+)\/create\/$/, {
    ...aboutSpec,
    title: 'Create Spec',
    submit: 'Create',
    fields: () => [
      { name: 'key', label: 'Key', required: true },
      { name: 'value', label: 'Value', required: true },
    ],
    save(context, spec) {
      const key = field(context.form, 'key')
      if (!/^[\w.:\-/ ]+$/.test(key)) return { key: "The key must match the following the regex: '^[a-zA-Z0-9-_:. /]'" }
      setValue(context, spec, key)
      context.say('success', `Created spec "${key}".`)
      return ''
    },
  }),
  formRoute<VolumeQosSpecRow>(/^\/admin\/volume_types\/qos_specs\/([^/]+)\/key\/([^/]+)\/edit\/$/, {
    ...aboutSpec,
    title: 'Edit Spec Value',
    submit: 'Save',
    fields: ({ params }, { specs }) => [
      { name: 'value', label: 'Value', required: true, value: specs[params[1] ?? ''] },
    ],
    save(context, spec) {
      const [, key = ''] = context.params
      setValue(context, spec, key)
      context.say('success', `Saved spec "${key}".`)
      return ''
    },
  }),
]

function setValue({ cloud, form }: PageContext, { id, specs }: VolumeQosSpecRow, key: string): void {
  cloud.world.db.cinder.qosSpecs.update(id, { specs: { ...specs, [key]: field(form, 'value') } })
}

/** The values of one spec. */
function valueTable(context: PageContext): HorizonTable {
  const spec = specOf(context, 'get')
  return {
    name: 'specs',
    path: context.call.url.pathname,
    detail: false,
    still: true,
    columns: [{ title: 'Key' }, { title: 'Value' }],
    stateColumn: -1,
    actions: [{ name: 'delete', label: 'Delete Specs', danger: true }],
    rows: Object.entries(spec?.specs ?? {}).map(([key, value]) => ({
      id: encodeURIComponent(key),
      name: key,
      state: 'status_up',
      cells: [key, value],
      actions: [{ name: 'delete', label: 'Delete Spec', danger: true }],
    })),
  }
}

export const qosSpecVerbs = ({ cloud }: PageContext): Readonly<Record<string, TableVerb>> => ({
  delete: {
    past: 'Deleted QoS Spec',
    present: 'delete QoS spec',
    run: (id) => removeQosSpec(cloud.world.db, id),
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
