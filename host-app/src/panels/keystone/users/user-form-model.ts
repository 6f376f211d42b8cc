import { descriptionError, nameError, onlyErrors, sentName } from '../../../forms/name-errors.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { User } from './user.js'

/** What the forms hold, as typed. */
export interface UserDraft {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The confirmation says the same. */
  readonly matches: boolean
  /** Primary project, by id. */
  readonly project: string
  /** Role in the primary project, by id. */
  readonly role: string
  readonly description: string
  readonly enabled: boolean
}

/** A new user is enabled (I-FORM-02). */
export const newUser: UserDraft = {
  name: '',
  email: '',
  password: '',
  matches: true,
  project: '',
  role: '',
  description: '',
  enabled: true,
}

export function draftOfUser({ name, email, default_project_id, description }: User): UserDraft {
  return {
    ...newUser,
    name: name ?? '',
    email: email ?? '',
    project: default_project_id ?? '',
    description: description ?? '',
  }
}

/** What is wrong with the passwords (I-FORM-04). English, key of its translation. */
export function passwordError({ password, matches }: Pick<UserDraft, 'password' | 'matches'>): string | null {
  if (password === '') return 'A password is required.'
  if (!matches) return 'Passwords do not match.'
  return isTooLong(password) ? 'A password less than 256 characters is required.' : null
}

/** The primary project of a user can be another one, but not none. */
export const needsProject = (edited: Pick<User, 'default_project_id'> | null): boolean =>
  edited === null || edited.default_project_id !== null

/**
 * Messages by field; an empty object may be sent (I-FORM-03). English, keys of their translations.
 * @param edited passwords and roles are not edited with the rest, and who has no primary project needs none; null: a new user
 */
export function userErrors(draft: UserDraft, edited: Pick<User, 'default_project_id' | 'description'> | null) {
  return onlyErrors({
    name: nameError(draft.name, 'a user'),
    email: isTooLong(draft.email) ? 'An email less than 256 characters is required.' : null,
    password: edited ? null : passwordError(draft),
    project: needsProject(edited) && draft.project === '' ? 'A primary project is required.' : null,
    role: !edited && draft.role === '' ? 'A role is required.' : null,
    description: descriptionError(draft.description, edited?.description),
  })
}

/** The body of the create call. The role is granted by a call of its own. */
export function userToCreate({ name, email, password, project, description, enabled }: UserDraft) {
  return { name: sentName(name), email: email.trim(), password, project, description, enabled }
}

/** The body of the update call, of what was changed: without domain and `enabled` (DEC-16). */
export function userToUpdate({ name, email, project, description }: Partial<UserDraft>) {
  return {
    ...(name !== undefined && { name: sentName(name) }),
    ...(email !== undefined && { email: email.trim() }),
    ...(description !== undefined && { description }),
    ...(project && { project }),
  }
}
