import type { Field } from '../../../described/field.js'
import { ofArea, type DescribedPanel } from '../../../described/panel.js'
import { paths, type Area } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { idIn } from '../id-in.js'
import { backupActions } from './actions.js'
import type { Backup } from './backup.js'

/** The volume that it was taken of. */
function volumePath({ volume_id, links }: Backup, area: Area): string | null {
  const id = volume_id ?? idIn(links['volume'])
  return id && paths.volume(id, area)
}

const fields: readonly Field<Backup>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => paths.backup(area, id) },
  { id: 'description', label: 'Description', priority: 3 },
  { id: 'size', label: 'Size', kind: 'bytes', priority: 2 },
  { id: 'status', label: 'Status', kind: 'status', facet: true },
  { id: 'volume', label: 'Volume Name', priority: 2, facet: true, to: volumePath },
  { id: 'snapshot', label: 'Snapshot', priority: 3 },
]

/** Backups of volumes (P-BACKUP-01). */
export const backupPanel: DescribedPanel<Backup> = {
  title: 'Volume Backups',
  one: 'Volume Backup',
  name: 'backups',
  list: paths.backups,
  load: async (client, area, signal, show) => {
    const { items } = await client.call('cinder.backups.list', {
      query: ofArea(area),
      signal,
      quiet: true,
      show: show && ((part) => show(part.items)),
    })
    return items
  },
  failure: 'Unable to retrieve the volume backups.',
  remember: remembered<Backup>('backups', [
    'id',
    'name',
    'project',
    'description',
    'size',
    'status',
    'state',
    'volume',
    'snapshot',
    'links',
    'volume_id',
  ]),
  fields,
  actions: backupActions,
}
