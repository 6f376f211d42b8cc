import { formatBytes } from '@stratus/widgets'
import { Field } from '../ui/Field.js'
import { useFieldError } from './use-field-error.js'

interface FileFieldProps {
  label: string
  file: File | null
  onChange(file: File | null): void
  error?: string
}

/** A local file; the browser's own control, which also takes a dropped one. */
export function FileField({ label, file, onChange, error }: FileFieldProps) {
  const fieldError = useFieldError(error)
  return (
    <Field label={label} help={file ? formatBytes(file.size) : undefined} error={fieldError.error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="form-file"
          type="file"
          required
          aria-describedby={describedBy}
          aria-invalid={fieldError.error ? true : undefined}
          onBlur={fieldError.onBlur}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
