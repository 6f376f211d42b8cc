import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { type ReactNode, useRef } from 'react'
import { nothingDone, type ActionResult } from '../actions/action-result.js'
import { useHost } from '../host.js'
import { DraftNotice } from './DraftNotice.js'
import type { KeptDraft } from './use-form-draft.js'
import { useSendAfterCheck } from './use-send-after-check.js'
import { ErrorsShown, useShowErrors } from './use-show-errors.js'

interface FormModalProps<Fields> {
  heading: string
  submitLabel: string
  size?: 'small' | 'medium' | 'large'
  /** Something in the form is wrong or missing: it cannot be sent. */
  invalid?: boolean
  /** What was typed is still being checked: it is sent when that is through. */
  checking?: boolean
  /** Why it cannot be sent, translated, when no field says it. */
  reason?: string
  /** The button destroys something. */
  danger?: boolean
  /**
   * Sends it and says what was done. A failure keeps the dialog open with everything typed, and shows its reason; so does null,
   * for a dialog that goes on by itself.
   */
  submit(): Promise<ActionResult | null>
  /** What was typed before is offered, and forgotten when the dialog is closed (DEC-81). */
  draft?: KeptDraft<Fields>
  /** It is closed; `nothingDone` when nothing was sent. */
  onClose(result: ActionResult): void
  /** Explanation beside the fields. */
  help?: ReactNode
  children: ReactNode
}

/** Why a form with something wrong or missing cannot be sent. English, key of its translation. */
export const incompleteForm = 'Something in the form is missing or not valid.'

/** A form in a dialog: Enter sends it, what was typed is never lost without a question. Open as long as it is rendered. */
export function FormModal<Fields>({
  heading,
  submitLabel,
  size,
  invalid = false,
  checking = false,
  reason,
  danger,
  submit,
  draft,
  onClose,
  help,
  children,
}: FormModalProps<Fields>) {
  const { toasts } = useHost()
  const result = useRef(nothingDone)
  const tried = useRef<number | null>(null)
  const { form, errorsShown, showErrors } = useShowErrors()
  const { wait, forget } = useSendAfterCheck(form, checking)
  return (
    <Modal
      open
      size={size ?? 'medium'}
      heading={heading}
      submitLabel={submitLabel}
      submitDisabled={invalid || checking}
      submitReason={reason ?? t(checking && !invalid ? 'What was typed is being checked.' : incompleteForm)}
      onStratusSubmitRefused={() => {
        // A check may be about to begin: what was typed a moment ago is not drawn yet.
        wait()
        if (!checking || invalid) showErrors()
      }}
      danger={danger ?? false}
      cancelLabel={t('Cancel')}
      submit={async () => {
        if (tried.current !== null) toasts.withdrawFailures(tried.current)
        tried.current = toasts.mark()
        try {
          const done = await submit()
          if (done) result.current = done
          return done !== null
        } catch (error) {
          // What the cloud refuses may stand at a field.
          showErrors()
          throw error
        }
      }}
      onStratusAfterClose={() => {
        draft?.end()
        onClose(result.current)
      }}
    >
      <form ref={form} noValidate onInput={forget} className="form-stack">
        {draft ? <DraftNotice draft={draft} /> : null}
        <ErrorsShown value={errorsShown}>{children}</ErrorsShown>
      </form>
      {help ? <div slot="help">{help}</div> : null}
    </Modal>
  )
}
