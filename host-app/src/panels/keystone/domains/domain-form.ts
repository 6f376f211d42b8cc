import { descriptionError, nameError, onlyErrors, sentName } from '../name-errors.js'
import type { Domain } from './domain.js'

/** What the form holds, as typed. */
export interface DomainDraft {
  readonly name: string
  readonly description: string
  readonly enabled: boolean
}

/** D2 §3: a new domain is enabled. */
export const newDomain: DomainDraft = { name: '', description: '', enabled: true }

export function draftOfDomain({ name, description, enabled }: Domain): DomainDraft {
  return { name: name ?? '', description: description ?? '', enabled: enabled !== false }
}

/** Messages by field; an empty object may be sent (D2 §5). English, keys of their translations. */
export function domainErrors({ name, description }: DomainDraft) {
  return onlyErrors({ name: nameError(name, 'a domain'), description: descriptionError(description) })
}

/** The body of the create and update calls. */
export const domainToSend = (draft: DomainDraft) => ({ ...draft, name: sentName(draft.name) })
