import { Alert } from '@stratus/widgets/react/alert'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ErrorsShown, useShowErrors } from '../../forms/use-show-errors.js'
import { errorMessage } from '../../stores/error-messages.js'
import { Button } from '../../ui/Button.js'

interface SettingsFormProps {
  submitLabel: string
  /** Something in it is wrong or missing: sent, it shows what. Asked of what stands in the named fields, where it is a function. */
  invalid: boolean | ((filled: FormData) => boolean)
  /** Sends it. Null: it was taken; else, or with what it throws, why it was refused, translated, as far as no field says it. */
  submit(filled: FormData): Promise<readonly string[] | null>
  children: ReactNode
}

/** A form on a page. A failure keeps everything typed, and is told above the fields. */
export function SettingsForm({ submitLabel, invalid, submit, children }: SettingsFormProps) {
  const [failures, setFailures] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const { form, errorsShown, showErrors } = useShowErrors()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const filled = new FormData(event.currentTarget)
    if (typeof invalid === 'function' ? invalid(filled) : invalid) return showErrors()
    setBusy(true)
    setFailures([])
    const refused = await submit(filled).catch((error: unknown) => [errorMessage(error)])
    setFailures(refused ?? [])
    setBusy(false)
    if (refused) showErrors()
  }

  return (
    <form className="settings-form" ref={form} noValidate onSubmit={(event) => void send(event)}>
      <ErrorsShown value={errorsShown}>
        {failures.map((failure) => (
          <Alert key={failure} type="error" withoutPrefix>
            {failure}
          </Alert>
        ))}
        {children}
        {/* The error of the field that is left would push the button away from under the pointer. */}
        <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <Button type="submit" kind="primary" busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </ErrorsShown>
    </form>
  )
}
