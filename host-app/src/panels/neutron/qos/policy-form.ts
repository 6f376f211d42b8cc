import { isTooLong } from '../../shared/text-limits.js'

/** What the form holds, as typed. */
export interface PolicyDraft {
  readonly name: string
  readonly description: string
  readonly shared: boolean
}

export const newPolicy: PolicyDraft = { name: '', description: '', shared: false }

export type PolicyErrors = Partial<Record<keyof PolicyDraft, string>>

function nameError(name: string): string | null {
  if (name.trim() === '') return 'A policy name is required.'
  return isTooLong(name.trim()) ? 'A policy name less than 256 characters is required.' : null
}

/** Messages by field; an empty object may be sent (D2 §5, §9). English, keys of their translations. */
export function policyErrors(draft: PolicyDraft): PolicyErrors {
  const name = nameError(draft.name)
  return {
    ...(name && { name }),
    ...(isTooLong(draft.description) && {
      description: 'A policy description less than 256 characters is required.',
    }),
  }
}
