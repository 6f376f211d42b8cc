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

/**
 * Messages by field; an empty object may be sent (I-DOM-05). English, keys of their translations.
 * @param edited null: a new domain
 * @param own id of the domain of who edits it: nobody is let to lock themselves out
 */
export function domainErrors(
  { name, description, enabled }: DomainDraft,
  edited: Pick<Domain, 'id' | 'description'> | null = null,
  own: string | null = null,
) {
  return onlyErrors({
    name: nameError(name, 'a domain'),
    description: descriptionError(description, edited?.description),
    enabled: !enabled && edited !== null && edited.id === own ? 'You cannot disable your own domain.' : null,
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
