import { formatBytes } from '@stratus/widgets'
import { FormField } from '@stratus/widgets/react/form-field'
import { useFieldError } from './use-field-error.js'

interface FileFieldProps {
  label: string
  file: File | null
  onChange(file: File | null): void
  error?: string
  optional?: boolean
}

/** A local file; the browser's own control, which also takes a dropped one. */
export function FileField({ label, file, onChange, error, optional = false }: FileFieldProps) {
  const fieldError = useFieldError(error)
  return (
    <FormField label={label} help={file ? formatBytes(file.size) : ''} {...fieldError}>
      <input
        className="form-file"
        type="file"
        required={!optional}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
    </FormField>
  )
}
