import type { FormField } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { isCode, nothingToChoose } from './cloud-form-model.js'
import { TextFromFile } from './TextFromFile.js'
import { Checkbox, FieldGroup, Select, TextInput, type FieldProps } from '../form-fields.js'
import { LimitField } from '../LimitField.js'
import { late } from '../../actions/late.js'

const TwoLists = late(async () => ({ default: (await import('./TwoLists.js')).TwoLists }))

interface CloudFieldProps {
  field: FormField
  /** What was typed; undefined: nothing yet. */
  value: string | undefined
  /** English, key of its translation, or the cloud's words. */
  error: string | undefined
  /** Of a limit: how much is in use, where that is known. */
  used?: number | undefined
  onChange(value: string): void
}

/** A field of a form of the cloud's, with our looks. */
export function CloudField({ field, value, error, used, onChange }: CloudFieldProps) {
  const { name, type, required, readOnly = false } = field
  const shared = {
    label: t(field.label || name),
    help: field.help && t(field.help),
    value: value ?? field.value,
    required,
    onChange,
    error: error && t(error),
    eager: field.errors.length > 0,
  }
  if (type === 'checkbox')
    return (
      <Checkbox
        label={shared.label}
        help={shared.help}
        error={shared.error}
        eager={shared.eager}
        checked={value === undefined ? field.checked : value !== ''}
        onChange={(on) => onChange(on ? field.value || 'on' : '')}
      />
    )
  // Only a limit that may be none goes below zero.
  if (type === 'number' && field.min === -1 && !readOnly)
    return (
      <LimitField
        label={shared.label}
        value={shared.value}
        used={field.used ?? used}
        error={error && t(error)}
        onChange={onChange}
      />
    )
  if (type === 'select' && field.multiple) return <Several {...shared} choices={field.choices} />
  if (type === 'select') {
    const nothing = field.choices.find((choice) => choice.value === '')
    const empty = field.choices.length ? nothing?.label : t(nothingToChoose)
    return (
      <Select
        {...shared}
        choices={field.choices.filter((choice) => choice.value !== '')}
        {...(empty !== undefined && { empty })}
      />
    )
  }
  const input = (
    <TextInput
      {...shared}
      disabled={readOnly}
      required={required && !readOnly}
      type={type === 'password' || type === 'multiline' ? type : 'text'}
      {...(type === 'password' && { autocomplete: 'new-password' })}
      {...(type === 'multiline' && { rows: rowsFor(field.value, isCode(field) ? 8 : 3) })}
      code={isCode(field)}
      {...(type === 'number' && { inputMode: 'numeric' as const })}
    />
  )
  if (!field.fromFile) return input
  return (
    <>
      {input}
      <TextFromFile label={shared.label} onText={onChange} />
    </>
  )
}

/** What stands there is seen whole, up to what a small screen has room for. */
const rowsFor = (text: string, least: number) => Math.min(Math.max(least, text.split('\n').length), 16)

/** More choices than these are looked through by a filter. */
const mostBoxes = 8

/** A choice of several; its value has a line for each. */
function Several({
  label,
  choices,
  value,
  onChange,
  ...told
}: Pick<FieldProps, 'label' | 'value' | 'onChange' | 'help' | 'error' | 'eager'> & Pick<FormField, 'choices'>) {
  const chosen = useMemo(() => new Set(value.split('\n').filter(Boolean)), [value])
  const choose = (now: ReadonlySet<string>) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => now.has(each))
        .join('\n'),
    )
  return (
    <FieldGroup title={label} {...told}>
      {choices.length === 0 ? <p>{t(nothingToChoose)}</p> : null}
      {choices.length > mostBoxes ? (
        <TwoLists choices={choices} chosen={chosen} onChange={choose} />
      ) : (
        choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.has(choice.value)}
            onChange={(on) =>
              choose(
                on ? new Set([...chosen, choice.value]) : new Set([...chosen].filter((each) => each !== choice.value)),
              )
            }
          />
        ))
      )}
    </FieldGroup>
  )
}
