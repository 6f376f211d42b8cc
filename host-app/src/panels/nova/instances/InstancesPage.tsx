import type { Server } from '@stratus/api-client'
import { isServerTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { atWebroot, paths } from '../../../paths.js'
import { CommandButton } from '../../../list/CommandButton.js'
import { actionsOf, batchActionsOf, noGates } from '../../shared/resource-actions.js'
import { ResourceTable } from '../../../list/ResourceTable.js'
import { launchUnavailable, loadComputeLimits } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { gatedParts, instanceBatch, rowActionsFor } from './actions.js'
import { instanceColumns } from './columns.js'
import { instanceFacets } from './facets.js'
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

/** The project's instances. Those of every project only Horizon's own page can list: REST lists the session's. */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates

  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('nova.servers.list', { signal, quiet: true })).items,
    [client],
  )
  const servers = useResourceList({ load, keyOf, transitionOf, remember })
  const names = useInstanceNames(servers.answered)
  const name = useMemo(() => instanceNamer(names), [names])
  const instances = useMemo(() => servers.rows.map(name), [servers.rows, name])
  const actions = useInstanceActions('project', servers.settle)

  const columns = useMemo(
    () =>
      instanceColumns({
        href: ({ id }) => atWebroot(webroot, paths.instance('project', id)),
        now: Date.now,
      }),
    [webroot],
  )
  const rowActions = useCallback(
    (instance: Instance) => actionsOf(rowActionsFor('project', instance), instance, gates),
    [gates],
  )
  const batchActions = useCallback(() => batchActionsOf(instanceBatch, gates), [gates])
  const launcher = useLaunch(servers.settle)
  useLaunchAddress(launcher, gates.has('launch'))
  const full = useFullQuota(loadComputeLimits, launchUnavailable, countOf(servers))
  const launch = (
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
      <ResourceTable<Instance>
        label={t('Instances')}
        name="project.instances"
        list={{ ...servers, rows: instances }}
        columns={columns}
        defaultSort={byAge}
        facets={instanceFacets}
        rowName={rowName}
        rowState={rowState}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={(action, instance) => actions.run(action, instance)}
        onBatchAction={(action, chosen) => actions.runAll(action as keyof typeof operations, chosen)}
        wait={actions.busy}
        renderDrawer={(instance) => <InstanceDrawer instance={instance} flavors={names.flavors} />}
        empty={launch}
        noMatch={t('No instance matches the search.')}
      />
      {actions.dialogs}
    </Page>
  )
}
