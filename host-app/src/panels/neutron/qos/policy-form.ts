import type { ItemFormTexts } from '../../../forms/ItemForm.js'
import { nameError, onlyErrors } from '../../../forms/name-errors.js'
import { isTooLong } from '../../../forms/text-limits.js'

/** What the form holds, as typed. */
export type PolicyDraft = {
  readonly name: string
  readonly description: string
  readonly shared: boolean
}

export const newPolicy: PolicyDraft = { name: '', description: '', shared: false }

export const createTexts: ItemFormTexts = {
  title: 'Create QoS Policy',
  submit: 'Create Policy',
  success: 'QoS Policy %s was successfully created.',
}

/** Messages by field; an empty object may be sent (P-QOS-05). English, keys of their translations. */
export function policyErrors({ name, description }: PolicyDraft) {
  return onlyErrors({
    name: nameError(name, 'a policy'),
    description: isTooLong(description) ? 'A policy description less than 256 characters is required.' : null,
  })
}
