import { formatAmount, t } from '@stratus/widgets'
import { quotaLabel } from '../quota/quota-groups.js'
import { TextInput } from './form-fields.js'

interface LimitFieldProps {
  label: string
  /** As typed; -1 is none. */
  value: string
  /** How much is in use, where that is known. */
  used?: number | undefined
  /** Translated. */
  error?: string | undefined
  onChange(value: string): void
}

/** The limit of a quota, with what is used of it. */
export function LimitField({ label, value, used, error, onChange }: LimitFieldProps) {
  const facts = [
    Number(value) === -1 && value.trim() ? t('Unlimited') : '',
    used === undefined ? '' : t('%s in use', [formatAmount(used)]),
  ]
  return (
    <TextInput
      label={quotaLabel(label)}
      value={value}
      required
      inputMode="numeric"
      help={facts.filter(Boolean).join(', ')}
      {...(error !== undefined && { error })}
      onChange={onChange}
    />
  )
}
