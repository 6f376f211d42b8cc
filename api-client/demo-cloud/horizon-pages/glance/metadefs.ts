import { readJson } from '../../../operations/protocol.js'
import { isRecord } from '../../../schemas/fields.js'
import type { Answer } from '../../call.js'
import {
  changeNamespace,
  createNamespace,
  needNamespace,
  removeNamespace,
} from '../../handlers/glance/metadef-changes.js'
import { Refusal } from '../../handler.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import { formRoute } from '../templates/form-route.js'
import { framedPage, type HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

const page = '/admin/metadata_defs/'
const pathOf = (name: string, what: string) => `${page}${encodeURIComponent(name)}/${what}`
const yes = (flag: boolean) => (flag ? 'Yes' : 'No')

/** Namespaces of metadata definitions, for administrators. */
export const metadefRoutes: readonly PageRoute[] = [
  tableRoute(/^\/admin\/metadata_defs\/$/, 'Metadata Definitions', namespaces, ({ cloud }) => ({
    delete: { past: 'Deleted Namespace', present: 'delete namespace', run: (id) => removeNamespace(cloud.world, id) },
  })),
  { path: /^\/admin\/metadata_defs\/([^/]+)\/detail$/, methods: ['GET'], handle: contents },
  formRoute(/^\/admin\/metadata_defs\/create\/$/, {
    title: 'Create a Metadata Namespace',
    submit: 'Import Namespace',
    next: page,
    find: demandAdmin,
    fields: () => [
      {
        name: 'source_type',
        label: 'Namespace Definition Source',
        kind: 'select',
        switches: 'source',
        options: [
          ['file', 'Metadata Definition File'],
          ['raw', 'Direct Input'],
        ],
      },
      {
        name: 'metadef_file',
        label: 'Metadata Definition File',
        kind: 'file',
        shownFor: { switch: 'source', labels: { file: 'Metadata Definition File' } },
      },
      {
        name: 'direct_input',
        label: 'Namespace JSON',
        kind: 'textarea',
        shownFor: { switch: 'source', labels: { raw: 'Namespace JSON' } },
      },
      { name: 'public', label: 'Public', kind: 'checkbox' },
      { name: 'protected', label: 'Protected', kind: 'checkbox' },
    ],
    save({ cloud, form, say }) {
      const read = readJson(field(form, 'direct_input'))
      if (!isRecord(read)) return 'There was a problem loading the namespace: no JSON.'
      const { created_at: _, updated_at: _at, owner: _owner, schema: _schema, ...wanted } = read
      try {
        const visibility = form.has('public') ? 'public' : 'private'
        const { id } = createNamespace(cloud.world, { ...wanted, visibility, protected: form.has('protected') })
        say('success', `Namespace ${id} has been created.`)
        return ''
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        say('error', `Unable to create new namespace. ${error.message}`)
        return ' '
      }
    },
  }),
  formRoute(/^\/admin\/metadata_defs\/([^/]+)\/update$/, {
    title: 'Edit Metadata Namespace',
    submit: 'Save Changes',
    next: page,
    find: (context) => {
      demandAdmin(context)
      return needNamespace(context.cloud.world, context.params[0] ?? '')
    },
    fields: (_, { body }) => [
      { name: 'public', label: 'Public', kind: 'checkbox', value: body['visibility'] === 'public' ? 'on' : '' },
      { name: 'protected', label: 'Protected', kind: 'checkbox', value: body['protected'] === true ? 'on' : '' },
    ],
    save({ cloud, form, say }, { id }) {
      const visibility = form.has('public') ? 'public' : 'private'
      changeNamespace(cloud.world, id, { visibility, protected: form.has('protected') })
      say('success', 'Namespace successfully updated.')
      return ''
    },
  }),
  formRoute(/^\/admin\/metadata_defs\/([^/]+)\/resource_types\/$/, {
    title: 'Namespace Resource Type Associations',
    submit: 'Save',
    next: page,
    find: (context) => {
      demandAdmin(context)
      return needNamespace(context.cloud.world, context.params[0] ?? '')
    },
    fields: () => [{ name: 'resource_types', label: '', kind: 'hidden' }],
    save({ cloud, form, say }, { id }) {
      const sent = readJson(field(form, 'resource_types'))
      const wanted = (Array.isArray(sent) ? sent.filter(isRecord) : []).filter(({ selected }) => selected === true)
      const types = wanted.map((type) => ({ ...type, selected: undefined }))
      changeNamespace(cloud.world, id, { resource_type_associations: types })
      say('success', `Resource types updated for namespace ${id}.`)
      return ''
    },
  }),
]

const typesOf = (body: Readonly<Record<string, unknown>>): string[] =>
  (body['resource_type_associations'] as { name: string }[]).map(({ name }) => name).toSorted()

function namespaces(context: PageContext): HorizonTable {
  demandAdmin(context)
  const rows = context.cloud.world.db.glance.namespaces.all()
  return {
    name: 'namespaces',
    path: page,
    columns: ['Name', 'Description', 'Resource Types', 'Public', 'Protected'].map((title) => ({ title })),
    stateColumn: -1,
    still: true,
    detail: (id) => pathOf(id, 'detail'),
    actions: [
      { name: 'import', label: 'Import Namespace', href: `${page}create/` },
      { name: 'delete', label: 'Delete Namespaces', danger: true },
    ],
    rows: rows.map(({ body }) => {
      const id = String(body['namespace'])
      const name = String(body['display_name'] ?? id)
      const isProtected = body['protected'] === true
      return {
        id,
        name,
        state: 'status_up',
        cells: [
          name,
          String(body['description'] ?? '-'),
          typesOf(body),
          yes(body['visibility'] === 'public'),
          yes(isProtected),
        ],
        actions: [
          { name: 'update', label: 'Edit Namespace', href: pathOf(id, 'update'), modal: true },
          ...(isProtected
            ? []
            : [
                {
                  name: 'manage_resource_types',
                  label: 'Update Associations',
                  href: pathOf(id, 'resource_types/'),
                  modal: true,
                },
                { name: 'delete', label: 'Delete Namespace', danger: true },
              ]),
        ],
      }
    }),
  }
}

function contents(context: PageContext): Answer {
  demandAdmin(context)
  const [name = ''] = context.params
  const row = context.cloud.world.db.glance.namespaces.find(({ body }) => body['namespace'] === name)
  if (!row) {
    context.say('error', 'Unable to retrieve namespace details.')
    return redirect(context.call.ajax, page)
  }
  const text = escapeHtml(JSON.stringify(row.body, null, 4))
  return htmlAnswer(200, framedPage(context, name, `<div class="pre_scrollable"><pre class="data">${text}</pre></div>`))
}
