import { isQosRuleType, qosRuleTypes } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup, Select } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { PolicyFacts } from './PolicyFacts.js'
import { ruleCalls } from './rule-calls.js'
import { newRule, ruleErrors, type RuleDraft } from './rule-model.js'
import { RuleFields } from './RuleFields.js'
import type { RuleDialogProps } from './rule-dialog.js'

const types = Object.entries(qosRuleTypes)

/** The modal Add QoS Rule. */
export function AddRule({ policy, onClose }: RuleDialogProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState<RuleDraft>(newRule)
  const { type } = draft
  const errors = ruleErrors(draft)
  const set = (change: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...change }))
  return (
    <FormModal
      heading={t('Add QoS Rule')}
      submitLabel={t('Add Rule')}
      invalid={Object.keys(errors).length > 0}
      submit={async () => {
        if (type === '') return null
        await ruleCalls[type].add(client, policy.id, draft)
        toasts.add('success', t('QoS policy rule successfully created'))
        return { ...nothingDone, updated: [{ type: resourceTypes.qosPolicy, id: policy.id }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('QoS Rule')} hiddenTitle>
        <PolicyFacts policy={policy} />
        <Select
          label={t('Rule Type')}
          required
          empty={t('Select a rule type')}
          choices={types.map(([value, label]) => ({ value, label: t(label) }))}
          value={type}
          // What only the other kind takes, such as the direction 'any', must not stay behind.
          onChange={(value) => set({ type: isQosRuleType(value) ? value : '', direction: newRule.direction })}
          error={errors.type && t(errors.type)}
        />
        {type === '' ? null : <RuleFields draft={{ ...draft, type }} onChange={set} />}
      </FieldGroup>
    </FormModal>
  )
}
