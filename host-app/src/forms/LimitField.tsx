import { formatAmount, t } from '@stratus/widgets'
import { quotaLabel } from '../quota/quota-groups.js'
import { sentences } from '../stores/sentences.js'
import { TextInput } from './form-fields.js'

/** English, key of its translation. */
const belowUse = 'This is less than is in use: it may be refused, and otherwise nothing more can be created.'

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
  const limit = value.trim() ? Number(value) : NaN
  const isBelowUse = used !== undefined && limit >= 0 && limit < used
  const facts = [limit === -1 ? t('Unlimited') : '', used === undefined ? '' : t('%s in use', [formatAmount(used)])]
  return (
    <TextInput
      label={quotaLabel(label)}
      value={value}
      required
      inputMode="numeric"
      help={sentences(facts.filter(Boolean).join(', '), isBelowUse && t(belowUse))}
      {...(error !== undefined && { error })}
      onChange={onChange}
    />
  )
}
