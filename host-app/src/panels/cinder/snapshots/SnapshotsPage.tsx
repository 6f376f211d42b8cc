import { isVolumeTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useThingsById } from '../../../hooks/use-things-by-id.js'
import { useHost } from '../../../host.js'
import { areaOf, atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { ofArea } from '../../../described/panel.js'
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
import type { StoredFor } from '../stored-for.js'
import { storedAsAsked } from '../as-asked.js'
import { storedStatus } from '../status.js'
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

const idsIn = (snapshots: readonly SnapshotWire[], field: 'volume_id' | 'group_snapshot_id') =>
  snapshots.flatMap(({ [field]: id }) => id ?? [])

const facetNames = anySnapshotFacets.map(({ name }) => name)

/**
 * The snapshots of an area, its volumes, and its snapshots of groups, where one belongs to such.
 * @param terms what a list of all is searched for
 */
function useSnapshots(area: Area, terms: readonly ListTerm[] = []) {
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

/** The volume snapshots panel, in the project and in the admin area (A-PAGE-10). */
export function Component() {
  return areaOf(useLocation().pathname) === 'admin' ? <AnySnapshots /> : <OwnSnapshots />
}

function OwnSnapshots() {
  const { list, volumes, groups, href } = useSnapshots('project')
  const rows = useMemo(() => list.rows.map((one) => snapshotItem(one, volumes, groups)), [list.rows, volumes, groups])
  return (
    <ListPage<Snapshot>
      title={t('Snapshots')}
      name="project.snapshots"
      list={{ ...list, rows }}
      columns={useMemo(() => snapshotColumns(href), [href])}
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
  const { list, volumes, groups, href } = useSnapshots('admin', terms)
  const ownerOf = useOwners()
  const rows = useMemo(
    () =>
      list.rows.map((one): AnySnapshot => ({
        ...snapshotItem(one, volumes, groups),
        ...ownerOf(one.project_id),
        host: volumes.get(one.volume_id ?? '')?.host ?? null,
      })),
    [list.rows, volumes, groups, ownerOf],
  )
  return (
    <ListPage<AnySnapshot>
      title={t('Snapshots')}
      name="admin.snapshots"
      list={{ ...list, rows }}
      columns={useMemo(() => anySnapshotColumns(href), [href])}
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
