import type { QosPolicy } from '@stratus/api-client'
import { isQosRuleType } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { Select } from '../../../forms/form-fields.js'
import { ruleLabel } from './rule-texts.js'

/** The rules of a policy that can be changed and deleted: one of a kind that nobody has heard of has no call for it. */
export const knownRules = ({ rules }: Pick<QosPolicy, 'rules'>) => rules.filter(({ type }) => isQosRuleType(type))

interface RuleChoiceProps {
  label: string
  rules: QosPolicy['rules']
  value: string
  onChange(id: string): void
}

/** Which rule of a policy is meant. */
export function RuleChoice({ label, rules, value, onChange }: RuleChoiceProps) {
  return (
    <div className="wide">
      <Select
        label={label}
        required
        empty={t('Select a rule')}
        choices={rules.map((rule) => ({ value: rule.id, label: ruleLabel(rule) }))}
        value={value}
        onChange={onChange}
        error={value === '' ? t('A rule is required.') : undefined}
      />
    </div>
  )
}
