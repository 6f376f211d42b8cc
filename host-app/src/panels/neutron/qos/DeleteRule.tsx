import { isQosRuleType } from '@stratus/api-client/rules'
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
import type { RuleDialogProps } from './rule-dialog.js'

/** The modal Delete QoS Rule. */
export function DeleteRule({ policy, onClose }: RuleDialogProps) {
  const { client, toasts } = useHost()
  const [id, setId] = useState('')
  const rules = knownRules(policy)
  const type = rules.find((rule) => rule.id === id)?.type ?? null
  return (
    <FormModal
      danger
      heading={t('Delete QoS Rule')}
      submitLabel={t('Delete')}
      invalid={id === ''}
      submit={async () => {
        if (!isQosRuleType(type)) return null
        await ruleCalls[type].remove(client, { policy: policy.id, rule: id })
        toasts.add('success', t('QoS policy rule was successfully deleted.'))
        return { ...nothingDone, updated: [{ type: resourceTypes.qosPolicy, id: policy.id }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('QoS Rule')} hiddenTitle>
        <PolicyFacts policy={policy} />
        <RuleChoice label={t('Rule')} rules={rules} value={id} onChange={setId} />
      </FieldGroup>
    </FormModal>
  )
}
