import { formatYesNo, t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { PartTable } from '../../../list/PartTable.js'
import { Time } from '../../../ui/Time.js'
import { nameOf, type QosPolicy, type QosRule } from './policy.js'
import { ruleColumns, ruleTables } from './rule-texts.js'
import { policyActions } from './actions.js'

/** Loads the policy of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<QosPolicy> {
  return client.call('neutron.qosPolicies.get', { params: { id }, signal, quiet: true })
}

const byId = { column: 'id', direction: 'ascending' } as const

/** Details of one policy: the tab Overview, with a table for each kind of rule (P-ROUTE-09). */
export function Component({ item: policy, onResult, reload }: DetailsProps<QosPolicy>) {
  const settle = (result: ActionResult) =>
    result.failed.length + result.updated.length + result.deleted.length > 0 ? onResult(result) : undefined
  const actions = useDetailsActions(policyActions, policy, { settle, refresh: reload })
  const tables = useMemo(() => ruleTables.map((table) => ({ ...table, shown: ruleColumns(table) })), [])
  return (
    <DetailsView title={nameOf(policy)} panel={paths.qosPolicies()} item={policy} actions={actions}>
      <DetailsSection title={t('Policy Details')}>
        <DefinitionList
          items={[
            typed(t('Policy Name'), policy.name),
            typed(t('Description'), policy.description),
            copyable(t('Policy ID'), policy.id),
            copyable(t('Project ID'), policy.project_id),
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Ownership')}>
        <DefinitionList
          items={[
            { label: t('Created At'), value: <Time at={policy.created_at} short /> },
            { label: t('Updated At'), value: <Time at={policy.updated_at} short /> },
            { label: t('Shared'), value: formatYesNo(policy.shared) },
            { label: t('Revision Number'), value: policy.revision_number },
          ]}
        />
      </DetailsSection>
      {tables.map(({ type, title, shown }) => (
        <DetailsSection key={type} title={t(title)}>
          <PartTable<QosRule>
            name={type}
            label={t(title)}
            columns={shown}
            rows={policy.rules.filter((rule) => rule.type === type)}
            sort={byId}
            empty={t('No rules of this kind.')}
          />
        </DetailsSection>
      ))}
    </DetailsView>
  )
}
