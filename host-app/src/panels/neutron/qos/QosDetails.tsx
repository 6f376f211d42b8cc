import { formatYesNo, t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsViewById.js'
import { PartTable } from '../../../list/PartTable.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { Time } from '../../../ui/Time.js'
import { gatedParts, policyActions } from './actions.js'
import { nameOf, type QosPolicy, type QosRule } from './policy.js'
import { ruleColumns, ruleTables } from './rule-texts.js'
import { usePolicyActions } from './use-policy-actions.js'

/** Loads the policy of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<QosPolicy> {
  return client.call('neutron.qosPolicies.get', { params: { id }, signal, quiet: true })
}

const byId = { column: 'id', direction: 'ascending' } as const

/** Details of one policy: the tab Overview, with a table for each kind of rule (P-ROUTE-09). */
export function Component({ item: policy, onResult }: DetailsProps<QosPolicy>) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const actions = usePolicyActions((result) => {
    if (result && result.updated.length + result.deleted.length + result.failed.length > 0) onResult(result)
  })
  const offered = useMemo(() => actionsOf(policyActions, policy, gates), [policy, gates])
  const tables = useMemo(() => ruleTables.map((table) => ({ ...table, shown: ruleColumns(table) })), [])
  return (
    <DetailsView
      title={nameOf(policy)}
      panel={paths.qosPolicies()}
      actions={offered}
      busy={actions.busy.has(policy.id)}
      onAction={(action) => actions.run(action, policy)}
      dialogs={actions.dialogs}
    >
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
