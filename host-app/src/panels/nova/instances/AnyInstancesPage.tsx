import { isServerTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useListState } from '../../../list/use-list-state.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import {
  anyInstance,
  anyInstanceActions,
  anyInstanceColumns,
  anyInstanceFacets,
  rememberedAnyInstances as remember,
  type AnyInstance,
} from './any-instance.js'
import { changesSince, withChanges } from './changed-instances.js'
import { instanceAsAsked } from './goals.js'
import { loadAnyServers } from './load-servers.js'
import { narrowTo } from './narrow-instances.js'

const facetNames = anyInstanceFacets.map(({ name }) => name)
const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: AnyInstance) => id
const rowName = ({ label }: AnyInstance) => label
const rowState = (instance: AnyInstance) => ({ transitional: isServerTransitional(instance) })
const transitionOf = (instance: AnyInstance) =>
  isServerTransitional(instance) ? `${instance.status}/${instance.task_state}` : null

/** The instances of all projects, for administrators. */
export function Component() {
  const { client, webroot } = useHost()
  const [{ terms }] = useListState(facetNames)
  const narrowed = useNarrowed(narrowTo(terms))
  const load = useCallback(
    async (signal: AbortSignal, show?: (part: readonly AnyInstance[]) => void) => {
      const rows = await loadAnyServers(client, narrowed, signal, show && ((part) => show(part.map(anyInstance))))
      return rows.map(anyInstance)
    },
    [client, narrowed],
  )
  const update = useCallback(
    async (known: readonly AnyInstance[], signal: AbortSignal) => {
      const changes_since = changesSince(known)
      // Of those that a filter asks for, Nova does not tell which are no longer among them.
      if (!narrowed.isWhole || changes_since === null || (await client.horizonPages())) return null
      const { items } = await client.call('nova.anyServers.list', { query: { changes_since }, signal, quiet: true })
      return withChanges(known, items.map(anyInstance))
    },
    [client, narrowed.isWhole],
  )
  const list = useSeenByTasks(
    useResourceList<AnyInstance>({
      type: resourceTypes.anyInstance,
      load,
      update,
      keyOf,
      transitionOf,
      remember,
      query: narrowed.key,
      enabled: narrowed.isKnown,
    }),
    { type: resourceTypes.anyInstance, asAsked: instanceAsAsked, isWhole: narrowed.isWhole },
  )
  const columns = useMemo(
    () => anyInstanceColumns({ href: ({ id }) => atWebroot(webroot, paths.instance('admin', id)), now: Date.now }),
    [webroot],
  )
  return (
    <ListPage<AnyInstance>
      title={t('Instances')}
      name="admin.instances"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={anyInstanceFacets}
      rowName={rowName}
      rowState={rowState}
      actions={useActions(anyInstanceActions, list)}
      renderDrawer={(instance) => (
        <DefinitionList
          items={[
            copyable(t('ID'), instance.id),
            typed(t('Project'), instance.project),
            { label: t('Host'), value: instance.host },
            copyableLines(
              t('IP Address'),
              instance.addresses.map(({ addr }) => addr),
            ),
            { label: t('Power State'), value: instance.power && t(instance.power) },
          ]}
        />
      )}
    />
  )
}
