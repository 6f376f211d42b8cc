import { t, type Action } from '@stratus/widgets'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../../../actions/action-result.js'
import { ruleDeletion } from '../../../horizon/long-tail/deletions.js'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { PageActions } from '../../../details/PageActions.js'
import { PartList } from '../../../list/PartList.js'
import { actionsOf, noGates, whileFull } from '../../shared/resource-actions.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { gatedParts, groupActions, ruleActions, ruleWords } from './actions.js'
import { ruleColumns, ruleText } from './rules.js'
import { countOfRules, groupName, type SecurityGroup, type SecurityGroupRule } from './security-group.js'
import { useGroupActions } from './use-group-actions.js'
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

interface GroupProps {
  group: SecurityGroup
  note: ReactNode
  list: ResourceList<SecurityGroup>
}

function Group({ group, note, list }: GroupProps) {
  const { client, webroot } = useHost()
  const navigate = useNavigate()
  const gates = useOpenGates(gatedParts) ?? noGates
  const refresh = () => void list.refresh()
  const actions = useGroupActions({
    refresh,
    onResult(result: ActionResult | null) {
      if (result && afterAction(result) === 'index') void navigate(paths.securityGroups())
      else list.settle(result)
    },
  })
  const deletion = useDeletion<NamedRule>({
    type: resourceTypes.securityGroup,
    words: ruleWords,
    run: ({ id }) => mustClassicAction(client, ruleDeletion(group.id), id),
    onResult: (result) => result && refresh(),
  })
  const full = useNetworkReasons(countOfRules(list))('Security Group Rules')
  const offered = useMemo(() => actionsOf(whileFull(groupActions, 'rule', full), group, gates), [group, gates, full])
  const columns = useMemo(
    () =>
      ruleColumns({
        groups: new Map(list.rows.map((one) => [one.id, groupName(one)])),
        href: (id) => atWebroot(webroot, paths.securityGroup(id)),
      }),
    [list.rows, webroot],
  )
  const rowActions = useCallback((rule: NamedRule): Action[] => actionsOf(ruleActions, rule, gates), [gates])
  const rules = useMemo(() => group.security_group_rules.map((rule) => ({ ...rule, name: ruleText(rule) })), [group])
  return (
    <Page
      title={groupName(group)}
      panel={paths.securityGroups()}
      actions={<PageActions actions={offered} onAction={(action) => actions.run(action, group)} />}
    >
      {note}
      <div className="details-sections">
        <DefinitionList items={[copyable(t('ID'), group.id), typed(t('Description'), group.description)]} />
        <PartList<NamedRule>
          label={t('Security Group Rules')}
          name="project.security_groups.rules"
          list={{ ...list, rows: rules }}
          columns={columns}
          sort={byDirection}
          rowName={({ name }) => name}
          rowActions={rowActions}
          onAction={(_, rule) => deletion.ask([rule])}
        />
      </div>
      {actions.dialogs}
      {deletion.dialog}
    </Page>
  )
}
