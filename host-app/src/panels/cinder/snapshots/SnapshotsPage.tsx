import { isVolumeTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { Time } from '../../../ui/Time.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import type { Volume } from '../volumes/volume.js'
import { nameOf, snapshotColumns, snapshotFacets, snapshotItem, type Snapshot, type SnapshotWire } from './snapshot.js'
import { snapshotActions } from './actions.js'

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
])
const transitionOf = (snapshot: SnapshotWire) => (isVolumeTransitional(snapshot) ? snapshot.status : null)

/** This project's volumes by id; none where they cannot be had, null until then. */
function useVolumesById(): ReadonlyMap<string, Volume> | null {
  const { client } = useHost()
  const [volumes, setVolumes] = useState<ReadonlyMap<string, Volume> | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    client.call('cinder.volumes.list', { signal: controller.signal, quiet: true }).then(
      ({ items }) => setVolumes(new Map(items.map((volume) => [volume.id, volume]))),
      () => {
        if (!controller.signal.aborted) setVolumes(new Map())
      },
    )
    return () => controller.abort()
  }, [client])
  return volumes
}

/** The volume snapshots panel of a project. */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<SnapshotWire>({
    type: resourceTypes.snapshot,
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('cinder.snapshots.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    transitionOf,
    remember,
  })
  useSeenByTasks(resourceTypes.snapshot, list)
  const volumes = useVolumesById()
  const rows = useMemo(() => list.rows.map((one) => snapshotItem(one, volumes)), [list.rows, volumes])
  const columns = useMemo(() => snapshotColumns((id) => atWebroot(webroot, paths.volume(id))), [webroot])
  return (
    <ListPage<Snapshot>
      title={t('Snapshots')}
      name="project.snapshots"
      list={{ ...list, rows }}
      columns={columns}
      defaultSort={byName}
      facets={snapshotFacets}
      rowName={nameOf}
      actions={useActions(snapshotActions, { ...list, rows })}
      renderDrawer={(snapshot) => (
        <DefinitionList
          items={[
            copyable(t('ID'), snapshot.id),
            copyable(t('Volume ID'), snapshot.volume_id),
            typed(t('Description'), snapshot.description),
            { label: t('Created'), value: <Time at={snapshot.created_at} /> },
            ...Object.entries(snapshot.metadata ?? {}).map(([label, value]) => ({ label, value: String(value) })),
          ]}
        />
      )}
    />
  )
}
