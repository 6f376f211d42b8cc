import { dscpMarks, type QosRuleType } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { Select, TextInput } from '../../../forms/form-fields.js'
import { ruleErrors, ruleParts, type Direction, type RuleDraft } from './rule-model.js'
import { fieldLabels } from './rule-texts.js'

interface RuleFieldsProps {
  draft: RuleDraft & { readonly type: QosRuleType }
  onChange(change: Partial<RuleDraft>): void
}

/** The fields that a rule of this kind is made of. */
export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const { amounts, directions } = ruleParts[draft.type]
  const errors = ruleErrors(draft)
  return (
    <>
      {amounts.map((name) => (
        <TextInput
          key={name}
          label={t(fieldLabels[name])}
          required={name !== 'max_burst_kbps'}
          inputMode="numeric"
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
          error={errors[name] && t(errors[name])}
          eager={draft[name].trim() !== ''}
        />
      ))}
      {draft.type === 'dscp_marking' ? (
        <Select
          label={t(fieldLabels.dscp_mark)}
          required
          empty={t('Select a mark')}
          choices={dscpMarks.map((mark) => ({ value: String(mark), label: String(mark) }))}
          value={draft.dscp_mark}
          onChange={(dscp_mark) => onChange({ dscp_mark })}
          error={errors.dscp_mark && t(errors.dscp_mark)}
        />
      ) : null}
      {directions.length > 0 ? (
        <Select
          label={t(fieldLabels.direction)}
          required
          choices={directions.map((value) => ({ value, label: value }))}
          value={draft.direction}
          onChange={(direction) => onChange({ direction: direction as Direction })}
        />
      ) : null}
    </>
  )
}
