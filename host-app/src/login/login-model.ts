import type { FormField, LoginForm, LoginStep } from '@stratus/api-client'
import { belowWebroot } from '../paths.js'

/** The usual way of signing in, by name and password (W-SHELL-09). */
const CREDENTIALS = 'credentials'

/** By what programs sign in; without Horizon people may, too. */
export const APPLICATION_CREDENTIAL = 'application_credential'

/** What each way of signing in here asks for, and whether it has to; any other leads to another site, and asks for none of it. */
const asked: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  [CREDENTIALS]: { username: true, password: true },
  [APPLICATION_CREDENTIAL]: { credential: true, credential_secret: true, username: false },
}
const askedBySome = new Set(Object.values(asked).flatMap((fields) => Object.keys(fields)))

/** Whether the way in is another site. */
export const isElsewhere = (type: string): boolean => !(type in asked)

/** Fields that are emptied when they were wrong. */
export const secrets = ['password', 'credential_secret', 'totp', 'original_password', 'confirm_password'] as const

/** The one that is typed anew when a step was refused. */
export const secretOf: Readonly<Record<LoginStep, string>> = {
  credentials: 'password',
  code: 'totp',
  'new-password': 'original_password',
}

/** The field that people begin with: what is known already needs no typing. */
export function firstField(step: LoginStep, values: LoginValues, userName: string): string {
  if (step === 'credentials') return userName ? 'password' : 'username'
  return step === 'new-password' && values['original_password'] ? 'password' : secretOf[step]
}

/** What a password manager, or a phone, may fill in. */
export function autoCompleteOf({ name, type }: Pick<FormField, 'name' | 'type'>, step: LoginStep): string {
  if (name === 'username') return 'username'
  if (name === 'totp') return 'one-time-code'
  if (type !== 'password') return 'on'
  return step === 'new-password' && name !== 'original_password' ? 'new-password' : 'current-password'
}

/** What is said above the fields of a step; English, keys of their translations. */
export const stepTexts: Readonly<Record<LoginStep, string>> = {
  credentials: '',
  code: 'Enter the code that your authenticator app shows now.',
  'new-password': 'Your password has expired. Choose a new one.',
}

/** What is wrong when the server says no more than that something is. */
export const refusals: Readonly<Record<LoginStep, string>> = {
  credentials: 'Invalid credentials.',
  code: 'This code is not right, is too old, or was used before. Enter the one that the app shows now.',
  'new-password': 'Unable to update the user password.',
}

/** What can be known to be wrong before it is sent; null when nothing is. */
export function wrongBefore(step: LoginStep, values: LoginValues): string | null {
  if (step !== 'new-password') return null
  if (values['password'] !== values['confirm_password']) return 'Passwords do not match.'
  return values['password'] === values['original_password'] ? 'The new password must differ from the old one.' : null
}

/** Shown until the server has sent its own form: nearly every server asks for exactly these. */
export const plainForm: Pick<LoginForm, 'fields' | 'step'> = {
  step: 'credentials',
  fields: [plain('username', 'text'), plain('password', 'password')],
}

function plain(name: string, type: 'text' | 'password'): FormField {
  const nothing = { label: '', value: '', checked: false, maxLength: null, min: null, max: null, help: '', errors: [] }
  return { ...nothing, name, type, required: true, choices: [] }
}

/** What the person has typed or chosen, over what the server filled in. */
export type LoginValues = Readonly<Record<string, string>>

export function valueOf(field: FormField, values: LoginValues): string {
  return values[field.name] ?? field.value
}

/** How this person signs in: `credentials` unless the form offers other ways and one is chosen. */
export function authType({ fields }: Pick<LoginForm, 'fields'>, values: LoginValues): string {
  const selector = fields.find(({ name }) => name === 'auth_type')
  return selector ? valueOf(selector, values) || CREDENTIALS : CREDENTIALS
}

/** The fields a person sees: of those that some way of signing in asks for, those of the chosen one (W-SHELL-09). */
export function visibleFields(form: Pick<LoginForm, 'fields'>, values: LoginValues): FormField[] {
  const own = asked[authType(form, values)] ?? {}
  return form.fields
    .filter((field) => field.type !== 'hidden' && !(field.type === 'select' && field.choices.length === 0))
    .filter(({ name }) => !askedBySome.has(name) || name in own)
    .map((field) => ({ ...field, required: own[field.name] ?? field.required }))
}

/** All values to send, in the form's order. */
export function valuesToSend(form: Pick<LoginForm, 'fields'>, values: LoginValues): Record<string, string> {
  const text = (field: FormField) =>
    // People type codes as apps show them: in two groups.
    field.name === 'totp' ? valueOf(field, values).replace(/\s/g, '') : valueOf(field, values)
  return Object.fromEntries(form.fields.map((field) => [field.name, text(field)]))
}

/** Labels as Horizon words them; the server's own win. */
export const labels: Readonly<Record<string, string>> = {
  username: 'User Name',
  password: 'Password',
  domain: 'Domain',
  region: 'Region',
  auth_type: 'Authenticate using',
  credential: 'ID or name of the application credential',
  credential_secret: 'Secret',
  totp: 'Passcode',
  original_password: 'Original password',
  confirm_password: 'Confirm Password',
}

/** The cloud's page for changing a password that has expired, when a sign-in leads there; below the web root. */
export function passwordPage(location: string | null, webroot: string): string | null {
  const path = location === null ? null : belowWebroot(webroot, location)
  return path?.startsWith('/auth/password/') ? path : null
}
