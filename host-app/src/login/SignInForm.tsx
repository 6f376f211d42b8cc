import { ApiError, type LoginField, type LoginForm } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHost } from '../host.js'
import { Alert } from '../ui/Alert.js'
import { Button } from '../ui/Button.js'
import { SelectField, TextField } from '../ui/Field.js'
import { leaveToSignIn } from './leave-to-sign-in.js'
import {
  authType,
  CREDENTIALS,
  labels,
  plainForm,
  valueOf,
  valuesToSend,
  visibleFields,
  type LoginValues,
} from './login-model.js'

interface SignInFormProps {
  /** Filled in, for a person who was signed in before. */
  userName?: string
  /** Where the server would go next, with the web root. */
  next?: string
  onSignedIn: () => void | Promise<void>
  /** A second button, for a person who does not want to. */
  onDecline?: () => void
}

/** Horizon's sign-in form, drawn by us: which fields there are is the operator's choice and read from the server. */
export function SignInForm({ userName = '', next, onSignedIn, onDecline }: SignInFormProps) {
  const { client } = useHost()
  const [form, setForm] = useState<LoginForm | null>(null)
  const [values, setValues] = useState<LoginValues>(userName ? { username: userName } : {})
  const [errors, setErrors] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let current = true
    client.auth.loginForm().then(
      (read) => current && setForm(read),
      (error: unknown) => current && setErrors([messageOf(error)]),
    )
    return () => {
      current = false
    }
  }, [client])

  const shown = form ?? plainForm
  const withPassword = authType(shown, values) === CREDENTIALS

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (form && !withPassword) return leaveToSignIn(form, valuesToSend(form, values))
    setBusy(true)
    setErrors([])
    try {
      const result = await client.auth.login(valuesToSend(shown, values), next)
      if (result.ok) return await onSignedIn()
      setForm(result.form)
      setErrors(result.form.errors.length ? result.form.errors : [t('Invalid credentials.')])
      setValues((known) => ({ ...known, password: '' }))
      password.current?.focus()
    } catch (error) {
      setErrors([messageOf(error)])
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      {form?.reason && <Alert type="info" text={form.reason} />}
      {errors.map((error) => (
        <Alert key={error} type="error" text={error} />
      ))}
      {visibleFields(shown, values).map((field) => (
        <SignInField
          key={field.name}
          field={field}
          value={valueOf(field, values)}
          focusFirst={field.name === (userName ? 'password' : 'username')}
          passwordRef={password}
          onChange={(value) => setValues((known) => ({ ...known, [field.name]: value }))}
        />
      ))}
      <div className="sign-in-buttons">
        {onDecline && (
          <Button kind="quiet" onClick={onDecline}>
            {t('Sign Out')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {t('Sign In')}
        </Button>
      </div>
    </form>
  )
}

interface SignInFieldProps {
  field: LoginField
  value: string
  focusFirst: boolean
  passwordRef: React.RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
}

function SignInField({ field, value, focusFirst, passwordRef, onChange }: SignInFieldProps) {
  const [visible, setVisible] = useState(false)
  const label = field.label || t(labels[field.name] ?? field.name)
  const isPassword = field.name === 'password' || field.type === 'password'
  if (field.type === 'select') {
    return (
      <SelectField
        label={label}
        name={field.name}
        value={value}
        options={field.choices}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <TextField
      label={label}
      name={field.name}
      value={value}
      required={field.required}
      maxLength={isPassword ? undefined : (field.maxLength ?? 255)}
      type={isPassword && !visible ? 'password' : 'text'}
      autoComplete={isPassword ? 'current-password' : field.name === 'username' ? 'username' : 'on'}
      autoCapitalize="none"
      spellCheck={false}
      focusFirst={focusFirst}
      inputRef={isPassword ? passwordRef : undefined}
      onChange={(event) => onChange(event.target.value)}
      after={
        isPassword && (
          <Button
            kind="quiet"
            icon={visible ? 'eye-off' : 'eye'}
            aria-label={visible ? t('Hide password') : t('Show password')}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        )
      }
    />
  )
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'network' ? t('The server cannot be reached.') : t(error.message)
  return t('There was a problem communicating with the server, please try again.')
}
