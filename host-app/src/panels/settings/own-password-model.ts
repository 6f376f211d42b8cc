import { onlyErrors } from '../../forms/name-errors.js'

export interface OwnPasswords {
  readonly current: string
  readonly next: string
  readonly again: string
}

export const noPasswords: OwnPasswords = { current: '', next: '', again: '' }

/** What stands in the fields of a form that has them by name. */
export function passwordsIn(form: FormData): OwnPasswords {
  const textOf = (name: keyof OwnPasswords) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { current: textOf('current'), next: textOf('next'), again: textOf('again') }
}

/** Messages by field; an empty object may be sent. English, keys of their translations. */
export function ownPasswordErrors({ current, next, again }: OwnPasswords) {
  return onlyErrors({
    current: current === '' ? 'Type the current password.' : null,
    next: next === '' ? 'Type a new password.' : next === current ? 'The new password is the current one.' : null,
    again: again === next ? null : 'The passwords do not match.',
  })
}
