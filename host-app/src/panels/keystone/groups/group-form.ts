import type { ItemFormTexts } from '../../../forms/ItemForm.js'
import { descriptionError, nameError, onlyErrors } from '../../../forms/name-errors.js'
import type { Group } from './group.js'

/** What the form holds, as typed. */
export type GroupDraft = {
  readonly name: string
  readonly description: string
}

export function draftOfGroup(group: Group | null): GroupDraft {
  return { name: group?.name ?? '', description: group?.description ?? '' }
}

/** Messages by field; an empty object may be sent (I-GRP-01). English, keys of their translations. @param edited null: a new group */
export function groupErrors({ name, description }: GroupDraft, edited: Pick<Group, 'description'> | null = null) {
  return onlyErrors({
    name: nameError(name, 'a group'),
    description: descriptionError(description, edited?.description),
  })
}

const taken = 'A group with that name exists.'

export const createTexts: ItemFormTexts = {
  title: 'Create Group',
  submit: 'Create Group',
  success: 'Group %s was successfully created.',
  taken,
}

export const editTexts: ItemFormTexts = {
  title: 'Edit Group',
  submit: 'Update Group',
  success: 'Group updated successfully.',
  taken,
}
