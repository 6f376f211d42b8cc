import type { ItemFormTexts } from '../../../forms/ItemForm.js'
import { nameError, onlyErrors } from '../../../forms/name-errors.js'

/** What the form holds, as typed. */
export interface ServerGroupDraft {
  readonly name: string
  readonly policy: string
}

export const newServerGroup: ServerGroupDraft = { name: '', policy: '' }

export const createTexts: ItemFormTexts = {
  title: 'Create Server Group',
  submit: 'Create Server Group',
  success: 'Server Group %s was successfully created.',
}

/** Messages by field; an empty object may be sent (P-SG-06). English, keys of their translations. */
export function serverGroupErrors({ name, policy }: ServerGroupDraft) {
  return onlyErrors({
    name: nameError(name, 'a server group'),
    policy: policy === '' ? 'A policy is required.' : null,
  })
}
