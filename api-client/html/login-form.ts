import { errorsOf, readForm, type FormField, type HorizonForm } from './form.js'
import { attribute, hasClass, scanHtml, textWithin } from './html-scan.js'

/** What a form of the sign-in asks for: name and password, the code of a second factor, or a new password in place of one that has expired. */
export type LoginStep = 'credentials' | 'code' | 'new-password'

/**
 * Horizon's own login form, or one that it leads on to, read from its page: which fields there are ('username', 'password', 'domain',
 * 'region', 'auth_type', 'totp', 'original_password' …) is the operator's configuration. The decoys that keep browsers from filling
 * in are left out; `errors` are those of the last attempt ('Invalid credentials.').
 */
export interface LoginForm extends HorizonForm {
  readonly step: LoginStep
  /** Why the user is here ('Your session has timed out.'), when the page says so. */
  readonly reason: string | null
}

/** Fields that only the sign-in has. */
const telling = ['password', 'auth_type', 'totp']

/**
 * Null when the page holds no form with a password, a code or an auth-type selector: it is some other page.
 *
 * @param page - where it was read: what a form without an address of its own is sent to
 */
export function readLoginForm(html: string, page = 'auth/login/'): LoginForm | null {
  const form = readForm(html, page, (names) => telling.some((name) => names.has(name)))
  if (!form) return null
  const all = scanHtml(html)
  return {
    ...form,
    step: stepOf(form.fields),
    fields: form.fields
      .filter(({ name }) => !name.startsWith('fake_'))
      .map((field) => ({ ...field, required: field.required || ['username', 'password'].includes(field.name) })),
    errors: errorsOf(all),
    reason: reasonOf(all),
  }
}

function stepOf(fields: readonly FormField[]): LoginStep {
  const has = (name: string) => fields.some((field) => field.name === name)
  if (has('totp')) return 'code'
  return has('original_password') ? 'new-password' : 'credentials'
}

function reasonOf(pieces: ReturnType<typeof scanHtml>): string | null {
  for (const [at, piece] of pieces.entries()) {
    const isError = ['javascript-disabled', 'alert-danger', 'errorlist'].some((name) => hasClass(piece, name))
    if (isError || !(hasClass(piece, 'alert') || attribute(piece, 'id') === 'logout_reason')) continue
    const text = textWithin(pieces, at)
    if (text) return text
  }
  return null
}
