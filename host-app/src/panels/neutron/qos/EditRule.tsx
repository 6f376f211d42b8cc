import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { PolicyFacts } from './PolicyFacts.js'
import { knownRules, RuleChoice } from './RuleChoice.js'
import { ruleCalls } from './rule-calls.js'
import { draftOfRule, newRule, ruleErrors, type RuleDraft } from './rule-model.js'
import { RuleFields } from './RuleFields.js'
import type { RuleDialogProps } from './rule-dialog.js'

/** The modal Edit QoS Rule: which rule, then what it is made of. */
export function EditRule({ policy, onClose }: RuleDialogProps) {
  const { client, toasts } = useHost()
  const [rule, setRule] = useState('')
  const [draft, setDraft] = useState<RuleDraft>(newRule)
  const rules = knownRules(policy)
  const { type } = draft
  const invalid = rule === '' || Object.keys(ruleErrors(draft)).length > 0
  return (
    <FormModal
      heading={t('Edit QoS Rule')}
      submitLabel={t('Edit Rule')}
      invalid={invalid}
      submit={async () => {
        if (type === '') return null
        await ruleCalls[type].update(client, { policy: policy.id, rule }, draft)
        toasts.add('success', t('QoS policy rule %s was successfully updated.', [rule]))
        return { ...nothingDone, updated: [{ type: resourceTypes.qosPolicy, id: policy.id }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('QoS Rule')} hiddenTitle>
        <PolicyFacts policy={policy} />
        <RuleChoice
          label={t('Rule to edit')}
          rules={rules}
          value={rule}
          onChange={(id) => {
            const chosen = rules.find((one) => one.id === id)
            setRule(id)
            setDraft(chosen ? draftOfRule(chosen) : newRule)
          }}
        />
        {type === '' ? null : (
          <RuleFields
            key={rule}
            draft={{ ...draft, type }}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
        )}
      </FieldGroup>
    </FormModal>
  )
}
