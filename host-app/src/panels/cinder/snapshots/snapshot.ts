import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { statusLook, statusOptions } from '../status.js'

export type Snapshot = AnswerOf<'cinder.snapshots.list'>['items'][number]

/** A snapshot's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<Snapshot, 'name' | 'id'>) => name || id

interface Sources {
  /** Address of a volume's page, with the web root. */
  volumeHref(id: string): string
  /** Names of volumes by id, as far as they are known. */
  volumes: ReadonlyMap<string, string>
}

/** The columns of reference/launch-and-panels.md §11, in order. */
export function snapshotColumns({ volumeHref, volumes }: Sources): Column<Snapshot>[] {
  const volumeName = ({ volume_id }: Snapshot) => (volume_id ? volumes.get(volume_id) || volume_id : null)
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    {
      id: 'size',
      title: t('Size'),
      type: 'number',
      value: ({ size }) => size,
      cell: ({ size }) => (size === null ? null : t('%s GiB', [size])),
    },
    {
      id: 'status',
      title: t('Status'),
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
    {
      id: 'volume',
      title: t('Volume Name'),
      priority: 2,
      value: volumeName,
      cell: (snapshot) =>
        snapshot.volume_id ? { text: volumeName(snapshot), href: volumeHref(snapshot.volume_id) } : null,
    },
  ]
}

export const snapshotFacets: readonly Facet[] = [
  { name: 'name', label: 'Snapshot Name', singleton: true },
  { name: 'status', label: 'Status', options: statusOptions },
  { name: 'volume_id', label: 'Volume ID', singleton: true },
]
