import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { areaOf } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { useListState } from '../../../list/use-list-state.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import {
  anySnapshotColumns,
  anySnapshotFacets,
  nameOf,
  snapshotColumns,
  snapshotFacets,
  snapshotItem,
  type AnySnapshot,
  type Snapshot,
} from './snapshot.js'
import { anySnapshotActions, snapshotActions } from './actions.js'
import { SnapshotFacts } from './SnapshotFacts.js'
import { useSnapshots } from './use-snapshots.js'

const byName = { column: 'name', direction: 'ascending' } as const
const facetNames = anySnapshotFacets.map(({ name }) => name)

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
