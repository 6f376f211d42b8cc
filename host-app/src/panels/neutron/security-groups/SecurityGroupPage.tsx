import { t } from '@stratus/widgets'
import { useMemo, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { atWebroot, paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { ListTable } from '../../../list/ListTable.js'
import { useNotDeleted, type ResourceList } from '../../../list/use-resource-list.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { groupActions, ruleActions } from './actions.js'
import { ruleColumns, ruleText } from './rules.js'
import { countOfRules, groupName, type SecurityGroup, type SecurityGroupRule } from './security-group.js'
import { useSecurityGroups } from './use-security-groups.js'

/** The page of one security group: what it lets through. The server has no call for one; the list holds the rules. */
export function Component() {
  const { id = '' } = useParams()
  const list = useSecurityGroups()
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Security Group')}
      panel={paths.securityGroups()}
      failure={t('Unable to retrieve the security groups.')}
    >
      {(group, note) => <Group key={id} group={group} note={note} list={list} />}
    </ItemOfList>
  )
}

const byDirection = { column: 'direction', direction: 'ascending' } as const

type NamedRule = SecurityGroupRule & { readonly name: string }

const idOf = ({ id }: NamedRule) => id
const nameOf = ({ name }: NamedRule) => name
const noFacets: readonly never[] = []

interface GroupProps {
  group: SecurityGroup
  note: ReactNode
  list: ResourceList<SecurityGroup>
}

function Group({ group, note, list }: GroupProps) {
  const { webroot } = useHost()
  const full = useNetworkReasons(countOfRules(list))('Security Group Rules')
  const actions = useFollowedActions(groupActions, group, list, paths.securityGroups(), { rule: full && t(full) })
  const columns = useMemo(
    () =>
      ruleColumns({
        groups: new Map(list.rows.map((one) => [one.id, groupName(one)])),
        href: (id) => atWebroot(webroot, paths.securityGroup(id)),
      }),
    [list.rows, webroot],
  )
  const named = useMemo(() => group.security_group_rules.map((rule) => ({ ...rule, name: ruleText(rule) })), [group])
  const rules = useNotDeleted(named, idOf)
  const ofRules = useActions(
    useMemo(() => ruleActions(group.id), [group.id]),
    {
      rows: rules,
      settle: (result) => void (result && list.refresh()),
      refresh: list.refresh,
    },
  )
  return (
    <Page
      title={groupName(group)}
      panel={paths.securityGroups()}
      actions={<ItemActions item={group} actions={actions} />}
    >
      {note}
      <div className="details-sections">
        <DefinitionList items={[copyable(t('ID'), group.id), typed(t('Description'), group.description)]} />
        <ListTable<NamedRule>
          label={t('Security Group Rules')}
          name="project.security_groups.rules"
          list={{ ...list, rows: rules }}
          columns={columns}
          defaultSort={byDirection}
          facets={noFacets}
          rowName={nameOf}
          actions={ofRules}
          renderDrawer={({ id, description }) => (
            <DefinitionList items={[copyable(t('ID'), id), typed(t('Description'), description)]} />
          )}
        />
      </div>
    </Page>
  )
}
