import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { loadComputeLimits, serverGroupUnavailable } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { nameOf, policyLabel, serverGroupColumns, serverGroupFacets, type ServerGroup } from './server-group.js'
import { serverGroupActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: ServerGroup) => id
const remember = remembered<ServerGroup>('server-groups', ['id', 'name', 'policy', 'members'])

/** The server groups panel (P-SG-01). */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<ServerGroup>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.serverGroups.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const full = useFullQuota(loadComputeLimits, serverGroupUnavailable, countOf(list))
  const columns = useMemo(
    () => serverGroupColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.serverGroup, id))),
    [webroot],
  )
  return (
    <ListPage<ServerGroup>
      title={t('Server Groups')}
      name="project.server_groups"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={serverGroupFacets}
      rowName={nameOf}
      actions={useActions(serverGroupActions, list, { create: full })}
      renderDrawer={(group) => <ServerGroupDrawer group={group} />}
    />
  )
}

function ServerGroupDrawer({ group }: { group: ServerGroup }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), group.id),
        { label: t('Policy'), value: policyLabel(group.policy) },
        { label: t('Members'), value: group.members.length },
      ]}
    />
  )
}
