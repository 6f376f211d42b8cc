import type { SnapshotRow, VolumeRow } from '../tables/cinder.js'
import { timestampMicro } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formRoute } from './form-route.js'
import { formGroup, textInput, type ClassicTable } from './markup.js'
import { tableRoute } from './table-routes.js'

const volumesPage = '/project/volumes/'
const snapshotsPage = '/project/snapshots/'
const gone = 'It does not exist any more.'

const own = <Row extends { readonly project_id: string }>(row: Row | undefined, { session }: ClassicContext) =>
  row && row.project_id === session?.project.id ? row : undefined
const volumeOf = (context: ClassicContext): VolumeRow | undefined =>
  own(context.cloud.world.db.cinder.volumes.get(context.params[0] ?? ''), context)
const snapshotOf = (context: ClassicContext): SnapshotRow | undefined =>
  own(context.cloud.world.db.cinder.snapshots.get(context.params[0] ?? ''), context)

/** What was typed; before that, what is there. */
const typed = ({ form }: ClassicContext, name: string, now: string) => (form.has(name) ? field(form, name) : now)

function nameFields(context: ClassicContext, name: string, description: string): string {
  return (
    formGroup('name', 'Name', textInput('name', typed(context, 'name', name))) +
    formGroup('description', 'Description', textInput('description', typed(context, 'description', description)))
  )
}

const named = ({ form }: ClassicContext) => ({
  name: field(form, 'name').trim(),
  description: field(form, 'description') || null,
})

function snapshots({ cloud, session }: ClassicContext): ClassicTable {
  const rows = cloud.world.db.cinder.snapshots.where('project_id', session?.project.id ?? '')
  const help = 'Deleted volume snapshots are not recoverable.'
  return {
    name: 'volume_snapshots',
    path: snapshotsPage,
    columns: [{ title: 'Name' }, { title: 'Size', type: 'size' }, { title: 'Status' }],
    stateColumn: 2,
    actions: [{ name: 'delete', label: 'Delete Volume Snapshots', danger: true, help }],
    rows: rows.map(({ id, name, size, status }) => ({
      id,
      name: name || id,
      state: status === 'error' ? 'status_down' : 'status_up',
      cells: [name || id, `${size}GiB`, status],
      actions: [{ name: 'delete', label: 'Delete Volume Snapshot', danger: true, help }],
    })),
  }
}

/** What the block storage service does only by Horizon's own pages. */
export const volumeFormRoutes: readonly ClassicRoute[] = [
  formRoute(/^\/project\/volumes\/([^/]+)\/update\/$/, {
    title: 'Edit Volume',
    submit: 'Submit',
    next: volumesPage,
    fields: (context) => {
      const volume = volumeOf(context)
      return nameFields(context, volume?.name ?? '', volume?.description ?? '')
    },
    save(context) {
      const volume = volumeOf(context)
      if (!volume) return gone
      context.cloud.world.db.cinder.volumes.update(volume.id, named(context))
      context.say('info', `Updating volume "${named(context).name}"`)
      return ''
    },
  }),
  formRoute(/^\/project\/volumes\/([^/]+)\/extend\/$/, {
    title: 'Extend Volume',
    submit: 'Extend Volume',
    next: volumesPage,
    fields: (context) => {
      const size = String((volumeOf(context)?.size ?? 0) + 1)
      return formGroup('new_size', 'New Size (GiB)', textInput('new_size', typed(context, 'new_size', size)), '', true)
    },
    save(context) {
      const volume = volumeOf(context)
      const size = Number(field(context.form, 'new_size'))
      if (!volume) return gone
      if (!Number.isInteger(size) || size <= volume.size) return 'New size must be greater than current size.'
      context.cloud.world.db.cinder.volumes.update(volume.id, { size })
      context.say('info', `Extending volume: "${volume.name}"`)
      return ''
    },
  }),
  formRoute(/^\/project\/volumes\/([^/]+)\/create_snapshot\/$/, {
    title: 'Create Volume Snapshot',
    submit: 'Create Volume Snapshot',
    next: snapshotsPage,
    fields: (context) => nameFields(context, '', ''),
    save(context) {
      const { db, ids, clock } = context.cloud.world
      const volume = volumeOf(context)
      if (!volume) return gone
      db.cinder.snapshots.insert({
        ...named(context),
        id: ids.uuid(),
        size: volume.size,
        status: 'available',
        project_id: volume.project_id,
        created_at: timestampMicro(clock),
        volume_id: volume.id,
        group_snapshot_id: null,
        metadata: {},
      })
      context.say('info', `Creating volume snapshot "${named(context).name}".`)
      return ''
    },
  }),
  formRoute(/^\/project\/snapshots\/([^/]+)\/update\/$/, {
    title: 'Edit Snapshot',
    submit: 'Submit',
    next: snapshotsPage,
    fields: (context) => {
      const snapshot = snapshotOf(context)
      return nameFields(context, snapshot?.name ?? '', snapshot?.description ?? '')
    },
    save(context) {
      const snapshot = snapshotOf(context)
      if (!snapshot) return gone
      context.cloud.world.db.cinder.snapshots.update(snapshot.id, named(context))
      context.say('info', `Updating volume snapshot "${named(context).name}"`)
      return ''
    },
  }),
  tableRoute(/^\/project\/snapshots\/$/, 'Volume Snapshots', snapshots, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume Snapshot',
      present: 'delete volume snapshot',
      run: (id) => void cloud.world.db.cinder.snapshots.remove(id),
    },
  })),
]
