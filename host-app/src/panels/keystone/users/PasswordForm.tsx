import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { errorMessage, sayFailure } from '../../../stores/error-messages.js'
import { FormModal } from '../../../forms/FormModal.js'
import { TextInput } from '../../../forms/form-fields.js'
import { newPassword, passwordErrors, passwordHint, passwordToSend } from './password-model.js'
import type { PasswordFormData } from './user-form-data.js'
import { nameOf, type User } from './user.js'
import { DomainFields, NewPassword, Shown } from './UserFields.js'
import { sentences } from '../../../stores/sentences.js'

interface PasswordFormProps {
  user: User
  data: PasswordFormData
  onClose(result: ActionResult): void
}

/** The modal Change Password. A password that is refused stays in the form, with the hint why (DEC-30). */
export function PasswordForm({ user, data, onClose }: PasswordFormProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newPassword)
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }))
  const errors = passwordErrors(draft, data.enforced)

  const submit = async (): Promise<ActionResult> => {
    const body = passwordToSend(draft, data.enforced)
    try {
      await client.call('keystone.users.update', { params: { id: user.id }, body, quiet: true })
      toasts.add('success', t('User password has been updated successfully.'))
    } catch (error) {
      const hint = passwordHint(error)
      if (hint) throw new Error(sentences(t(hint.text), hint.details), { cause: error })
      sayFailure(toasts, 'Unable to edit the user.', errorMessage(error))
    }
    // Also after a failure that is not about the password: the list then shows what is true (I-FORM-08).
    return { ...nothingDone, updated: [{ type: resourceTypes.user, id: user.id }] }
  }

  return (
    <FormModal
      heading={t('Change Password')}
      submitLabel={t('Change Password')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      onClose={onClose}
      help={<p>{t("Change user's password. We highly recommend you create a strong one.")}</p>}
    >
      <div className="user-columns">
        <div>
          <DomainFields domain={data.domain} />
          <Shown label={t('User Name')} value={nameOf(user)} />
          {data.enforced ? (
            <TextInput
              label={t('Admin Password')}
              type="password"
              required
              autocomplete="current-password"
              value={draft.adminPassword}
              onChange={(adminPassword) => set({ adminPassword })}
              error={errors.adminPassword && t(errors.adminPassword)}
            />
          ) : null}
          <NewPassword value={draft.password} onChange={set} />
        </div>
      </div>
    </FormModal>
  )
}
