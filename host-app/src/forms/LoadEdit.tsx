import { t } from '@stratus/widgets'
import { TextField } from '@stratus/widgets/react/text-field'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.js'
import { codeField } from './form-fields.js'
import { byteLength, sizeOf } from './text-size.js'
import { useFieldError } from './use-field-error.js'

interface LoadEditProps {
  label: string
  value: string
  onChange(value: string): void
  /** Most bytes the server takes, in UTF-8. */
  maxBytes: number
  error?: string
  required?: boolean
  rows?: number
  /** Which files the browser offers, as of `<input accept>`. */
  accept?: string
}

/** A long text, typed, pasted or read from a file, with its size as one types (a script, a key). */
export function LoadEdit({ label, value, onChange, maxBytes, error, required, rows = 6, accept }: LoadEditProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState(false)
  const tooLong = byteLength(value) > maxBytes
  const fieldError = useFieldError(unreadable ? t('Could not read the file') : error, tooLong || unreadable)

  const load = async (file: File): Promise<void> => {
    // A file that is far too large would only freeze the page.
    if (file.size > maxBytes * 64) return setUnreadable(true)
    try {
      onChange(await file.text())
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }

  return (
    <div className="wide load-edit">
      <TextField
        type="multiline"
        rows={rows}
        label={label}
        help={t('%s of %s', sizeOf(value, maxBytes))}
        {...codeField}
        required={required}
        value={value}
        {...fieldError}
        onStratusChange={({ detail }) => {
          setUnreadable(false)
          onChange(detail.value)
        }}
      />
      <Button icon="upload" onClick={() => picker.current?.click()}>
        {t('Load from a file')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after an edit.
          event.target.value = ''
          if (file) void load(file)
        }}
      />
    </div>
  )
}
