import { useState } from 'react'
import { TextInput } from '../../../../forms/form-fields.js'
import { shownInteger, typedInteger } from '../model/typed-integer.js'

interface IntegerInputProps {
  label: string
  /** Null: what is typed is no integer. */
  value: number | null
  onChange(value: number | null): void
  error?: string
  eager?: boolean
}

/** A required integer. What was typed stays as it was typed, also when it is wrong. */
export function IntegerInput({ label, value, onChange, error, eager }: IntegerInputProps) {
  const [text, setText] = useState(String(value ?? ''))
  return (
    <TextInput
      label={label}
      required
      inputMode="numeric"
      value={shownInteger(text, value)}
      onChange={(next) => {
        setText(next)
        onChange(typedInteger(next))
      }}
      error={error}
      eager={eager}
    />
  )
}
