import type { Server } from '@stratus/api-client'
import type { Load, Update } from '@stratus/api-client/live'
import { isServerTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { launchUnavailable, loadComputeLimits } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { instanceActions } from './actions.js'
import { instanceColumns } from './columns.js'
import { instanceFacets } from './facets.js'
import { instanceAsAsked } from './goals.js'
import { instanceNamer, rememberedServers as remember, type Instance } from './instance.js'
import { InstanceDrawer } from './InstanceDrawer.js'
import { loadServers, updateServers } from './load-servers.js'
import { useInstanceNames } from './use-instance-names.js'
import { useLaunchAddress } from '../launch/use-launch-address.js'
import { useLaunch } from '../launch/use-launch.js'
import { late } from '../../../actions/late.js'

const byAge = { column: 'created', direction: 'descending' } as const
const rowName = ({ label }: Instance) => label
const rowState = (instance: Instance) => ({
  transitional: isServerTransitional(instance),
  error: instance.status === 'ERROR' ? (instance.fault?.message ?? undefined) : undefined,
})

const keyOf = ({ id }: Server) => id
const transitionOf = (server: Server) => (isServerTransitional(server) ? `${server.status}/${server.task_state}` : null)

const InstanceOutline = late(() => import('./InstanceOutline.js'))

/** The project's instances. Those of every project only Horizon's own page can list: REST lists the session's. */
export function Component() {
  const { client, webroot } = useHost()
  const load = useCallback<Load<readonly Server[]>>((signal, show) => loadServers(client, signal, show), [client])
  const update = useCallback<Update<readonly Server[]>>(
    (known, signal) => updateServers(client, known, signal),
    [client],
  )
  const servers = useSeenByTasks(
    useResourceList({
      type: resourceTypes.instance,
      typeBeside: resourceTypes.floatingIp,
      load,
      update,
      keyOf,
      transitionOf,
      remember,
    }),
    { type: resourceTypes.instance, asAsked: instanceAsAsked },
  )
  const names = useInstanceNames(servers.answered || servers.rows.length ? servers.rows : null)
  const name = useMemo(() => instanceNamer(names), [names])
  const instances = useMemo(() => servers.rows.map(name), [servers.rows, name])
  const full = useFullQuota(loadComputeLimits, launchUnavailable, countOf(servers))
  const list = { ...servers, rows: instances }
  const actions = useActions(instanceActions.project, list, { launch: full, 'launch-another': full })
  useLaunchAddress(useLaunch(servers.settle), actions.gates.has('launch'))

  const columns = useMemo(
    () =>
      instanceColumns({
        href: ({ id }) => atWebroot(webroot, paths.instance('project', id)),
        now: Date.now,
      }),
    [webroot],
  )

  return (
    <ListPage<Instance>
      title={t('Instances')}
      name="project.instances"
      list={list}
      columns={columns}
      defaultSort={byAge}
      facets={instanceFacets}
      rowName={rowName}
      rowState={rowState}
      actions={actions}
      renderPanel={(instance) => (
        <InstanceOutline
          key={instance.id}
          instance={instance}
          flavors={names.flavors}
          reads={list.unread.has(instance.id)}
        />
      )}
      renderDrawer={(instance) => <InstanceDrawer instance={instance} flavors={names.flavors} />}
    />
  )
}
