import type { GroupTypeRow } from '../../world/tables/cinder.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Field } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

const page = '/admin/group_types/'

const typeFields = (description: string, type?: GroupTypeRow): Field[] => [
  { name: 'name', label: 'Name', required: true, value: type?.name },
  { name: description, label: 'Description', kind: 'textarea', value: type?.description ?? '' },
  { name: 'is_public', label: 'Public', kind: 'checkbox', value: type?.is_public === false ? '' : 'on' },
]

/** The type that an address names. */
function typeOf(context: PageContext): GroupTypeRow | undefined {
  demandAdmin(context)
  return context.cloud.world.db.cinder.groupTypes.get(context.params[0] ?? '')
}

const aboutType = { find: typeOf, gone: 'Unable to retrieve group type details.', next: page } as const

const isTaken = ({ cloud, form }: PageContext, own?: GroupTypeRow) =>
  cloud.world.db.cinder.groupTypes.find(({ id, name }) => name === field(form, 'name') && id !== own?.id) !== undefined

function setSpec({ cloud, form }: PageContext, { id, specs }: GroupTypeRow, key: string): void {
  cloud.world.db.cinder.groupTypes.update(id, { specs: { ...specs, [key]: field(form, 'value') } })
}

/** Types of groups of volumes, and what the back end is to know of groups of each. */
export const groupTypeRoutes: readonly PageRoute[] = [
  tableRoute(/^\/admin\/group_types\/$/, 'Group Types', types, ({ cloud }) => ({
    delete: {
      past: 'Deleted Group Type',
      present: 'delete group type',
      run: (id) => void cloud.world.db.cinder.groupTypes.remove(id),
    },
  })),
  tableRoute(/^\/admin\/group_types\/([^/]+)\/specs\/$/, 'Group Type Specs', specs, (context) => ({
    delete: {
      past: 'Delete Spec',
      present: 'delete spec',
      run(id) {
        const type = typeOf(context)
        if (!type) return
        const { [decodeURIComponent(id)]: _gone, ...left } = type.specs
        context.cloud.world.db.cinder.groupTypes.update(type.id, { specs: left })
      },
    },
  })),
  formRoute<null>(/^\/admin\/group_types\/create_type$/, {
    title: 'Create a Group Type',
    submit: 'Create Group Type',
    help: ['Group type is a type or label that can be selected at group creation time in OpenStack.'],
    next: page,
    find: demandAdmin,
    fields: () => typeFields('group_type_description'),
    save(context) {
      const { cloud, form, say } = context
      const name = field(form, 'name')
      if (isTaken(context)) return { name: `Group type name "${name}" already exists.` }
      cloud.world.db.cinder.groupTypes.insert({
        id: cloud.world.ids.uuid(),
        name,
        description: field(form, 'group_type_description') || null,
        is_public: form.has('is_public'),
        specs: {},
      })
      say('success', `Successfully created group type: ${name}`)
      return ''
    },
  }),
  formRoute<GroupTypeRow>(/^\/admin\/group_types\/([^/]+)\/update_type\/$/, {
    ...aboutType,
    title: 'Edit Group Type',
    submit: 'Edit',
    help: ['Modify group type name, description, and public status.'],
    fields: (_, type) => typeFields('description', type),
    save(context, type) {
      const { cloud, form, say } = context
      if (isTaken(context, type)) say('error', 'New name conflicts with another group type.')
      else {
        const [name, description] = [field(form, 'name'), field(form, 'description') || null]
        cloud.world.db.cinder.groupTypes.update(type.id, { name, description, is_public: form.has('is_public') })
        say('success', 'Successfully updated group type.')
      }
      return ''
    },
  }),
  formRoute<GroupTypeRow>(/^\/admin\/group_types\/([^/]+)\/specs\/create\/$/, {
    ...aboutType,
    title: 'Create Group Type Spec',
    submit: 'Create',
    fields: () => [
      { name: 'key', label: 'Key', required: true },
      { name: 'value', label: 'Value', required: true },
    ],
    save(context, type) {
      const key = field(context.form, 'key')
      if (!/^[\w.:-]+$/.test(key))
        return {
          key: 'Key names can only contain alphanumeric characters, underscores, periods, colons and hyphens',
        }
      setSpec(context, type, key)
      context.say('success', `Created group type spec "${key}".`)
      return ''
    },
  }),
  formRoute<GroupTypeRow>(/^\/admin\/group_types\/([^/]+)\/specs\/([^/]+)\/edit\/$/, {
    ...aboutType,
    title: 'Edit Group Type Spec Value',
    submit: 'Save',
    fields: ({ params }, type) => [
      { name: 'value', label: 'Value', required: true, value: type.specs[params[1] ?? ''] },
    ],
    save(context, type) {
      const [, key = ''] = context.params
      setSpec(context, type, key)
      context.say('success', `Saved group type spec "${key}".`)
      return ''
    },
  }),
]

function types(context: PageContext): HorizonTable {
  demandAdmin(context)
  return {
    name: 'group_types',
    path: page,
    detail: false,
    columns: [{ title: 'Name' }, { title: 'Description' }, { title: 'Public' }],
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create Group Type', href: `${page}create_type` },
      { name: 'delete', label: 'Delete Group Types', danger: true },
    ],
    rows: context.cloud.world.db.cinder.groupTypes.all().map(({ id, name, description, is_public }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, description ?? '', is_public ? 'Yes' : 'No'],
      actions: [
        { name: 'specs', label: 'View Specs', href: `${page}${id}/specs/`, modal: true },
        { name: 'edit', label: 'Edit Group Type', href: `${page}${id}/update_type/`, modal: true },
        { name: 'delete', label: 'Delete Group Type', danger: true },
      ],
    })),
  }
}

function specs(context: PageContext): HorizonTable {
  const type = typeOf(context)
  const path = `${page}${type?.id}/specs/`
  return {
    name: 'specs',
    path,
    detail: false,
    still: true,
    columns: [{ title: 'Key' }, { title: 'Value' }],
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create Spec', href: `${path}create/` },
      { name: 'delete', label: 'Delete Specs', danger: true },
    ],
    rows: Object.entries(type?.specs ?? {}).map(([key, value]) => ({
      id: encodeURIComponent(key),
      name: key,
      state: 'status_up',
      cells: [key, value],
      actions: [
        { name: 'edit', label: 'Edit Spec', href: `${path}${encodeURIComponent(key)}/edit/`, modal: true },
        { name: 'delete', label: 'Delete Spec', danger: true },
      ],
    })),
  }
}
