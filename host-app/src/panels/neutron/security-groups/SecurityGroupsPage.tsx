import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { Time } from '../../../ui/Time.js'
import { countOfRules, groupColumns, groupFacets, groupName, type SecurityGroup } from './security-group.js'
import { useSecurityGroups } from './use-security-groups.js'
import { groupActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The security groups panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const list = useSecurityGroups()
  const full = useNetworkReasons(countOfRules(list))
  const fullGroups = full('Security Groups')
  const fullRules = full('Security Group Rules')
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
      actions={useActions(groupActions, list, { create: fullGroups && t(fullGroups), rule: fullRules && t(fullRules) })}
      renderDrawer={(group) => <GroupDrawer group={group} />}
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
