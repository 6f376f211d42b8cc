import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates, whileFull } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { Time } from '../../../ui/Time.js'
import { gatedParts, groupActions, groupBatch } from './actions.js'
import { countOfRules, groupColumns, groupFacets, groupName, type SecurityGroup } from './security-group.js'
import { useGroupActions } from './use-group-actions.js'
import { useSecurityGroups } from './use-security-groups.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The security groups panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useSecurityGroups()
  const actions = useGroupActions({ onResult: list.settle, refresh: () => void list.refresh() })
  const full = useNetworkReasons(countOfRules(list))
  const fullGroups = full('Security Groups')
  const fullRules = full('Security Group Rules')
  const offered = useMemo(() => whileFull(groupActions, 'rule', fullRules), [fullRules])
  const columns = useMemo(() => groupColumns(({ id }) => atWebroot(webroot, paths.securityGroup(id))), [webroot])
  return (
    <ListPage<SecurityGroup>
      title={t('Security Groups')}
      name="project.security_groups"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={groupFacets}
      rowName={groupName}
      actions={offered}
      batch={groupBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, groups) => actions.remove(groups)}
      renderDrawer={(group) => <GroupDrawer group={group} />}
      create={
        <CreateButton
          gates={gates}
          unavailable={fullGroups && t(fullGroups)}
          command="security-groups.create"
          onClick={actions.create}
        >
          {t('Create Security Group')}
        </CreateButton>
      }
      noMatch={t('No security group matches the search.')}
      dialogs={actions.dialogs}
    />
  )
}

function GroupDrawer({ group }: { group: SecurityGroup }) {
  const ingress = group.security_group_rules.filter(({ direction }) => direction === 'ingress').length
  return (
    <DefinitionList
      items={[
        typed(t('Name'), group.name),
        copyable(t('ID'), group.id),
        copyable(t('Project ID'), group.project_id),
        { label: t('Ingress'), value: ingress },
        { label: t('Egress'), value: group.security_group_rules.length - ingress },
        { label: t('Created'), value: <Time at={group.created_at} /> },
        { label: t('Updated'), value: <Time at={group.updated_at} /> },
      ]}
    />
  )
}
