import { isTooLong } from '../../shared/text-limits.js'

/** What the form holds, as typed. */
export interface ServerGroupDraft {
  readonly name: string
  readonly policy: string
}

export type ServerGroupErrors = Partial<Record<keyof ServerGroupDraft, string>>

function nameError(name: string): string | null {
  if (name.trim() === '') return 'A server group name is required.'
  return isTooLong(name.trim()) ? 'A server group name less than 256 characters is required.' : null
}

/** Messages by field; an empty object may be sent (D2 §5). English, keys of their translations. */
export function serverGroupErrors({ name: typed, policy }: ServerGroupDraft): ServerGroupErrors {
  const name = nameError(typed)
  return { ...(name && { name }), ...(policy === '' && { policy: 'A policy is required.' }) }
}
