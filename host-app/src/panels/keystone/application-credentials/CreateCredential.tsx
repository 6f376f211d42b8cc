import type { CatalogEntry, Session } from '@stratus/api-client'
import { newCredential as toldFields, type DialogForm, type NewCredential } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { copyable } from '../../../details/Copyable.js'
import { beTold } from '../../../forms/be-told.js'
import { ToldOnceModal } from '../../../forms/ToldOnceModal.js'
import { useHost } from '../../../host.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CredentialFields } from './CredentialFields.js'
import { credentialErrors, newCredential, valuesOf, type CredentialDraft } from './credential-form-model.js'
import { CredentialFiles } from './CredentialFiles.js'
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

/** A new application credential, then its secret (I-APPCRED-03). */
export function CreateCredential({ form, session, catalog, taken, onClose }: CreateCredentialProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newCredential)
  // The presets count from when the dialog was opened: a moment of one's own is compared with it too.
  const [now] = useState(Date.now)
  const errors = credentialErrors(draft, now, taken)
  const has = new Set(form.fields.map(({ name }) => name))
  const roles = form.fields.find(({ name }) => name === 'roles')?.choices ?? []
  return (
    <ToldOnceModal<NewCredential>
      heading={t('Create Application Credential')}
      headingMade={() => t('Your Application Credential')}
      submitLabel={t('Create Application Credential')}
      invalid={Object.keys(errors).length > 0}
      make={async () => {
        const made = await beTold(client, form, valuesOf(draft, now), toldFields)
        toasts.add('success', t('Created application credential: %s', [made.name]))
        return made
      }}
      warning={t('The secret is shown only this once: keep it now. It cannot be recovered.')}
      renderMade={({ name, id, secret }) => (
        <DefinitionList items={[copyable(t('Name'), name), copyable(t('ID'), id), copyable(t('Secret'), secret)]} />
      )}
      renderKeep={(credential) => <CredentialFiles {...{ credential, session, catalog }} />}
      onClose={(made) => onClose(made?.id ?? null)}
      help={
        <>
          <p>
            {t('It is for the project %s, and signs in as you, without your password.', [session.project_name ?? ''])}
          </p>
          <p>{t('It cannot be changed later. What it may do ends with your roles in the project.')}</p>
        </>
      }
    >
      <CredentialFields
        draft={draft}
        errors={errors}
        roles={roles}
        withRules={has.has('access_rules')}
        onChange={(change: Partial<CredentialDraft>) => setDraft((before) => ({ ...before, ...change }))}
      />
    </ToldOnceModal>
  )
}
