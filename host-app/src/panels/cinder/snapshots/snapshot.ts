import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { storedColumns } from '../columns.js'
import { storedForColumns, storedForFacets, type StoredFor } from '../stored-for.js'
import { statusOptions } from '../status.js'
import { pendingName } from '../../../list/pending-name.js'
import { nameIn, type ById } from '../../../stores/things-by-id.js'

export type SnapshotWire = AnswerOf<'cinder.snapshots.list'>['items'][number]

/** A snapshot with what its volume tells, and the snapshot of a group that it belongs to. */
export interface Snapshot extends SnapshotWire {
  /** The volume's name; its id where the name cannot be had, null without a volume. */
  readonly volume_name: string | null
  /** Null where the volume cannot be had. */
  readonly bootable: boolean | null
  /** As the volume's. */
  readonly group_snapshot_name: string | null
}

type GroupSnapshots = ById<{ readonly name: string | null }>
type Volumes = ById<{ readonly name: string | null; readonly bootable: boolean | null }>

export function snapshotItem(snapshot: SnapshotWire, volumes: Volumes, groups: GroupSnapshots): Snapshot {
  const { volume_id, group_snapshot_id } = snapshot
  return {
    ...snapshot,
    volume_name: shownName(volumes, volume_id),
    bootable: volumes.get(volume_id ?? '')?.bootable ?? null,
    group_snapshot_name: shownName(groups, group_snapshot_id),
  }
}

function shownName(things: GroupSnapshots, id: string | null): string | null {
  return id && (nameIn(things, id) ?? pendingName)
}

/** A snapshot's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<Snapshot, 'name' | 'id'>) => name || id

export interface SnapshotHref {
  snapshot(id: string): string
  volume(id: string): string
  groupSnapshot(id: string): string
}

/**
 * The columns of Horizon's own page, in order.
 * @param href addresses of pages, with the web root
 */
export function snapshotColumns(href: SnapshotHref): Column<Snapshot>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (snapshot) => ({ text: nameOf(snapshot), href: href.snapshot(snapshot.id) }),
    },
    ...storedColumns<Snapshot>(),
    {
      id: 'group_snapshot',
      title: t('Group Snapshot'),
      priority: 5,
      value: ({ group_snapshot_name }) => group_snapshot_name,
      cell: ({ group_snapshot_id: id, group_snapshot_name: text }) =>
        id ? { text, href: href.groupSnapshot(id) } : null,
    },
    {
      id: 'volume',
      title: t('Volume Name'),
      priority: 2,
      value: ({ volume_name }) => volume_name,
      cell: ({ volume_id, volume_name }) => (volume_id ? { text: volume_name, href: href.volume(volume_id) } : null),
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

export const anySnapshotColumns = (href: SnapshotHref): Column<AnySnapshot>[] => [
  ...storedForColumns<AnySnapshot>(),
  ...snapshotColumns(href),
]

export const anySnapshotFacets: readonly Facet[] = [...storedForFacets, ...snapshotFacets]
