import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'

/** Somebody else has taken away what is edited. English, key of its translation. */
export const goneMeanwhile =
  'It is not there any more: nothing was sent. What you typed stays here until you close this.'

const saysGone = (error: unknown) => new Error(t(goneMeanwhile), { cause: error })

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** What was changed in a form: the rest may have been changed by somebody else since. */
export function changedIn<Fields extends object>(opened: Fields, typed: Fields): Partial<Fields> {
  const isChanged = (name: keyof Fields) => JSON.stringify(typed[name]) !== JSON.stringify(opened[name])
  const names = (Object.keys(typed) as (keyof Fields)[]).filter(isChanged)
  return Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<Fields>
}

/**
 * For calls that take all of a thing only: as it is now, with what was changed laid over it. Where it cannot be read again it is as
 * the form was opened.
 */
export async function laidOver<Fields extends object>(
  changed: Partial<Fields>,
  opened: Fields,
  read: () => Promise<Fields>,
): Promise<Fields> {
  const now = await read().catch((error: unknown) => {
    if (isGone(error)) throw saysGone(error)
    return opened
  })
  return { ...now, ...changed }
}

/** Waits for a change; of a thing that is gone it fails with that, not with an id. */
export function orGone<Answer>(change: Promise<Answer>): Promise<Answer> {
  return change.catch((error: unknown) => {
    throw isGone(error) ? saysGone(error) : error
  })
}
