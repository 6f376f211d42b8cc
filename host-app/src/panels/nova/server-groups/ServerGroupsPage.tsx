import { t } from '@stratus/widgets'
import { useCallback, useMemo, useState } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable } from '../../../details/Copyable.js'
import { loadComputeLimits, serverGroupUnavailable } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { gatedParts, serverGroupActions, serverGroupBatch } from './actions.js'
import { CreateServerGroup } from './CreateServerGroup.js'
import { nameOf, policyLabel, serverGroupColumns, serverGroupFacets, type ServerGroup } from './server-group.js'
import { useServerGroupDeletion } from './use-server-group-deletion.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: ServerGroup) => id
const remember = remembered<ServerGroup>('server-groups', ['id', 'name', 'policy', 'members'])

/** The server groups panel (P-SG-01). */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const [creating, setCreating] = useState(false)
  const list = useResourceList<ServerGroup>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.serverGroups.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const deletion = useServerGroupDeletion(list.settle)
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
      actions={serverGroupActions}
      batch={serverGroupBatch}
      gates={gates}
      onAction={(_, group) => deletion.ask([group])}
      onBatch={(_, groups) => deletion.ask(groups)}
      renderDrawer={(group) => <ServerGroupDrawer group={group} />}
      create={
        <CreateButton gates={gates} unavailable={full} command="server-groups.create" onClick={() => setCreating(true)}>
          {t('Create Server Group')}
        </CreateButton>
      }
      noMatch={t('No server group matches the search.')}
      dialogs={
        <>
          {deletion.dialog}
          {creating ? (
            <CreateServerGroup
              onClose={(result) => {
                setCreating(false)
                list.settle(result)
              }}
            />
          ) : null}
        </>
      }
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
