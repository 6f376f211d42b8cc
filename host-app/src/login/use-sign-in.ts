import { ApiError, type LoginForm } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { leaveByForm } from '../navigation/leave-by-form.js'
import { useHost } from '../host.js'
import { paths } from '../paths.js'
import {
  authType,
  APPLICATION_CREDENTIAL,
  passwordPage,
  plainForm,
  refusals,
  firstField,
  isElsewhere,
  secretOf,
  secrets,
  stepTexts,
  valuesToSend,
  wrongBefore,
  type LoginValues,
} from './login-model.js'

interface SignInOptions {
  readonly userName: string
  readonly next: string | null | undefined
  readonly onSignedIn: () => void | Promise<void>
  readonly stay: boolean
}

/** The way in: name and password, and what the cloud leads on to from there (a code, a new password, another page). */
export function useSignIn({ userName, next, onSignedIn, stay }: SignInOptions) {
  const { client, webroot, leaveTo } = useHost()
  const [form, setForm] = useState<LoginForm | null>(null)
  const [known, setValues] = useState<LoginValues>(userName ? { username: userName } : {})
  const [errors, setErrors] = useState<readonly string[]>([])
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  /** A page of the cloud, below the web root, that this form cannot stand for. */
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const ref = useRef<HTMLInputElement>(null)

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
  const type = authType(shown, known)
  const leaves = isElsewhere(type)

  const forgetSecrets = (kept: LoginValues = {}) =>
    setValues((before) => ({ ...before, ...Object.fromEntries(secrets.map((name) => [name, ''])), ...kept }))

  /** The cloud has another form for us, or the same again. */
  const goOn = async (from: Pick<LoginForm, 'step'>, to: LoginForm, sent: LoginValues): Promise<void> => {
    setForm(to)
    setNotice(stepTexts[to.step])
    if (to.step === from.step) {
      // "Invalid credentials." is no help with a code.
      const own = to.step === 'code' ? [] : to.errors
      setErrors(own.length ? own : [t(refusals[to.step])])
      forgetSecrets()
      ref.current?.focus()
    } else if (from.step === 'new-password') {
      // The password is changed, and known: nobody types it once more. Keystone refuses it within the second of the change.
      await new Promise((resolve) => setTimeout(resolve, 1200))
      const result = await client.auth.login({ ...valuesToSend(to, sent), password: sent['password'] ?? '' })
      if (result.ok) return onSignedIn()
      await goOn(plainForm, result.form, sent)
    } else if (to.step === 'credentials') {
      setErrors([t('That took too long. Sign in again.')])
      forgetSecrets()
    } else forgetSecrets(to.step === 'new-password' ? { original_password: sent['password'] ?? '' } : {})
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    // A script that fills the fields in (a password manager's) need not tell: what stands in them counts.
    const values = { ...known, ...textsOf(event.currentTarget) }
    setValues(values)
    if (form && leaves) {
      const fields = { ...valuesToSend(form, values), csrfmiddlewaretoken: form.token ?? '' }
      return leaveByForm(form.action, fields, stay ? '_blank' : undefined)
    }
    const wrong = wrongBefore(shown.step, values)
    setErrors(wrong ? [t(wrong)] : [])
    if (wrong) return
    setBusy(true)
    try {
      const fields = valuesToSend(shown, values)
      const result =
        form && form.step !== 'credentials' ? await client.auth.answer(form, fields) : await client.auth.login(fields)
      const expired = result.ok && passwordPage(result.location, webroot)
      if (expired) return setElsewhere(expired)
      if (result.ok) return await onSignedIn()
      await goOn(shown, result.form, values)
    } catch (error) {
      setErrors([messageOf(error)])
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    shown,
    values: known,
    errors,
    notice,
    busy,
    elsewhere,
    leaves,
    byCredential: type === APPLICATION_CREDENTIAL,
    /** A code or a new password is asked for. */
    isStep: shown.step !== 'credentials',
    /** The field that is typed anew when it was wrong. */
    secret: { name: type === APPLICATION_CREDENTIAL ? 'credential_secret' : secretOf[shown.step], ref },
    /** The field that people begin with. */
    first: firstField(shown.step, known, userName),
    set: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    submit,
    /** As another person, or because the code cannot be had. */
    startOver: () => {
      setForm(null)
      setNotice('')
      setErrors([])
      forgetSecrets()
      client.auth.loginForm().then(setForm, (error: unknown) => setErrors([messageOf(error)]))
    },
  }
}

const textsOf = (form: HTMLFormElement): LoginValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'network' ? t('The server cannot be reached.') : t(error.message)
  return t('There was a problem communicating with the server, please try again.')
}
