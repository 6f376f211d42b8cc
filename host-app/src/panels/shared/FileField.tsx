import { Field } from '../../ui/Field.js'
import { formatBytes } from './format.js'

interface FileFieldProps {
  label: string
  file: File | null
  onChange(file: File | null): void
  error?: string
}

/** A local file; the browser's own control, which also takes a dropped one. */
export function FileField({ label, file, onChange, error }: FileFieldProps) {
  return (
    <Field label={label} help={file ? formatBytes(file.size) : undefined} error={error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="form-file"
          type="file"
          required
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
