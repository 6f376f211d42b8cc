import type { Server } from '@stratus/api-client'
import { isServerTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { areaOf, atWebroot, paths, type Area } from '../../../paths.js'
import { CommandButton } from '../../shared/CommandButton.js'
import { actionsOf, batchActionsOf, noGates } from '../../shared/resource-actions.js'
import { ResourceTable } from '../../shared/ResourceTable.js'
import { launchObstacle, loadComputeLimits } from '../../shared/full-quota.js'
import { translateFacets } from '../../shared/translate-facets.js'
import { useFullQuota } from '../../shared/use-full-quota.js'
import { useListState } from '../../shared/use-list-state.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useProjectNames } from '../../shared/use-project-names.js'
import { countOf, useResourceList } from '../../shared/use-resource-list.js'
import { gatedPartsIn, instanceBatch, rowActionsFor } from './actions.js'
import { instanceColumns } from './columns.js'
import { filterInstances, instanceFacetNames, instanceFacets } from './facets.js'
import { instanceNamer, rememberedServers as remember, type Instance } from './instance.js'
import { InstanceDrawer } from './InstanceDrawer.js'
import type { operations } from './operations.js'
import { useInstanceActions } from './use-instance-actions.js'
import { useInstanceNames } from './use-instance-names.js'
import { useLaunchAddress } from '../launch/use-launch-address.js'
import { useLaunch } from '../launch/use-launch.js'

const byAge = { column: 'created', direction: 'descending' } as const
const rowName = ({ label }: Instance) => label
const rowState = (instance: Instance) => ({
  transitional: isServerTransitional(instance),
  error: instance.status === 'ERROR' ? (instance.fault?.message ?? undefined) : undefined,
})

const keyOf = ({ id }: Server) => id
const transitionOf = (server: Server) => (isServerTransitional(server) ? `${server.status}/${server.task_state}` : null)

/** The instances panel, in the project and in the admin area. */
export function Component() {
  const area = areaOf(useLocation().pathname)
  return <InstancesPanel key={area} area={area} />
}

function InstancesPanel({ area }: { area: Area }) {
  const { client, webroot } = useHost()
  const admin = area === 'admin'
  const gates = useOpenGates(gatedPartsIn(area)) ?? noGates
  const facetNames = useMemo(() => instanceFacetNames(admin), [admin])
  const [view, onView] = useListState(facetNames)
  const projects = useProjectNames(admin, admin && gates.has('projects'))
  const seesProjects = gates.has('projects')
  const projectName = useCallback((id: string) => projects.get(id) ?? id, [projects])
  const facets = useMemo(() => instanceFacets({ admin, projectName }), [admin, projectName])
  const shownFacets = useMemo(() => translateFacets(facets), [facets])

  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('nova.servers.list', { signal, quiet: true })).items,
    [client],
  )
  const servers = useResourceList({ load, keyOf, transitionOf, remember })
  const names = useInstanceNames(servers.answered)
  const name = useMemo(() => instanceNamer(names), [names])
  const instances = useMemo(() => servers.rows.map(name), [servers.rows, name])
  const rows = useMemo(() => filterInstances(instances, view.terms, facets), [instances, view.terms, facets])
  const actions = useInstanceActions(area, servers.settle)

  const columns = useMemo(
    () =>
      instanceColumns({
        admin,
        projectName: seesProjects ? projectName : null,
        href: ({ id }) => atWebroot(webroot, paths.instance(area, id)),
        now: Date.now,
      }),
    [admin, area, seesProjects, projectName, webroot],
  )
  const rowActions = useCallback(
    (instance: Instance) => actionsOf(rowActionsFor(area, instance), instance, gates),
    [area, gates],
  )
  const batchActions = useCallback(() => batchActionsOf(instanceBatch, gates), [gates])
  const searched = view.terms.length > 0
  const launcher = useLaunch(servers.settle)
  useLaunchAddress(launcher, !admin && gates.has('launch'))
  const full = useFullQuota(loadComputeLimits, launchObstacle, admin ? undefined : countOf(servers))
  const launch = admin ? null : (
    <CommandButton
      gates={gates}
      part="launch"
      command="instances.launch"
      kind="primary"
      icon="cloud"
      unavailable={full}
      busy={launcher.busy}
      onClick={() => void launcher.open()}
    >
      {t('Launch Instance')}
    </CommandButton>
  )

  return (
    <Page title={t('Instances')} count={countOf(servers)} actions={launch}>
      {admin ? (
        <p className="page-note">
          {t(
            'The interface of this cloud lists the instances of the project you work in; switch projects to see others.',
          )}
        </p>
      ) : null}
      <ResourceTable<Instance>
        label={t('Instances')}
        name={`${area}.instances`}
        list={{ ...servers, rows }}
        columns={columns}
        defaultSort={byAge}
        view={view}
        onView={onView}
        facets={shownFacets}
        rowName={rowName}
        rowState={rowState}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={(action, instance) => actions.run(action, instance)}
        onBatchAction={(action, chosen) => actions.runAll(action as keyof typeof operations, chosen)}
        wait={actions.busy}
        renderDrawer={(instance) => <InstanceDrawer instance={instance} flavors={names.flavors} />}
        empty={searched ? null : launch}
        noItemsMessage={searched ? t('No instance matches the search.') : undefined}
      />
      {actions.dialogs}
      {launcher.dialog}
    </Page>
  )
}
