import { FormField } from '@stratus/widgets/react/form-field'

interface FilePickerProps {
  /** Translated, as is the help. */
  label: string
  help: string
  /** A folder is chosen, with all that is in it. */
  folder?: boolean
  disabled: boolean
  onChoose(files: FileList | null): void
}

/** A field of files that hands over what is chosen, and is empty again. */
export function FilePicker({ label, help, folder = false, disabled, onChoose }: FilePickerProps) {
  return (
    <FormField label={label} help={help}>
      <input
        className="form-file"
        type="file"
        multiple
        disabled={disabled}
        ref={(input) => {
          if (input) input.webkitdirectory = folder
        }}
        onChange={({ target }) => {
          onChoose(target.files)
          target.value = ''
        }}
      />
    </FormField>
  )
}
