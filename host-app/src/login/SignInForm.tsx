import type { FormField as FieldOfForm, LoginStep } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { FormField } from '@stratus/widgets/react/form-field'
import { useState } from 'react'
import { useHost } from '../host.js'
import { atWebroot } from '../paths.js'
import { Button } from '../ui/Button.js'
import { initialFocus } from '../ui/initial-focus.js'
import { autoCompleteOf, labels, valueOf, visibleFields } from './login-model.js'
import { useSignIn } from './use-sign-in.js'

interface SignInFormProps {
  /** Filled in, for a person who was signed in before. */
  userName?: string
  /** Where to go from there, with the web root, should the cloud want people to sign in on another page. */
  next?: string | null
  onSignedIn: () => void | Promise<void>
  /** A second button, for a person who does not want to. */
  onDecline?: () => void
  /** The page must stay: whatever has to be done on another page opens in a tab of its own. */
  stay?: boolean
}

/** Horizon's sign-in form, drawn by us: which fields there are is the operator's choice and read from the server. */
export function SignInForm({ userName = '', next, onSignedIn, onDecline, stay = false }: SignInFormProps) {
  const { webroot } = useHost()
  const signIn = useSignIn({ userName, next, onSignedIn, stay })
  const { shown, form, values, errors, notice, busy, elsewhere, secret, first, isStep, leaves, byCredential } = signIn

  if (elsewhere && stay) return <SignInElsewhere href={atWebroot(webroot, elsewhere)} onDecline={onDecline} />
  return (
    <form className="sign-in" method="post" onSubmit={(event) => void signIn.submit(event)}>
      {notice && (
        <Alert type="info" withoutPrefix>
          {t(notice)}
        </Alert>
      )}
      {!notice && form?.reason && (
        <Alert type="info" withoutPrefix>
          {form.reason}
        </Alert>
      )}
      {errors.map((error) => (
        <Alert key={error} type="error" withoutPrefix>
          {error}
        </Alert>
      ))}
      {visibleFields(shown, values).map((field) => (
        <SignInField
          key={`${shown.step} ${field.name}`}
          field={field}
          step={shown.step}
          value={valueOf(field, values)}
          focusFirst={field.name === first}
          inputRef={field.name === secret.name ? secret.ref : undefined}
          onChange={(value) => signIn.set(field.name, value)}
        />
      ))}
      {byCredential && <p>{t('With the name of a credential, its owner’s user name and domain are needed, too.')}</p>}
      {stay && leaves && <p>{t('This opens another tab. Come back here when you are signed in.')}</p>}
      <div className="sign-in-buttons">
        {isStep && (
          <Button kind="quiet" onClick={signIn.startOver}>
            {t('Start over')}
          </Button>
        )}
        {onDecline && (
          <Button kind="quiet" onClick={onDecline}>
            {t('Sign out')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {shown.step === 'new-password' ? t('Change Password') : t('Sign in')}
        </Button>
      </div>
    </form>
  )
}

/** Where the way in is a page of its own: in another tab, so that nothing is lost in this one. */
function SignInElsewhere({ href, onDecline }: { href: string; onDecline?: () => void }) {
  return (
    <div className="sign-in">
      <p>{t('This opens another tab. Come back here when you are signed in.')}</p>
      <div className="sign-in-buttons">
        {onDecline && (
          <Button kind="quiet" onClick={onDecline}>
            {t('Sign out')}
          </Button>
        )}
        <Button kind="primary" href={href} target="_blank">
          {t('Sign in')}
        </Button>
      </div>
    </div>
  )
}

/** Characters of a name (W-SHELL-15). */
const mostOfName = 255

interface SignInFieldProps {
  field: FieldOfForm
  step: LoginStep
  value: string
  focusFirst: boolean
  inputRef: React.RefObject<HTMLInputElement | null> | undefined
  onChange: (value: string) => void
}

function SignInField({ field, step, value, focusFirst, inputRef, onChange }: SignInFieldProps) {
  const [visible, setVisible] = useState(false)
  const label = field.label || t(labels[field.name] ?? field.name)
  const isPassword = field.type === 'password' || field.name === 'password'
  const isCode = field.name === 'totp'
  if (field.type === 'select') {
    return (
      <FormField label={label}>
        <select name={field.name} value={value} onChange={(event) => onChange(event.target.value)}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </FormField>
    )
  }
  return (
    <FormField label={label}>
      <input
        {...initialFocus(focusFirst)}
        ref={inputRef}
        name={field.name}
        value={value}
        required={field.required || isCode || isPassword}
        maxLength={isPassword ? undefined : (field.maxLength ?? mostOfName)}
        type={isPassword && !visible ? 'password' : 'text'}
        inputMode={isCode ? 'numeric' : undefined}
        autoComplete={autoCompleteOf({ name: field.name, type: isPassword ? 'password' : field.type }, step)}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {isPassword && (
        <Button
          slot="suffix"
          kind="quiet"
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? t('Hide password') : t('Show password')}
          pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      )}
    </FormField>
  )
}
