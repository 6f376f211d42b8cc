import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import { useHost, type Host } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { PartTable } from '../../../list/PartTable.js'
import { useFeature } from './use-feature.js'
import { memberColumns, membersOf, nameOf, policyLabel, type Member, type ServerGroup } from './server-group.js'

interface GroupWithNames {
  readonly group: ServerGroup
  /** Names of this project's instances by id; empty when they cannot be had, since the group can be shown without. */
  readonly names: ReadonlyMap<string, string>
}
import { serverGroupActions } from './actions.js'

/** Loads the group of a details address (W-DETAIL-06), and the names of instances if it has any. */
export async function load({ client }: Host, id: string, signal: AbortSignal): Promise<GroupWithNames> {
  const group = await client.call('nova.serverGroups.get', { params: { id }, signal, quiet: true })
  if (group.members.length === 0) return { group, names: new Map() }
  const servers = await client.call('nova.servers.list', { signal, quiet: true }).catch(() => ({ items: [] }))
  return { group, names: new Map(servers.items.map((server) => [server.id, server.name ?? ''])) }
}

const byName = { column: 'name', direction: 'ascending' } as const

/** Details of one server group: the tab Overview, with its members (P-ROUTE-09). */
export function Component({ item: { group, names }, onResult, reload }: DetailsProps<GroupWithNames>) {
  const { webroot } = useHost()
  const userInfo = useFeature('servergroup_user_info')
  const actions = useDetailsActions(serverGroupActions, group, { settle: onResult, refresh: reload })
  const columns = useMemo(() => memberColumns(({ id }) => atWebroot(webroot, paths.instance('project', id))), [webroot])
  const members = useMemo(() => membersOf(group, names), [group, names])
  const owner = userInfo ? [copyable(t('Project ID'), group.project_id), copyable(t('User ID'), group.user_id)] : []
  return (
    <DetailsView title={nameOf(group)} panel={paths.serverGroups()} item={group} actions={actions}>
      <DetailsSection title={t('Server Group')}>
        <DefinitionList
          items={[
            copyable(t('ID'), group.id),
            typed(t('Name'), group.name),
            ...owner,
            { label: t('Policy'), value: policyLabel(group.policy) },
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Server Group Members')}>
        <PartTable<Member>
          name="members"
          label={t('Server Group Members')}
          columns={columns}
          rows={members}
          sort={byName}
          empty={t('No instance is a member yet. Instances join when they are launched.')}
        />
      </DetailsSection>
    </DetailsView>
  )
}
