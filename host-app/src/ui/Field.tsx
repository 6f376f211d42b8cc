import { initialFocus } from './initial-focus.js'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react'

interface FieldFrameProps {
  label: string
  help?: string
  error?: string
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode
}

/** Label, control, help and error, tied together. */
export function Field({ label, help, error, children }: FieldFrameProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy: [helpId, errorId].filter(Boolean).join(' ') || undefined })}
      {help && (
        <p id={helpId} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  Omit<FieldFrameProps, 'children'> & {
    /** Gets the focus when it comes. */ focusFirst?: boolean
    after?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/** A line of text. At most 255 characters unless said otherwise (W-SHELL-15). */
export function TextField({ label, help, error, after, inputRef, focusFirst = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {({ id, describedBy }) => (
        <span className="field-row">
          <input
            type="text"
            maxLength={255}
            {...input}
            ref={inputRef}
            {...initialFocus(focusFirst)}
            id={id}
            className="field"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          {after}
        </span>
      )}
    </Field>
  )
}

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> &
  Omit<FieldFrameProps, 'children'> & { options: readonly { value: string; label: string }[] }

export function SelectField({ label, help, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {({ id, describedBy }) => (
        <select
          {...select}
          id={id}
          className="field"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
