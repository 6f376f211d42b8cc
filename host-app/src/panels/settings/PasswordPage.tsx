import { t } from '@stratus/widgets'
import { FormField } from '@stratus/widgets/react/form-field'
import { useState } from 'react'
import { useFieldError } from '../../forms/use-field-error.js'
import { useHost } from '../../host.js'
import { Page } from '../../layouts/Page.js'
import { noPasswords, ownPasswordErrors, passwordsIn, type OwnPasswords } from './own-password-model.js'
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

  // A script that fills the fields in (a password manager's) need not tell: what stands in them counts.
  const invalid = (filled: FormData): boolean => {
    const passwords = passwordsIn(filled)
    setTyped(passwords)
    return Object.keys(ownPasswordErrors(passwords)).length > 0
  }
  const submit = async (filled: FormData): Promise<readonly string[] | null> => {
    const { current, next } = passwordsIn(filled)
    const result = await client.auth.changePassword(current, next)
    if (!result.ok) return result.errors.length ? result.errors : [t('The current password is wrong.')]
    toasts.add('success', t('Password changed.'))
    onChanged()
    // Where the cloud wants more than a password, the question comes now and not in the middle of work.
    if (!result.signedIn) await client.auth.verify()
    return null
  }

  return (
    <SettingsForm submitLabel={t('Change Password')} invalid={invalid} submit={submit}>
      {fields.map(({ name, label, autocomplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(label)}
          autoComplete={autocomplete}
          value={typed[name]}
          error={errors[name] && t(errors[name])}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
    </SettingsForm>
  )
}

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: string
  value: string
  error: string | undefined
  onChange(value: string): void
}

/** A field of the browser's own, in the page itself: where password managers look for it. */
function PasswordField({ label, error, onChange, ...input }: PasswordFieldProps) {
  const { onBlur, ...shown } = useFieldError(error)
  return (
    <FormField label={label} {...shown} onBlur={onBlur}>
      <input {...input} type="password" required onChange={(event) => onChange(event.target.value)} />
    </FormField>
  )
}
