import { ApiError, type LoginField, type LoginForm } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { leaveByForm } from '../navigation/leave-by-form.js'
import { useHost } from '../host.js'
import { atWebroot, paths } from '../paths.js'
import { Alert } from '../ui/Alert.js'
import { Button } from '../ui/Button.js'
import { SelectField, TextField } from '../ui/Field.js'
import {
  authType,
  CREDENTIALS,
  labels,
  passwordPage,
  plainForm,
  valueOf,
  valuesToSend,
  visibleFields,
  type LoginValues,
} from './login-model.js'

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
  const { client, webroot, leaveTo } = useHost()
  const [form, setForm] = useState<LoginForm | null>(null)
  const [values, setValues] = useState<LoginValues>(userName ? { username: userName } : {})
  const [errors, setErrors] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  /** A page of the cloud, below the web root, that this form cannot stand for. */
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let current = true
    const load = async () => {
      try {
        const read = await client.auth.loginForm()
        if (current) setForm(read)
      } catch (error) {
        // A sign-in page without a form that leads on: the cloud signs people in on another site.
        const leadsOn = await client.auth.standing().catch(() => false)
        if (!current) return
        if (leadsOn) setElsewhere(paths.signInOfCloud(next))
        else setErrors([messageOf(error)])
      }
    }
    void load()
    return () => {
      current = false
    }
  }, [client, next])

  useEffect(() => {
    if (elsewhere && !stay) leaveTo(elsewhere)
  }, [elsewhere, stay, leaveTo])

  const shown = form ?? plainForm
  const withPassword = authType(shown, values) === CREDENTIALS

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (form && !withPassword) {
      const fields = { ...valuesToSend(form, values), csrfmiddlewaretoken: form.token ?? '' }
      return leaveByForm(form.action, fields, stay ? '_blank' : undefined)
    }
    setBusy(true)
    setErrors([])
    try {
      const result = await client.auth.login(valuesToSend(shown, values))
      const expired = result.ok && passwordPage(result.location, webroot)
      if (expired) return setElsewhere(expired)
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

  if (elsewhere && stay) return <SignInElsewhere href={atWebroot(webroot, elsewhere)} onDecline={onDecline} />
  return (
    <form className="sign-in" method="post" onSubmit={(event) => void submit(event)}>
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
      {stay && !withPassword && <p>{t('This opens another tab. Come back here when you are signed in.')}</p>}
      <div className="sign-in-buttons">
        {onDecline && (
          <Button kind="quiet" onClick={onDecline}>
            {t('Sign out')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy}>
          {t('Sign in')}
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
            label={visible ? t('Hide password') : t('Show password')}
            pressed={visible}
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
