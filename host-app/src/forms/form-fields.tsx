import { Checkbox as BoxWithLabel } from '@stratus/widgets/react/checkbox'
import { useId, type ReactNode } from 'react'
import { Field, SelectField, TextField } from '../ui/Field.js'
import { useFieldError } from './use-field-error.js'
import './form-fields.css'

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** What is wrong, translated; shown once the field was left, or at once when `eager`. */
  error?: string
  help?: string
  required?: boolean
  /** Says at once what is wrong: for limits that one only meets while typing. */
  eager?: boolean
}

export function TextInput({
  value,
  onChange,
  error,
  eager,
  ...rest
}: FieldProps & { placeholder?: string; inputMode?: 'numeric' | 'url' }) {
  return (
    <TextField
      {...rest}
      {...useFieldError(error, eager)}
      // The direction of what is typed is its own; a text that is too long shows an error and is not cut.
      dir="auto"
      maxLength={undefined}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function TextArea({ label, help, value, onChange, error, eager, required }: FieldProps) {
  const fieldError = useFieldError(error, eager)
  return (
    <Field label={label} help={help} error={fieldError.error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className="field"
          rows={2}
          dir="auto"
          required={required}
          aria-describedby={describedBy}
          aria-invalid={fieldError.error ? true : undefined}
          value={value}
          onBlur={fieldError.onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export interface FormChoice {
  readonly value: string
  readonly label: string
}

/** One of many. `empty` is what stands there while nothing is chosen. */
export function Select({
  choices,
  empty,
  onChange,
  error,
  eager,
  ...rest
}: FieldProps & { choices: readonly FormChoice[]; empty?: string }) {
  const options = empty === undefined ? choices : [{ value: '', label: empty }, ...choices]
  return (
    <SelectField
      {...rest}
      {...useFieldError(error, eager)}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** One of few, all seen at once. */
export function Choice({
  label,
  value,
  onChange,
  choices,
}: Pick<FieldProps, 'label' | 'value' | 'onChange'> & { choices: readonly FormChoice[] }) {
  const name = useId()
  return (
    <fieldset className="form-choice">
      <legend>{label}</legend>
      <div className="form-segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Yes or no. */
export function Checkbox({
  label,
  checked,
  onChange,
}: Pick<FieldProps, 'label'> & { checked: boolean; onChange(checked: boolean): void }) {
  return <BoxWithLabel label={label} checked={checked} onStratusChange={({ detail }) => onChange(detail.checked)} />
}

/** A titled group of fields, two beside each other where there is room. */
export function FieldGroup({
  title,
  hiddenTitle,
  children,
}: {
  title: string
  /** What is above says the same already. */
  hiddenTitle?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="form-group">
      <legend className={hiddenTitle ? 'visually-hidden' : undefined}>{title}</legend>
      <div className="form-group-fields">{children}</div>
    </fieldset>
  )
}
