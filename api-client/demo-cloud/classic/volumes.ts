import type { Answer } from '../call.js'
import { createVolume } from '../handlers/cinder-create.js'
import { Refusal, type Context } from '../handler.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formGroup, modalForm, select, textInput, type ClassicTable } from './markup.js'
import { htmlAnswer, redirect } from './pages.js'
import { tableRoute } from './table-routes.js'

/** Volumes as Horizon's own page has them, and the form that makes one. */
export const volumeRoutes: readonly ClassicRoute[] = [
  tableRoute(/^\/project\/volumes\/$/, 'Volumes', volumes, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume',
      present: 'delete volume',
      run: (id) => void cloud.world.db.cinder.volumes.remove(id),
    },
  })),
  { path: /^\/project\/volumes\/create\/$/, methods: ['GET'], handle: (context) => showForm(context) },
  { path: /^\/project\/volumes\/create\/$/, methods: ['POST'], handle: create },
]

const help = 'Deleted volumes are not recoverable. All data stored in the volume will be removed.'

function volumes({ cloud, session }: ClassicContext): ClassicTable {
  const own = cloud.world.db.cinder.volumes.where('project_id', session?.project.id ?? '')
  return {
    name: 'volumes',
    path: '/project/volumes/',
    columns: [{ title: 'Name' }, { title: 'Size', type: 'size' }, { title: 'Status' }, { title: 'Type' }],
    stateColumn: 2,
    actions: [
      { name: 'create', label: 'Create Volume', href: '/project/volumes/create/' },
      { name: 'delete', label: 'Delete Volumes', danger: true, help },
    ],
    rows: own.map(({ id, name, size, status, volume_type: type }) => ({
      id,
      name: name || id,
      state: status === 'error' ? 'status_down' : status.endsWith('ing') ? 'warning' : 'status_up',
      cells: [name || id, `${size}GiB`, status.replace(/^./, (first) => first.toUpperCase()), type ?? ''],
      actions: status === 'in-use' ? [] : [{ name: 'delete', label: 'Delete Volume', danger: true, help }],
    })),
  }
}

function showForm(context: ClassicContext, errors: { size?: string; form?: string } = {}): Answer {
  const { cloud, form } = context
  const types = cloud.world.db.cinder.types.all().map(({ name }) => [name, name] as const)
  const size = `<div class="input-group themable-spinner"><input type="number" name="size" value="${Number(field(form, 'size') || 1)}" min="1" class="form-control" required id="id_size"></div>`
  const fields = [
    formGroup('name', 'Volume Name', textInput('name', field(form, 'name'))),
    formGroup('type', 'Type', select('type', types, field(form, 'type') || 'standard')),
    formGroup('size', 'Size (GiB)', size, errors.size, true),
  ]
  return htmlAnswer(
    200,
    modalForm(context, {
      title: 'Create Volume',
      action: '/project/volumes/create/',
      submit: 'Create Volume',
      fields: fields.join(''),
      help: '<p>Volumes are block devices that can be attached to instances.</p>',
      ...(errors.form && { error: errors.form }),
    }),
  )
}

function create(context: ClassicContext): Answer {
  const { call, cloud, form, session, policy, say } = context
  const size = Number(field(form, 'size'))
  if (!(size >= 1)) return showForm(context, { size: 'Ensure this value is greater than or equal to 1.' })
  const name = field(form, 'name')
  const request = { size, name, description: '', volume_type: field(form, 'type') || null, snapshot_id: null }
  try {
    // What making a volume looks at of an API call is all here.
    createVolume({ ...cloud.world, session, policy } as Context, {
      ...request,
      metadata: {},
      image_id: null,
      availability_zone: 'nova',
      source_volid: null,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error
    return showForm(context, { form: error.message })
  }
  say('info', `Creating volume "${name}"`)
  return redirect(call.ajax, '/project/volumes/')
}
