import { t, type Column, type Facet } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { areaOf, atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList, type ResourceList } from '../../../list/use-resource-list.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import {
  anyTrunkColumns,
  anyTrunkFacets,
  portPath,
  trackingKey,
  transitionOf,
  trunkColumns,
  trunkFacets,
  type AnyTrunk,
  type Hrefs,
  type Trunk,
} from './trunk.js'
import { TrunkDrawer } from './TrunkDrawer.js'
import { trunkActions } from './actions.js'

const byName = { column: 'name_or_id', direction: 'ascending' } as const
const keyOf = ({ id }: Trunk) => id
const remember = remembered<Trunk>('trunks', [
  'id',
  'name',
  'name_or_id',
  'port_id',
  'sub_ports',
  'subport_count',
  'admin_state',
  'admin_state_up',
  'status',
  'project_id',
  'revision_number',
  'created_at',
  'updated_at',
])
const rowName = ({ name_or_id }: Trunk) => name_or_id

/** The trunks panel, in the project and in the admin area (P-TRK-01). */
export function Component() {
  const area = areaOf(useLocation().pathname)
  return area === 'admin' ? <AnyTrunks /> : <OwnTrunks />
}

function OwnTrunks() {
  const { project_id: owner } = useSession()
  const list = useTrunks('project', owner)
  return <Trunks area="project" list={list} columnsOf={trunkColumns} facets={trunkFacets} />
}

/** Every project's (G-GATE-07), with the names of whom they belong to. */
function AnyTrunks() {
  const all = useTrunks('admin', null)
  const ownerOf = useOwners()
  const rows = useMemo(
    () => all.rows.map((trunk): AnyTrunk => ({ ...trunk, ...ownerOf(trunk.project_id) })),
    [all.rows, ownerOf],
  )
  const list = { ...all, rows }
  return <Trunks area="admin" list={list} columnsOf={anyTrunkColumns} facets={anyTrunkFacets} />
}

/** @param owner one project, or null for all */
function useTrunks(area: Area, owner: string | null) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = owner === null ? undefined : { project_id: owner }
      return (await client.call('neutron.trunks.list', { query, signal, quiet: true })).items
    },
    [client, owner],
  )
  // The server watches what the project shows.
  const type = owner === null ? undefined : resourceTypes.trunk
  return useResourceList<Trunk>({ type, load, keyOf, transitionOf, remember, query: area })
}

interface TrunksProps<Row extends Trunk> {
  area: Area
  list: ResourceList<Row>
  columnsOf(hrefs: Hrefs): Column<Row>[]
  facets: readonly Facet[]
}

function Trunks<Row extends Trunk>({ area, list, columnsOf, facets }: TrunksProps<Row>) {
  const { webroot } = useHost()
  const columns = useMemo(
    () =>
      columnsOf({
        details: ({ id }) =>
          atWebroot(webroot, paths.details(resourceTypes.trunk, id, area === 'admin' ? '/admin/trunks/' : undefined)),
        port: (id) => atWebroot(webroot, portPath(area, id)),
      }),
    [columnsOf, webroot, area],
  )
  return (
    <ListPage<Row>
      title={t('Trunks')}
      name={`${area}.trunks`}
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={facets}
      rowName={rowName}
      actions={useActions<Row>(trunkActions[area], list)}
      renderDrawer={(trunk) => <TrunkDrawer key={trackingKey(trunk)} trunk={trunk} />}
    />
  )
}
