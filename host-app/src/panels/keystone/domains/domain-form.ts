import type { ItemFormTexts } from '../../../forms/ItemForm.js'
import { descriptionError, nameError, onlyErrors } from '../../../forms/name-errors.js'
import type { Domain } from './domain.js'

/** What the form holds, as typed. */
export type DomainDraft = {
  readonly name: string
  readonly description: string
  readonly enabled: boolean
}

/** A new domain is enabled (I-DOM-05). */
export const newDomain: DomainDraft = { name: '', description: '', enabled: true }

export function draftOfDomain({ name, description, enabled }: Domain): DomainDraft {
  return { name: name ?? '', description: description ?? '', enabled: enabled !== false }
}

/** Messages by field; an empty object may be sent (I-DOM-05). English, keys of their translations. @param edited null: a new domain */
export function domainErrors({ name, description }: DomainDraft, edited: Pick<Domain, 'description'> | null = null) {
  return onlyErrors({
    name: nameError(name, 'a domain'),
    description: descriptionError(description, edited?.description),
  })
}

const taken = 'A domain with that name exists.'

export const createTexts: ItemFormTexts = {
  title: 'Create Domain',
  submit: 'Create Domain',
  success: 'Domain %s was successfully created.',
  taken,
}

export const editTexts: ItemFormTexts = {
  title: 'Edit Domain',
  submit: 'Update Domain',
  success: 'Domain %s was successfully updated.',
  taken,
}
