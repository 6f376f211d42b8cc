import { ApiError } from '@stratus/api-client'
import { onlyErrors } from '../../../forms/name-errors.js'
import { passwordError } from './user-form-model.js'

/** What the form holds, as typed. */
export interface PasswordDraft {
  readonly password: string
  /** The confirmation says the same. */
  readonly matches: boolean
  /** Of the person who changes it; asked for by ENFORCE_PASSWORD_CHECK. */
  readonly adminPassword: string
}

export const newPassword: PasswordDraft = { password: '', matches: true, adminPassword: '' }

/** Messages by field; an empty object may be sent (I-FORM-04). English, keys of their translations. */
export function passwordErrors(draft: PasswordDraft, enforced: boolean) {
  return onlyErrors({
    password: passwordError(draft),
    adminPassword: enforced && draft.adminPassword === '' ? 'An admin password is required.' : null,
  })
}

/** The body of the update call: with a password in it, nothing else changes. */
export function passwordToSend({ password, adminPassword }: PasswordDraft, enforced: boolean) {
  return enforced ? { password, admin_password: adminPassword } : { password }
}

const hints: Readonly<Record<string, string>> = {
  ADMIN_PASSWORD_INCORRECT: 'The admin password is incorrect.',
}

/**
 * Why a password was refused: the hint of the answer's code (DEC-30) and, where the identity service says why, its words.
 * Null for failures that are not about what was typed.
 * @returns English, key of its translation, and what the server said
 */
export function passwordHint(error: unknown): { text: string; details: string | null } | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null
  return {
    text: hints[error.serverCode ?? ''] ?? 'Something wrong to change password.',
    details: error.serverText,
  }
}
