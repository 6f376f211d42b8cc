import type { PageContext, PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { snapshotsPage } from './volume-form.js'

const help = 'Deleted volume snapshots are not recoverable.'

/** Snapshots of volumes as Horizon's own page has them. */
export const snapshotRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/snapshots\/$/, 'Volume Snapshots', table, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume Snapshot',
      present: 'delete volume snapshot',
      run: (id) => void cloud.world.db.cinder.snapshots.remove(id),
    },
  })),
]

function table({ cloud, session }: PageContext): HorizonTable {
  const rows = cloud.world.db.cinder.snapshots.where('project_id', session?.project.id ?? '')
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
      cells: [name || id, `${size}GiB`, status.replace(/^./, (first) => first.toUpperCase())],
      actions: [
        { name: 'edit', label: 'Edit Snapshot', href: `${snapshotsPage}${id}/update/`, modal: true },
        { name: 'delete', label: 'Delete Volume Snapshot', danger: true, help },
      ],
    })),
  }
}
