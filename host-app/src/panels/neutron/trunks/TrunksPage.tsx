import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { areaOf, atWebroot, paths, resourceTypes, type Area } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { portPath, trackingKey, trunkColumns, trunkFacets, type Trunk } from './trunk.js'
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
const transitionOf = ({ status }: Trunk) => (status === 'BUILD' ? status : null)

/** The trunks panel, in the project and in the admin area (P-TRK-01). */
export function Component() {
  const area = areaOf(useLocation().pathname)
  return <TrunksPanel key={area} area={area} />
}

function TrunksPanel({ area }: { area: Area }) {
  const { client, webroot } = useHost()
  const { project_id: projectId } = useSession()
  const admin = area === 'admin'
  // Every project's in the admin area, else one's own (G-GATE-07).
  const owner = admin ? null : projectId
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = owner === null ? undefined : { project_id: owner }
      return (await client.call('neutron.trunks.list', { query, signal, quiet: true })).items
    },
    [client, owner],
  )
  // The server watches what the project shows.
  const watched = admin ? undefined : resourceTypes.trunk
  const list = useResourceList<Trunk>({ type: watched, load, keyOf, transitionOf, remember, query: area })
  const columns = useMemo(
    () =>
      trunkColumns({
        details: ({ id }) =>
          atWebroot(webroot, paths.details(resourceTypes.trunk, id, admin ? '/admin/trunks/' : undefined)),
        port: (id) => atWebroot(webroot, portPath(area, id)),
      }),
    [webroot, admin, area],
  )
  return (
    <ListPage<Trunk>
      title={t('Trunks')}
      name={`${area}.trunks`}
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={trunkFacets}
      rowName={rowName}
      actions={useActions(trunkActions[area], list)}
      renderDrawer={(trunk) => <TrunkDrawer key={trackingKey(trunk)} trunk={trunk} />}
    />
  )
}
