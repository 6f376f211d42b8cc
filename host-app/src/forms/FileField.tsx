import { formatBytes } from '@stratus/widgets'
import { Field } from '../ui/Field.js'
import { useComplaint } from './use-field-error.js'

interface FileFieldProps {
  label: string
  file: File | null
  onChange(file: File | null): void
  error?: string
}

/** A local file; the browser's own control, which also takes a dropped one. */
export function FileField({ label, file, onChange, error }: FileFieldProps) {
  const complaint = useComplaint(error)
  return (
    <Field label={label} help={file ? formatBytes(file.size) : undefined} error={complaint.error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="form-file"
          type="file"
          required
          aria-describedby={describedBy}
          aria-invalid={complaint.error ? true : undefined}
          onBlur={complaint.onBlur}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
