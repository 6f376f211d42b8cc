import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { storedColumns } from '../columns.js'
import { ownerColumns, ownerFacets, type StoredFor } from '../owner-columns.js'
import { statusOptions } from '../status.js'

export type SnapshotWire = AnswerOf<'cinder.snapshots.list'>['items'][number]

/** A snapshot with what its volume tells. */
export interface Snapshot extends SnapshotWire {
  /** The volume's name; its id where the name cannot be had, null without a volume. */
  readonly volume_name: string | null
  /** Null where the volume cannot be had. */
  readonly bootable: boolean | null
}

type Volumes = ReadonlyMap<string, { readonly name: string | null; readonly bootable: boolean | null }>

/** @param volumes null while they are asked for */
export function snapshotItem(snapshot: SnapshotWire, volumes: Volumes | null): Snapshot {
  const volume = volumes?.get(snapshot.volume_id ?? '')
  const known = volumes ? snapshot.volume_id : snapshot.volume_id && '…'
  return { ...snapshot, volume_name: volume?.name || known, bootable: volume?.bootable ?? null }
}

/** A snapshot's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<Snapshot, 'name' | 'id'>) => name || id

/**
 * The columns of Horizon's own page, in order.
 * @param volumeHref address of a volume's page, with the web root
 */
export function snapshotColumns(volumeHref: (id: string) => string): Column<Snapshot>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    ...storedColumns<Snapshot>(),
    {
      id: 'group_snapshot',
      title: t('Group Snapshot'),
      priority: 5,
      value: ({ group_snapshot_id }) => group_snapshot_id,
      cell: ({ group_snapshot_id }) => ({ text: group_snapshot_id, mono: true }),
    },
    {
      id: 'volume',
      title: t('Volume Name'),
      priority: 2,
      value: ({ volume_name }) => volume_name,
      cell: ({ volume_id, volume_name }) => (volume_id ? { text: volume_name, href: volumeHref(volume_id) } : null),
    },
  ]
}

export const snapshotFacets: readonly Facet[] = [
  { name: 'name', label: 'Snapshot Name', singleton: true },
  { name: 'status', label: 'Status', options: statusOptions },
  { name: 'volume_id', label: 'Volume ID', singleton: true },
]

/** A snapshot of any project, with the names of whom it belongs to. */
export interface AnySnapshot extends Snapshot, StoredFor {}

export const anySnapshotColumns = (volumeHref: (id: string) => string): Column<AnySnapshot>[] => [
  ...ownerColumns<AnySnapshot>(),
  ...snapshotColumns(volumeHref),
]

export const anySnapshotFacets: readonly Facet[] = [...ownerFacets, ...snapshotFacets]
