import { t } from '@stratus/widgets'
import { TextArea, TextInput } from './form-fields.js'
import { isTooLong } from './text-limits.js'

interface Named {
  readonly name: string
  readonly description: string
}

interface NameFieldsProps {
  /** What the name is called, translated; default 'Name'. */
  label?: string
  required?: boolean
  draft: Named
  /** English, keys of their translations. */
  errors: Partial<Record<keyof Named, string>>
  onChange(change: Partial<Named>): void
}

/** Name and description, as most things have them. */
export function NameFields({ label, required, draft, errors, onChange }: NameFieldsProps) {
  return (
    <>
      <TextInput
        label={label ?? t('Name')}
        required={required}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name && t(errors.name)}
        eager={isTooLong(draft.name)}
      />
      <TextArea
        label={t('Description')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        error={errors.description && t(errors.description)}
        eager
      />
    </>
  )
}
