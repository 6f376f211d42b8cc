import { Checkbox as BoxWithLabel } from '@stratus/widgets/react/checkbox'
import { Select as SelectElement } from '@stratus/widgets/react/select'
import { TextField } from '@stratus/widgets/react/text-field'
import { useId, type ReactNode } from 'react'
import { atOnce } from './at-once.js'
import { useFieldError } from './use-field-error.js'
import './form-fields.css'

export interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** What is wrong, translated; shown once the field was left, or at once when `eager`. */
  error?: string | undefined
  help?: string | undefined
  required?: boolean
  disabled?: boolean
  /** Says at once what is wrong: for limits that one only meets while typing. */
  eager?: boolean
}

interface TextInputProps extends FieldProps {
  placeholder?: string
  inputMode?: 'numeric' | 'url'
  type?: 'text' | 'password' | 'multiline'
  /** Lines of a multiline one. */
  rows?: number
  /** For a machine to read: each sign as wide as the others, and no spelling. */
  code?: boolean
  /** What the browser may fill in; default: nothing. */
  autocomplete?: string
  /** Behind the field, in its row. */
  after?: ReactNode
}

/** A field of a text that a machine reads. A text: React leaves `false` out on a custom element. */
export const codeField = { className: 'code', spellCheck: 'false' } as const

/** A text that is too long shows an error and is not cut. */
export function TextInput({ onChange, error, eager, after, code, ...rest }: TextInputProps) {
  const fieldError = useFieldError(error, eager)
  return (
    <TextField
      {...rest}
      {...fieldError}
      {...(code && codeField)}
      maxLength={Infinity}
      onStratusChange={atOnce(({ detail }) => onChange(detail.value))}
    >
      {after ? <span slot="suffix">{after}</span> : null}
    </TextField>
  )
}

export function TextArea(props: FieldProps) {
  return <TextInput {...props} type="multiline" />
}

export interface FormChoice {
  readonly value: string
  readonly label: string
}

/** One of many, as the list of them shows it. */
interface ListedChoice extends FormChoice {
  /** Heading it stands under. */
  readonly group?: string
}

/** One of many; a long list is searched. `empty` is what stands there while nothing is chosen; a choice of '' is one like the others. */
export function Select({
  choices,
  empty,
  onChange,
  error,
  eager,
  required = false,
  ...rest
}: FieldProps & { choices: readonly ListedChoice[]; empty?: string }) {
  const fieldError = useFieldError(error, eager)
  return (
    <SelectElement
      {...rest}
      required={required || (empty === undefined && choices.every(({ value }) => value !== ''))}
      {...fieldError}
      options={choices}
      placeholder={empty ?? ''}
      onStratusChange={atOnce(({ detail }) => onChange(detail.value))}
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
  onChange,
  error,
  eager,
  ...rest
}: Pick<FieldProps, 'label' | 'help' | 'error' | 'eager'> & { checked: boolean; onChange(checked: boolean): void }) {
  const fieldError = useFieldError(error, eager)
  return <BoxWithLabel {...rest} {...fieldError} onStratusChange={({ detail }) => onChange(detail.checked)} />
}

/** A titled group of fields, two beside each other where there is room; its help and its error are of all of them together. */
export function FieldGroup({
  title,
  hiddenTitle,
  help = '',
  error,
  eager,
  children,
}: Pick<FieldProps, 'help' | 'error' | 'eager'> & {
  title: string
  /** What is above says the same already. */
  hiddenTitle?: boolean
  children: ReactNode
}) {
  const id = useId()
  const { error: shown, 'data-wrong': wrong } = useFieldError(error, eager)
  const texts = [shown && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset
      data-wrong={wrong}
      className="form-group"
      aria-describedby={texts || undefined}
      tabIndex={shown ? -1 : undefined}
    >
      <legend className={hiddenTitle ? 'visually-hidden' : undefined}>{title}</legend>
      {shown ? (
        <p id={`${id}-error`} className="form-group-error field-error">
          {shown}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className="form-group-help">
          {help}
        </p>
      ) : null}
      <div className="form-group-fields">{children}</div>
    </fieldset>
  )
}
