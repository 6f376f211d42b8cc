import { isVolumeTransitional } from '@stratus/api-client/rules'
import { useCallback, useMemo } from 'react'
import { ofArea } from '../../../described/panel.js'
import { useThingsById } from '../../../hooks/use-things-by-id.js'
import { useHost } from '../../../host.js'
import type { ListTerm } from '../../../list/list-state.js'
import { narrowOwned } from '../../../list/narrow-owned.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { storedAsAsked } from '../as-asked.js'
import { storedStatus } from '../status.js'
import type { SnapshotWire } from './snapshot.js'

const keyOf = ({ id }: { id: string }) => id
const remember = remembered<SnapshotWire>('snapshots', [
  'id',
  'name',
  'description',
  'size',
  'status',
  'volume_id',
  'group_snapshot_id',
  'created_at',
  'project_id',
])
const transitionOf = (snapshot: SnapshotWire) => (isVolumeTransitional(snapshot) ? snapshot.status : null)

const idsIn = (snapshots: readonly SnapshotWire[], field: 'volume_id' | 'group_snapshot_id') =>
  snapshots.flatMap(({ [field]: id }) => id ?? [])

/**
 * The snapshots of an area, its volumes, and its snapshots of groups, where one belongs to such.
 * @param terms what a list of all is searched for
 */
export function useSnapshots(area: Area, terms: readonly ListTerm[] = []) {
  const { client, webroot } = useHost()
  const narrowed = useNarrowed(area === 'admin' ? narrowOwned(terms, storedStatus) : {})
  const type = area === 'admin' ? resourceTypes.anySnapshot : resourceTypes.snapshot
  const read = useResourceList<SnapshotWire>({
    type,
    load: useCallback(
      async (signal: AbortSignal) => {
        const query = area === 'admin' ? { all_tenants: 1, ...narrowed.query } : undefined
        return (await client.call('cinder.snapshots.list', { query, signal, quiet: true })).items
      },
      [client, area, narrowed.query],
    ),
    keyOf,
    transitionOf,
    remember,
    query: `${area}${narrowed.key}`,
    enabled: narrowed.isKnown,
  })
  const list = useSeenByTasks(read, {
    type,
    asAsked: storedAsAsked,
    isWhole: narrowed.isWhole,
  })
  const href = useMemo(
    () => ({
      snapshot: (id: string) => atWebroot(webroot, paths.snapshot(id, area)),
      volume: (id: string) => atWebroot(webroot, paths.volume(id, area)),
      groupSnapshot: (id: string) => atWebroot(webroot, paths.groupSnapshot(area, id)),
    }),
    [webroot, area],
  )
  const volumes = useThingsById(
    useMemo(() => idsIn(list.rows, 'volume_id'), [list.rows]),
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('cinder.volumes.list', { query: ofArea(area), signal, quiet: true })).items,
      [client, area],
    ),
  )
  const inGroups = useMemo(() => idsIn(list.rows, 'group_snapshot_id'), [list.rows])
  const groups = useThingsById(
    inGroups.length ? inGroups : null,
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('cinder.groupSnapshots.list', { query: ofArea(area), signal, quiet: true })).items,
      [client, area],
    ),
  )
  return { list, volumes, groups, href }
}
