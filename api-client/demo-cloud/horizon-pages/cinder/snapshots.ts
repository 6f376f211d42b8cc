import { removeSnapshot } from '../../handlers/cinder/group-parts.js'
import type { PageContext, PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { areaOf, projectCell, rowsOfArea } from './areas.js'
import { snapshotsPage } from './volume-form.js'

const help = 'Deleted volume snapshots are not recoverable.'

/** Snapshots of volumes as Horizon's own pages have them. */
export const snapshotRoutes: readonly PageRoute[] = [
  tableRoute(/^\/(?:project|admin)\/snapshots\/$/, 'Volume Snapshots', table, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume Snapshot',
      present: 'delete volume snapshot',
      run: (id) => removeSnapshot(cloud.world, id),
    },
  })),
]

function table(context: PageContext): HorizonTable {
  const rows = rowsOfArea(context, context.cloud.world.db.cinder.snapshots)
  const isAdmin = areaOf(context) === 'admin'
  return {
    name: 'volume_snapshots',
    path: `/${areaOf(context)}/snapshots/`,
    columns: [
      ...(isAdmin ? [{ title: 'Project' }] : []),
      { title: 'Name' },
      { title: 'Size', type: 'size' },
      { title: 'Status' },
    ],
    stateColumn: isAdmin ? 3 : 2,
    actions: [{ name: 'delete', label: 'Delete Volume Snapshots', danger: true, help }],
    rows: rows.map(({ id, name, size, status, project_id }) => ({
      id,
      name: name || id,
      state: status === 'error' ? 'status_down' : 'status_up',
      cells: [
        ...projectCell(context, { id, project_id }),
        name || id,
        `${size}GiB`,
        status.replace(/^./, (first) => first.toUpperCase()),
      ],
      actions: [
        { name: 'edit', label: 'Edit Snapshot', href: `${snapshotsPage}${id}/update/`, modal: true },
        { name: 'delete', label: 'Delete Volume Snapshot', danger: true, help },
      ],
    })),
  }
}
