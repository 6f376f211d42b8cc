import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/Button.js'
import { incompleteForm } from './FormModal.js'
import { ErrorsShown, useShowErrors } from './use-show-errors.js'

interface ToldOnceModalProps<Made> {
  heading: string
  headingMade(made: Made): string
  submitLabel: string
  /** Something in the form is wrong or missing: it cannot be sent. */
  invalid: boolean
  /** Makes it. A failure keeps everything typed, and shows its reason. */
  make(): Promise<Made>
  /** What is shown only this once, and that it is. */
  warning: string
  renderMade(made: Made): ReactNode
  /** Buttons that keep what is told. */
  renderKeep(made: Made): ReactNode
  /** It is closed; null when nothing was made. */
  onClose(made: Made | null): void
  /** Explanation beside the fields. */
  help?: ReactNode
  children: ReactNode
}

/**
 * A form that makes something with a secret, then the secret, shown this once, to be copied and saved. Nothing of it is kept, no
 * draft either. Nothing but Done and the close button takes it away.
 */
export function ToldOnceModal<Made>(props: ToldOnceModalProps<Made>) {
  const { heading, headingMade, submitLabel, invalid, make, warning, renderMade, renderKeep, onClose } = props
  const [made, setMade] = useState<Made | null>(null)
  const [open, setOpen] = useState(true)
  const { form, errorsShown, showErrors } = useShowErrors()
  const isMade = made !== null
  return (
    <Modal
      open={open}
      size="medium"
      heading={isMade ? headingMade(made) : heading}
      submitLabel={isMade ? '' : submitLabel}
      submitDisabled={invalid}
      submitReason={t(incompleteForm)}
      onStratusSubmitRefused={showErrors}
      withoutGuard={isMade}
      submit={async () => {
        setMade(await make())
        // It stays open: the secret is to be seen.
        return false
      }}
      onStratusCloseRequest={(event) => {
        if (isMade && event.detail.source === 'escape') event.preventDefault()
      }}
      onStratusAfterClose={() => onClose(made)}
    >
      {isMade ? (
        <Told label={headingMade(made)} warning={warning}>
          {renderMade(made)}
        </Told>
      ) : (
        <form ref={form} noValidate className="form-stack">
          <ErrorsShown value={errorsShown}>{props.children}</ErrorsShown>
        </form>
      )}
      {isMade || !props.help ? null : <div slot="help">{props.help}</div>}
      {isMade ? (
        <div slot="footer" className="form-keep">
          {renderKeep(made)}
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t('Done')}
          </Button>
        </div>
      ) : null}
    </Modal>
  )
}

function Told({ label, warning, children }: { label: string; warning: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field that had the focus is gone, and the dialog takes none until it is idle again. Not to Done: a second Enter would
    // take the secret away.
    const timer = setTimeout(() => place.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="form-told">
      <Alert type="warning" withoutPrefix>
        {warning}
      </Alert>
      {children}
    </div>
  )
}
