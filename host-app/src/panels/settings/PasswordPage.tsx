import { t } from '@stratus/widgets'
import { useState } from 'react'
import { TextInput } from '../../forms/form-fields.js'
import { useHost } from '../../host.js'
import { Page } from '../../layouts/Page.js'
import { noPasswords, ownPasswordErrors, type OwnPasswords } from './own-password-model.js'
import { SettingsForm } from './SettingsForm.js'
import { SettingsSection } from './SettingsSection.js'

const fields: readonly { readonly name: keyof OwnPasswords; readonly label: string; readonly autocomplete: string }[] =
  [
    { name: 'current', label: 'Current password', autocomplete: 'current-password' },
    { name: 'next', label: 'New password', autocomplete: 'new-password' },
    { name: 'again', label: 'New password again', autocomplete: 'new-password' },
  ]

/** Another password for who is signed in; they stay signed in (W-SHELL-30). */
export function Component() {
  const [round, setRound] = useState(0)
  return (
    <Page title={t('Change Password')}>
      <SettingsSection
        title={t('Password')}
        about={t('You stay signed in here. Everywhere else the new password is asked for.')}
      >
        <PasswordForm key={round} onChanged={() => setRound((before) => before + 1)} />
      </SettingsSection>
    </Page>
  )
}

function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { client, toasts } = useHost()
  const [typed, setTyped] = useState(noPasswords)
  const errors = ownPasswordErrors(typed)

  const submit = async (): Promise<readonly string[] | null> => {
    const result = await client.auth.changePassword(typed.current, typed.next)
    if (!result.ok) return result.errors.length ? result.errors : [t('The current password is wrong.')]
    toasts.add('success', t('Password changed.'))
    onChanged()
    // Where the cloud wants more than a password, the question comes now and not in the middle of work.
    if (!result.signedIn) await client.auth.verify()
    return null
  }

  return (
    <SettingsForm submitLabel={t('Change Password')} invalid={Object.keys(errors).length > 0} submit={submit}>
      {fields.map(({ name, label, autocomplete }) => (
        <TextInput
          key={name}
          label={t(label)}
          type="password"
          required
          autocomplete={autocomplete}
          value={typed[name]}
          {...(errors[name] && { error: t(errors[name]) })}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
    </SettingsForm>
  )
}
