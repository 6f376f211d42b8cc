import type { FormField } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Checkbox, Select, TextInput } from '../form-fields.js'

interface CloudFieldProps {
  field: FormField
  /** What was typed; undefined: nothing yet. */
  value: string | undefined
  /** English, key of its translation, or the cloud's words. */
  error: string | undefined
  onChange(value: string): void
}

/** A field of a form of the cloud's, with our looks. */
export function CloudField({ field, value, error, onChange }: CloudFieldProps) {
  const { name, type, required, readOnly = false } = field
  const shared = {
    label: t(field.label || name),
    help: field.help && t(field.help),
    value: value ?? field.value,
    required,
    onChange,
    ...(error ? { error: t(error) } : {}),
    eager: field.errors.length > 0,
  }
  if (type === 'checkbox')
    return (
      <Checkbox
        label={shared.label}
        checked={value === undefined ? field.checked : value !== ''}
        onChange={(on) => onChange(on ? field.value || 'on' : '')}
      />
    )
  if (type === 'select') {
    const nothing = field.choices.find((choice) => choice.value === '')
    return (
      <Select
        {...shared}
        choices={field.choices.filter((choice) => choice.value !== '')}
        {...(nothing && { empty: nothing.label })}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      disabled={readOnly}
      required={required && !readOnly}
      type={type === 'password' || type === 'multiline' ? type : 'text'}
      {...(type === 'password' && { autocomplete: 'new-password' })}
      {...(type === 'number' && { inputMode: 'numeric' as const })}
    />
  )
}
