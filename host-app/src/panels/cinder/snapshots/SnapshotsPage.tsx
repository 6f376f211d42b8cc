import { isVolumeTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { areaOf, atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { Time } from '../../../ui/Time.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import type { ListTerm } from '../../../list/list-state.js'
import { narrowOwned } from '../../../list/narrow-owned.js'
import { useListState } from '../../../list/use-list-state.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import type { StoredFor } from '../owner-columns.js'
import { storedAsAsked } from '../as-asked.js'
import { storedStatus } from '../status.js'
import type { Volume } from '../volumes/volume.js'
import {
  anySnapshotColumns,
  anySnapshotFacets,
  nameOf,
  snapshotColumns,
  snapshotFacets,
  snapshotItem,
  type AnySnapshot,
  type Snapshot,
  type SnapshotWire,
} from './snapshot.js'
import { anySnapshotActions, snapshotActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
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

/** The volumes of an area by id; none where they cannot be had, null until then. */
function useVolumesById(area: Area): ReadonlyMap<string, Volume> | null {
  const { client } = useHost()
  const [volumes, setVolumes] = useState<ReadonlyMap<string, Volume> | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const query = area === 'admin' ? ({ all_projects: true } as const) : undefined
    client.call('cinder.volumes.list', { query, signal: controller.signal, quiet: true }).then(
      ({ items }) => setVolumes(new Map(items.map((volume) => [volume.id, volume]))),
      () => {
        if (!controller.signal.aborted) setVolumes(new Map())
      },
    )
    return () => controller.abort()
  }, [client, area])
  return volumes
}

const facetNames = anySnapshotFacets.map(({ name }) => name)

/**
 * The snapshots of an area, and its volumes.
 * @param terms what a list of all is searched for
 */
function useSnapshots(area: Area, terms: readonly ListTerm[] = []) {
  const { client, webroot } = useHost()
  const narrowed = useNarrowed(area === 'admin' ? narrowOwned(terms, storedStatus) : {})
  const read = useResourceList<SnapshotWire>({
    type: resourceTypes.snapshot,
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
    type: area === 'admin' ? resourceTypes.anySnapshot : resourceTypes.snapshot,
    asAsked: storedAsAsked,
    isWhole: narrowed.isWhole,
  })
  const volumeHref = useCallback((id: string) => atWebroot(webroot, paths.volume(id, area)), [webroot, area])
  return { list, volumes: useVolumesById(area), volumeHref }
}

/** The volume snapshots panel, in the project and in the admin area (A-PAGE-10). */
export function Component() {
  return areaOf(useLocation().pathname) === 'admin' ? <AnySnapshots /> : <OwnSnapshots />
}

function OwnSnapshots() {
  const { list, volumes, volumeHref } = useSnapshots('project')
  const rows = useMemo(() => list.rows.map((one) => snapshotItem(one, volumes)), [list.rows, volumes])
  return (
    <ListPage<Snapshot>
      title={t('Snapshots')}
      name="project.snapshots"
      list={{ ...list, rows }}
      columns={useMemo(() => snapshotColumns(volumeHref), [volumeHref])}
      defaultSort={byName}
      facets={snapshotFacets}
      rowName={nameOf}
      actions={useActions(snapshotActions, { ...list, rows })}
      renderDrawer={(snapshot) => <SnapshotFacts snapshot={snapshot} />}
    />
  )
}

function AnySnapshots() {
  const [{ terms }] = useListState(facetNames)
  const { list, volumes, volumeHref } = useSnapshots('admin', terms)
  const ownerOf = useOwners()
  const rows = useMemo(
    () =>
      list.rows.map((one): AnySnapshot => ({
        ...snapshotItem(one, volumes),
        ...ownerOf(one.project_id),
        host: volumes?.get(one.volume_id ?? '')?.host ?? null,
      })),
    [list.rows, volumes, ownerOf],
  )
  return (
    <ListPage<AnySnapshot>
      title={t('Snapshots')}
      name="admin.snapshots"
      list={{ ...list, rows }}
      columns={useMemo(() => anySnapshotColumns(volumeHref), [volumeHref])}
      defaultSort={byName}
      facets={anySnapshotFacets}
      rowName={nameOf}
      actions={useActions(anySnapshotActions, { ...list, rows })}
      renderDrawer={(snapshot) => <SnapshotFacts snapshot={snapshot} owner={snapshot} />}
    />
  )
}

function SnapshotFacts({ snapshot, owner }: { snapshot: Snapshot; owner?: StoredFor }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), snapshot.id),
        ...(owner
          ? [typed(t('Project'), owner.project), typed(t('Domain'), owner.domain), typed(t('Host'), owner.host)]
          : []),
        copyable(t('Volume ID'), snapshot.volume_id),
        typed(t('Description'), snapshot.description),
        { label: t('Created'), value: <Time at={snapshot.created_at} /> },
        ...Object.entries(snapshot.metadata ?? {}).map(([label, value]) => ({ label, value: String(value) })),
      ]}
    />
  )
}
