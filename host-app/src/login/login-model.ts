import type { LoginField, LoginForm } from '@stratus/api-client'
import { belowWebroot } from '../paths.js'

/** The one way of signing in that needs a name and a password here (W-SHELL-09). */
export const CREDENTIALS = 'credentials'

/** Shown until the server has sent its own form: nearly every server asks for exactly these. */
export const plainForm: Pick<LoginForm, 'fields'> = {
  fields: [plain('username', 'text'), plain('password', 'password')],
}

function plain(name: string, type: 'text' | 'password'): LoginField {
  return { name, type, label: '', value: '', required: true, maxLength: null, choices: [] }
}

/** What the person has typed or chosen, over what the server filled in. */
export type LoginValues = Readonly<Record<string, string>>

export function valueOf(field: LoginField, values: LoginValues): string {
  return values[field.name] ?? field.value
}

/** How this person signs in: `credentials` unless the form offers other ways and one is chosen. */
export function authType({ fields }: Pick<LoginForm, 'fields'>, values: LoginValues): string {
  const selector = fields.find(({ name }) => name === 'auth_type')
  return selector ? valueOf(selector, values) || CREDENTIALS : CREDENTIALS
}

/** The fields a person sees: name and password only for the type `credentials` (W-SHELL-09). */
export function visibleFields(form: Pick<LoginForm, 'fields'>, values: LoginValues): LoginField[] {
  const withPassword = authType(form, values) === CREDENTIALS
  return form.fields.filter(({ name, type, choices }) => {
    if (type === 'hidden' || (type === 'select' && choices.length === 0)) return false
    return withPassword || (name !== 'username' && name !== 'password')
  })
}

/** All values to send, in the form's order. */
export function valuesToSend(form: Pick<LoginForm, 'fields'>, values: LoginValues): Record<string, string> {
  return Object.fromEntries(form.fields.map((field) => [field.name, valueOf(field, values)]))
}

/** Labels as Horizon words them; the server's own win. */
export const labels: Readonly<Record<string, string>> = {
  username: 'User Name',
  password: 'Password',
  domain: 'Domain',
  region: 'Region',
  auth_type: 'Authenticate using',
}

/** The cloud's page for changing a password that has expired, when a sign-in leads there; below the web root. */
export function passwordPage(location: string | null, webroot: string): string | null {
  const path = location === null ? null : belowWebroot(webroot, location)
  return path?.startsWith('/auth/password/') ? path : null
}
