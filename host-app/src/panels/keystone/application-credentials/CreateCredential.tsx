import type { CatalogEntry, Session } from '@stratus/api-client'
import {
  newCredential as toldFields,
  sendToBeTold,
  type DialogForm,
  type NewCredential,
} from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useState } from 'react'
import { useHost } from '../../../host.js'
import { incompleteForm } from '../../../forms/FormModal.js'
import { ErrorsShown, useShowErrors } from '../../../forms/use-show-errors.js'
import { CredentialFields } from './CredentialFields.js'
import { credentialErrors, newCredential, valuesOf, type CredentialDraft } from './credential-form-model.js'
import { MadeCredential, MadeCredentialButtons } from './MadeCredential.js'
import './application-credentials.css'

interface CreateCredentialProps {
  /** As the cloud has it. */
  form: DialogForm
  session: Session
  catalog: readonly CatalogEntry[]
  /** Names that one has already. */
  taken: ReadonlySet<string>
  /** It is closed, with the id of what was made. */
  onClose(id: string | null): void
}

/**
 * A new application credential, then its secret, shown this once, to be copied and saved (I-APPCRED-03). Nothing of it is kept:
 * no draft, no store. Nothing but Done and the close button takes it away.
 */
export function CreateCredential({ form, session, catalog, taken, onClose }: CreateCredentialProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newCredential)
  const [made, setMade] = useState<NewCredential | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [open, setOpen] = useState(true)
  // The presets count from when the dialog was opened: a moment of one's own is compared with it too.
  const [now] = useState(Date.now)
  const { form: shown, errorsShown, showErrors } = useShowErrors()
  const errors = credentialErrors(draft, now, taken)
  const has = new Set(form.fields.map(({ name }) => name))
  const roles = form.fields.find(({ name }) => name === 'roles')?.choices ?? []

  const create = async (): Promise<false> => {
    const result = await sendToBeTold(client, form, valuesOf(draft, now), toldFields)
    if ('made' in result) {
      setMade(result.made)
      toasts.add('success', t('Created application credential: %s', [result.made.name]))
    } else {
      const wrong = [...result.errors, ...Object.values(result.fields)]
      setRefused(wrong.length ? wrong : [t('Unable to create the application credential.')])
    }
    // It stays open: for another try, or for the secret to be seen.
    return false
  }

  return (
    <Modal
      open={open}
      size="medium"
      heading={made ? t('Your Application Credential') : t('Create Application Credential')}
      submitLabel={made ? '' : t('Create Application Credential')}
      submitDisabled={Object.keys(errors).length > 0}
      submitReason={t(incompleteForm)}
      onStratusSubmitRefused={showErrors}
      withoutGuard={made !== null}
      submit={create}
      onStratusCloseRequest={(event) => {
        if (made && event.detail.source === 'escape') event.preventDefault()
      }}
      onStratusAfterClose={() => onClose(made?.id ?? null)}
    >
      {made ? (
        <MadeCredential credential={made} />
      ) : (
        <form ref={shown} noValidate className="form-stack">
          {refused.map((reason) => (
            <Alert key={reason} type="error">
              {reason}
            </Alert>
          ))}
          <ErrorsShown value={errorsShown}>
            <CredentialFields
              draft={draft}
              errors={errors}
              roles={roles}
              withRules={has.has('access_rules')}
              onChange={(change: Partial<CredentialDraft>) => setDraft((before) => ({ ...before, ...change }))}
            />
          </ErrorsShown>
        </form>
      )}
      {made ? (
        <MadeCredentialButtons {...{ session, catalog }} credential={made} onDone={() => setOpen(false)} />
      ) : (
        <div slot="help">
          <p>
            {t('It is for the project %s, and signs in as you, without your password.', [session.project_name ?? ''])}
          </p>
          <p>{t('It cannot be changed later. What it may do ends with your roles in the project.')}</p>
        </div>
      )}
    </Modal>
  )
}
